"""Opponents for Kette that play otherwise than our bots expect, for matches from this folder:

cd bench && makeda match kette --bots master:60,zoo.kette:Eager,zoo.kette:Eager,zoo.kette:Eager
"""

from __future__ import annotations

from makeda.bots.bot import Sight
from makeda.bots.greedy import GreedyBot, advice
from makeda.bots.greedy.kette import Taste, Worth
from makeda.bots.greedy.numbers import numbers_of
from makeda.games.kette.moves import BID, MONEY, OFFER, PASS, is_bid, is_offer
from makeda.games.kette.phases.laying import NO_BID
from makeda.games.kette.state import KetteState


class Eager(GreedyBot):
    """Kette: it bids at once what a greedy player would bid at most, and is otherwise one."""

    def choose(self, sight: Sight) -> int:
        bids = [move for move in sight.legal() if BID <= move < BID + MONEY]
        if not bids:
            return super().choose(sight)
        world = sight.redeal(self.rng)
        assert isinstance(world, KetteState)
        highest = PASS
        for bid in bids:
            world.bid = bid - BID - 1
            if advice(sight.game_id, self.source).choose(world, sight.seat) == bid:
                highest = bid
        return highest


class Lurker(GreedyBot):
    """It never opens the bidding, but overbids what others have bid."""

    def choose(self, sight: Sight) -> int:
        greedy = super().choose(sight)
        if not is_bid(greedy):
            return greedy
        world = sight.redeal(self.rng)
        assert isinstance(world, KetteState)
        return PASS if world.bid == NO_BID else greedy


class Seller(GreedyBot):
    """It always offers its most valuable card, also where that would earn it more in part 2."""

    def choose(self, sight: Sight) -> int:
        offers = [move for move in sight.legal() if is_offer(move)]
        if not offers:
            return super().choose(sight)
        world = sight.redeal(self.rng)
        assert isinstance(world, KetteState)
        taste = Taste(numbers_of(sight.game_id, self.source))
        return max(offers, key=lambda move: Worth(taste, world, move - OFFER).to_buyer())
