"""What a move would do, so that a client can show it without knowing a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.babel.building import offer_cards, own_share
from makeda.games.babel.components import (
    CARDS_OF_A_JOKER,
    DRAWN,
    KIND_COUNT,
    KINDS,
    NOBODY,
    PLACES,
    TRIPLED,
    WONDERS,
    kinds_of,
)
from makeda.games.babel.moves import (
    BUILD,
    EXCHANGE_FOR,
    EXCHANGES,
    GIVE_UP,
    JOKERS_FOR,
    NO_OFFER,
    OFFER_NOTHING,
    PASS,
    PLAY_DRAW,
    PLAY_TRIPLE,
    accepted_seats,
    has_trade,
    is_accept,
    is_build,
    is_exchange,
    is_offer,
    joker_way,
)
from makeda.games.babel.seen import BabelEffects, Points

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def effects(s: BabelState, seat: int, move: int) -> BabelEffects:
    """The effects of a legal move, by name."""
    if move == PASS:
        return {"draws": 1}
    if move == PLAY_DRAW:
        return {"draws": DRAWN}
    if move == PLAY_TRIPLE:
        return {"gain": (TRIPLED - 1) * s.refused[seat]}
    if move == GIVE_UP:
        return {"refused": _refused(s, 0)}
    if is_build(move):
        return _build_effects(s, move - BUILD)
    if is_offer(move):
        return {"cards": offer_cards(s, move), "trade": has_trade(move)}
    if is_accept(move):
        return _accept_effects(s, move)
    if is_exchange(move):
        counts = EXCHANGES[move - EXCHANGE_FOR]
        return {"discards": kinds_of(counts), "draws": sum(counts)}
    return {}


def _build_effects(s: BabelState, site: int) -> BabelEffects:
    wonder = site // PLACES
    return {
        "wonder": WONDERS[wonder],
        "asks": s.disc_on(site).asks(),
        "completes": _is_last(s, site),
    }


def _is_last(s: BabelState, site: int) -> bool:
    """[B4.1] Whether this is the last disc of its wonder."""
    first = site // PLACES * PLACES
    return s.owner[first : first + PLACES].count(NOBODY) == 1


def _accept_effects(s: BabelState, move: int) -> BabelEffects:
    """[B3.6, B3.7] Own cards used, parts for whom, the disc to whom, points for whom."""
    seats = accepted_seats(move)
    way = joker_way(move)
    own: list[str] = []
    mine = 0
    for kind, missing in own_share(s, seats):
        jokers = JOKERS_FOR[way * KIND_COUNT + kind]
        own += [KINDS[kind]] * (missing - CARDS_OF_A_JOKER * jokers)
        mine += missing
    receiver = s.active
    given = [0] * s.players
    for seat in range(s.players):
        if seats >> seat & 1:
            number = len(offer_cards(s, s.offers[seat]))
            if has_trade(s.offers[seat]):
                receiver = seat
                mine += number
            else:
                given[seat] = number
    given[s.active] = mine
    builders = [seat for seat in range(s.players) if given[seat]]
    return {
        "own_cards": own,
        "parts": [{"seat": seat, "number": given[seat]} for seat in builders],
        "disc": s.disc_on(s.site).asks(),
        "disc_to": receiver,
        "refused": _refused(s, seats),
        "completes": _is_last(s, s.site),
    }


def _refused(s: BabelState, accepted: int) -> list[Points]:
    """[B3.7] Who would score for a refused offer, and how much."""
    refused: list[Points] = []
    for seat in range(s.players):
        offer = s.offers[seat]
        if offer not in (NO_OFFER, OFFER_NOTHING) and not accepted >> seat & 1:
            refused.append({"seat": seat, "points": len(offer_cards(s, offer))})
    return refused
