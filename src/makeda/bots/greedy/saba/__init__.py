"""How to play Saba decently: build every turn, as high as possible, on rivals' balconies.

A turn is played in this order. First the workshops work, which costs nothing. Then comes the
harbour side that leads to the best build. Then that build, with whatever cards it needs; a treasury
card only for who is ahead. Then a figure goes to a quarter, as long as it has time to pay off.
What is left is kept for the card that it brings closest.
"""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy import Advice, UnknownPhase
from makeda.bots.greedy.numbers import Numbers
from makeda.bots.greedy.saba.building import (
    card_to_remove,
    next_build,
    next_place,
    quarter_to_leave,
)
from makeda.bots.greedy.saba.collecting import best_harbour, best_vizier, free_piece, serail_guard
from makeda.bots.greedy.saba.keeping import best_swap, card_to_discard, surplus_card
from makeda.bots.greedy.saba.taste import Taste
from makeda.bots.greedy.saba.worth import outlook_of
from makeda.core.state import State
from makeda.games.saba.components import NOTHING
from makeda.games.saba.moves import DRAW, END_TURN, LAY_MARKER, REMOVE, TAKE
from makeda.games.saba.phases.turn import TurnPhase
from makeda.games.saba.state import SabaState


class Policy(Advice):
    """What can only be good comes first; then the move that it takes in each phase."""

    def __init__(self, numbers: Numbers) -> None:
        self.taste: Final = Taste(numbers)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, SabaState)
        t = self.taste
        move = _before_all(t, state, seat) if isinstance(state.phase, TurnPhase) else NOTHING
        return move if move != NOTHING else _in_phase(t, state, seat)


def _before_all(t: Taste, s: SabaState, seat: int) -> int:
    """[S3.1] What can only be good, at any time of the turn; NOTHING if there is nothing."""
    move = free_piece(s)
    return move if move != NOTHING else serail_guard(t, s, seat)


def _in_phase(t: Taste, s: SabaState, seat: int) -> int:
    match s.phase.name:
        case "fetching":
            return best_harbour(t, s, seat)
        case "removing":
            space, _ = card_to_remove(outlook_of(t, s, seat))
            return REMOVE + space
        case "moving_vizier":
            return best_vizier(t, s, seat)
        case "building":
            return _build(t, s, seat)
        case "choosing":
            # [S4.2] A figure on the treasury is a point for good, more than any quarter.
            return TAKE + quarter_to_leave(s, seat)
        case "marking":
            # [S5.2] A marker hardly ever hurts.
            return LAY_MARKER
        case "drawing":
            return DRAW
        case "ending":
            return _end(t, s, seat)
        case "limiting":
            return card_to_discard(t, s, seat)
    raise UnknownPhase(s, s.phase.name)


def _build(t: Taste, s: SabaState, seat: int) -> int:
    """[S3.10] A figure in a quarter closes the build step, so it comes last."""
    outlook = outlook_of(t, s, seat)
    move = next_build(outlook)
    if move == NOTHING and s.built:
        move = next_place(outlook)
    return move if move != NOTHING else DRAW


def _end(t: Taste, s: SabaState, seat: int) -> int:
    """[S3.11] Cards beyond the limit are played while they can be; swaps prepare the next turn."""
    move = surplus_card(t, s, seat)
    if move == NOTHING:
        move = best_swap(t, s, seat)
    return move if move != NOTHING else END_TURN
