"""Bots that take what looks best now: one small policy per game, in the game's own terms.

A policy is a module here, named like its game, with a function `choose(state, seat)` and, where
something can be done out of turn, `interrupt(state, seat)`, which may be NOTHING. It looks only at
what its seat may see, so it chooses the same in every redealt position.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from mypy_extensions import mypyc_attr

from makeda.bots.bot import Bot, Sight
from makeda.core.state import State

Policy = Callable[[State, int], int]

# No move
NOTHING = -1


def _never(_state: State, _seat: int) -> int:
    return NOTHING


class Advice:
    """The policy of one game: what to do when asked, and what to do unasked."""

    def __init__(self, game_id: str) -> None:
        module = import_module(f"makeda.bots.greedy.{game_id}")
        self.choose: Policy = module.choose
        self.interrupt: Policy = getattr(module, "interrupt", _never)


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays by the policy of its game."""

    def choose(self, sight: Sight) -> int:
        return advice(sight).choose(sight.redeal(self.rng), sight.seat)

    def interrupt(self, sight: Sight) -> int | None:
        move = advice(sight).interrupt(sight.redeal(self.rng), sight.seat)
        return None if move == NOTHING else move


def advice(sight: Sight) -> Advice:
    """The policy of the game that is being played."""
    return Advice(str(sight.view()["game"]))
