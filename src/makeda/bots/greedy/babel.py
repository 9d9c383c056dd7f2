"""How to play Babel decently: count what each player gains, and count cards as points too.

*Parts*: a wonder that is finished pays by its row. Before that, the more discs still lie on it, the
less today's order counts, and the more simply each player's share of all parts.

*Discs*: a disc is worth what it adds to the bonus of its kind, and some of what the next would add.

*Cards*: a card in hand is worth about a point, because every refused offer pays for it again. So
nobody should build with cards that bring less than that, and large offers are good offers.

*Rivals*: what a rival gains is lost in part, more so if he leads.

From these numbers everything else follows: where to build, what to offer, whose help to take. The
last disc of a kind ends the game: take it when ahead, and leave it when not.
"""

from __future__ import annotations

from typing import Final

from makeda.games.babel.building import offered, pick_up, still_missing
from makeda.games.babel.components import (
    ACTION_COUNT,
    DISC_POINTS,
    DRAW,
    DRAWN,
    EXCHANGE,
    EXCHANGED,
    FIVE,
    FIVE_POINTS,
    KIND_COUNT,
    NO_SITE,
    NOBODY,
    PLACES,
    SITES,
    TRIPLE,
    TRIPLED,
    WONDERS,
)
from makeda.games.babel.moves import (
    BUILD,
    DECLINE,
    EXCHANGE_FOR,
    EXCHANGES,
    GIVE_UP,
    JOKERS_USED,
    NO_OFFER,
    OFFER_NOTHING,
    PASS,
    PLAY_DRAW,
    PLAY_SECOND,
    PLAY_TRIPLE,
    accepted_seats,
    has_trade,
    is_accept,
    is_interrupt,
    joker_way,
)
from makeda.games.babel.scoring import disc_bonus, points_for_parts
from makeda.games.babel.state import BabelState
from makeda.games.babel.tables import Disc
from makeda.games.babel.view import hidden_size

# A building card in hand, as long as the game goes on for a while
CARD: Final = 1.2
# With so many discs left of some kind, or fewer, cards begin to lose their worth.
LATE: Final = 3
# An action card that is not known yet, and what one of a rival pays at the end on average
ACTION: Final = 3.0
HIDDEN_ACTION: Final = 1.2
# A joker beyond the two cards that it stands for: it fits every kind
JOKER_EXTRA: Final = 1.0
# How far today's order on a wonder counts, with none, one, two or three discs still to come
CERTAIN: Final = [1.0, 0.6, 0.3, 0.1]
# The parts that another disc brings, about
PARTS_OF_A_DISC: Final = 4.5
# How much of the bonus for one more disc of a kind counts already
HOPE: Final = 0.8
# How much of what the rivals gain, taken together, is a loss; and how much more of the leader's
RIVALS: Final = 0.6
LEADER: Final = 0.2
# To end the game as the winner, or to let somebody else win by it
WIN: Final = 60.0
# How much of what they could give the others offer, about
OFFERED_SHARE: Final = 0.6
# What is left of that when the disc would end the game: only a winner helps with it.
WILLING_TO_END: Final = 0.25
# How likely an offer is to be accepted: plainly, and with the trading card
ACCEPTED: Final = 0.4
ACCEPTED_TRADE: Final = 0.4
# How likely the active player can do without the own offer
WITHOUT_ME: Final = 0.6
# A second turn or a triple is kept for better times if it brings less than this.
KEPT: Final = 4.0


def choose(s: BabelState, seat: int) -> int:
    """The move that the policy takes in each phase."""
    if seat not in s.actors():
        return _out_of_turn(s, seat)
    if s.action_sizes[seat]:
        card = _card_to_play(s, seat)
        if card != NOBODY:
            return card
    match s.phase.name:
        case "turn":
            return _turn(s, seat)
        case "offers":
            return _offer(s, seat)
        case "accepting":
            return _accept(s, seat)
        case "tripling":
            return _triple(s, seat)
        case _:
            return _second_turn(s, seat)


