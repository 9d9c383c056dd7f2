"""The moves that are worth a closer look, and which of them is best.

Whatever is best of many looks better than it is. So the search finds the moves that look good, and
they are compared in fresh worlds, in which none of them has had any luck yet.
"""

from __future__ import annotations

from makeda.analysis.comparison import Comparison
from makeda.bots.bot import Sight
from makeda.bots.budget import Budget
from makeda.bots.registry import SEARCH, bot
from makeda.core.rng import Rng

# Standard errors that it takes to give up the move that the search prefers
CLEAR = 2.0


def candidates(sight: Sight, rng: Rng, search: str, most: int) -> list[int]:
    """What the search would play with this budget, and then what it has tried most often.

    It returns to what looks good, so visits tell more than values that a few playouts gave.
    """
    finder = bot(f"{SEARCH}:{search}")(rng)
    found = [finder.choose(sight)]
    tried = sorted(finder.thoughts(), key=lambda thought: -thought.visits)
    found += [thought.move for thought in tried if thought.move not in found]
    return found[:most]


def preferred(sight: Sight, moves: list[int], rng: Rng, budget: Budget) -> int:
    """The first of the moves, unless another one is clearly better in fresh worlds."""
    if len(moves) == 1:
        return moves[0]
    tried = Comparison(sight, [(move,) for move in moves], rng)
    tried.spend(budget)
    best = tried.best()
    gained = tried.worth_gained(best, (moves[0],))
    return best[0] if gained.value > CLEAR * gained.error else moves[0]
