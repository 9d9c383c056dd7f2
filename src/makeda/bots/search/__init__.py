"""A bot that looks ahead: information-set Monte Carlo tree search.

It cannot see the cards of others, so it imagines worlds: redealt positions that agree with all it
knows (`decision.py`). In each it tries a move and lets everyone go on, first by what the tree
remembers to be good for whoever chooses (`tree.py`), then greedily to the end (`playout.py`). Moves
that do well are tried in more worlds. What it plays is the greedy move, unless another one is
better with some certainty.
"""

from __future__ import annotations

from time import perf_counter

from mypy_extensions import mypyc_attr

from makeda.bots.bot import Sight, Thought
from makeda.bots.budget import Budget
from makeda.bots.forecast import forecast
from makeda.bots.greedy import GreedyBot, advice
from makeda.bots.greedy.numbers import FIRST
from makeda.bots.search.decision import Decision
from makeda.bots.search.playout import KEEN, PLAIN
from makeda.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(GreedyBot):
    """Thinks as long as its budget lasts; out of turn it does not think, but acts greedily."""

    def __init__(self, rng: Rng, budget: Budget, source: str = FIRST) -> None:
        super().__init__(rng, source)
        # Not everybody plays as it does itself: some of the others are taken for greedy ones.
        self.company: list[str] = sorted({FIRST, source})
        self.manner = PLAIN if source == FIRST else KEEN
        self.budget = budget
        self.found: list[Thought] = []

    def choose(self, sight: Sight) -> int:
        self.found = []
        moves = sight.legal()
        if len(moves) == 1:
            return moves[0]
        end = perf_counter() + self.budget.seconds
        own = advice(sight.game_id, self.source)
        others = [advice(sight.game_id, source) for source in self.company]
        ahead = None if self.source == FIRST else forecast(sight.game_id, self.source)
        decision = Decision(sight, self.rng, own, others, self.manner, ahead)
        if self.budget.playouts:
            for _ in range(self.budget.playouts):
                decision.think()
        else:
            while perf_counter() < end:
                decision.think()
        self.found = decision.thoughts()
        return decision.best()

    def interrupt(self, sight: Sight) -> int | None:
        self.found = []
        return super().interrupt(sight)

    def thoughts(self) -> list[Thought]:
        return self.found
