"""[K5] The premium."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from makeda.games.kette.components import EMPTY, FIELDS, LION, field_at
from makeda.games.kette.scoring import premium
from makeda.games.kette.tables import STANDARD_LAYOUT
from tests.games.kette.build import do, place, position

TABLE = """
12 15 16 17 22 17 16 15 12
14 17 18 22 21 22 18 17 14
14 17 21 20 19 20 21 17 14
13 18 17 16 14 16 17 18 13
"""


def pays(fields: list[int], field: int) -> int:
    return premium(STANDARD_LAYOUT, fields, field)


def necklace(*taken: str) -> list[int]:
    fields = [EMPTY] * FIELDS
    for at in taken:
        fields[place(at)] = LION
    return fields


def test_k5_1_each_direction_pays_for_the_card_and_those_that_follow() -> None:
    """Two above in the column, one down to the left: (1 + 2) + (1 + 1)."""
    assert pays(necklace("0,1", "0,2", "-1,4"), place("0,3")) == 5


def test_k5_1_a_gap_ends_the_line() -> None:
    assert pays(necklace("0,1", "0,3"), place("0,4")) == 2


def test_k5_1_lines_run_across_the_axis() -> None:
    """Down the right side of the V: from column -1 through the axis the line goes on downwards."""
    line = next(line for line in STANDARD_LAYOUT.lines[place("-2,1")] if line[0] == place("-1,1"))
    assert line == [place("-1,1"), place("0,1"), place("1,2"), place("2,3"), place("3,4")]


def test_k5_2_a_lonely_card_earns_one() -> None:
    assert pays(necklace(), place("0,1")) == 1
    assert pays(necklace("4,4"), place("-4,1")) == 1


@pytest.mark.parametrize(
    ("taken", "pay"),
    [
        (["0,1"], 2),
        (["0,3", "0,4"], 3),
        (["0,1", "0,3"], 4),
        (["0,1", "0,3", "0,4"], 5),
    ],
    ids=["one neighbour", "two in one line", "two in two directions", "row 2 in its column"],
)
def test_k5_3_the_examples(taken: list[str], pay: int) -> None:
    assert pays(necklace(*taken), place("0,2")) == pay


def test_k5_3_the_last_card_of_a_full_necklace() -> None:
    for row, line in enumerate(TABLE.split("\n")[1:5], 1):
        for column, pay in enumerate(map(int, line.split()), -4):
            fields = [LION] * FIELDS
            fields[field_at(column, row)] = EMPTY
            assert pays(fields, field_at(column, row)) == pay


def test_k5_3_paid_to_the_player_who_lays() -> None:
    s = position(
        "ruby 1 at 0,1; ruby 3 at 0,3; ruby 4 at 0,4", ["ruby 2", "", ""], phase="restoring"
    )
    assert do(s, "lay ruby 2 at 0,2").scores() == [25, 20, 20]


@given(st.sets(st.integers(0, FIELDS - 1)), st.integers(0, FIELDS - 1))
def test_k5_1_more_cards_never_pay_less(taken: set[int], field: int) -> None:
    taken.discard(field)
    fields = [LION if other in taken else EMPTY for other in range(FIELDS)]
    pay = pays(fields, field)
    neighbours = sum(fields[line[0]] != EMPTY for line in STANDARD_LAYOUT.lines[field])
    assert max(1, 2 * neighbours) <= pay
    for other in range(FIELDS):
        if other not in taken and other != field:
            more = list(fields)
            more[other] = LION
            assert pays(more, field) >= pay
