"""What a move would do, so that a client can show it without knowing a rule.

"gets" and "pays" tell the pieces that come and go, "discards" the action card that is spent, and
"ends_game" that no palace card is left [S7.1].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    PLACE_PRICES,
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
    OVERSEE,
    PLACE,
    PLAY,
    REMOVE,
    ROB,
    TAKE,
    TREASURY,
    USE,
    USE_SWAP,
    VIZIER,
    VIZIER_SWAP,
    build_guard,
    build_source,
    build_space,
    build_spared,
)
from makeda.games.saba.palace import ends_built, ends_removed, prices, removable_spaces
from makeda.games.saba.phases.playing import card_of
from makeda.games.saba.seen import SabaEffects, SomePieces

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def effects(s: SabaState, seat: int, move: int) -> SabaEffects:
    """The consequences of a legal move that everybody can foresee."""
    if move < HARBOUR:
        return {}
    if move < TREASURY:
        return _harbour_effects(s, move)
    if move >= BUILD:
        return _build_effects(s, seat, move)
    if move < PLACE:
        return _carry_out_effects(s, move)
    if move < TAKE:
        return {"pays": {RESOURCES[GOLD]: PLACE_PRICES[s.free_place(move - PLACE) & 1]}}
    if DISCARD <= move < DISCARD_CARD:
        return {"pays": {RESOURCES[move - DISCARD]: 1}}
    if DISCARD_CARD <= move < USE:
        return {"discards": ACTIONS[move - DISCARD_CARD]}
    if USE <= move < PLAY:
        return _work(move - USE) if move < USE_SWAP else _swap(move - USE_SWAP)
    return _card_effects(move) if move >= PLAY else {}


def _pieces(kinds: list[int]) -> SomePieces:
    """How many pieces of each kind that is among these."""
    return {RESOURCES[kind]: kinds.count(kind) for kind in range(KINDS) if kind in kinds}


def _work(quarter: int) -> SabaEffects:
    return {"gets": _pieces([GIVES[quarter]])}


def _swap(swap: int) -> SabaEffects:
    return {"pays": _pieces([SWAP_GIVES[swap]]), "gets": _pieces([SWAP_GETS[swap]])}


def _harbour_effects(s: SabaState, move: int) -> SabaEffects:
    """[S3.2, S3.3] What the harbour brings, the card that leaves, what the vizier does."""
    if move < REMOVE:
        field = move - HARBOUR
        goods = [s.harbour_kinds[field]] * s.harbour_pieces[field]
        extra = s.tables.extras[field]
        seen: SabaEffects = {"gets": _pieces(goods), "extra": EXTRAS[extra]}
        if extra == REMOVE_SIDE:
            seen["removal"] = _removal(s)
        return seen
    if move < VIZIER:
        space = move - REMOVE
        return {"removes": DECK_NAMES[s.spaces[space]], "ends_game": ends_removed(s, space)}
    if move >= VIZIER_SWAP:
        return _swap(move - VIZIER_SWAP)
    quarter = move - VIZIER
    possible = quarter < WORKSHOPS and s.supply[GIVES[quarter]] > 0
    return _work(quarter) if possible else {}


def _removal(s: SabaState) -> str:
    """[S3.3] Whether a palace card can be removed, and whether it is the last one."""
    spaces = removable_spaces(s)
    if not spaces:
        return "none"
    return "last" if ends_removed(s, spaces[0]) else "open"


def _build_effects(s: SabaState, seat: int, move: int) -> SabaEffects:
    """[S3.5, S3.6] The part, its price, and who leaves the balcony for whom."""
    space = build_space(move)
    spared = build_spared(move)
    card = s.spaces[space]
    plot = plot_of(card)
    price = prices(s, space)
    if spared != NOTHING:
        price[spared] = 0
    seen: SabaEffects = {
        "builds": DECK_NAMES[card],
        "plot": plot + 1,
        "level": level_of(card),
        "pays": {RESOURCES[kind]: price[kind] for kind in range(KINDS) if price[kind]},
        "ends_game": ends_built(s, space),
    }
    if spared != NOTHING:
        seen["discards"] = ACTIONS[CRAFTSMAN]
    if build_guard(move) != NOTHING:
        seen["guard"] = RESOURCES[build_guard(move)]
    placed = s.figures[seat] > 0 or build_source(move) != NOTHING
    seen["places_figure"] = placed
    if not placed:
        seen["could_place"] = seat in s.quarters
    if placed and s.balconies[plot] != NOBODY:
        seen["sends_back"] = s.balconies[plot]
    return seen


def _carry_out_effects(s: SabaState, move: int) -> SabaEffects:
    """[S4.1] The price of a treasury card or the end card, and who gains by it."""
    ends = move >= FINISH
    price = prices(s, move - (FINISH if ends else TREASURY))
    seen: SabaEffects = {
        "pays": {RESOURCES[kind]: price[kind] for kind in range(KINDS) if price[kind]}
    }
    if ends:
        seen["winners"] = scoring.winners(s)
    else:
        winner = scoring.leader(s)
        seen["winner"] = None if winner == NOBODY else winner
        seen["tied"] = len(scoring.best_seats(s)) > 1
        if winner != NOBODY:
            seen["figure"] = _figure_of(s, winner)
    return seen


def _figure_of(s: SabaState, winner: int) -> str:
    """[S4.2] Where the winner's figure for the treasury comes from."""
    if s.figures[winner]:
        return "supply"
    return "quarter" if winner in s.quarters else "none"


def _card_effects(move: int) -> SabaEffects:
    """[S3.9, S8.1] The card that is spent, and the pieces that it moves."""
    seen: SabaEffects = {"discards": ACTIONS[card_of(move)]}
    if move < CARAVAN:
        seen["gets"] = _pieces([move - PLAY])
    elif move < OVERSEE:
        seen["gets"] = _pieces([move - CARAVAN])
    elif ROB <= move < DEAL:
        seen["gets"] = _pieces([(move - ROB) % KINDS])
    elif move >= DEAL:
        taken, given = BARGAINS[(move - DEAL) % len(BARGAINS)]
        seen["gets"] = _pieces(taken)
        seen["pays"] = _pieces(given)
    return seen
