"""[K1.2, K1.3] The layout that an owner may correct: errors are named, corrections kept."""

from __future__ import annotations

import json
import tomllib
from itertools import accumulate, product

import pytest

from makeda.core.problems import BadPosition, BadSetup
from makeda.core.records import begin, read
from makeda.games.kette.components import (
    EMPTY,
    FIELDS,
    LION,
    START_CASH,
)
from makeda.games.kette.info import INFO
from makeda.games.kette.moves import MONEY
from makeda.games.kette.scoring import premium
from makeda.games.kette.state import KetteState
from makeda.games.kette.tables import FILE, STANDARD_LAYOUT, Layout
from makeda.games.texts import catalogue
from tests.games.kette.build import KETTE, place

ZIGZAG: dict[str, object] = {"columns": [0, 1, 0, 1, 0, 1, 0, 1, 0]}


def new(layout: object) -> KetteState:
    state = KETTE.new(3, 1, layout=layout)
    assert isinstance(state, KetteState)
    return state


def test_the_built_in_layout_may_be_passed_too() -> None:
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))
    assert new(table).dump() == new("standard").dump()
    assert KETTE.options_of(new(table))["layout"] == "standard"


def test_k1_3_another_layout_has_other_lines() -> None:
    s = new(ZIGZAG)
    around = {line[0] for line in s.layout.lines[place("0,2")]}
    named = {"0,1", "0,3", "-1,1", "-1,2", "1,1", "1,2"}
    assert around == {place(at) for at in named}
    assert s.view(None)["layout"] == ZIGZAG["columns"]
    drawn = KETTE.picture(s.view(None), ["A", "B", "C"]).splitlines()
    standard = KETTE.picture(new("standard").view(None), ["A", "B", "C"]).splitlines()
    assert len(standard) - len(drawn) == 3


def test_k1_3_premiums_follow_the_layout() -> None:
    """In the V a line leads from -1,1 down through the axis to 1,2; in a zigzag it ends there."""
    fields = [EMPTY] * FIELDS
    for at in ("-1,1", "1,2"):
        fields[place(at)] = LION
    assert premium(STANDARD_LAYOUT, fields, place("0,1")) == 4
    assert premium(new(ZIGZAG).layout, fields, place("0,1")) == 2


def test_it_is_stored_in_positions_and_records() -> None:
    record, state = begin(KETTE, 3, 1, {"layout": ZIGZAG}, ["Ana", "Ben", "Cem"])
    for _ in range(60):
        seat = state.actors()[0]
        move = state.legal(seat)[0]
        state.play(seat, move)
        record.add(seat, move, state)
    again = read(record.json(), [KETTE])
    assert again.options["layout"] == ZIGZAG
    assert list(again.replay())[-1].state.dump() == state.dump()
    assert KETTE.options_of(KETTE.load(json.loads(json.dumps(state.dump()))))["layout"] == ZIGZAG


@pytest.mark.parametrize(
    "table",
    [
        {"columns": [0, 1, 2, 3, 4, 3, 2, 1]},
        {"columns": [0, 1, 2, 3, 4, 3, 2, 1, "0"]},
        {"columns": [0, 1, 2, 3, 3, 3, 2, 1, 0]},
        {"columns": [1, 2, 3, 4, 5, 4, 3, 2, 1]},
        {"columns": [0, 3, 2, 1, 0, 1, 2, 1, 0]},
        {**ZIGZAG, "rows": 4},
    ],
    ids=["eight", "a word", "level", "none highest", "a jump", "foreign"],
)
def test_what_cannot_be_is_refused_with_its_place(table: dict[str, object]) -> None:
    with pytest.raises(BadSetup, match="bad_table"):
        new(table)
    with pytest.raises(BadPosition):
        KETTE.load({**new("standard").dump(), "layout": table})


@pytest.mark.parametrize("columns", [[0, 1, 2, 3, 4, 5, 4, 3, 2], [0, 1, 0, 1, 2, 3, 2, 1, 0]])
def test_k1_2_columns_of_a_pair_hang_at_the_same_height(columns: list[int]) -> None:
    with pytest.raises(BadSetup, match="bad_table") as caught:
        new({"columns": columns})
    assert caught.value.params["place"] == "columns"
    told = catalogue("kette").problem(caught.value, [])
    assert "the same from the left as from the right" in told


def layouts() -> list[Layout]:
    """Every way in which columns can hang, mirrored or not."""
    found = []
    for steps in product((-1, 1), repeat=8):
        columns = list(accumulate(steps, initial=0))
        found.append(Layout([depth - min(columns) for depth in columns]))
    return found


def test_k1_4_no_layout_brings_more_money_than_bids_can_name() -> None:
    """Two cards in one line pay for each other once, when the later one is laid; beside that, each
    direction pays for the card itself if it has a neighbour, and a lonely card 1. All doubled.
    """
    for layout in layouts():
        pairs = sum(layout.full) // 2
        most = START_CASH * INFO.most_players + 2 * (pairs + FIELDS)
        assert most < MONEY
