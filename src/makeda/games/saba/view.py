"""[S9] What one seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core import seen
from makeda.games.saba.cards import hand_limit
from makeda.games.saba.components import (
    ACTIONS,
    ALABASTER,
    CAPACITY,
    COLOURS,
    DECK_CARDS,
    DECK_NAMES,
    EBONY,
    EXTRAS,
    FIELDS,
    GIVES,
    GOLD,
    HARBOUR_CARDS,
    KINDS,
    MARKERS,
    MOST_PIECES,
    NOBODY,
    NOTHING,
    PALACE_CARDS,
    PARTS,
    PLACES_OF,
    PLOTS,
    PRICE_OF_PLACE,
    QUARTERS,
    RESOURCES,
    SANDSTONE,
    SERAIL_FIELDS,
    SIDE_NAMES,
    SPACES,
    WORKSHOPS,
    level_of,
    plot_of,
)
from makeda.games.saba.effects import effects
from makeda.games.saba.harbour import lower_field, upper_field
from makeda.games.saba.knowledge import drawn_since
from makeda.games.saba.moves import MOVES
from makeda.games.saba.palace import gone, lacks, prices
from makeda.games.saba.reasons import reasons
from makeda.games.saba.scoring import points, serail_lead
from makeda.games.saba.seen import (
    Field,
    Pieces,
    Plot,
    Quarter,
    SabaEffects,
    SabaOwn,
    SabaPlayer,
    SabaView,
    Serail,
    SomePieces,
    Space,
)

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def view(s: SabaState, seat: int | None) -> SabaView:
    """What everyone may see, and under "me" what only this seat may."""
    shown: SabaView = {
        "game": "saba",
        "persons": s.persons,
        "serail_figures": s.serail_figures,
        "guarding": s.guarding,
        "may_send_back": s.may_send_back,
        "may_lay_marker": s.may_lay_marker,
        "phase": s.phase.name,
        "rule": s.phase.rule,
        "actors": s.actors(),
        "turn": s.turn,
        "built": s.built,
        "carried_out": s.carried,
        "quiet_turns": s.quiet_turns,
        "players": [_player(s, other) for other in range(s.players)],
        "supply": pieces(s.supply),
        "harbour": [_field(s, field) for field in range(FIELDS)],
        "spaces": [_space(s, space) for space in range(SPACES)],
        "plots": [_plot(s, plot) for plot in range(PLOTS)],
        "quarters": [_quarter(s, quarter) for quarter in range(len(QUARTERS))],
        "serail": _serail(s),
        "palace_deck_size": DECK_CARDS - s.palace_next,
        "gone": [DECK_NAMES[card] for card in gone(s)],
        "deck_size": s.deck_left,
        "discards": _actions(s.discards),
        "made_of": _actions(s.made_of),
        "winners": s.winners(),
    }
    if seat is not None:
        shown["me"] = _own(s, seat)
    return shown


def pieces(numbers: list[int]) -> Pieces:
    """Numbers of pieces by the name of their resource."""
    return {
        "alabaster": numbers[ALABASTER],
        "sandstone": numbers[SANDSTONE],
        "ebony": numbers[EBONY],
        "gold": numbers[GOLD],
    }


def _actions(numbers: list[int], start: int = 0) -> dict[str, int]:
    """Numbers of action cards, from a place of a list on, by their name."""
    return {ACTIONS[card]: numbers[start + card] for card in range(len(ACTIONS))}


def _player(s: SabaState, seat: int) -> SabaPlayer:
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "pieces": pieces(s.goods[seat * KINDS : (seat + 1) * KINDS]),
        "figures": s.figures[seat],
        "markers": MARKERS - s.serail.count(seat),
        "treasury": s.treasury[seat],
        "harbour_fields": [upper_field(s, seat, card) + 1 for card in range(HARBOUR_CARDS)],
        "harbour_backs": [lower_field(s, seat, card) + 1 for card in range(HARBOUR_CARDS)],
        "pieces_limit": MOST_PIECES,
        "hand_size": len(s.hands[seat]),
        "hand_limit": hand_limit(s),
        "held_then": s.held_then[seat],
        "drawn_since": drawn_since(s, seat),
        "played_since": _actions(s.played_since, seat * len(ACTIONS)),
        "points": points(s)[seat],
    }


def _field(s: SabaState, field: int) -> Field:
    extra = s.tables.extras[field]
    return {
        "field": field + 1,
        "resource": RESOURCES[s.harbour_kinds[field]],
        "pieces": s.harbour_pieces[field],
        "capacity": CAPACITY[field],
        "side": SIDE_NAMES[extra],
        "extra": EXTRAS[extra],
    }


def _space(s: SabaState, space: int) -> Space:
    """A build space, its card, and all that it costs there now."""
    card = s.spaces[space]
    gold = s.tables.space_gold[space]
    if card == NOTHING:
        return {"space": space + 1, "gold": gold, "card": None}
    shown: Space = {"space": space + 1, "gold": gold, "card": DECK_NAMES[card]}
    shown["cost"] = pieces(s.tables.costs[card * KINDS : (card + 1) * KINDS])
    shown["price"] = pieces(prices(s, space))
    if card < PALACE_CARDS:
        shown["plot"] = plot_of(card) + 1
        shown["level"] = level_of(card)
    return shown


def _plot(s: SabaState, plot: int) -> Plot:
    return {
        "plot": plot + 1,
        "level": s.levels[plot],
        "part": PARTS[s.levels[plot] - 1] if s.levels[plot] else None,
        "balcony": seat_or_none(s.balconies[plot]),
        "guard": None if s.guards[plot] == NOTHING else RESOURCES[s.guards[plot]],
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _quarter(s: SabaState, quarter: int) -> Quarter:
    return {
        "quarter": QUARTERS[quarter],
        "gives": RESOURCES[GIVES[quarter]] if quarter < WORKSHOPS else None,
        "vizier": s.vizier == quarter,
        "places": [
            {
                "price": PRICE_OF_PLACE[place],
                "seat": seat_or_none(s.quarters[place]),
                "ready": s.may_act(place),
            }
            for place in PLACES_OF[quarter]
        ],
    }


def _serail(s: SabaState) -> Serail:
    return {
        "fields": SERAIL_FIELDS[s.players],
        "markers": s.serail[:],
        "leader": seat_or_none(serail_lead(s.serail, list(range(s.players)))),
        "figure": seat_or_none(s.serail_figure),
    }


def _own(s: SabaState, seat: int) -> SabaOwn:
    return {
        "seat": seat,
        "hand": [ACTIONS[card] for card in s.hands[seat]],
        "lacks": [_lacks(s, seat, space) for space in range(SPACES)],
        "reasons": reasons(s, seat),
        "prompt": s.question(seat),
        "legal": [_legal_move(s, seat, move) for move in s.legal(seat)],
    }


def _lacks(s: SabaState, seat: int, space: int) -> SomePieces:
    """[S3.5] What the seat lacks to pay for the card on a space."""
    if s.spaces[space] == NOTHING:
        return {}
    numbers = [lacks(s, seat, space, kind) for kind in range(KINDS)]
    return {RESOURCES[kind]: numbers[kind] for kind in range(KINDS) if numbers[kind]}


def _legal_move(s: SabaState, seat: int, move: int) -> seen.Move[SabaEffects]:
    return MOVES[move].shown(effects(s, seat, move))
