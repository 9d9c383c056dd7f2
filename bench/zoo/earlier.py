"""The master as it was before it learned to break off its playouts, by today's numbers.

cd bench && makeda match babel --bots master:208,zoo.earlier:Earlier,zoo.earlier:Earlier
"""

from __future__ import annotations

from makeda.bots.bot import Sight
from makeda.bots.budget import budget
from makeda.bots.greedy import advice
from makeda.bots.greedy.numbers import TRAINED
from makeda.bots.search import SearchBot
from makeda.bots.search.decision import Decision
from makeda.core.rng import Rng


class Earlier(SearchBot):
    """It plays every game to its end in thought, which it does 60 times before a move."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, budget("60"), TRAINED)

    def choose(self, sight: Sight) -> int:
        moves = sight.legal()
        if len(moves) == 1:
            return moves[0]
        own = advice(sight.game_id, self.source)
        others = [advice(sight.game_id, source) for source in self.company]
        decision = Decision(sight, self.rng, own, others, self.manner, None)
        for _ in range(self.budget.playouts):
            decision.think()
        return decision.best()
