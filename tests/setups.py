"""Every way to set up every registered game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from makeda.core.game import Game
from makeda.core.state import State
from makeda.games.registry import GAMES


class Setup(NamedTuple):
    """A game with a number of players and an option set."""

    game: Game
    players: int
    options: dict[str, object]

    def new(self, seed: int) -> State:
        return self.game.new(self.players, seed, **self.options)

    def __str__(self) -> str:
        return "-".join([self.game.info.id, str(self.players), *map(str, self.options.values())])


def setups(game: Game) -> Iterator[Setup]:
    """All player counts and all combinations of option values of a game."""
    options = game.info.options
    for players in range(game.info.least_players, game.info.most_players + 1):
        for values in product(*(option.values for option in options)):
            names = [option.name for option in options]
            yield Setup(game, players, dict(zip(names, values, strict=True)))


ALL_SETUPS = [setup for game in GAMES for setup in setups(game)]

every_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
