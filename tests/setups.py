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
        """The values of the usual options, and the names of the house rules that are on."""
        words = [self.game.info.id, str(self.players)]
        for option in self.game.info.options:
            value = self.options[option.name]
            if not option.rule:
                words.append(str(value))
            elif value != option.default:
                words.append(option.name)
        return "-".join(words)


def setups(game: Game) -> Iterator[Setup]:
    """All player counts and all combinations of option values of a game. House rules come alone
    beside the usual options, and all together beside the last value of each.
    """
    options = game.info.options
    usual = [option for option in options if not option.rule]
    house = [option for option in options if option.rule]
    default: dict[str, object] = {option.name: option.default for option in options}
    last: dict[str, object] = {option.name: option.values[-1] for option in options}
    for players in range(game.info.least_players, game.info.most_players + 1):
        for values in product(*(option.values for option in usual)):
            chosen = {option.name: value for option, value in zip(usual, values, strict=True)}
            yield Setup(game, players, {**default, **chosen})
        for option in house:
            yield Setup(game, players, {**default, option.name: last[option.name]})
        if house:
            yield Setup(game, players, {**last})


ALL_SETUPS = [setup for game in GAMES for setup in setups(game)]

every_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
