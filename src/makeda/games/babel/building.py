"""[B3.3-B3.7] Offers: what may be offered, which fit together, and what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.babel.cards import discard, lay_open, play_action_card, take_back
from makeda.games.babel.components import (
    ACTION_COUNT,
    CARDS_OF_A_JOKER,
    JOKER,
    KIND_COUNT,
    KINDS,
    NOBODY,
    PLACES,
    WONDERS,
)
from makeda.games.babel.moves import (
    BUILD,
    JOKERS_FOR,
    JOKERS_USED,
    NO_OFFER,
    OFFER_NOTHING,
    OFFERED,
    PLAIN_OFFERS,
    TRADES,
    accept,
    has_trade,
    offer_of_kinds,
    way_of_kinds,
)

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def disc_asked(s: BabelState) -> int:
    """The disc that the active player wants to build."""
    return s.layout[s.site]


def offered(offer: int, kind: int) -> int:
    """How many cards of a kind that is asked for are in an offer; NOBODY is no kind."""
    return 0 if kind == NOBODY else OFFERED[(offer - OFFER_NOTHING) * KIND_COUNT + kind]


def offer_moves(s: BabelState, low_held: int, high_held: int) -> list[int]:
    """[B3.3] Every offer of someone who holds so many cards of the kinds that are asked for."""
    tables = s.tables
    disc = disc_asked(s)
    low_most = min(low_held, tables.low_number[disc])
    if tables.high[disc] == NOBODY:
        return PLAIN_OFFERS[: 2 * low_most + 1]
    high_most = min(high_held, tables.high_number[disc])
    low, high = tables.low[disc], tables.high[disc]
    moves = [OFFER_NOTHING]
    for low_number in range(low_most + 1):
        for high_number in range(high_most + 1):
            if low_number or high_number:
                moves.append(offer_of_kinds(low, high, low_number, high_number, 0))
                moves.append(offer_of_kinds(low, high, low_number, high_number, 1))
    return moves


def put_down(s: BabelState, seat: int, offer: int) -> None:
    """Take the cards of an offer out of the hand."""
    _move_offer(s, seat, offer, -1)
    s.offers[seat] = offer


def pick_up(s: BabelState, seat: int) -> None:
    """Take a sealed offer back into the hand, unseen by all others."""
    _move_offer(s, seat, s.offers[seat], 1)
    s.offers[seat] = NO_OFFER


def _move_offer(s: BabelState, seat: int, offer: int, way: int) -> None:
    if offer == OFFER_NOTHING:
        return
    disc = disc_asked(s)
    low, high = s.tables.low[disc], s.tables.high[disc]
    s.hands[seat * KIND_COUNT + low] += way * offered(offer, low)
    if high != NOBODY:
        s.hands[seat * KIND_COUNT + high] += way * offered(offer, high)


def reveal(s: BabelState) -> None:
    """[B3.3] All offers are in and become open at once."""
    disc = disc_asked(s)
    low, high = s.tables.low[disc], s.tables.high[disc]
    s.reveals += 1
    for seat in range(s.players):
        offer = s.offers[seat]
        if offer > OFFER_NOTHING:
            lay_open(s, seat, low, offered(offer, low))
            if high != NOBODY:
                lay_open(s, seat, high, offered(offer, high))
        if offer != NO_OFFER and s.events is not None:
            _tell_offer(s, seat, offer)


def _tell_offer(s: BabelState, seat: int, offer: int) -> None:
    cards = offer_cards(s, offer)
    if not cards:
        s.tell("offers_nothing", {"seat": seat})
    else:
        key = "offers_trade" if has_trade(offer) else "offers"
        s.tell(key, {"seat": seat, "cards": cards})


def offer_cards(s: BabelState, offer: int) -> list[str]:
    """The building cards in an offer, by name."""
    disc = disc_asked(s)
    low, high = s.tables.low[disc], s.tables.high[disc]
    cards = [KINDS[low]] * offered(offer, low)
    return cards if high == NOBODY else cards + [KINDS[high]] * offered(offer, high)


class Accepted:
    """A set of offers that are accepted together: who, and how many cards of each asked kind."""

    def __init__(self, seats: int, low: int, high: int, trades: int) -> None:
        self.seats = seats  # one bit each
        self.low = low
        self.high = high
        self.trades = trades


def fitting_sets(s: BabelState) -> list[Accepted]:
    """[B3.4] All sets of offers that fit the disc, the empty one first."""
    tables = s.tables
    disc = disc_asked(s)
    low, high = tables.low[disc], tables.high[disc]
    low_number, high_number = tables.low_number[disc], tables.high_number[disc]
    sets = [Accepted(0, 0, 0, 0)]
    for seat in range(s.players):
        offer = s.offers[seat]
        if offer <= OFFER_NOTHING:
            continue
        low_more = offered(offer, low)
        high_more = offered(offer, high)
        trade = TRADES[offer - OFFER_NOTHING]
        # A set that does not fit is dropped at once: no further offer makes it fit again.
        for number in range(len(sets)):
            base = sets[number]
            if (
                base.low + low_more <= low_number
                and base.high + high_more <= high_number
                and base.trades + trade <= 1
            ):
                sets.append(
                    Accepted(
                        base.seats | 1 << seat,
                        base.low + low_more,
                        base.high + high_more,
                        base.trades + trade,
                    )
                )
    return sets


def accept_moves(s: BabelState) -> list[int]:
    """[B3.4, B3.5] Every fitting set, with every way to add exactly what is missing."""
    tables = s.tables
    disc = disc_asked(s)
    low, high = tables.low[disc], tables.high[disc]
    hand = s.active * KIND_COUNT
    jokers = s.actions[s.active * ACTION_COUNT + JOKER]
    moves: list[int] = []
    for chosen in fitting_sets(s):
        low_missing = tables.low_number[disc] - chosen.low
        if high == NOBODY:
            for used in range(jokers + 1):
                if _adds_up(low_missing, used, s.hands[hand + low]):
                    moves.append(accept(chosen.seats, used))
        else:
            high_missing = tables.high_number[disc] - chosen.high
            for for_low in range(jokers + 1):
                if _adds_up(low_missing, for_low, s.hands[hand + low]):
                    for for_high in range(jokers + 1 - for_low):
                        if _adds_up(high_missing, for_high, s.hands[hand + high]):
                            way = way_of_kinds(low, high, for_low, for_high)
                            moves.append(accept(chosen.seats, way))
    return moves


def _adds_up(missing: int, jokers: int, held: int) -> bool:
    """[B3.5] Whether so many jokers and cards of one kind make exactly what is missing of it."""
    left = missing - CARDS_OF_A_JOKER * jokers
    return 0 <= left <= held


def return_offers(s: BabelState, accepted: int) -> None:
    """[B3.7, B3.8] Refused cards return, and each scores a point."""
    disc = disc_asked(s)
    low, high = s.tables.low[disc], s.tables.high[disc]
    refused = [0] * s.players
    for seat in range(s.players):
        offer = s.offers[seat]
        if offer > OFFER_NOTHING and not accepted >> seat & 1:
            number = offered(offer, low)
            take_back(s, seat, low, number)
            if high != NOBODY:
                take_back(s, seat, high, offered(offer, high))
                number += offered(offer, high)
            refused[seat] = number
            s.points[seat] += number
            if s.events is not None:
                s.tell("refused", {"seat": seat, "amount": number})
    s.refused = refused
    s.offers = [NO_OFFER] * s.players


def carry_out(s: BabelState, accepted: int, way: int) -> None:
    """[B3.6] Use the cards, put up the parts, give out the disc.

    The parts of whom the disc goes to in trade are the active player's.
    """
    disc = disc_asked(s)
    wonder = s.site // PLACES
    receiver = s.active
    given = [0] * s.players
    for seat in range(s.players):
        if accepted >> seat & 1:
            number = _use_offer(s, seat)
            if has_trade(s.offers[seat]):
                receiver = seat
                given[s.active] += number
            else:
                given[seat] = number
    if s.events is not None:
        _tell_accepted(s, accepted)
    given[s.active] += _add_own(s, accepted, way)
    if s.events is not None:
        _tell_parts(s, given)
    parts = s.parts[:]
    for seat in range(s.players):
        parts[wonder * s.players + seat] += given[seat]
    s.parts = parts
    owner = s.owner[:]
    owner[s.site] = receiver
    s.owner = owner
    move = BUILD + s.site
    s.builds = [other for other in s.builds if other != move]
    s.given = True
    if s.events is not None:
        s.tell("disc", {"seat": receiver, "disc": s.tables.disc_name(disc)})


def _use_offer(s: BabelState, seat: int) -> int:
    """Discard the cards of an accepted offer; how many they were."""
    disc = disc_asked(s)
    low, high = s.tables.low[disc], s.tables.high[disc]
    offer = s.offers[seat]
    s.discards[low] += offered(offer, low)
    if high != NOBODY:
        s.discards[high] += offered(offer, high)
    return offered(offer, low) + offered(offer, high)


def _add_own(s: BabelState, accepted: int, way: int) -> int:
    """[B3.5] The active player adds what is missing; how many parts that is worth."""
    tables = s.tables
    disc = disc_asked(s)
    total = 0
    own: list[str] = []
    for kind, missing in own_share(s, accepted):
        cards = missing - CARDS_OF_A_JOKER * JOKERS_FOR[way * KIND_COUNT + kind]
        discard(s, s.active, kind, cards)
        total += missing
        if s.events is not None:
            own += [KINDS[kind]] * cards
    for _ in range(JOKERS_USED[way]):
        play_action_card(s, s.active, JOKER)
    if total:
        s.reveals += 1
    if own and s.events is not None:
        s.tell("adds", {"seat": s.active, "cards": own, "disc": tables.disc_name(disc)})
    return total


def own_share(s: BabelState, accepted: int) -> list[tuple[int, int]]:
    """For each kind that is asked for, how many cards the accepted offers leave open."""
    disc = disc_asked(s)
    low, high = s.tables.low[disc], s.tables.high[disc]
    low_missing, high_missing = s.tables.low_number[disc], s.tables.high_number[disc]
    for seat in range(s.players):
        if accepted >> seat & 1:
            low_missing -= offered(s.offers[seat], low)
            high_missing -= offered(s.offers[seat], high)
    if high == NOBODY:
        return [(low, low_missing)]
    return [(low, low_missing), (high, high_missing)]


def _tell_accepted(s: BabelState, accepted: int) -> None:
    seats = [seat for seat in range(s.players) if accepted >> seat & 1]
    if seats:
        s.tell("accepts", {"seat": s.active, "seats": seats})
    else:
        s.tell("accepts_nobody", {"seat": s.active})


def _tell_parts(s: BabelState, given: list[int]) -> None:
    for seat in range(s.players):
        if given[seat]:
            wonder = WONDERS[s.site // PLACES]
            s.tell("parts", {"seat": seat, "number": given[seat], "wonder": wonder})
