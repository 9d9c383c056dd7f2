"""What things are worth in Saba, in points: a figure that stays until the end is worth one.

A figure on a column stays for good, one on an arch is soon built over. A figure that sends a rival
back counts twice, for what one gains and for what they lose. Pieces are worth little by themselves,
for nobody may keep more than seven: what counts is how much is missing for a good card.
"""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy.saba.taste import Taste
from makeda.core.piles import add
from makeda.games.saba import scoring
from makeda.games.saba.components import (
    DECK_CARDS,
    END_CARD,
    GOLD,
    KINDS,
    LEVELS,
    MOST_PIECES,
    NOBODY,
    NOTHING,
    PALACE_CARDS,
    PLOTS,
    SECOND_TREASURY,
    SPACES,
    level_of,
    plot_of,
)
from makeda.games.saba.palace import prices
from makeda.games.saba.serail import with_marker
from makeda.games.saba.state import SabaState

# The end card wins the game: nothing is worth more, and nothing costs more than to lose by it.
GAME: Final = 10.0


# The palace


class Palace:
    """What everybody can tell of the palace cards: what the open ones cost, and which come."""

    def __init__(self, t: Taste, s: SabaState) -> None:
        self.taste: Final = t
        self.s: Final = s
        # What tells that it has changed: nothing is built, and no figure comes or goes, without one
        # of these
        self.spaces: Final = s.spaces[:]
        self.palace_next: Final = s.palace_next
        self.figures: Final = s.figures[:]
        self.serail: Final = s.serail[:]
        # [S9.1] By card, whether it is open or still in the deck
        coming = [False] * DECK_CARDS
        # How many palace cards are open or still to come: the clock of the game [S7.1]
        left = 0
        for card in s.spaces + s.palace[s.palace_next :]:
            if card != NOTHING:
                coming[card] = True
                left += card < PALACE_CARDS
        self.coming = coming
        self.left = left
        self.points = scoring.points(s)
        self.everyone = list(range(s.players))
        # By space and kind
        self.price: list[list[int]] = []
        for space in range(SPACES):
            taken = s.spaces[space] != NOTHING
            self.price.append(prices(s, space) if taken else [0] * KINDS)
        self.scoring = open_scoring(s)
        # [S4.1] Who would win a scoring now, if one lies open
        self.leader = NOBODY
        if self.scoring != NOTHING:
            self.leader = scoring.leader_with(self.points, s.serail)

    def is_of(self, t: Taste, s: SabaState) -> bool:
        """Whether it tells of this position as it is now."""
        return (
            self.s is s
            and self.taste is t
            and self.palace_next == s.palace_next
            and self.spaces == s.spaces
            and self.figures == s.figures
            and self.serail == s.serail
        )

    def staying(self, plot: int, level: int) -> float:
        """[S3.5] The chance that a figure on this level is still there in the end."""
        chance = 1.0
        for higher in range(level, LEVELS):
            if self.coming[higher * PLOTS + plot]:
                chance *= self.taste.outlives
        return chance

    def rivalry(self, seat: int, other: int) -> float:
        """What a rival's loss of one point is worth. With two players it is a point won."""
        if self.s.players == 2:
            return 1.0
        for third in range(self.s.players):
            if third != seat and self.points[third] > self.points[other]:
                return self.taste.other_rival
        return self.taste.leading_rival

    def part_worth(self, seat: int, card: int) -> float:
        """[S3.6] What it is worth to a seat to build a palace part."""
        s = self.s
        plot = plot_of(card)
        owner = s.balconies[plot]
        if owner != seat and not has_figure(s, seat):
            return 0.0
        if self._is_last(card):
            totals, serail = self.after_build(seat, card)
            return GAME if scoring.winners_with(totals, serail) == [seat] else -GAME
        worth = self.staying(plot, level_of(card))
        if owner == seat:
            return worth - self.staying(plot, s.levels[plot])
        present = self.taste.present if self.coming[SECOND_TREASURY] else 0.0
        worth += present
        if owner != NOBODY:
            worth += self.rivalry(seat, owner) * (self.staying(plot, s.levels[plot]) + present)
        return worth

    def _is_last(self, card: int) -> bool:
        """[S7.1] Whether the game ends with this part; a lower one of its plot leaves too."""
        left = self.left
        if left > LEVELS:
            return False
        for lower in range(plot_of(card), card, PLOTS):
            left -= self.coming[lower]
        return left == 1

    def leads_after(self, seat: int, card: int) -> bool:
        """[S4.1] Whether a seat is ahead once it has built a palace part."""
        totals, serail = self.after_build(seat, card)
        return scoring.leader_with(totals, serail) == seat

    def after_build(self, seat: int, card: int) -> tuple[list[int], list[int]]:
        """[S3.6] The points and the markers when the seat's figure is on the balcony."""
        s = self.s
        totals = self.points[:]
        add(totals, seat, 1)
        before = s.balconies[plot_of(card)]
        if before == NOBODY:
            return totals, s.serail
        add(totals, before, -1)
        serail = with_marker(s, before)
        if s.serail_figures:
            self._settle_lead(totals, serail)
        return totals, serail

    def _settle_lead(self, totals: list[int], serail: list[int]) -> None:
        """[S8.2] Who loses the lead in the serail takes a figure back; the leader puts one."""
        s = self.s
        lead = scoring.serail_lead(serail, self.everyone)
        if lead == s.serail_figure:
            return
        if s.serail_figure != NOBODY:
            add(totals, s.serail_figure, -1)
        if lead != NOBODY and s.figures[lead]:
            add(totals, lead, 1)


