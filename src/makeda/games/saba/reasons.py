"""[S9] Why what lies before a player cannot be used now, thing by thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core import seen
from makeda.games.saba.components import (
    ACTIONS,
    CRAFTSMAN,
    END_CARD,
    FIELDS,
    NOTHING,
    PALACE_CARDS,
    QUARTERS,
    SPACES,
    SWAPS_AT,
    WORKSHOPS,
)
from makeda.games.saba.moves import (
    BUILD,
    FINISH,
    HARBOUR,
    PLACE,
    REMOVE,
    TAKE,
    TREASURY,
    USE,
    USE_SWAP,
    VIZIER,
    build,
    build_space,
    build_spared,
    card_of,
    sort_of,
)
from makeda.games.saba.phases.building import BUILDING, CHOOSING
from makeda.games.saba.phases.harbour import FETCHING, MOVING_VIZIER, REMOVING
from makeda.games.saba.phases.playing import why_idle
from makeda.games.saba.phases.turn import TurnPhase
from makeda.games.saba.seen import Reasons

if TYPE_CHECKING:
    from makeda.core.problems import IllegalMove
    from makeda.games.saba.state import SabaState


def reasons(s: SabaState, seat: int) -> Reasons:
    """For each thing the refusal of the move that it would be used for; None where it can be used,
    where it is not its time, and for whoever is not asked.
    """
    asked = seat in s.actors()
    legal = s.legal(seat) if asked else []
    return {
        "spaces": [_space(s, seat, space, legal) if asked else None for space in range(SPACES)],
        "quarters": [
            _quarter(s, seat, quarter, legal) if asked else None for quarter in range(len(QUARTERS))
        ],
        "ships": [_ship(s, seat, field, legal) if asked else None for field in range(FIELDS)],
        "cards": _cards(s, seat, legal) if asked and isinstance(s.phase, TurnPhase) else {},
    }


def _space(s: SabaState, seat: int, space: int, legal: list[int]) -> seen.Prompt | None:
    """[S3.5, S3.10] A build space: its card can be built, carried out or removed."""
    card = s.spaces[space]
    if card == NOTHING:
        return None
    if s.phase is REMOVING:
        return _refused(s, seat, REMOVE + space, legal)
    if s.phase is not BUILDING:
        return None
    if card >= PALACE_CARDS:
        return _refused(s, seat, (FINISH if card == END_CARD else TREASURY) + space, legal)
    if any(sort_of(move) == BUILD and build_space(move) == space for move in legal):
        return None
    return _refused(s, seat, build(space, NOTHING, NOTHING, NOTHING), legal)


def _quarter(s: SabaState, seat: int, quarter: int, legal: list[int]) -> seen.Prompt | None:
    """[S3.3, S3.8, S4.2, S6] A quarter: the vizier, a figure that acts, comes, or leaves."""
    if s.phase is MOVING_VIZIER:
        return _refused(s, seat, VIZIER + quarter, legal) if quarter == s.vizier else None
    if s.phase is CHOOSING:
        return _refused(s, seat, TAKE + quarter, legal)
    if not isinstance(s.phase, TurnPhase):
        return None
    uses = [USE + quarter] if quarter < WORKSHOPS else [USE_SWAP + n for n in SWAPS_AT[quarter]]
    placing = s.phase is BUILDING
    if any(use in legal for use in uses) or (placing and PLACE + quarter in legal):
        return None
    if placing and s.place_of(seat, quarter) == NOTHING:
        return _refused(s, seat, PLACE + quarter, legal)
    return _refused(s, seat, uses[0], legal)


def _ship(s: SabaState, seat: int, field: int, legal: list[int]) -> seen.Prompt | None:
    """[S3.2] A field of the harbour."""
    return _refused(s, seat, HARBOUR + field, legal) if s.phase is FETCHING else None


def _cards(s: SabaState, seat: int, legal: list[int]) -> dict[str, seen.Prompt]:
    """[S3.9, S8.1] The action cards of the hand that can do nothing."""
    playable = {card_of(move) for move in legal}
    if any(sort_of(move) == BUILD and build_spared(move) != NOTHING for move in legal):
        playable.add(CRAFTSMAN)
    idle = [card for card in sorted(set(s.hands[seat])) if card not in playable]
    return {ACTIONS[card]: _said(why_idle(s, seat, card)) for card in idle}


def _refused(s: SabaState, seat: int, move: int, legal: list[int]) -> seen.Prompt | None:
    return None if move in legal else _said(s.phase.reason(s, seat, move))


def _said(problem: IllegalMove) -> seen.Prompt:
    return {"key": problem.key, "rule": problem.rule, "params": problem.params}
