"""[S5] The serail."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from makeda.games.saba.components import MARKERS, NOBODY, SERAIL_FIELDS
from makeda.games.saba.scoring import serail_lead
from makeda.games.saba.serail import put_marker
from makeda.games.saba.state import SabaState
from tests.games.saba.build import SABA, do, position, serail


def table(players: int, markers: str = "") -> SabaState:
    return position(players=players, serail=markers)


@pytest.mark.parametrize(("players", "fields"), [(2, 4), (3, 5), (4, 6)])
def test_s5_1_fields_by_the_number_of_players(players: int, fields: int) -> None:
    s = table(players)
    for number in range(20):
        put_marker(s, number % players)
    assert len(s.serail) == fields


def test_s5_2_a_marker_comes_on_field_1_and_the_others_move_on() -> None:
    s = position(
        ["alabaster, sandstone, 2 ebony"],
        spaces="fountain 1, fountain 2, fountain 3",
        levels="1 1",
        balconies="1 yellow",
        serail="red yellow",
    )
    assert serail(do(s, "build 1")) == "yellow red yellow"


def test_s5_2_the_example_of_the_rulebook() -> None:
    """Blue's new marker pushes a red one off; red and yellow are level, and yellow is nearer."""
    s = position(
        ["alabaster, sandstone, 2 ebony"],
        players=3,
        spaces="fountain 1, fountain 2, fountain 3",
        levels="1 1",
        balconies="1 blue",
        serail="yellow red yellow red red",
    )
    do(s, "build 1")
    assert serail(s) == "blue yellow red yellow red"
    assert serail_lead(s, [0, 1, 2]) == 1


def test_s5_2_without_a_figure_sent_back_there_is_no_marker() -> None:
    s = position(["2 alabaster, sandstone"], serail="red")
    assert serail(do(s, "build 1")) == "red"


def test_s5_3_who_has_no_marker_left_puts_none() -> None:
    s = table(4, "red red red red red yellow")
    put_marker(s, 0)
    assert serail(s) == "red red red red red yellow"
    put_marker(s, 2)
    assert serail(s) == "blue red red red red red"


def test_s5_4_most_markers_lead() -> None:
    assert serail_lead(table(3, "red yellow yellow"), [0, 1, 2]) == 1


def test_s5_4_then_the_marker_nearest_to_field_1() -> None:
    assert serail_lead(table(3, "blue yellow red yellow red"), [0, 1, 2]) == 1


def test_s5_4_only_the_tied_players_are_compared() -> None:
    s = table(3, "blue yellow red yellow red")
    assert serail_lead(s, [0, 2]) == 0
    assert serail_lead(s, [2]) == 2


def test_s5_4_without_any_marker_the_tie_stays() -> None:
    assert serail_lead(table(3, "blue"), [0, 1]) == NOBODY
    assert serail_lead(table(2), [0, 1]) == NOBODY


@given(st.integers(2, 4), st.lists(st.integers(0, 3), max_size=30))
def test_markers_never_get_lost(players: int, seats: list[int]) -> None:
    s = SABA.new(players, 1)
    assert isinstance(s, SabaState)
    for seat in seats:
        put_marker(s, seat % players)
        s.check()
    assert len(s.serail) <= SERAIL_FIELDS[players]
    lead = serail_lead(s, list(range(players)))
    counts = [s.serail.count(seat) for seat in range(players)]
    assert max(counts) <= MARKERS
    assert (lead == NOBODY) == (not seats)
    if seats:
        assert counts[lead] == max(counts)