def interrupt(s: BabelState, seat: int) -> int:
    """[B7.3, B3.3] Draw cards at once, and put right an offer that has become a bad one."""
    if s.action_sizes[seat] and _draws(s, seat):
        return PLAY_DRAW
    if not s.waiting or s.offers[seat] == NO_OFFER:
        return NOBODY
    fresh = s.copy()
    pick_up(fresh, seat)
    better = _offer(fresh, seat)
    return NOBODY if better == s.offers[seat] else better


def _out_of_turn(s: BabelState, seat: int) -> int:
    """Nothing needs to be done; who insists may change a sealed offer or play an action card."""
    moves = s.legal(seat)
    return moves[0] if is_interrupt(moves[0]) else _offer(s, seat)


# What things are worth


class Outlook:
    """What is worth knowing for every decision in a position, seen from one seat."""

    def __init__(self, s: BabelState, seat: int) -> None:
        self.seat: Final = seat
        self.left: Final = discs_left(s)  # by kind
        self.held: Final = discs_held(s)  # by seat and kind
        self.scarcest: Final = min(self.left)
        self.card: Final = CARD * min(1.0, self.scarcest / LATE)
        # Wonder by wonder, what each player may expect of it
        self.prospects: Final = [
            prospects(s, s.parts_on(wonder), _open_places(s, wonder), self.scarcest)
            for wonder in range(len(WONDERS))
        ]
        self.bonus: Final = [disc_bonus(s.tables, s.discs_of(seat)) for seat in range(s.players)]
        self.loss: Final = self._loss(s)
        # [B5] What each player would have if the game ended now; found out when it is asked for
        self.final: list[float] = []

    def _loss(self, s: BabelState) -> list[float]:
        """What a point of each player costs; an own point is a gain."""
        leader, most = NOBODY, -1.0
        for other in range(s.players):
            if other != self.seat:
                standing = float(s.points[other] + self.bonus[other])
                for shares in self.prospects:
                    standing += shares[other]
                if standing > most:
                    leader, most = other, standing
        loss = [RIVALS / (s.players - 1)] * s.players
        loss[leader] += LEADER
        loss[self.seat] = -1.0
        return loss

    def final_points(self, s: BabelState) -> list[float]:
        """[B5.2, B5.3] What each player would have if the game ended now, but for action cards."""
        if not self.final:
            self.final = [float(s.points[seat] + self.bonus[seat]) for seat in range(s.players)]
            for wonder in range(len(WONDERS)):
                shares = prospects(s, s.parts_on(wonder), _open_places(s, wonder), 0)
                for seat in range(s.players):
                    self.final[seat] += shares[seat]
        return self.final[:]

    def ends(self, disc: Disc) -> bool:
        """[B5.1] Whether it is the last disc of a kind."""
        return self.left[disc.low] == 1 or (disc.two_colour and self.left[disc.high] == 1)


def discs_left(s: BabelState) -> list[int]:
    """[B5.1] By kind, the discs on the wonders; one of two colours counts for both."""
    left = [0] * KIND_COUNT
    for site in range(SITES):
        if s.owner[site] == NOBODY:
            disc = s.disc_on(site)
            left[disc.low] += 1
            if disc.two_colour:
                left[disc.high] += 1
    return left


def discs_held(s: BabelState) -> list[int]:
    """[B1.7] By seat and kind, the discs that players have; one of two colours counts for both."""
    held = [0] * (s.players * KIND_COUNT)
    for site in range(SITES):
        owner = s.owner[site]
        if owner != NOBODY:
            disc = s.disc_on(site)
            held[owner * KIND_COUNT + disc.low] += 1
            if disc.two_colour:
                held[owner * KIND_COUNT + disc.high] += 1
    return held


