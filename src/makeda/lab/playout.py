"""The inner loop of simulation: play a position to its end at random."""

from __future__ import annotations

from makeda.core.rng import Rng
from makeda.core.state import State


def play_randomly(state: State, rng: Rng) -> int:
    """Play on until the game is over, every choice at random; return how many decisions it took."""
    decisions = 0
    while True:
        actors = state.actors()
        if not actors:
            return decisions
        seat = actors[rng.below(len(actors))] if len(actors) > 1 else actors[0]
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        decisions += 1
