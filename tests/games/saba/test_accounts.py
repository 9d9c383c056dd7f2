"""[S7.2] Where everybody's points came from."""

from __future__ import annotations

from makeda.games.saba.state import SabaState
from tests.games.saba.build import SABA, do, position
from tests.games.saba.test_end import last_build


def amounts(s: SabaState) -> dict[str, list[int]]:
    """What each category brings each seat now."""
    kept = SABA.accounts(s)
    assert kept.totals() == s.scores()
    return kept.amounts


def test_s7_2_figures_are_told_apart_by_where_they_stand() -> None:
    s = position(
        players=3,
        expert="serail_figure",
        levels="1 1, 2 1, 5 2",
        balconies="1 red, 2 blue, 5 blue",
        treasury=[1, 0, 0],
        serail="yellow",
        serail_figure="yellow",
        spaces="second treasury, column 7, column 8",
        rest="",
    )
    assert amounts(s) == {"balconies": [1, 0, 2], "treasury": [1, 0, 0], "serail": [0, 1, 0]}
    assert [entry.rule for entry in SABA.accounts(s).of(0)] == ["S7.2", "S4.1", "S8.2"]


def test_s8_2_without_the_rule_nothing_comes_from_the_serail() -> None:
    assert list(amounts(position())) == ["balconies", "treasury"]


def test_s3_6_a_figure_that_is_sent_back_counts_no_more() -> None:
    s = last_build()
    kept = SABA.accounts(s)
    assert kept.amounts["balconies"] == [0, 2]
    kept.hear(do(s, "build 1"), [])
    assert kept.amounts["balconies"] == [1, 1]


def test_s5_4_a_tie_at_the_end_is_told_with_who_it_was_broken_for() -> None:
    s = do(last_build(), "build 1")
    assert (s.scores(), s.winners()) == ([1, 1], [1])
    assert SABA.accounts(s).of(0)[-1] == ("tie", 0, "S5.4")


def test_s5_4_a_tie_that_stays_is_told_too() -> None:
    s = position(
        ["alabaster, sandstone, ebony, 4 gold"], spaces="column 7, column 8, end card", rest=""
    )
    assert "shared" not in amounts(s)
    do(s, "finish 3")
    assert s.winners() == [0, 1]
    assert SABA.accounts(s).of(1)[-1] == ("shared", 0, "S5.4")