def has_figure(s: SabaState, seat: int) -> bool:
    """[S3.6, S4.2] Whether there is a figure to put somewhere, in supply or in a quarter."""
    return s.figures[seat] > 0 or seat in s.quarters


def open_scoring(s: SabaState) -> int:
    """The first space with a treasury card or the end card, or NOTHING."""
    for space in range(SPACES):
        if s.spaces[space] >= PALACE_CARDS:
            return space
    return NOTHING


def scoring_worth(s: SabaState, seat: int, card: int, ahead: bool) -> float:
    """[S4.1, S7.1] A treasury card is worth a point to who is ahead, the end card the game; to
    others they are worth less than nothing.
    """
    if card == END_CARD:
        return GAME if scoring.winners(s) == [seat] else -GAME
    if not ahead:
        return -1.0
    return 1.0 if has_figure(s, seat) else 0.0


# Pieces


class Outlook:
    """What the open cards are worth to a seat, and what they cost."""

    def __init__(self, palace: Palace, seat: int) -> None:
        s = palace.s
        self.palace = palace
        self.taste = palace.taste
        self.s = s
        self.seat = seat
        self.price = palace.price
        self.scoring = palace.scoring
        self.worth: list[float] = [0.0] * SPACES
        # Whether the build on a space would bring the seat ahead for an open scoring
        self.leads = [False] * SPACES
        ahead = palace.leader == seat
        for space in range(SPACES):
            card = s.spaces[space]
            if card >= PALACE_CARDS:
                self.worth[space] = scoring_worth(s, seat, card, ahead)
            elif card != NOTHING:
                self.worth[space] = palace.part_worth(seat, card)
                if self.scoring != NOTHING and not ahead:
                    self._look_ahead(space)

    def _look_ahead(self, space: int) -> None:
        """[S4.1] A build that brings the seat ahead is worth more while a scoring lies open."""
        s = self.s
        if self.worth[space] > 0.0 and self.palace.leads_after(self.seat, s.spaces[space]):
            self.leads[space] = True
            ends = s.spaces[self.scoring] == END_CARD
            t = self.taste
            self.worth[space] += t.ahead_at_end if ends else t.ahead

    def scoring_after(self, space: int, left: list[int]) -> float:
        """[S3.10] What a scoring adds right after the build that brings the seat ahead."""
        if not self.leads[space] or self.s.carried:
            return 0.0
        for kind in range(KINDS):
            if left[kind] < self.price[self.scoring][kind]:
                return 0.0
        return GAME if self.s.spaces[self.scoring] == END_CARD else 1.0

    def standing(self, have: list[int], done: int) -> float:
        """What a stock of pieces is worth for the next turn: for itself, and for the card that it
        brings closest. The card on the space `done` will be gone by then.
        """
        value = 0.0
        stock = self.taste.stock
        for kind in range(KINDS):
            value += stock[min(have[kind], len(stock) - 1)]
        value += self.taste.gold * min(have[GOLD], len(stock) - 1)
        best = 0.0
        for space in range(SPACES):
            # What would promise less with nothing missing needs no closer look.
            if space != done and self.worth[space] * self.taste.closeness[0] > best:
                best = max(best, self.chance(have, space))
        return value + best

    def chance(self, have: list[int], space: int) -> float:
        """What an open card promises to who has these pieces: the fewer are missing, the more.

        Those of one kind count half, as the harbour brings several of a kind at a time.
        """
        worth = self.worth[space]
        if worth <= 0.0:
            return 0.0
        price = self.price[space]
        missing = most = 0
        for kind in range(KINDS):
            lack = price[kind] - have[kind]
            if lack > 0:
                missing += lack
                if lack > most:
                    most = lack
        closeness = self.taste.closeness
        return worth * closeness[min(missing - most // 2, len(closeness) - 1)]

    def waste(self, have: list[int]) -> float:
        """[S3.11] What is lost because nobody may keep more than seven pieces."""
        pieces = 0
        for number in have:
            pieces += number
        return self.taste.waste * max(0, pieces - MOST_PIECES)


class Seen:
    """A palace, and what each seat that has asked sees of it."""

    def __init__(self, palace: Palace) -> None:
        self.palace: Final = palace
        self.outlooks: Final[list[Outlook | None]] = [None] * palace.s.players


# In a turn a seat decides again and again while the palace stays the same: so the last one is kept.
LATEST: Final[list[Seen]] = []


def palace_of(t: Taste, s: SabaState) -> Palace:
    return _seen(t, s).palace


def outlook_of(t: Taste, s: SabaState, seat: int) -> Outlook:
    seen = _seen(t, s)
    found = seen.outlooks[seat]
    if found is None:
        found = seen.outlooks[seat] = Outlook(seen.palace, seat)
    return found


def _seen(t: Taste, s: SabaState) -> Seen:
    if LATEST:
        latest = LATEST[0]
        if latest.palace.is_of(t, s):
            return latest
    seen = Seen(Palace(t, s))
    LATEST[:] = [seen]
    return seen


def pieces_of(s: SabaState, seat: int) -> list[int]:
    return s.goods[seat * KINDS : (seat + 1) * KINDS]


def gold_of(s: SabaState, seat: int) -> int:
    return s.goods[seat * KINDS + GOLD]
