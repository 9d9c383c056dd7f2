"""What a move would do, so that a client can show it without knowing a rule.

"gets" and "pays" tell the pieces that come and go, "discards" the action card that is spent, and
"ends_game" that no palace card is left [S7.1].
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from makeda.games.saba import scoring
from makeda.games.saba.components import (
    ACTIONS,
    CRAFTSMAN,
    DECK_NAMES,
    EXTRAS,
    GIVES,
    GOLD,
    KINDS,
    NOBODY,
    NOTHING,
    PLACES_OF,
    PRICE_OF_PLACE,
    REMOVE_SIDE,
    RESOURCES,
    SWAP_GETS,
    SWAP_GIVES,
    WORKSHOPS,
    level_of,
    plot_of,
)
from makeda.games.saba.moves import (
    BARGAINS,
    BUILD,
    CARAVAN,
    DEAL,
    DISCARD,
    DISCARD_CARD,
    FINISH,
    HARBOUR,
    KEEP_MARKER,
    LAY_MARKER,
    LEAVING,
    OVERSEE,
    PLACE,
    PLAY,
    REMOVE,
    ROB,
    TRANSFERS,
    TREASURY,
    USE,
    USE_SWAP,
    VIZIER,
    VIZIER_SWAP,
    build_guard,
    build_source,
    build_space,
    build_spared,
    card_of,
    sort_of,
)
from makeda.games.saba.palace import (
    ends_built,
    ends_removed,
    has_figure_for,
    prices,
    removable_spaces,
)
from makeda.games.saba.seen import SabaEffects, SomePieces
from makeda.games.saba.serail import has_marker, with_marker

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def effects(s: SabaState, seat: int, move: int) -> SabaEffects:
    """The consequences of a legal move that everybody can foresee."""
    sort = sort_of(move)
    if sort == BUILD:
        return _build(s, seat, move)
    if sort in (LAY_MARKER, KEEP_MARKER):
        return _mark(s, seat, sort)
    seen: SabaEffects = {}
    if card_of(move) != NOTHING:
        seen["discards"] = ACTIONS[card_of(move)]
    if sort in ALWAYS:
        seen.update(ALWAYS[sort](move - sort))
    elif sort in IN_POSITION:
        seen.update(IN_POSITION[sort](s, move - sort))
    return seen


def _pieces(kinds: list[int]) -> SomePieces:
    """How many pieces of each kind that is among these."""
    return {RESOURCES[kind]: kinds.count(kind) for kind in range(KINDS) if kind in kinds}


def _gives(kind: int) -> SabaEffects:
    """[S3.9, S8.1] The piece that somebody brings."""
    return {"gets": _pieces([kind])}


# The harbour


def _harbour(s: SabaState, field: int) -> SabaEffects:
    """[S3.2] What the harbour brings."""
    goods = [s.harbour_kinds[field]] * s.harbour_pieces[field]
    extra = s.tables.extras[field]
    seen: SabaEffects = {"gets": _pieces(goods), "extra": EXTRAS[extra]}
    if extra == REMOVE_SIDE:
        seen["removal"] = _removal(s)
    return seen


def _remove(s: SabaState, space: int) -> SabaEffects:
    """[S3.3] The card that leaves."""
    return {"removes": DECK_NAMES[s.spaces[space]], "ends_game": ends_removed(s, space)}


def _removal(s: SabaState) -> str:
    """[S3.3] Whether a palace card can be removed, and whether it is the last one."""
    spaces = removable_spaces(s)
    if not spaces:
        return "none"
    return "last" if ends_removed(s, spaces[0]) else "open"


def _vizier(s: SabaState, quarter: int) -> SabaEffects:
    """[S3.3] What the vizier brings, if he can."""
    possible = quarter < WORKSHOPS and s.supply[GIVES[quarter]] > 0
    return _gives(GIVES[quarter]) if possible else {}


# Building


def _build(s: SabaState, seat: int, move: int) -> SabaEffects:
    """[S3.5, S3.6] The part, its price with a guard, and who leaves the balcony for whom."""
    space = build_space(move)
    spared = build_spared(move)
    card = s.spaces[space]
    plot = plot_of(card)
    price = prices(s, space)
    guard = build_guard(move)
    if spared != NOTHING:
        price[spared] = 0
    if guard != NOTHING:
        price[guard] += 1
    seen: SabaEffects = {
        "builds": DECK_NAMES[card],
        "plot": plot + 1,
        "level": level_of(card),
        "pays": {RESOURCES[kind]: price[kind] for kind in range(KINDS) if price[kind]},
        "ends_game": ends_built(s, space),
    }
    if spared != NOTHING:
        seen["discards"] = ACTIONS[CRAFTSMAN]
    if guard != NOTHING:
        seen["guard"] = RESOURCES[guard]
    source = build_source(move)
    at_hand = has_figure_for(s, seat, plot)
    placed = source != LEAVING and (at_hand or source != NOTHING)
    seen["places_figure"] = placed
    if not placed:
        seen["could_place"] = at_hand or seat in s.quarters
    before = s.balconies[plot]
    if placed and before != NOBODY:
        seen["sends_back"] = before
        if has_marker(s, before):
            # [S5.2] By the house rule its owner is asked first.
            if s.may_lay_marker:
                seen["asks_for_marker"] = True
            else:
                seen["serail"] = with_marker(s, before)
    return seen


def _mark(s: SabaState, seat: int, answer: int) -> SabaEffects:
    """[S5.2] The markers after the answer."""
    seen: SabaEffects = {"ends_game": ends_built(s, s.leaving)}
    if answer == LAY_MARKER:
        seen["serail"] = with_marker(s, seat)
    return seen


def _priced(s: SabaState, space: int) -> SabaEffects:
    price = prices(s, space)
    return {"pays": {RESOURCES[kind]: price[kind] for kind in range(KINDS) if price[kind]}}


def _treasury(s: SabaState, space: int) -> SabaEffects:
    """[S4.1] The price of a treasury card, and who gains by it."""
    seen = _priced(s, space)
    winner = scoring.leader(s)
    seen["winner"] = None if winner == NOBODY else winner
    seen["tied"] = len(scoring.best_seats(s)) > 1
    if winner != NOBODY:
        seen["figure"] = _figure_of(s, winner)
    return seen


def _finish(s: SabaState, space: int) -> SabaEffects:
    """[S7.1] The price of the end card, and who wins by it."""
    seen = _priced(s, space)
    seen["winners"] = scoring.winners(s)
    return seen


def _figure_of(s: SabaState, winner: int) -> str:
    """[S4.2] Where the winner's figure for the treasury comes from."""
    if s.figures[winner]:
        return "supply"
    return "quarter" if winner in s.quarters else "none"


