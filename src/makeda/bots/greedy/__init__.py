"""Bots that take what looks best now: one small policy per game, in the game's own terms.

A policy is a module here, named like its game, with a function `choose(state, seat)` and, where
something can be done out of turn, `interrupt(state, seat)`, which may be NOTHING. It looks only at
what its seat may see, so it chooses the same in every redealt position. In a phase that it does not
know it raises UnknownPhase. Where games that are played on by it tell too little, or too much, of
who wins, SHARPNESS says so (`analysis/chances.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from mypy_extensions import mypyc_attr

from makeda.bots.bot import Bot, Sight
from makeda.core.state import State

Policy = Callable[[State, int], int]

# No move
NOTHING = -1


def _never(_state: State, _seat: int) -> int:
    return NOTHING


class UnknownPhase(LookupError):
    """A policy was asked in a phase for which it has no answer."""

    def __init__(self, state: State, phase: str) -> None:
        super().__init__(f"The greedy policy for {state.game_id} does not know the phase {phase}.")


class Advice:
    """The policy of one game: what to do when asked, and what to do unasked."""

    def __init__(self, game_id: str) -> None:
        module = import_module(f"makeda.bots.greedy.{game_id}")
        self.choose: Policy = module.choose
        self.interrupt: Policy = getattr(module, "interrupt", _never)
        self.sharpness: float = getattr(module, "SHARPNESS", 1.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays by the policy of its game."""

    def choose(self, sight: Sight) -> int:
        return advice(sight.game_id).choose(sight.redeal(self.rng), sight.seat)

    def interrupt(self, sight: Sight) -> int | None:
        move = advice(sight.game_id).interrupt(sight.redeal(self.rng), sight.seat)
        return None if move == NOTHING else move


@cache
def advice(game_id: str) -> Advice:
    """The policy of a game, which is looked for once."""
    return Advice(game_id)
