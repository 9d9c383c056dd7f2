"""[S6] The quarters."""

from __future__ import annotations

import pytest

from tests.games.saba.build import do, has, legal, position, refused


def test_s6_1_each_figure_acts_once_in_a_turn() -> None:
    s = position(quarters="masons red, masons red, carpenters red, carpenters yellow")
    do(s, "use masons", "use masons", "use carpenters")
    assert has(s, 0) == "2 sandstone, 1 ebony"
    assert not legal(s, "use")
    assert refused(s, "use masons") == "figure_not_ready S6.1"
    assert refused(s, "use goldsmiths") == "no_figure_there S6.1"


def test_s6_1_and_again_in_the_next_turn() -> None:
    s = position(quarters="masons red")
    do(s, "use masons", "draw", "end turn", "harbour 1", "draw", "end turn")
    assert "use masons" in legal(s)


@pytest.mark.parametrize(
    ("quarter", "gets"),
    [
        ("stonecutters", "1 alabaster"),
        ("carpenters", "1 ebony"),
        ("masons", "1 sandstone"),
        ("goldsmiths", "1 gold"),
    ],
)
def test_s6_2_the_workshops(quarter: str, gets: str) -> None:
    s = position(quarters=f"{quarter} red")
    assert has(do(s, f"use {quarter}"), 0) == gets


def test_s6_2_the_exchange_swaps_gold() -> None:
    s = position(["gold, ebony"], quarters="exchange red")
    assert legal(s, "use") == [
        "use exchange ebony for gold",
        "use exchange gold for alabaster",
        "use exchange gold for sandstone",
        "use exchange gold for ebony",
    ]
    assert has(do(s.copy(), "use exchange gold for alabaster"), 0) == "1 alabaster, 1 ebony"
    assert has(do(s, "use exchange ebony for gold"), 0) == "2 gold"


def test_s6_2_the_bazaar_swaps_all_but_gold() -> None:
    s = position(["gold, ebony"], quarters="bazaar red", vizier="masons")
    assert legal(s, "use") == [
        "use bazaar ebony for alabaster",
        "use bazaar ebony for sandstone",
    ]
    assert has(do(s, "use bazaar ebony for alabaster"), 0) == "1 alabaster, 1 gold"


def test_s6_2_nothing_is_taken_from_an_empty_supply() -> None:
    s = position(["13 gold, ebony"], quarters="goldsmiths red, exchange red")
    assert refused(s, "use goldsmiths") == "supply_empty S6.2"
    assert refused(s, "use exchange ebony for gold") == "supply_empty S6.2"
    assert refused(s, "use exchange alabaster for gold") == "you_lack S6.2"
    assert "use exchange gold for ebony" in legal(s)


def test_s6_3_the_viziers_quarter_is_blocked() -> None:
    s = position(quarters="masons red", vizier="masons")
    assert not legal(s, "use")
    assert refused(s, "use masons") == "quarter_blocked S6.3"


def test_s6_3_blocked_in_every_step() -> None:
    s = position(phase="ending", quarters="masons red", vizier="masons")
    assert legal(s) == ["end turn"]


def test_s6_3_the_one_he_leaves_is_usable_at_once() -> None:
    s = position(phase="fetching", quarters="masons red", vizier="masons")
    do(s, "harbour 3", "vizier goldsmiths")
    assert "use masons" in legal(s)


def test_s6_3_his_own_action_uses_up_no_figure() -> None:
    s = position(phase="fetching", quarters="masons red, goldsmiths red")
    do(s, "harbour 3", "vizier masons")
    assert has(s, 0) == "4 sandstone"
    assert refused(s, "use masons") == "quarter_blocked S6.3"
    assert s.may_act(4)


def test_s6_4_the_example_of_the_rulebook() -> None:
    s = position(
        players=3,
        turn=2,
        phase="fetching",
        harbour="2 ebony, 2 alabaster, 3 gold, 4 sandstone",
        quarters="stonecutters blue, carpenters blue",
        vizier="carpenters",
    )
    assert refused(s, "use carpenters") == "quarter_blocked S6.3"
    do(s, "use stonecutters")
    assert has(s, 2) == "1 alabaster"
    do(s, "harbour 3")
    assert has(s, 2) == "1 alabaster, 3 gold"
    do(s, "vizier stonecutters")
    assert has(s, 2) == "2 alabaster, 3 gold"
    do(s, "use carpenters")
    assert has(s, 2) == "2 alabaster, 1 ebony, 3 gold"
