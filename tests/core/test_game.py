from __future__ import annotations

import pytest

from makeda.core.game import Game
from makeda.core.problems import BadPosition, BadSetup
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from tests.setups import every_game


@every_game
def test_the_registry_finds_each_game(game: Game) -> None:
    assert game_of(game.info.id) is game


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup) as caught:
        game_of("chess")
    assert caught.value.params["games"] == [game.info.id for game in GAMES]


@every_game
def test_wrong_numbers_of_players_are_refused(game: Game) -> None:
    for players in (-1, 0, game.info.least_players - 1, game.info.most_players + 1):
        with pytest.raises(BadSetup, match="bad_players"):
            game.new(players, 1)
        with pytest.raises(BadSetup, match="bad_players"):
            game.action_count(players)


@every_game
def test_wrong_options_and_seeds_are_refused(game: Game) -> None:
    players = game.info.least_players
    with pytest.raises(BadSetup, match="unknown_option"):
        game.new(players, 1, colour="red")
    with pytest.raises(BadSetup, match="bad_seed"):
        game.new(players, -1)
    for option in game.info.options:
        with pytest.raises(BadSetup):
            game.new(players, 1, **{option.name: 3})


@every_game
def test_the_default_of_each_option_is_its_first_value(game: Game) -> None:
    players = game.info.least_players
    settled = game.settle({})
    assert settled == {option.name: option.default for option in game.info.options}
    assert game.new(players, 1).dump() == game.new(players, 1, **settled).dump()


@every_game
def test_data_that_is_no_position_is_refused(game: Game) -> None:
    wrongs: list[object] = [None, -99, "x", [], [[]], {}, True, 10**20]
    good = game.new(game.info.least_players, 1).dump()
    for name in good:
        for wrong in wrongs:
            if good[name] != wrong:
                with pytest.raises(BadPosition):
                    game.load({**good, name: wrong})
        with pytest.raises(BadPosition):
            game.load({other: value for other, value in good.items() if other != name})
    for data in (*wrongs, {**good, "extra": 1}):
        with pytest.raises(BadPosition):
            game.load(data)