def _open_places(s: BabelState, wonder: int) -> int:
    places = 0
    for site in range(wonder * PLACES, (wonder + 1) * PLACES):
        if s.owner[site] == NOBODY:
            places += 1
    return places


def prospects(s: BabelState, parts: list[int], places: int, scarcest: int) -> list[float]:
    """[B4.1, B5.2] What each player may expect of a wonder with so many discs still on it.

    The game may be over before it is finished: then it is scored by the last row.
    """
    if places <= scarcest and s.marker < len(s.tables.rows):
        row = s.tables.rows[s.marker]
    else:
        row = s.tables.final_row
    discs = min(places, scarcest)
    sure = CERTAIN[discs]
    total = PARTS_OF_A_DISC * discs + 1
    for own in parts:
        total += own
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
    count = o.held[seat * KIND_COUNT + kind]
    bonus = s.tables.bonus
    step = float(bonus[count + 1] - bonus[count])
    # The last disc of a kind ends the game, so there must be two more to hope for one.
    if o.left[kind] > 2 and count + 2 < len(bonus):
        step += HOPE * (bonus[count + 2] - bonus[count + 1] - step)
    return step


def outcome(s: BabelState, o: Outlook, site: int, given: list[int], receiver: int) -> float:
    """What it is worth to the seat that players put up parts, and that the disc is given out."""
    wonder = site // PLACES
    places = _open_places(s, wonder) - 1
    disc = s.disc_on(site)
    before = o.prospects[wonder]
    parts = s.parts_on(wonder)
    for seat in range(s.players):
        parts[seat] += given[seat]
    scarcest = min(o.scarcest, o.left[disc.low] - 1)
    if disc.two_colour:
        scarcest = min(scarcest, o.left[disc.high] - 1)
    after = prospects(s, parts, places, scarcest)
    value = -o.loss[receiver] * disc_worth(s, o, receiver, disc)
    for seat in range(s.players):
        value -= o.loss[seat] * (after[seat] - before[seat])
    if not places and s.action_deck:
        value -= o.loss[s.active] * ACTION
    if not scarcest:
        lead = _final_lead(s, o, site, parts, receiver)
        value += WIN if lead > 0.0 else -WIN + lead
    return value


def _final_lead(s: BabelState, o: Outlook, site: int, parts: list[int], receiver: int) -> float:
    """[B5] By how much the seat would win if the game ended with this disc."""
    wonder = site // PLACES
    now = prospects(s, s.parts_on(wonder), _open_places(s, wonder), 0)
    then = prospects(s, parts, _open_places(s, wonder) - 1, 0)
    totals = o.final_points(s)
    totals[receiver] += disc_bonus(s.tables, [*s.discs_of(receiver), s.disc_on(site)])
    totals[receiver] -= o.bonus[receiver]
    best = -1.0
    for seat in range(s.players):
        totals[seat] += then[seat] - now[seat]
        if seat != o.seat:
            best = max(best, totals[seat] + HIDDEN_ACTION * s.action_sizes[seat])
    held = o.seat * ACTION_COUNT
    own = FIVE * s.actions[held + FIVE_POINTS]
    own += s.actions[held + DISC_POINTS] * (len(s.discs_of(o.seat)) + int(receiver == o.seat))
    return totals[o.seat] + own - best


# Whose turn it is


def _turn(s: BabelState, seat: int) -> int:
    """[B3.1] Build where it brings most, but pass where a card is better."""
    o = Outlook(s, seat)
    site, value = best_site(s, o)
    return BUILD + site if site != NO_SITE and value > o.card else PASS


def best_site(s: BabelState, o: Outlook) -> tuple[int, float]:
    """Where building promises most to the seat, and how much."""
    help_by_kind = [expected_help(s, o.seat, kind) for kind in range(KIND_COUNT)]
    best, most = NO_SITE, -1000.0
    for site in range(SITES):
        if s.owner[site] == NOBODY:
            value = _site_value(s, o, site, help_by_kind)
            if value > most:
                best, most = site, value
    return best, most


