"""[B6] What one seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core import seen
from makeda.core.rng import Rng
from makeda.games.babel.building import cards_in, offer_cards
from makeda.games.babel.choices import choices
from makeda.games.babel.components import (
    ACTION_COUNT,
    COLOURS,
    KIND_COUNT,
    MOST_CHANGES,
    NO_SITE,
    NOBODY,
    PLACES,
    WONDERS,
    actions_of,
    kinds_of,
)
from makeda.games.babel.effects import effects
from makeda.games.babel.info import OFF, ON
from makeda.games.babel.knowledge import deal_anew, drawn_since
from makeda.games.babel.moves import MOVES, NO_OFFER, has_trade
from makeda.games.babel.phases.ending import next_row
from makeda.games.babel.phases.turn import ACCEPTING, OFFERS
from makeda.games.babel.scoring import disc_bonus, points_for_parts
from makeda.games.babel.seen import (
    Asks,
    BabelEffects,
    BabelOwn,
    BabelPlayer,
    BabelView,
    Building,
    Offer,
    Wonder,
)

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def view(s: BabelState, seat: int | None) -> BabelView:
    """What everyone may see, and under "me" what only this seat may."""
    tables = s.tables
    shown: BabelView = {
        "game": "babel",
        "two_colour_discs": ON if s.two_colour else OFF,
        "may_replace_parts": ON if s.may_replace_parts else OFF,
        "action_cards": ON if s.with_actions else OFF,
        "phase": s.phase.name,
        "rule": s.phase.rule,
        "actors": s.actors(),
        "active": s.active,
        "second_turn": s.second,
        "players": [_player(s, other) for other in range(s.players)],
        "wonders": _wonders(s),
        "building": _building(s),
        "rows": [row[:] for row in tables.rows],
        "final_row": tables.final_row[:],
        "disc_bonus": tables.bonus[1:],
        "marker": s.marker,
        "deck_size": len(s.deck),
        "discards": kinds_of(s.discards),
        "made_of": kinds_of(s.made_of),
        "action_deck_size": len(s.action_deck),
        "played": actions_of(s.played),
        "quiet_turns": s.quiet_turns,
        "winners": s.winners(),
    }
    if seat is not None:
        shown["me"] = _own(s, seat)
    return shown


def hidden_size(s: BabelState, seat: int) -> int:
    """[B6.1] The size of a hand as it is shown: a sealed offer is still part of it."""
    size = s.hand_size(seat)
    if _is_sealed(s, seat):
        size += cards_in(s, s.offers[seat])
    return size


def _is_sealed(s: BabelState, seat: int) -> bool:
    return s.phase is OFFERS and s.offers[seat] != NO_OFFER


def _player(s: BabelState, seat: int) -> BabelPlayer:
    offer = s.offers[seat]
    discs = s.discs_of(seat)
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "points": s.points[seat],
        "hand_size": hidden_size(s, seat),
        "known": kinds_of(s.known, seat * KIND_COUNT),
        "held_then": s.held_then[seat],
        "drawn_since": drawn_since(s, seat),
        "played_since": kinds_of(s.played_since, seat * KIND_COUNT),
        "action_cards": s.action_sizes[seat],
        "discs": [disc.asks() for disc in discs],
        "disc_bonus": disc_bonus(s.tables, discs),
        "sealed": _is_sealed(s, seat),
        "offer": None if s.phase is OFFERS or offer == NO_OFFER else _offer(s, offer),
        "refused": s.refused[seat],
    }


def _offer(s: BabelState, offer: int) -> Offer:
    return {"cards": offer_cards(s, offer), "trade": has_trade(offer)}


def _wonders(s: BabelState) -> list[Wonder]:
    row = next_row(s)
    return [_wonder(s, wonder, row) for wonder in range(len(WONDERS))]


def _wonder(s: BabelState, wonder: int, row: list[int]) -> Wonder:
    first = wonder * PLACES
    discs: list[Asks | None] = []
    for site in range(first, first + PLACES):
        discs.append(s.disc_on(site).asks() if s.owner[site] == NOBODY else None)
    parts = s.parts_on(wonder)
    return {
        "name": WONDERS[wonder],
        "discs": discs,
        "complete": s.is_complete(wonder),
        "parts": parts,
        # Most wonders have no parts for long, and views are made often.
        "pays": points_for_parts(parts, row) if any(parts) else parts,
    }


def _building(s: BabelState) -> Building | None:
    """[B3.2] Where the active player builds, and what the disc asks for."""
    if s.site == NO_SITE:
        return None
    wonder, place = divmod(s.site, PLACES)
    return {
        "wonder": WONDERS[wonder],
        "place": place + 1,
        "asks": s.disc_on(s.site).asks(),
        "sealed": s.players - s.offers.count(NO_OFFER),
        "offers": s.players - 1,
    }


def _own(s: BabelState, seat: int) -> BabelOwn:
    offer = s.offers[seat]
    return {
        "seat": seat,
        "hand": kinds_of(s.hands, seat * KIND_COUNT),
        "action_cards": actions_of(s.actions, seat * ACTION_COUNT),
        "offer": None if offer == NO_OFFER else _offer(s, offer),
        "changes_left": MOST_CHANGES - s.changes[seat] if _is_sealed(s, seat) else None,
        "choices": choices(s) if s.phase is ACCEPTING and seat == s.actor else [],
        "prompt": s.question(seat),
        "legal": [_legal_move(s, seat, move) for move in s.legal(seat)],
    }


def _legal_move(s: BabelState, seat: int, move: int) -> seen.Move[BabelEffects]:
    return MOVES[move].shown(effects(s, seat, move))


def redeal(s: BabelState, seat: int | None, rng: Rng) -> BabelState:
    """[B6.2] A position like this one for the seat, with all that it does not know dealt anew."""
    new = s.copy()
    new.rng = rng.fork()
    deal_anew(new, seat, rng)
    return new
