from __future__ import annotations

from math import isclose

from makeda.analysis.chances import chances, honest, slope
from makeda.core.game import Game
from makeda.core.rng import seeded
from tests.analysis.positions import recorded
from tests.setups import every_game


@every_game
def test_chances_end_with_who_won(game: Game) -> None:
    *_, last = recorded(game).replay()
    won = last.state.winners()
    found = chances(last.state, seeded("chances"), 5)
    assert found == [1 / len(won) if seat in won else 0.0 for seat in range(last.state.players)]


@every_game
def test_chances_add_up_and_none_is_quite_sure_before_the_end(game: Game) -> None:
    state = game.new(game.info.most_players, 1)
    found = chances(state, seeded("chances"), 3)
    assert isclose(sum(found), 1.0)
    assert all(0 < chance < 1 for chance in found)


def test_what_playouts_are_too_sure_of_is_made_less_sure() -> None:
    raw = [0.7, 0.2, 0.1]
    found = honest(0.5, raw, 1000)
    assert isclose(sum(found), 1.0)
    assert found == sorted(found, reverse=True)
    assert found[0] < raw[0]
    assert found[2] > raw[2]


def test_the_slope_is_that_of_the_honest_chance() -> None:
    below, above = (honest(0.6, [p, 1 - p], 1000)[0] for p in (0.799, 0.801))
    assert isclose((above - below) / 0.002, slope(0.6, 0.8, 2, 1000), rel_tol=0.01)


def test_playouts_that_are_right_stay_as_they_are() -> None:
    raw = [0.7, 0.2, 0.1]
    assert all(abs(a - b) < 0.001 for a, b in zip(honest(1.0, raw, 1000), raw, strict=True))


def test_what_everybody_won_of_few_playouts_is_not_sure() -> None:
    few, many = (honest(1.0, [1.0, 0.0], playouts)[0] for playouts in (10, 1000))
    assert few < many < 1