def expected_help(s: BabelState, seat: int, kind: int) -> float:
    """How many cards of a kind the others may offer, by all that is known of their hands."""
    unseen = len(s.deck)
    of_kind = s.tables.copies - s.discards[kind] - s.hands[seat * KIND_COUNT + kind]
    known_of_kind = 0
    hidden = 0
    for other in range(s.players):
        if other != seat:
            size = hidden_size(s, other)
            for each in range(KIND_COUNT):
                size -= s.known[other * KIND_COUNT + each]
            known_of_kind += s.known[other * KIND_COUNT + kind]
            hidden += size
    unseen += hidden
    rate = (of_kind - known_of_kind) / unseen if unseen else 0.0
    return OFFERED_SHARE * (known_of_kind + hidden * rate)


def _site_value(s: BabelState, o: Outlook, site: int, help_by_kind: list[float]) -> float:
    """The outcome if it works, times the chance for that, less what refused offers bring."""
    disc = s.disc_on(site)
    willing = WILLING_TO_END if o.ends(disc) else 1.0
    hand = o.seat * KIND_COUNT
    own = min(s.hands[hand + disc.low], disc.low_number)
    help_expected = willing * help_by_kind[disc.low]
    chance = _chance(disc.low_number - own, help_expected)
    if disc.two_colour:
        more = min(s.hands[hand + disc.high], disc.high_number)
        own += more
        help_high = willing * help_by_kind[disc.high]
        help_expected += help_high
        chance *= _chance(disc.high_number - more, help_high)
    needed = disc.cards - own
    given = _shared_parts(s, o.seat, own, needed)
    value = chance * (outcome(s, o, site, given, o.seat) - o.card * own)
    refused = max(0.0, help_expected - chance * needed)
    return value - refused * RIVALS / (s.players - 1)


def _shared_parts(s: BabelState, seat: int, own: int, others: int) -> list[int]:
    """The own parts, and those of helpers in turn, as nobody knows who they will be."""
    given = [0] * s.players
    given[seat] = own
    helper = seat
    for _ in range(others):
        helper = s.left_of(helper)
        if helper == seat:
            helper = s.left_of(helper)
        given[helper] += 1
    return given


def _chance(needed: int, help_expected: float) -> float:
    """How likely offers make up what is missing: they must come, and they must fit."""
    if not needed:
        return 1.0
    return min(0.9, help_expected / (help_expected + needed))


def _accept(s: BabelState, seat: int) -> int:
    """[B3.4, B3.8] The set of offers, or none of them, that is best for the seat in all."""
    o = Outlook(s, seat)
    cards = [_cards_in(s, s.offers[other]) for other in range(s.players)]
    refused = [cards[other] * o.loss[other] for other in range(s.players)]
    best, most = GIVE_UP, -sum(refused)
    for move in s.legal(seat):
        if is_accept(move):
            value = _accept_value(s, o, move, cards, refused)
            if value > most:
                best, most = move, value
    return best


def _cards_in(s: BabelState, offer: int) -> int:
    if offer <= OFFER_NOTHING:
        return 0
    disc = s.disc_on(s.site)
    return offered(offer, disc.low) + offered(offer, disc.high)


def _accept_value(
    s: BabelState, o: Outlook, move: int, cards: list[int], refused: list[float]
) -> float:
    """[B3.6, B3.7] Parts and disc, less the own cards and the points for those who are refused."""
    accepted = accepted_seats(move)
    jokers = JOKERS_USED[joker_way(move)]
    disc = s.disc_on(s.site)
    own = still_missing(s, accepted, disc.low, disc.low_number)
    own += still_missing(s, accepted, disc.high, disc.high_number)
    receiver = s.active
    given = [0] * s.players
    given[s.active] = own
    value = 0.0
    for other in range(s.players):
        if not accepted >> other & 1:
            value -= refused[other]
        elif has_trade(s.offers[other]):
            receiver = other
            given[s.active] += cards[other]
        else:
            given[other] = cards[other]
    value += outcome(s, o, s.site, given, receiver)
    if not o.ends(disc):
        value -= o.card * own + JOKER_EXTRA * jokers
        for other in range(s.players):
            if accepted >> other & 1:
                # The helper's cards are gone, too.
                value += o.loss[other] * o.card * cards[other]
    return value


