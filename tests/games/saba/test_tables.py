"""The tables that an owner may correct: errors are named, corrections are played and kept."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from makeda.core.problems import BadPosition, BadSetup
from makeda.core.records import begin, read
from makeda.games.saba.state import SabaState
from makeda.games.saba.tables import FILE
from makeda.games.texts import catalogue
from tests.games.saba.build import SABA

Table = dict[str, Any]


def table() -> Table:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def new(cards: object) -> SabaState:
    state = SABA.new(2, 1, cards=cards)
    assert isinstance(state, SabaState)
    return state


def test_the_built_in_table_may_be_passed_too() -> None:
    given, standard = new(table()).dump(), new("standard").dump()
    assert given.pop("cards") == table()
    assert standard.pop("cards") == "standard"
    assert given == standard


def test_a_corrected_table_is_played() -> None:
    mine = table()
    mine["palace"]["arches"][0] = [0, 0, 3]
    mine["treasury"]["end"] = [2, 2, 2, 2]
    mine["spaces"]["gold"] = [1, 2, 3]
    mine["harbour"]["cards"] = [["remove", "vizier"], ["nothing", "card"]]
    mine["harbour"]["fields"] = ["remove", "card", "vizier", "nothing"]
    mine["actions"]["basic"] = [4, 4, 6, 6]
    s = new(mine)
    assert s.tables.costs[:4] == [0, 0, 3, 0]
    assert s.tables.costs[-4:] == [2, 2, 2, 2]
    assert s.tables.space_gold == [1, 2, 3]
    assert [SABA.moves.words(move) for move in s.legal(0)] == ["harbour 1", "harbour 4"]
    assert [s.deck.count(kind) for kind in range(4)] == [4, 4, 6, 6]
    s.play(0, SABA.moves.parse("harbour 1"))
    assert s.phase.name == "removing"


def test_it_is_stored_in_positions_and_records() -> None:
    mine = table()
    mine["palace"]["arches"][0] = [0, 0, 3]
    record, state = begin(SABA, 2, 1, {"cards": mine}, ["Ana", "Ben"])
    for _ in range(60):
        seat = state.actors()[0]
        move = state.legal(seat)[-1]
        state.play(seat, move)
        record.add(seat, move, state)
    again = read(record.json(), [SABA])
    assert again.options["cards"] == mine
    assert list(again.replay())[-1].state.dump() == state.dump()
    loaded = SABA.load(json.loads(json.dumps(state.dump())))
    assert loaded.dump() == state.dump()


def change(path: str, value: object) -> Table:
    mine = table()
    part = mine
    *names, last = path.split(".")
    for name in names:
        part = part[name]
    part[last] = value
    return mine


WRONG = [
    (change("colour", 1), "colour"),
    (change("palace", 3), "palace"),
    (change("palace.towers", []), "palace.towers"),
    (change("palace.arches", []), "palace.arches"),
    (change("palace.columns", [[1, 2, 2]] * 7 + [[1, 2]]), "palace.columns.8"),
    (change("palace.columns", [[1, 2, -2]] * 8), "palace.columns.1"),
    (change("palace.columns", [[1, 2, True]] * 8), "palace.columns.1"),
    (change("treasury.end", [1, 1, 1]), "treasury.end"),
    (change("treasury.first", "gold"), "treasury.first"),
    (change("spaces.gold", [0, 1]), "spaces.gold"),
    (change("harbour.cards", [["card", "nothing"]]), "harbour.cards"),
    (change("harbour.cards", [["card", "card"], ["vizier", "remove"]]), "harbour.cards"),
    (change("harbour.cards", [["card"], ["vizier", "remove"]]), "harbour.cards"),
    (change("harbour.fields", ["vizier", "card", "remove", "nothing"]), "harbour.fields"),
    (change("actions.basic", [5, 5, 5, 6]), "actions.basic"),
]


@pytest.mark.parametrize(("mine", "place"), WRONG)
def test_what_is_wrong_is_named(mine: Table, place: str) -> None:
    with pytest.raises(BadSetup, match="bad_table") as caught:
        new(mine)
    assert caught.value.params["place"] == place
    assert place in catalogue("saba").problem(caught.value, [])
    with pytest.raises(BadPosition):
        SABA.load({**new("standard").dump(), "cards": mine})


FREE = [
    (change("palace.fountains", [[1, 1, 2]] * 4 + [[0, 0, 0]] + [[1, 1, 2]] * 3), "fountains.5"),
    (change("treasury.end", [0, 0, 0, 0]), "treasury.end"),
]


@pytest.mark.parametrize(("mine", "place"), FREE)
def test_s1_3_and_s1_4_no_card_is_free(mine: Table, place: str) -> None:
    with pytest.raises(BadSetup, match="bad_table") as caught:
        new(mine)
    told = catalogue("saba").problem(caught.value, [])
    assert f"{place}, where at least one piece belongs" in told


def test_s1_3_each_level_costs_more_than_the_one_before() -> None:
    """A single part may cost what it likes: designers ask what would be then."""
    for level, cost in (("fountains", [1, 1, 1]), ("columns", [1, 2, 1]), ("columns", [1, 0, 0])):
        with pytest.raises(BadSetup, match="bad_table") as caught:
            new(change(f"palace.{level}", [cost] * 8))
        assert caught.value.params["place"] == f"palace.{level}"
        assert "more pieces in all than at palace." in catalogue("saba").problem(caught.value, [])
    mine = table()
    mine["palace"]["arches"][4] = [2, 0, 5]
    assert new(mine).tables.costs[16:20] == [2, 0, 5, 0]


@pytest.mark.parametrize("value", ["mine", 3, None, []])
def test_only_a_table_or_its_word_is_accepted(value: object) -> None:
    with pytest.raises(BadSetup, match="bad_option_value"):
        new(value)


def test_a_table_is_an_option_of_its_own_kind() -> None:
    assert [option.name for option in SABA.info.options if option.is_table] == ["cards"]
