"""[B3.3-B3.7] Offers: what may be offered, which fit together, and what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.babel.cards import discard, give_away, lay_open, play_action_card, take_back
from makeda.games.babel.components import (
    ACTION_COUNT,
    CARDS_OF_A_JOKER,
    JOKER,
    KIND_COUNT,
    KINDS,
    NO_KIND,
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
    accept,
    accepted_seats,
    has_trade,
    joker_way,
    leaves_parts,
    leaving_parts,
    way_of_kinds,
)
from makeda.games.babel.tables import Disc

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def offered(offer: int, kind: int) -> int:
    """How many cards of a kind that is asked for are in an offer; NO_KIND has none."""
    return 0 if kind == NO_KIND else OFFERED[offer * KIND_COUNT + kind]


def cards_in(s: BabelState, offer: int) -> int:
    """How many cards are in an offer for the disc that is being built."""
    if offer <= OFFER_NOTHING:
        return 0
    disc = s.disc_on(s.site)
    return offered(offer, disc.low) + offered(offer, disc.high)


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
    disc = s.disc_on(s.site)
    s.add_to_hand(seat, disc.low, way * offered(offer, disc.low))
    if disc.two_colour:
        s.add_to_hand(seat, disc.high, way * offered(offer, disc.high))


def reveal(s: BabelState) -> None:
    """[B3.3] All offers are in and become open at once."""
    disc = s.disc_on(s.site)
    s.reveals += 1
    s.changes = [0] * s.players
    for seat in range(s.players):
        offer = s.offers[seat]
        if offer > OFFER_NOTHING:
            lay_open(s, seat, disc.low, offered(offer, disc.low))
            if disc.two_colour:
                lay_open(s, seat, disc.high, offered(offer, disc.high))
        if s.events is not None and offer != NO_OFFER:
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
    disc = s.disc_on(s.site)
    cards = [KINDS[disc.low]] * offered(offer, disc.low)
    return cards + [KINDS[disc.high]] * offered(offer, disc.high) if disc.two_colour else cards


def accept_moves(s: BabelState) -> list[int]:
    """[B3.4, B3.5] Every set of offers that fits, with every way to add exactly what is missing.

    [B3.6] As a house rule, the parts of a trader may be left.
    """
    moves: list[int] = []
    disc = s.disc_on(s.site)
    _add_sets(s, disc, 0, 0, disc.low_number, disc.high_number, False, moves)
    if s.may_replace_parts:
        traded = [move for move in moves if trader(s, accepted_seats(move)) != NOBODY]
        moves += [leaving_parts(move) for move in traded]
    return moves


def trader(s: BabelState, accepted: int) -> int:
    """[B3.6] Whose accepted offer has the trading card in it, or NOBODY."""
    for seat in range(s.players):
        if accepted >> seat & 1 and has_trade(s.offers[seat]):
            return seat
    return NOBODY


def _add_sets(
    s: BabelState,
    disc: Disc,
    seat: int,
    accepted: int,
    low_missing: int,
    high_missing: int,
    traded: bool,
    moves: list[int],
) -> None:
    """Leave out, or accept where it still fits, each offer from this seat on."""
    while seat < s.players and s.offers[seat] <= OFFER_NOTHING:
        seat += 1
    if seat == s.players:
        _add_ways(s, disc, accepted, low_missing, high_missing, moves)
        return
    _add_sets(s, disc, seat + 1, accepted, low_missing, high_missing, traded, moves)
    offer = s.offers[seat]
    low_missing -= offered(offer, disc.low)
    high_missing -= offered(offer, disc.high)
    trade = has_trade(offer)
    if low_missing >= 0 and high_missing >= 0 and not (trade and traded):
        accepted |= 1 << seat
        _add_sets(s, disc, seat + 1, accepted, low_missing, high_missing, traded or trade, moves)


def _add_ways(
    s: BabelState, disc: Disc, accepted: int, low_missing: int, high_missing: int, moves: list[int]
) -> None:
    """[B3.5] Each number of jokers with which the own hand makes up exactly what is missing."""
    hand = s.active * KIND_COUNT
    low = s.hands[hand + disc.low]
    high = s.hands[hand + disc.high] if disc.two_colour else 0
    if low_missing <= low and high_missing <= high:
        moves.append(accept(accepted, 0))
    jokers = s.actions[s.active * ACTION_COUNT + JOKER]
    if not jokers:
        return
    for for_low in range(jokers + 1):
        for for_high in range(jokers + 1 - for_low if disc.two_colour else 1):
            if for_low or for_high:
                if _adds_up(low_missing, for_low, low) and _adds_up(high_missing, for_high, high):
                    moves.append(accept(accepted, _way(disc, for_low, for_high)))


def _way(disc: Disc, for_low: int, for_high: int) -> int:
    return way_of_kinds(disc.low, disc.high, for_low, for_high) if disc.two_colour else for_low


def _adds_up(missing: int, jokers: int, held: int) -> bool:
    """[B3.5] Whether so many jokers and cards of one kind make exactly what is missing of it."""
    left = missing - CARDS_OF_A_JOKER * jokers
    return 0 <= left <= held


def return_offers(s: BabelState, accepted: int) -> None:
    """[B3.7, B3.8] Refused cards return, and each scores a point."""
    disc = s.disc_on(s.site)
    for seat in range(s.players):
        offer = s.offers[seat]
        s.offers[seat] = NO_OFFER
        if offer > OFFER_NOTHING and not accepted >> seat & 1:
            number = offered(offer, disc.low)
            take_back(s, seat, disc.low, number)
            if disc.two_colour:
                take_back(s, seat, disc.high, offered(offer, disc.high))
                number += offered(offer, disc.high)
            if s.action_sizes[seat]:
                s.refused[seat] = number
            s.points[seat] = s.points[seat] + number
            if s.events is not None:
                s.tell("refused", {"seat": seat, "amount": number})


def carry_out(s: BabelState, move: int) -> None:
    """[B3.6] Use the cards, put up the parts, give out the disc.

    The parts of whom the disc goes to in trade are the active player's, unless they are left.
    """
    accepted = accepted_seats(move)
    if s.events is not None:
        _tell_accepted(s, accepted)
    receiver = s.active
    given = [0] * s.players
    for seat in range(s.players):
        if accepted >> seat & 1:
            number = _use_offer(s, seat)
            builder = seat
            if has_trade(s.offers[seat]):
                receiver = seat
                builder = seat if leaves_parts(move) else s.active
            given[builder] += number
    given[s.active] += _add_own(s, accepted, joker_way(move))
    _put_up_parts(s, given)
    _give_disc(s, receiver)


def _use_offer(s: BabelState, seat: int) -> int:
    """Discard the cards of an accepted offer; how many they were."""
    disc = s.disc_on(s.site)
    offer = s.offers[seat]
    low = offered(offer, disc.low)
    give_away(s, seat, disc.low, low)
    if not disc.two_colour:
        return low
    high = offered(offer, disc.high)
    give_away(s, seat, disc.high, high)
    return low + high


def _add_own(s: BabelState, accepted: int, way: int) -> int:
    """[B3.5] The active player adds what is missing; how many parts that is worth."""
    disc = s.disc_on(s.site)
    number = still_missing(s, accepted, disc.low, disc.low_number)
    _add_kind(s, disc.low, number, way)
    if disc.two_colour:
        more = still_missing(s, accepted, disc.high, disc.high_number)
        _add_kind(s, disc.high, more, way)
        number += more
    for _ in range(JOKERS_USED[way]):
        play_action_card(s, s.active, JOKER)
    if number:
        s.reveals += 1
    return number


def _add_kind(s: BabelState, kind: int, missing: int, way: int) -> None:
    cards = missing - CARDS_OF_A_JOKER * JOKERS_FOR[way * KIND_COUNT + kind]
    if cards:
        discard(s, s.active, kind, cards)
        if s.events is not None:
            s.tell("adds", {"seat": s.active, "cards": [KINDS[kind]] * cards})


def still_missing(s: BabelState, accepted: int, kind: int, number: int) -> int:
    """How many of this number of cards of a kind the accepted offers leave open."""
    for seat in range(s.players):
        if accepted >> seat & 1:
            number -= offered(s.offers[seat], kind)
    return number


def own_share(s: BabelState, accepted: int) -> list[tuple[int, int]]:
    """For each kind that is asked for, how many cards the accepted offers leave open."""
    disc = s.disc_on(s.site)
    share = [(disc.low, still_missing(s, accepted, disc.low, disc.low_number))]
    if disc.two_colour:
        share.append((disc.high, still_missing(s, accepted, disc.high, disc.high_number)))
    return share


def _put_up_parts(s: BabelState, given: list[int]) -> None:
    """[B3.6] As many parts as cards were given."""
    wonder = s.site // PLACES
    parts = s.parts[:]
    for seat in range(s.players):
        if given[seat]:
            place = wonder * s.players + seat
            parts[place] = parts[place] + given[seat]
            if s.events is not None:
                about: dict[str, object] = {"number": given[seat], "wonder": WONDERS[wonder]}
                s.tell("parts", {"seat": seat, **about})
    s.parts = parts


def _give_disc(s: BabelState, receiver: int) -> None:
    owner = s.owner[:]
    owner[s.site] = receiver
    s.owner = owner
    builds = s.builds[:]
    builds.remove(BUILD + s.site)
    s.builds = builds
    s.given = True
    if s.events is not None:
        s.tell("disc", {"seat": receiver, "disc": s.disc_on(s.site).name()})


def _tell_accepted(s: BabelState, accepted: int) -> None:
    seats = [seat for seat in range(s.players) if accepted >> seat & 1]
    if seats:
        s.tell("accepts", {"seat": s.active, "seats": seats})
    else:
        s.tell("accepts_nobody", {"seat": s.active})
