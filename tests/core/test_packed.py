"""Positions as bytes; that every position met in play comes back is a law of the conformance."""

from __future__ import annotations

from typing import Any

import pytest

from makeda.core.game import Game
from makeda.games.registry import game as game_of
from tests.setups import every_game


@pytest.mark.parametrize(
    ("game_id", "change"),
    [("kette", {"columns": [0, 1] * 4 + [0]}), ("babel", {"cards_of_each_kind": 30}), ("saba", {})],
)
def test_another_table_is_packed_with_the_position(game_id: str, change: dict[str, Any]) -> None:
    game = game_of(game_id)
    numbers = game.numbers()
    assert numbers
    table = {**numbers.standard, **change}
    state = game.new(3, 1, **{numbers.option: table})
    packed = state.pack()
    assert len(packed) > len(game.new(3, 1).pack())
    assert game.unpack(packed).dump() == state.dump()


@every_game
def test_a_sealed_generator_is_packed(game: Game) -> None:
    state = game.new_sealed(3, bytes(range(32)))
    twin = game.unpack(state.pack())
    assert twin.dump() == state.dump()
    assert [twin.rng.word() for _ in range(9)] == [state.rng.word() for _ in range(9)]


@every_game
def test_a_position_takes_a_few_hundred_bytes(game: Game) -> None:
    assert len(game.new(game.info.most_players, 1).pack()) < 600
