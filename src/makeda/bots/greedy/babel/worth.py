"""What parts, discs and cards are worth, to oneself and as a loss to rivals."""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy.babel.taste import Taste
from makeda.core.piles import add
from makeda.games.babel.components import (
    ACTION_COUNT,
    DISC_POINTS,
    FIVE,
    FIVE_POINTS,
    KIND_COUNT,
    NOBODY,
    PLACES,
    SITES,
    WONDERS,
)
from makeda.games.babel.scoring import disc_bonus, points_for_parts
from makeda.games.babel.state import BabelState
from makeda.games.babel.tables import Disc

# With so many discs left of some kind, or fewer, cards begin to lose their worth.
LATE: Final = 3
# To end the game as the winner, or to let somebody else win by it
WIN: Final = 60.0


class Board:
    """What all can see of the wonders and the discs, whoever looks at them."""

    def __init__(self, t: Taste, s: BabelState) -> None:
        # What all of it follows from
        self.taste: Final = t
        self.tables: Final = s.tables
        self.layout: Final = s.layout[:]
        self.owner: Final = s.owner[:]
        self.parts: Final = s.parts[:]
        self.marker: Final = s.marker
        # [B5.1] The discs on the wonders by kind, one of two colours for both; and by wonder
        self.left: Final = [0] * KIND_COUNT
        self.places: Final = [0] * len(WONDERS)
        # [B1.7] The discs of each player; and their number by seat and kind, as above
        self.discs: Final[list[list[Disc]]] = [[] for _ in range(s.players)]
        self.held: Final = [0] * (s.players * KIND_COUNT)
        self._count_discs(s)
        self.scarcest: Final = _least(self.left)
        self.bonus: Final = [disc_bonus(s.tables, discs) for discs in self.discs]
        # Wonder by wonder, what each player may expect of it; and if the game ended now, which is
        # found out when it is asked for
        self.prospects: Final = self._prospects(s, self.scarcest)
        self.final: list[list[float]] = []

    def _count_discs(self, s: BabelState) -> None:
        for site in range(SITES):
            owner = s.owner[site]
            disc = s.disc_on(site)
            if owner == NOBODY:
                add(self.places, site // PLACES, 1)
                _count_kinds(self.left, 0, disc)
            else:
                self.discs[owner].append(disc)
                _count_kinds(self.held, owner * KIND_COUNT, disc)

    def _prospects(self, s: BabelState, scarcest: int) -> list[list[float]]:
        return [
            prospects(self.taste, s, s.parts_on(wonder), self.places[wonder], scarcest)
            for wonder in range(len(WONDERS))
        ]

    def is_of(self, t: Taste, s: BabelState) -> bool:
        """Whether a position has this board, and it is judged alike."""
        return (
            self.owner == s.owner
            and self.taste is t
            and self.parts == s.parts
            and self.marker == s.marker
            and self.layout == s.layout
            and self.tables is s.tables
        )

    def final_prospects(self, s: BabelState) -> list[list[float]]:
        """[B5.2] Wonder by wonder, what each player would get if the game ended now."""
        if not self.final:
            self.final = self._prospects(s, 0)
        return self.final


# All who are asked in a turn look at the same board, so the last one is kept.
LATEST: Final[list[Board]] = []


def board_of(t: Taste, s: BabelState) -> Board:
    if LATEST:
        latest = LATEST[0]
        if latest.is_of(t, s):
            return latest
    board = Board(t, s)
    LATEST[:] = [board]
    return board


class Outlook:
    """What is worth knowing for every decision in a position, seen from one seat."""

    def __init__(self, t: Taste, s: BabelState, seat: int) -> None:
        self.taste: Final = t
        self.seat: Final = seat
        board = board_of(t, s)
        self.board: Final = board
        self.left: Final = board.left
        self.scarcest: Final = board.scarcest
        self.card: Final = t.card * min(1.0, board.scarcest / LATE)
        self.loss: Final = self._loss(s)
        # [B5] What each player would have if the game ended now; found out when it is asked for
        self.final: list[float] = []

    def _loss(self, s: BabelState) -> list[float]:
        """What a point of each player costs; an own point is a gain."""
        leader, most = NOBODY, -1.0
        for other in range(s.players):
            if other != self.seat:
                standing = float(s.points[other] + self.board.bonus[other])
                for shares in self.board.prospects:
                    standing += shares[other]
                if standing > most:
                    leader, most = other, standing
        t = self.taste
        loss = [t.rivals / (s.players - 1)] * s.players
        loss[leader] += t.leader
        loss[self.seat] = -1.0
        return loss

    def final_points(self, s: BabelState) -> list[float]:
        """[B5.2, B5.3] What each player would have if the game ended now, but for action cards."""
        if not self.final:
            bonus = self.board.bonus
            self.final = [float(s.points[seat] + bonus[seat]) for seat in range(s.players)]
            for shares in self.board.final_prospects(s):
                for seat in range(s.players):
                    self.final[seat] += shares[seat]
        return self.final[:]

    def ends(self, disc: Disc) -> bool:
        """[B5.1] Whether it is the last disc of a kind."""
        return self.left[disc.low] == 1 or (disc.two_colour and self.left[disc.high] == 1)


def _count_kinds(numbers: list[int], start: int, disc: Disc) -> None:
    """Count a disc for its kind, or for both, in a list by kind that starts there."""
    add(numbers, start + disc.low, 1)
    if disc.two_colour:
        add(numbers, start + disc.high, 1)


def _least(numbers: list[int]) -> int:
    # A plain loop: compiled, it is several times as fast as `min`.
    least = numbers[0]
    for number in numbers:
        if number < least:
            least = number
    return least


def prospects(t: Taste, s: BabelState, parts: list[int], places: int, scarcest: int) -> list[float]:
    """[B4.1, B5.2] What each player may expect of a wonder with so many discs still on it.

    The game may be over before it is finished: then it is scored by the last row.
    """
    built = 0
    for own in parts:
        built += own
    if not built:
        return [0.0] * s.players
    if places <= scarcest and s.marker < len(s.tables.rows):
        row = s.tables.rows[s.marker]
    else:
        row = s.tables.final_row
    discs = min(places, scarcest)
    sure = t.certain[discs]
    total = t.parts_of_a_disc * discs + 1 + built
    share = (1.0 - sure) * (row[0] + row[1]) / total
    points = points_for_parts(parts, row)
    return [sure * points[seat] + share * parts[seat] for seat in range(s.players)]


def disc_worth(s: BabelState, o: Outlook, seat: int, disc: Disc) -> float:
    """[B1.7, B5.3] What the disc brings its owner; two colours are used where they bring more."""
    worth = _worth_as(s, o, seat, disc.low)
    if disc.two_colour:
        worth = max(worth, _worth_as(s, o, seat, disc.high))
    if seat == o.seat:
        worth += s.actions[seat * ACTION_COUNT + DISC_POINTS]
    return worth


def _worth_as(s: BabelState, o: Outlook, seat: int, kind: int) -> float:
    """What one more disc of a kind adds to the bonus, and to the hope of the next step."""
    count = o.board.held[seat * KIND_COUNT + kind]
    bonus = s.tables.bonus
    step = float(bonus[count + 1] - bonus[count])
    # The last disc of a kind ends the game, so there must be two more to hope for one.
    if o.left[kind] > 2 and count + 2 < len(bonus):
        step += o.taste.hope * (bonus[count + 2] - bonus[count + 1] - step)
    return step


def outcome(s: BabelState, o: Outlook, site: int, given: list[int], receiver: int) -> float:
    """What it is worth to the seat that players put up parts, and that the disc is given out."""
    wonder = site // PLACES
    places = o.board.places[wonder] - 1
    disc = s.disc_on(site)
    before = o.board.prospects[wonder]
    first = wonder * s.players
    parts = [s.parts[first + seat] + given[seat] for seat in range(s.players)]
    scarcest = min(o.scarcest, o.left[disc.low] - 1)
    if disc.two_colour:
        scarcest = min(scarcest, o.left[disc.high] - 1)
    after = prospects(o.taste, s, parts, places, scarcest)
    value = -o.loss[receiver] * disc_worth(s, o, receiver, disc)
    for seat in range(s.players):
        value -= o.loss[seat] * (after[seat] - before[seat])
    if not places and s.action_deck:
        value -= o.loss[s.active] * o.taste.action
    if not scarcest:
        lead = _final_lead(s, o, site, parts, receiver)
        value += WIN if lead > 0.0 else -WIN + lead
    return value


def _final_lead(s: BabelState, o: Outlook, site: int, parts: list[int], receiver: int) -> float:
    """[B5] By how much the seat would win if the game ended with this disc."""
    wonder = site // PLACES
    then = prospects(o.taste, s, parts, o.board.places[wonder] - 1, 0)
    totals = o.final_points(s)
    now = o.board.final_prospects(s)[wonder]
    totals[receiver] += disc_bonus(s.tables, [*o.board.discs[receiver], s.disc_on(site)])
    totals[receiver] -= o.board.bonus[receiver]
    best = -1.0
    for seat in range(s.players):
        totals[seat] += then[seat] - now[seat]
        if seat != o.seat:
            best = max(best, totals[seat] + o.taste.hidden_action * s.action_sizes[seat])
    held = o.seat * ACTION_COUNT
    own = FIVE * s.actions[held + FIVE_POINTS]
    own += s.actions[held + DISC_POINTS] * (len(o.board.discs[o.seat]) + int(receiver == o.seat))
    return totals[o.seat] + own - best
