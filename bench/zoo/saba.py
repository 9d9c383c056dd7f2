"""Opponents for Saba that play otherwise than our bots expect, each with one habit of its own."""

from __future__ import annotations

from makeda.bots.bot import Sight
from makeda.bots.greedy import GreedyBot
from makeda.games.saba.components import LEVELS, NOBODY, level_of, plot_of
from makeda.games.saba.moves import BUILD, DRAW, PLACE, PLAY, build_space, sort_of
from makeda.games.saba.state import SabaState


def of_sort(sight: Sight, sort: int) -> list[int]:
    """The legal moves of one sort."""
    return [move for move in sight.legal() if sort_of(move) == sort]


class Hasty(GreedyBot):
    """It plays every card at once, and builds the first thing that it can pay for."""

    def choose(self, sight: Sight) -> int:
        at_once = of_sort(sight, PLAY) or of_sort(sight, BUILD)
        return at_once[0] if at_once else super().choose(sight)


class Quarrelsome(GreedyBot):
    """It builds arches and fountains only to send a rival back; columns it builds anywhere."""

    def choose(self, sight: Sight) -> int:
        move = super().choose(sight)
        if sort_of(move) != BUILD:
            return move
        world = sight.redeal(self.rng)
        assert isinstance(world, SabaState)
        friends = (NOBODY, sight.seat)
        for build in [move, *of_sort(sight, BUILD)]:
            card = world.spaces[build_space(build)]
            if level_of(card) == LEVELS or world.balconies[plot_of(card)] not in friends:
                return build
        return move if all(owner in friends for owner in world.balconies) else DRAW


class Homebody(GreedyBot):
    """It keeps its figures for the palace, and brings none to a quarter."""

    def choose(self, sight: Sight) -> int:
        move = super().choose(sight)
        return DRAW if sort_of(move) == PLACE else move
