"""What a move would do, so that a client can show it without knowing a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.babel.building import offer_cards, own_share
from makeda.games.babel.choices import share
from makeda.games.babel.components import (
    DRAWN,
    KIND_COUNT,
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
    leaves_parts,
)
from makeda.games.babel.phases.ending import next_row
from makeda.games.babel.scoring import points_for_parts
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
        return _offer_effects(s, seat, move)
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


def _offer_effects(s: BabelState, seat: int, move: int) -> BabelEffects:
    """[B3.6, B3.7] What is offered; whose parts it becomes and who gets the disc if it is
    accepted, and what it scores if it is refused.
    """
    cards = offer_cards(s, move)
    seen: BabelEffects = {"cards": cards, "trade": has_trade(move)}
    if cards:
        trade = has_trade(move)
        seen["parts"] = [{"seat": s.active if trade else seat, "number": len(cards)}]
        seen["disc_to"] = seat if trade else s.active
        if trade and s.may_replace_parts:
            seen["may_replace"] = True
        seen["refused"] = [{"seat": seat, "points": len(cards)}]
    return seen


def _accept_effects(s: BabelState, move: int) -> BabelEffects:
    """[B3.6, B3.7] Own cards used, parts for whom, the disc to whom, points for whom."""
    seats = accepted_seats(move)
    way = joker_way(move)
    shares = [
        share(s, kind, missing, JOKERS_FOR[way * KIND_COUNT + kind])
        for kind, missing in own_share(s, seats)
    ]
    mine = sum(one["own"] + one["joker_cards"] for one in shares)
    receiver = s.active
    given = [0] * s.players
    for seat in range(s.players):
        if seats >> seat & 1:
            builder = seat
            if has_trade(s.offers[seat]):
                receiver = seat
                builder = seat if leaves_parts(move) else s.active
            given[builder] += len(offer_cards(s, s.offers[seat]))
    given[s.active] += mine
    builders = [seat for seat in range(s.players) if given[seat]]
    standing = s.parts_on(s.site // PLACES)
    after = [standing[seat] + given[seat] for seat in range(s.players)]
    return {
        "own_cards": [one["kind"] for one in shares for _ in range(one["own"])],
        "shares": shares,
        "parts": [{"seat": seat, "number": given[seat]} for seat in builders],
        "pays": points_for_parts(after, next_row(s)),
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
