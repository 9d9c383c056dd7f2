"""What matters in Babel: points, what wonders and discs promise, and cards to go on with."""

from __future__ import annotations

from typing import Final

from makeda.bots.forecast import IN_A_TURN
from makeda.bots.forecast import Reading as AnyReading
from makeda.bots.greedy.babel.taste import Taste
from makeda.bots.greedy.babel.worth import Outlook
from makeda.bots.greedy.numbers import Numbers
from makeda.core.state import State
from makeda.games.babel.components import (
    ACTION_COUNT,
    DISC_POINTS,
    DRAW,
    FIVE_POINTS,
    JOKER,
    KIND_COUNT,
    SECOND_TURN,
    WONDERS,
)
from makeda.games.babel.state import BabelState

# How many things `_seat` lists
WIDTH: Final = 22


class Reading(AnyReading):
    """[B7.5] A second turn belongs to the first."""

    def __init__(self, numbers: Numbers) -> None:
        self.taste: Final = Taste(numbers)

    def turn(self, state: State) -> int:
        assert isinstance(state, BabelState)
        begins = state.phase.name == "turn" and not state.second
        return state.active if begins else IN_A_TURN

    def width(self) -> int:
        return WIDTH

    def standing(self, state: State) -> list[list[int]]:
        assert isinstance(state, BabelState)
        outlook = Outlook(self.taste, state, state.active)
        totals = outlook.final_points(state)
        most = max(totals)
        return [_seat(state, outlook, seat, totals, most) for seat in range(state.players)]


def _seat(s: BabelState, o: Outlook, seat: int, totals: list[float], most: float) -> list[int]:
    board = o.board
    left = o.scarcest
    sure = s.points[seat] + board.bonus[seat]
    expected = 0.0
    parts = 0
    for wonder in range(len(WONDERS)):
        expected += board.prospects[wonder][seat]
        parts += s.parts[wonder * s.players + seat]
    prospects = int(10.0 * expected)
    cards = useful = squares = next_bonus = 0
    bonus = s.tables.bonus
    for kind in range(KIND_COUNT):
        number = s.hands[seat * KIND_COUNT + kind]
        cards += number
        squares += number * number
        if board.left[kind] > 1:
            held = board.held[seat * KIND_COUNT + kind]
            if held + 1 < len(bonus):
                next_bonus += bonus[held + 1] - bonus[held]
        useful += number * board.left[kind]
    actions = seat * ACTION_COUNT
    ahead = int(totals[seat] >= most)
    return [
        sure,
        sure * left,
        prospects,
        prospects * left,
        int(10.0 * totals[seat]),
        ahead,
        ahead * left,
        cards,
        cards * left,
        useful,
        squares,
        parts,
        next_bonus,
        next_bonus * left,
        s.action_sizes[seat],
        s.actions[actions + FIVE_POINTS],
        s.actions[actions + DISC_POINTS] * len(board.discs[seat]),
        s.actions[actions + JOKER],
        s.actions[actions + DRAW],
        s.actions[actions + SECOND_TURN],
        (seat - s.active) % s.players,
        (seat - s.active) % s.players * left,
    ]
