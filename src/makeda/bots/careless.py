"""A bot for beginners: it knows how to play, and often does something else."""

from __future__ import annotations

from typing import Final

from makeda.bots.bot import Sight
from makeda.bots.greedy import GreedyBot

# One decision in so many is a slip.
SLIPS: Final = 3
# A slip is a move listed so near the intended one: another bid, another card, another place.
NEAR: Final = 2


class CarelessBot(GreedyBot):
    """Greedy, but now and then it takes a move beside the one it meant to take.

    A move at random would look stupid, a whole fortune bid for a pebble; a neighbour in the list of
    legal moves is the kind of mistake that people make.
    """

    def choose(self, sight: Sight) -> int:
        meant = super().choose(sight)
        if self.rng.below(SLIPS):
            return meant
        moves = sight.legal()
        place = moves.index(meant)
        first, last = max(0, place - NEAR), min(len(moves) - 1, place + NEAR)
        return moves[first + self.rng.below(last - first + 1)]
