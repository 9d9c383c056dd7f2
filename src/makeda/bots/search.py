"""A bot that looks ahead: it plays redealt positions to their end and takes what went best."""

from __future__ import annotations

from importlib import import_module
from time import perf_counter

from makeda.bots.bot import Bot, Sight
from makeda.bots.budget import Budget
from makeda.core.rng import Rng


class SearchBot(Bot):
    """Tries each move equally often, and lets all seats go on greedily."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        super().__init__(rng)
        self.budget = budget

    def choose(self, sight: Sight) -> int:
        moves = sight.legal()
        policy = import_module(f"makeda.bots.greedy.{sight.view()['game']}")
        totals = [0.0] * len(moves)
        start = perf_counter()
        playouts = 0
        while len(moves) > 1:
            place = playouts % len(moves)
            state = sight.redeal(self.rng)
            state.apply(sight.seat, moves[place])
            while not state.over():
                seat = state.actors()[0]
                state.apply(seat, policy.choose(state, seat))
            totals[place] += sight.seat in state.winners()
            playouts += 1
            if self.budget.playouts:
                if playouts >= self.budget.playouts:
                    break
            elif perf_counter() - start > self.budget.seconds:
                break
        return moves[totals.index(max(totals))]
