"""[S3.2-S3.4] The first step of a turn: the harbour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.problems import IllegalMove
from makeda.games.saba.cards import draw_card
from makeda.games.saba.components import (
    CARD_SIDE,
    GIVES,
    HARBOUR_CARDS,
    QUARTERS,
    REMOVE_SIDE,
    RESOURCES,
    SWAP_QUARTER,
    VIZIER_SIDE,
    WORKSHOPS,
)
from makeda.games.saba.harbour import take_goods, upper_field
from makeda.games.saba.moves import HARBOUR, REMOVE, VIZIER, VIZIER_SWAP, sort_of
from makeda.games.saba.palace import leave_space, removable_spaces
from makeda.games.saba.phases.building import BUILDING
from makeda.games.saba.phases.ending import ended_by_last_palace_card
from makeda.games.saba.phases.quarters import add_actions, swap, why_not_swap, work
from makeda.games.saba.phases.turn import TurnPhase

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


class Fetching(TurnPhase):
    """[S3.2] Pick one of two upper harbour sides, take the pieces of its field, do its extra."""

    def steps(self, s: SabaState, seat: int) -> list[int]:
        return [HARBOUR + upper_field(s, seat, card) for card in range(HARBOUR_CARDS)]

    def step(self, s: SabaState, seat: int, move: int) -> None:
        field = move - HARBOUR
        kind = s.harbour_kinds[field]
        pieces = take_goods(s, seat, field)
        s.turned[seat * HARBOUR_CARDS + s.tables.card_of_field(field)] ^= 1
        if s.events is not None:
            s.tell("harbour", {"seat": seat, "number": pieces, "resource": RESOURCES[kind]})
        extra = s.tables.extras[field]
        if extra == VIZIER_SIDE:
            s.ask(MOVING_VIZIER, seat)
        elif extra == REMOVE_SIDE:
            _begin_removing(s, seat)
        else:
            if extra == CARD_SIDE:
                draw_card(s, seat)
            s.ask(BUILDING, seat)

    def why_not(self, s: SabaState, seat: int, move: int) -> IllegalMove | None:
        if sort_of(move) == HARBOUR:
            return IllegalMove("side_not_up", "S3.2", {"field": move - HARBOUR + 1})
        return None


def _begin_removing(s: SabaState, seat: int) -> None:
    """[S3.3] With no open palace card there is nothing to do.

    A single one is asked for too: before it leaves, quarters and cards may be used [S3.1].
    """
    s.ask(REMOVING if removable_spaces(s) else BUILDING, seat)


class Removing(TurnPhase):
    """[S3.3] Take one open palace card out of the game."""

    def steps(self, s: SabaState, seat: int) -> list[int]:
        return [REMOVE + space for space in removable_spaces(s)]

    def step(self, s: SabaState, seat: int, move: int) -> None:
        if s.events is not None:
            s.tell("remove", {"seat": seat})
        leave_space(s, move - REMOVE)
        if not ended_by_last_palace_card(s):
            s.ask(BUILDING, seat)

    def why_not(self, s: SabaState, seat: int, move: int) -> IllegalMove | None:
        if sort_of(move) == REMOVE:
            return IllegalMove("no_palace_card", "S3.3", {"space": move - REMOVE + 1})
        return None


class MovingVizier(TurnPhase):
    """[S3.3] Move the vizier to another quarter and carry out its action, if that is possible."""

    def steps(self, s: SabaState, seat: int) -> list[int]:
        moves: list[int] = []
        for quarter in range(len(QUARTERS)):
            if quarter != s.vizier:
                before = len(moves)
                add_actions(s, seat, quarter, VIZIER, VIZIER_SWAP, moves)
                if len(moves) == before:
                    moves.append(VIZIER + quarter)
        return moves

    def step(self, s: SabaState, seat: int, move: int) -> None:
        swaps = sort_of(move) == VIZIER_SWAP
        quarter = SWAP_QUARTER[move - VIZIER_SWAP] if swaps else move - VIZIER
        s.vizier = quarter
        if s.events is not None:
            s.tell("vizier", {"seat": seat, "quarter": QUARTERS[quarter]})
        if swaps:
            swap(s, seat, move - VIZIER_SWAP)
        elif quarter < WORKSHOPS and s.supply[GIVES[quarter]]:
            work(s, seat, quarter)
        s.ask(BUILDING, seat)

    def why_not(self, s: SabaState, seat: int, move: int) -> IllegalMove | None:
        if sort_of(move) not in (VIZIER, VIZIER_SWAP):
            return None
        swaps = sort_of(move) == VIZIER_SWAP
        quarter = SWAP_QUARTER[move - VIZIER_SWAP] if swaps else move - VIZIER
        if quarter == s.vizier:
            return IllegalMove("vizier_must_move", "S3.3", {"quarter": QUARTERS[quarter]})
        if swaps:
            return why_not_swap(s, seat, move - VIZIER_SWAP)
        return IllegalMove("vizier_must_swap", "S3.3", {"quarter": QUARTERS[quarter]})


FETCHING: Final = Fetching("fetching", "S3.2")
REMOVING: Final = Removing("removing", "S3.3")
MOVING_VIZIER: Final = MovingVizier("moving_vizier", "S3.3")
