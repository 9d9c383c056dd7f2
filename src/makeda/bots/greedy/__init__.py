"""Bots that take what looks best now: one small policy per game, in the game's own terms.

A policy is a module here, named like its game, with one function `choose(state, seat)`. It looks
only at what its seat may see, so it chooses the same in every redealt position.
"""

from __future__ import annotations

from importlib import import_module

from makeda.bots.bot import Bot, Sight


class GreedyBot(Bot):
    """Plays by the policy of its game."""

    def choose(self, sight: Sight) -> int:
        state = sight.redeal(self.rng)
        move: int = import_module(f"makeda.bots.greedy.{sight.view()['game']}").choose(
            state, sight.seat
        )
        return move
