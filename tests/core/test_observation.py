from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import pytest

from makeda.core.buffers import mask_into, moves_into
from makeda.core.game import Game
from makeda.core.observation import Each, Observer, Open, Own, Part, Row, around, seen_from
from makeda.games.registry import game as game_of
from tests.setups import every_game


def row_of(parts: list[Part]) -> Row:
    return Observer(parts, lambda *_: None).row()


PARTS: list[Part] = [Open("a", [2], ""), Own("b", [2, 3], "", 10, 20), Each("c", [1], "")]


def test_only_what_is_not_zero_is_written() -> None:
    row = row_of(PARTS)
    row.part("a")
    row.flag(-1)
    row.flag(1)
    row.part("b")
    row.add(5)
    row.put(4, 20)
    row.part("c")
    row.end()
    assert row.numbers() == [0, 1, 0.5, 0, 0, 0, 2, 0, 0]


def test_what_is_above_the_most_is_shown_as_the_most() -> None:
    row = row_of(PARTS[1:2])
    row.part("b")
    row.add_all([19, 20, 21, 22])
    row.end()
    assert row.cut == 2
    assert row.numbers() == pytest.approx([1.9, 2, 2, 2, 0, 0])


def test_rows_of_flags_and_counts() -> None:
    row = row_of([Open("flags", [3, 2], ""), Open("counts", [2, 4], "", 1, 9)])
    row.part("flags")
    row.flag_rows(2, [1, -1, 0])
    row.part("counts")
    row.counts(0, [])
    row.counts(4, [0, 0, 0, 2, 3, 3])
    row.end()
    assert row.numbers() == [0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 3, 0, 1, 2]


@every_game
def test_owners_are_flagged_in_their_rows(game: Game) -> None:
    state = game.new(3, 1)
    row = row_of([Each("owners", [3, 2], "")])
    row.part("owners")
    row.flag_owners(2, [0, 2], state, seat=2)
    row.end()
    assert row.numbers() == [0, 1, 1, 0, 0, 0]


def test_one_observation_follows_another() -> None:
    row = row_of(PARTS)
    for value in (1, 2):
        for name in ("a", "b", "c"):
            row.part(name)
            if name == "b":
                row.add(value * 10)
        row.end()
    assert row.numbers() == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]


def test_parts_come_in_their_order_and_all_of_them() -> None:
    row = row_of(PARTS)
    with pytest.raises(AssertionError, match="a comes before b"):
        row.part("b")
    row = row_of(PARTS)
    row.part("a")
    with pytest.raises(AssertionError, match="a is too long"):
        row.add_all([1, 1, 1])
    row = row_of(PARTS)
    row.part("a")
    with pytest.raises(AssertionError, match="a is too long"):
        row.flag(2)
    row = row_of(PARTS)
    row.part("a")
    row.add_all([0, 0, 0])
    with pytest.raises(AssertionError, match="a is too long"):
        row.part("b")
    row = row_of(PARTS)
    row.part("a")
    with pytest.raises(AssertionError, match="b is missing"):
        row.end()


def test_the_highest_values_and_the_places_follow_from_the_parts() -> None:
    observer = Observer(PARTS, lambda *_: None)
    assert observer.highest() == [1, 1, 2, 2, 2, 2, 2, 2, 1]
    assert observer.places() == {"a": slice(0, 2), "b": slice(2, 8), "c": slice(8, 9)}


@every_game
def test_seats_are_seen_clockwise(game: Game) -> None:
    state = game.new(game.info.most_players, 1)
    last = state.players - 1
    assert around(state, last) == [last, *range(last)]
    assert [seen_from(state, last, other) for other in around(state, last)] == [*range(last + 1)]
    assert all(seen_from(state, seat, -1) < 0 for seat in range(state.players))


@every_game
def test_memory_of_another_size_is_refused(game: Game) -> None:
    state = game.new(game.info.least_players, 1)
    with pytest.raises(ValueError, match="different structures"):
        game.observer.observe_into(state, 0, memoryview(array("f", [0.0])))


def test_moves_in_memory() -> None:
    mask = memoryview(bytearray(b"\7" * 5))
    mask_into([3, 0], mask)
    assert list(mask) == [1, 0, 0, 1, 0]
    with pytest.raises(IndexError):
        mask_into([5], mask)
    listed = memoryview(array("i", [-1] * 3))
    assert moves_into([300, 70_000], listed) == 2
    assert list(listed) == [300, 70_000, -1]
    assert moves_into([1, 2, 3, 4], listed) == 4
    assert list(listed) == [1, 2, 3]


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros(2000, np.int64).data,
        np.zeros(2000, np.int16).data,
        np.zeros(2000, np.float64).data,
        np.zeros(2000, np.float16).data,
        np.zeros(2000, ">f4").data,
        np.zeros(2000, ">i4").data,
        np.zeros(2000, np.float32),
        bytearray(2000),
    ],
    ids=["int64", "int16", "float64", "float16", "big_f4", "big_i4", "an_array", "bytearray"],
)
def test_memory_of_another_kind_is_refused(wrong: Any) -> None:
    kette = game_of("kette")
    state = kette.new(3, 1)
    for fill in (
        lambda: kette.observer.observe_into(state, 0, wrong),
        lambda: mask_into([1], wrong),
        lambda: moves_into([1], wrong),
    ):
        with pytest.raises(ValueError, match="memory for"):
            fill()


def test_memory_of_each_kind_that_fits() -> None:
    kette = game_of("kette")
    state = kette.new(3, 1)
    size = kette.observer.size
    expected = np.array(kette.observer.observe(state, 2), np.float32)
    for seen in (np.empty(size, np.float32), np.empty(size * 4, np.uint8)):
        kette.observer.observe_into(state, 2, seen.data)
        assert np.array_equal(seen.view(np.float32), expected)
    for kind in (np.int8, np.uint8, np.bool_):
        mask = np.ones(3, kind)
        mask_into([1], mask.data)
        assert mask.tolist() == [0, 1, 0]
    for number in (np.int32, np.uint32):
        listed = np.zeros(2, number)
        assert moves_into([300, 70_000], listed.data) == 2
        assert listed.tolist() == [300, 70_000]
    for wrong in (np.zeros(4, np.float32), np.zeros(4, np.int64)):
        with pytest.raises(ValueError, match="32-bit integers"):
            moves_into([1], wrong.data)
    with pytest.raises(ValueError, match="32-bit floats"):
        kette.observer.observe_into(state, 0, np.zeros(size, np.int32).data)


@every_game
def test_only_seats_at_the_table_see(game: Game) -> None:
    state = game.new(game.info.least_players, 1)
    seen = memoryview(array("f", [0.0] * game.observer.size))
    for seat in (-1, state.players):
        with pytest.raises(ValueError, match=f"not {seat}"):
            game.observer.observe(state, seat)
        with pytest.raises(ValueError, match=f"not {seat}"):
            game.observer.observe_into(state, seat, seen)
