"""The inner loop of simulation: play a position to its end at random."""

from __future__ import annotations

from makeda.core.rng import Rng
from makeda.core.state import State


def play_randomly(state: State, rng: Rng, moves_made: list[tuple[int, int]] | None = None) -> int:
    """Play on until the game is over, every choice at random; return how many decisions it took.

    Seats and moves are added to the list, if there is one.
    """
    decisions = 0
    while True:
        actors = state.actors()
        if not actors:
            return decisions
        seat = actors[rng.below(len(actors))] if len(actors) > 1 else actors[0]
        moves = state.legal(seat)
        move = moves[rng.below(len(moves))]
        state.apply(seat, move)
        if moves_made is not None:
            moves_made.append((seat, move))
        decisions += 1
