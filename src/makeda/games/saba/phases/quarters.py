"""[S6] The quarters, used with one's own figures or, once, with the vizier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.problems import IllegalMove
from makeda.games.saba.components import (
    GIVES,
    KINDS,
    NOTHING,
    PLACE_PRICES,
    QUARTERS,
    RESOURCES,
    SWAP_GETS,
    SWAP_GIVES,
    SWAP_QUARTER,
    SWAPS_AT,
    WORKSHOPS,
)
from makeda.games.saba.moves import USE, USE_SWAP, sort_of

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def add_quarter_moves(s: SabaState, seat: int, moves: list[int]) -> None:
    """[S6.1, S6.3] Every quarter with an own figure that may still act, but for the vizier's."""
    for quarter in range(len(QUARTERS)):
        if s.may_act_in(quarter) and quarter != s.vizier:
            add_actions(s, seat, quarter, USE, USE_SWAP, moves)


def add_actions(
    s: SabaState, seat: int, quarter: int, plain: int, swaps: int, moves: list[int]
) -> None:
    """[S6.2] All forms of a quarter's action that are possible now."""
    if quarter < WORKSHOPS:
        if s.supply[GIVES[quarter]]:
            moves.append(plain + quarter)
        return
    for swap in SWAPS_AT[quarter]:
        if s.goods[seat * KINDS + SWAP_GIVES[swap]] and s.supply[SWAP_GETS[swap]]:
            moves.append(swaps + swap)


def use(s: SabaState, seat: int, move: int) -> None:
    """[S6.1] Each figure acts once a turn, the one on the cheaper place first."""
    sort = sort_of(move)
    quarter = _quarter_of(sort, move - sort)
    first = quarter * len(PLACE_PRICES)
    s.make_idle(first if s.may_act(first) else first + 1)
    if sort == USE:
        work(s, seat, quarter)
    else:
        swap(s, seat, move - sort)


def _quarter_of(sort: int, number: int) -> int:
    """The quarter that is used."""
    return number if sort == USE else SWAP_QUARTER[number]


def work(s: SabaState, seat: int, quarter: int) -> None:
    """[S6.2] Take the resource of a workshop."""
    kind = GIVES[quarter]
    s.get(seat, kind, 1)
    if s.events is not None:
        s.tell("quarter", {"seat": seat, "quarter": QUARTERS[quarter], "resource": RESOURCES[kind]})


def swap(s: SabaState, seat: int, number: int) -> None:
    """[S6.2] Swap one piece for another."""
    give = SWAP_GIVES[number]
    get = SWAP_GETS[number]
    s.get(seat, give, -1)
    s.get(seat, get, 1)
    if s.events is not None:
        s.tell(
            "swap",
            {
                "seat": seat,
                "quarter": QUARTERS[SWAP_QUARTER[number]],
                "give": RESOURCES[give],
                "get": RESOURCES[get],
            },
        )


def why_not_use(s: SabaState, seat: int, move: int) -> IllegalMove:
    """Why a quarter cannot be used so now."""
    sort = sort_of(move)
    quarter = _quarter_of(sort, move - sort)
    about: dict[str, object] = {"quarter": QUARTERS[quarter]}
    if s.place_of(seat, quarter) == NOTHING:
        return IllegalMove("no_figure_there", "S6.1", about)
    if quarter == s.vizier:
        return IllegalMove("quarter_blocked", "S6.3", about)
    if not s.may_act_in(quarter):
        return IllegalMove("figure_not_ready", "S6.1", about)
    if sort == USE_SWAP:
        return why_not_swap(s, seat, move - sort)
    return IllegalMove("supply_empty", "S6.2", {"resource": RESOURCES[GIVES[quarter]]})


def why_not_swap(s: SabaState, seat: int, number: int) -> IllegalMove:
    if not s.goods[seat * KINDS + SWAP_GIVES[number]]:
        return IllegalMove("you_lack", "S6.2", {"resource": RESOURCES[SWAP_GIVES[number]]})
    return IllegalMove("supply_empty", "S6.2", {"resource": RESOURCES[SWAP_GETS[number]]})
