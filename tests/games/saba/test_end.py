"""[S7] The end of the game, and who has won."""

from __future__ import annotations

import pytest

from makeda.core.problems import IllegalMove
from makeda.games.saba.state import SabaState
from tests.games.saba.build import do, has, legal, position, refused, serail, spaces, told

LAST_COLUMN = "2 alabaster, 2 sandstone, ebony"


def last_build(
    expert: str = "", spaces: str = "column 1, second treasury", rest: str = ""
) -> SabaState:
    """Red can build the column of plot 1; yellow stands on its balcony and on another."""
    built_over = "arch 1" in spaces
    return position(
        [LAST_COLUMN],
        expert=expert,
        spaces=spaces,
        rest=rest,
        levels="2 1" if built_over else "1 1, 2 1",
        balconies="2 yellow" if built_over else "1 yellow, 2 yellow",
    )


def test_s7_1_the_game_ends_at_once_with_the_last_palace_card() -> None:
    s = last_build()
    assert told(s, "build 1")[-2:] == ["palace_complete", "over"]
    assert s.over()
    assert s.legal(0) == []
    with pytest.raises(IllegalMove, match="game_over"):
        s.play(0, 0)


def test_s7_1_figure_marker_and_lead_are_settled_first() -> None:
    s = do(last_build(expert="serail_figure"), "build 1")
    assert s.balconies[:2] == [0, 1]
    assert serail(s) == "yellow"
    assert s.serail_figure == 1
    assert s.scores() == [1, 2]


def test_s7_1_not_while_a_palace_card_is_left_in_the_deck() -> None:
    s = last_build(rest="end card, column 8", spaces="column 1, first treasury, second treasury")
    assert not do(s, "build 1").over()


def test_s7_1_removing_the_last_card_ends_the_game_too() -> None:
    s = position(phase="fetching", turned=[0, 1, 0, 0], spaces="column 8, end card", rest="")
    do(s, "harbour 2", "remove 1")
    assert s.over()


def test_s7_1_so_does_a_last_card_that_can_no_longer_be_built() -> None:
    s = last_build(spaces="column 1, arch 1, fountain 1")
    assert do(s, "build 1").over()


def test_s7_1_the_end_card_ends_the_game_at_once() -> None:
    s = position(
        ["alabaster, sandstone, ebony, 4 gold"], spaces="column 7, column 8, end card", rest=""
    )
    assert refused(s, "finish 1") == "no_end_card S3.10"
    assert told(s, "finish 3") == ["end_card", "over"]
    assert s.over()
    assert has(s, 0) == ""


def test_s7_1_the_end_card_leaves_its_space_and_nothing_is_turned_up() -> None:
    s = position(
        ["alabaster, sandstone, ebony, 3 gold"],
        spaces="column 6, end card, column 7",
        rest="column 8",
    )
    do(s, "finish 2")
    assert spaces(s) == "column 6, column 7"
    seen = s.view(None)
    assert (seen["palace_deck_size"], "end card" in str(seen["gone"])) == (1, True)


def test_s7_2_a_point_for_each_figure_on_balconies_treasury_and_serail() -> None:
    s = position(
        spaces="second treasury, column 7, column 8",
        rest="",
        expert="serail_figure",
        levels="1 1, 2 1",
        balconies="1 red, 2 red",
        quarters="masons yellow",
        treasury=[0, 1],
        serail="yellow",
        serail_figure="yellow",
    )
    assert s.scores() == [2, 2]
    assert s.winners() == []


def final(balconies: str, markers: str) -> SabaState:
    """A game that red ends now."""
    s = position(
        ["alabaster, sandstone, ebony, 2 gold"],
        players=3,
        spaces="end card, column 8",
        rest="",
        levels="1 1, 2 1, 3 1",
        balconies=balconies,
        serail=markers,
    )
    return do(s, "finish 1")


def test_s7_2_most_points_win() -> None:
    assert final("1 yellow, 2 yellow, 3 red", "red red").winners() == [1]


def test_s7_2_the_serail_breaks_ties() -> None:
    assert final("1 yellow, 2 red", "blue blue red yellow").winners() == [0]


def test_s7_2_else_the_win_is_shared() -> None:
    assert final("1 yellow, 2 red", "blue").winners() == [0, 1]


def test_s7_3_six_rounds_without_a_card_leaving_end_the_game() -> None:
    s = position(phase="ending", quiet_turns=11)
    assert told(s, "end turn") == ["standstill", "over"]
    assert s.over()
    s = position(phase="ending", players=3, quiet_turns=11)
    assert not do(s, "end turn").over()
    assert s.quiet_turns == 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s7_3_six_rounds_of_every_number_of_players(players: int) -> None:
    s = position(phase="ending", players=players, quiet_turns=6 * players - 2)
    assert not do(s, "end turn").over()
    s = position(phase="ending", players=players, quiet_turns=6 * players - 1)
    assert do(s, "end turn").over()


def test_s7_3_a_card_that_leaves_starts_the_count_anew() -> None:
    s = position(["2 alabaster, sandstone"], quiet_turns=11)
    do(s, "build 1", "draw", "end turn")
    assert s.quiet_turns == 0
    do(s, "harbour 1", "draw", "end turn")
    assert s.quiet_turns == 1


def test_s7_3_so_does_a_card_that_is_removed_or_carried_out() -> None:
    s = position(phase="fetching", turned=[0, 1, 0, 0], quiet_turns=5)
    assert do(s, "harbour 2", "remove 1", "draw", "end turn").quiet_turns == 0
    s = position(
        ["alabaster, sandstone, ebony, gold"],
        spaces="first treasury, fountain 1, fountain 2",
        quiet_turns=5,
    )
    assert do(s, "treasury 1", "draw", "end turn").quiet_turns == 0


def test_s7_3_full_spaces_that_nobody_clears_come_to_an_end() -> None:
    s = position(
        phase="fetching", spaces="first treasury, second treasury, end card", rest="column 8"
    )
    turns = 0
    while not s.over():
        move = legal(s)[0]
        turns += move == "end turn"
        do(s, move)
    assert turns == 12
