"""A bot for people who know a game well: the master, long before its best."""

from __future__ import annotations

from typing import Final

from makeda.bots.bot import Sight
from makeda.bots.budget import Budget, budget
from makeda.bots.greedy.numbers import TRAINED
from makeda.bots.search import SearchBot
from makeda.core.rng import Rng

# With so many playouts it is to stand half-way between `search:40` and a master that thinks for a
# second (bench/MASTERS.md). Games differ in how soon more of them help little: in Kette very soon.
ENOUGH: Final[dict[str, int]] = {"kette": 60, "babel": 140, "saba": 60}
# For a game of somebody else
ELSEWHERE: Final = "20ms"


class JourneymanBot(SearchBot):
    """Has as many playouts as are enough in the game that is played."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, budget(ELSEWHERE), TRAINED)

    def choose(self, sight: Sight) -> int:
        enough = ENOUGH.get(sight.game_id)
        if enough is not None:
            self.budget = Budget(enough, 0.0)
        return super().choose(sight)
