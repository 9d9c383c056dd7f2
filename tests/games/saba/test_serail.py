"""[S5] The serail."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from makeda.games.saba.components import MARKERS, NOBODY, SERAIL_FIELDS
from makeda.games.saba.scoring import serail_lead
from makeda.games.saba.serail import put_marker
from makeda.games.saba.state import SabaState
from tests.games.saba.build import SABA, do, legal, position, serail, spaces, told


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
    assert serail_lead(s.serail, [0, 1, 2]) == 1


def test_s5_2_without_a_figure_sent_back_there_is_no_marker() -> None:
    s = position(["2 alabaster, sandstone"], serail="red")
    assert serail(do(s, "build 1")) == "red"


def sent_back(
    markers: str, stands: str = "yellow", expert: str = "", last: bool = False
) -> SabaState:
    """Red can build beside a balcony, and markers are laid only if their owner likes."""
    return position(
        ["alabaster, sandstone, 2 ebony"],
        players=3,
        spaces="fountain 1" if last else "fountain 1, fountain 2, fountain 3",
        rest="" if last else None,
        levels="1 1",
        balconies=f"1 {stands}",
        serail=markers,
        expert=expert,
        serail_figure="red" if expert else "",
        house="may_lay_marker",
    )


def test_s5_2_by_the_house_rule_the_owner_of_the_figure_is_asked() -> None:
    s = sent_back("red")
    do(s, "build 1")
    assert (s.actor, s.turn, s.balconies[0], s.figures) == (1, 0, 0, [7, 8, 8])
    assert legal(s) == ["lay marker", "keep marker"]
    laid, kept = do(s.copy(), "lay marker"), do(s, "keep marker")
    assert (serail(laid), serail(kept)) == ("yellow red", "red")
    for after in (laid, kept):
        assert (after.actor, after.phase.name) == (0, "building")


def test_s5_2_the_owner_is_asked_before_the_card_leaves() -> None:
    s = do(sent_back("red"), "build 1")
    assert spaces(s) == "fountain 1, fountain 2, fountain 3"
    assert s.question(1) == {"key": "marking", "rule": "S5.2", "params": {"plot": 1}}
    assert told(s, "lay marker") == ["marker", "leaves", "turned_up"]
    assert spaces(s) == "fountain 2, fountain 3, fountain 4"


def test_s5_2_a_builder_is_asked_for_the_own_figure_too() -> None:
    s = do(sent_back("yellow", stands="red"), "build 1")
    assert (s.actor, legal(s)) == (0, ["lay marker", "keep marker"])
    assert told(s, "keep marker")[0] == "no_marker"
    assert serail(s) == "yellow"


def test_s5_3_by_the_house_rule_too_nobody_is_asked_for_a_marker_that_is_not_there() -> None:
    s = position(
        ["alabaster, sandstone, 2 ebony"],
        players=4,
        spaces="fountain 1, fountain 2, fountain 3",
        levels="1 1",
        balconies="1 yellow",
        serail="yellow yellow yellow yellow yellow",
        house="may_lay_marker",
    )
    assert do(s, "build 1").phase.name == "building"


def test_s8_2_the_lead_is_settled_after_the_answer() -> None:
    s = do(sent_back("red", expert="serail_figure"), "build 1")
    assert s.serail_figure == 0
    laid, kept = do(s.copy(), "lay marker"), do(s, "keep marker")
    assert (laid.serail_figure, kept.serail_figure) == (1, 0)


def test_s7_1_the_last_palace_part_ends_the_game_after_the_answer() -> None:
    s = do(sent_back("red", last=True), "build 1")
    assert not s.over()
    assert told(s, "lay marker")[0] == "marker"
    assert s.over()
    assert serail(s) == "yellow red"


def test_s5_3_who_has_no_marker_left_puts_none() -> None:
    s = table(4, "red red red red yellow")
    for _ in range(2):
        put_marker(s, 0)
        assert serail(s) == "red red red red red yellow"
    put_marker(s, 2)
    assert serail(s) == "blue red red red red red"


def test_s5_4_most_markers_lead() -> None:
    assert serail_lead(table(3, "red yellow yellow").serail, [0, 1, 2]) == 1


def test_s5_4_then_the_marker_nearest_to_field_1() -> None:
    assert serail_lead(table(3, "blue yellow red yellow red").serail, [0, 1, 2]) == 1


def test_s5_4_only_the_tied_players_are_compared() -> None:
    s = table(3, "blue yellow red yellow red")
    assert serail_lead(s.serail, [0, 2]) == 0
    assert serail_lead(s.serail, [2]) == 2


def test_s5_4_without_any_marker_the_tie_stays() -> None:
    assert serail_lead(table(3, "blue").serail, [0, 1]) == NOBODY
    assert serail_lead(table(2).serail, [0, 1]) == NOBODY


@given(st.integers(2, 4), st.lists(st.integers(0, 3), max_size=30))
def test_markers_never_get_lost(players: int, seats: list[int]) -> None:
    s = SABA.new(players, 1)
    assert isinstance(s, SabaState)
    for seat in seats:
        put_marker(s, seat % players)
        s.check()
    assert len(s.serail) <= SERAIL_FIELDS[players]
    lead = serail_lead(s.serail, list(range(players)))
    counts = [s.serail.count(seat) for seat in range(players)]
    assert max(counts) <= MARKERS
    assert (lead == NOBODY) == (not seats)
    if seats:
        assert counts[lead] == max(counts)