def _place(s: SabaState, quarter: int) -> SabaEffects:
    """[S3.8] The cheapest free place, and its gold."""
    gold = PRICE_OF_PLACE[s.free_place(quarter)]
    return {"pays": {RESOURCES[GOLD]: gold}, "place": _free_number(s, quarter)}


def _free_number(s: SabaState, quarter: int) -> int:
    """[S1.8] The cheapest free place of a quarter, as people count them."""
    return PLACES_OF[quarter].index(s.free_place(quarter)) + 1


# The limits


def _discard(kind: int) -> SabaEffects:
    return {"pays": _pieces([kind])}


def _discard_card(card: int) -> SabaEffects:
    return {"discards": ACTIONS[card]}


# Quarters and action cards


def _use(quarter: int) -> SabaEffects:
    """[S6.2] What a workshop gives."""
    return _gives(GIVES[quarter])


def _swap(swap: int) -> SabaEffects:
    """[S6.2] What is swapped for what."""
    return {"pays": _pieces([SWAP_GIVES[swap]]), "gets": _pieces([SWAP_GETS[swap]])}


def _oversee(s: SabaState, number: int) -> SabaEffects:
    """[S8.1] The place that a figure moves to."""
    return {"place": _free_number(s, TRANSFERS[number][1])}


def _rob(number: int) -> SabaEffects:
    """[S8.1] The piece that is taken away from another player."""
    return _gives(number % KINDS)


def _deal(number: int) -> SabaEffects:
    """[S8.1] What a merchant takes and gives."""
    taken, given = BARGAINS[number % len(BARGAINS)]
    return {"gets": _pieces(taken), "pays": _pieces(given)}


# What each sort of move but builds does, given its number among them; others move no pieces.
IN_POSITION: Final[dict[int, Callable[[SabaState, int], SabaEffects]]] = {
    HARBOUR: _harbour,
    REMOVE: _remove,
    VIZIER: _vizier,
    TREASURY: _treasury,
    FINISH: _finish,
    PLACE: _place,
    OVERSEE: _oversee,
}
ALWAYS: Final[dict[int, Callable[[int], SabaEffects]]] = {
    VIZIER_SWAP: _swap,
    DISCARD: _discard,
    DISCARD_CARD: _discard_card,
    USE: _use,
    USE_SWAP: _swap,
    PLAY: _gives,
    CARAVAN: _gives,
    ROB: _rob,
    DEAL: _deal,
}
