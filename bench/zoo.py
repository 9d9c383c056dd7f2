"""Opponents that play otherwise than our bots expect, for matches from this folder:

cd bench && makeda match kette --bots master:60,zoo:Eager,zoo:Eager,zoo:Eager --games 400
"""

from __future__ import annotations

from makeda.bots.bot import Sight
from makeda.bots.greedy import GreedyBot, advice
from makeda.games.kette.moves import BID, MONEY, PASS
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
