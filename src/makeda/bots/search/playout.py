"""How a position might end: everyone goes on by a policy, and the result is weighed."""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy import Advice
from makeda.core.state import State

# How much of a reward is for winning; the rest is for being ahead of the others on average.
WINNING: Final = 0.1


def play_on(state: State, seated: list[Advice]) -> None:
    """Play to the end, each seat by its policy."""
    while True:
        actors = state.actors()
        if not actors:
            return
        seat = actors[0]
        state.apply(seat, seated[seat].choose(state, seat))


def rewards(state: State) -> list[float]:
    """What a finished game is worth to each seat, from 0 to 1.

    Winning alone tells little: most moves do not change who wins, but many change by how much. So
    the distance to the others counts most; it says the same about a move after far fewer playouts.
    """
    scores = state.scores()
    winners = state.winners()
    total = sum(scores)
    scale = 2.0 * max(1, max(scores))
    result: list[float] = []
    for seat in range(state.players):
        others = (total - scores[seat]) / (state.players - 1)
        ahead = max(0.0, min(1.0, 0.5 + (scores[seat] - others) / scale))
        won = 1.0 / len(winners) if seat in winners else 0.0
        result.append(WINNING * won + (1.0 - WINNING) * ahead)
    return result
