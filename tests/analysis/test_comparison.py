from __future__ import annotations

from math import isclose, sqrt

import pytest

from makeda.analysis.comparison import Comparison, measured
from makeda.bots.bot import Sight
from makeda.bots.budget import Budget
from makeda.core.game import Game
from makeda.core.rng import seeded
from tests.analysis.positions import with_choice
from tests.setups import every_game


def compared(game: Game, moves: int = 2, worlds: int = 6, *, listening: bool = True) -> Comparison:
    state, seat, move = with_choice(game, 30)
    others = [other for other in state.legal(seat) if other != move]
    found = Comparison(
        Sight(state, seat),
        [(each,) for each in [move, *others][:moves]],
        seeded("worlds"),
        listening=listening,
    )
    found.spend(Budget(worlds, 0.0))
    return found


@every_game
def test_a_move_gains_nothing_over_itself(game: Game) -> None:
    found = compared(game, moves=1)
    [move] = found.lines
    assert found.points_gained(move, move) == (0.0, 0.0)
    assert found.chance_gained(move, move).value == 0.0
    assert found.chance_gained(move, move).error > 0.0, "some worlds that end alike prove nothing"
    assert found.sources_gained(move, move) == []


@every_game
def test_the_sources_add_up_to_the_points_gained(game: Game) -> None:
    found = compared(game)
    one, other = found.lines
    gained = found.points_gained(one, other).value
    assert isclose(gained, found.points(one) - found.points(other), abs_tol=1e-9)
    told = sum(source.points for source in found.sources_gained(one, other))
    assert abs(told - gained) < 0.3, "only what nobody would notice is left out"
    assert "start" not in {source.category for source in found.sources_gained(one, other)}


@every_game
def test_chances_are_those_of_all_seats(game: Game) -> None:
    found = compared(game, listening=False)
    for move in found.lines:
        assert isclose(sum(found.chances(move)), 1.0)
        assert all(0 < chance < 1 for chance in found.chances(move))


@every_game
def test_moves_are_compared_in_the_same_worlds(game: Game) -> None:
    """Compared alone or beside others, a move comes to the same."""
    alone, beside = compared(game, moves=1), compared(game, moves=3)
    move = alone.lines[0]
    assert alone.points(move) == beside.points(move)
    assert alone.chances(move) == beside.chances(move)


def test_the_error_of_a_difference_comes_from_its_worlds() -> None:
    value, error = measured([1.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0])
    assert value == 0.75
    assert isclose(error, sqrt(0.75 / 4 / 3))
    assert measured([1.0], [0.0], unseen=1.0).error == pytest.approx(1.0)