# The others


def _offer(s: BabelState, seat: int) -> int:
    """[B3.3] The offer that is best on average of being accepted and being refused."""
    o = Outlook(s, seat)
    disc = s.disc_on(s.site)
    given = [0] * s.players
    given[s.active] = disc.cards
    without = WITHOUT_ME * outcome(s, o, s.site, given, s.active)
    card = 0.0 if o.ends(disc) else o.card
    a_point = TRIPLED if s.holds(seat, TRIPLE) else 1
    # Offers of as many cards are worth the same; the first of them is as good as any.
    judged: set[int] = set()
    best, most = NOBODY, -1000.0
    for move in s.legal(seat):
        if is_interrupt(move):
            break
        number = _cards_in(s, move)
        trade = has_trade(move)
        kind = -number if trade else number
        if kind in judged:
            continue
        judged.add(kind)
        value = without + a_point * number
        if number:
            chance = ACCEPTED_TRADE if trade else ACCEPTED
            accepted = _offer_outcome(s, o, number, trade) - card * number
            value = chance * accepted + (1.0 - chance) * value
        if value > most:
            best, most = move, value
    return best


def _offer_outcome(s: BabelState, o: Outlook, number: int, trade: bool) -> float:
    """[B3.6] The parts are one's own, or with the trading card the disc is."""
    given = [0] * s.players
    given[s.active] = s.disc_on(s.site).cards
    if trade:
        return outcome(s, o, s.site, given, o.seat)
    given[s.active] -= number
    given[o.seat] = number
    return outcome(s, o, s.site, given, s.active)


# Action cards


def _card_to_play(s: BabelState, seat: int) -> int:
    """[B7.2, B7.3] Cards that are drawn early are of use for longer."""
    if _draws(s, seat):
        return PLAY_DRAW
    if s.phase.name == "turn" and s.holds(seat, EXCHANGE):
        return _exchange(s, seat)
    return NOBODY


def _draws(s: BabelState, seat: int) -> bool:
    """[B7.3] Whether the seat can draw, and finds as many cards as the card allows."""
    return s.holds(seat, DRAW) and len(s.deck) + sum(s.discards) >= DRAWN


def _exchange(s: BabelState, seat: int) -> int:
    """[B7.2] Few cards of a kind neither build nor make large offers; try for better ones."""
    counts = [0] * KIND_COUNT
    total = 0
    for number in (1, 2):
        for kind in range(KIND_COUNT):
            if s.hands[seat * KIND_COUNT + kind] == number and total + number <= EXCHANGED:
                counts[kind] = number
                total += number
    return EXCHANGE_FOR + EXCHANGES.index(counts) if total >= EXCHANGED - 1 else NOBODY


def _triple(s: BabelState, seat: int) -> int:
    """[B7.8] Two more points for each card; there may not be a better time."""
    if not s.holds(seat, TRIPLE):
        return DECLINE
    late = min(discs_left(s)) <= LATE
    return PLAY_TRIPLE if late or (TRIPLED - 1) * s.refused[seat] >= KEPT else DECLINE


def _second_turn(s: BabelState, seat: int) -> int:
    """[B7.5] For a good build; late in the game also for a card."""
    if PLAY_SECOND not in s.legal(seat):
        return DECLINE
    o = Outlook(s, seat)
    _, value = best_site(s, o)
    return PLAY_SECOND if value >= KEPT or o.scarcest < LATE else DECLINE
