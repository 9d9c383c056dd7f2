"""The picture of a position, for the terminal."""

from __future__ import annotations

from tests.games.saba.build import SABA, position


def test_the_picture_shows_the_board_and_the_own_hand() -> None:
    s = position(
        ["2 gold", "ebony"],
        expert="guards",
        levels="2 1",
        balconies="2 yellow",
        guards="2 ebony",
        spaces="fountain 1, fountain 2, fountain 3",
        quarters="masons red",
        serail="yellow red",
        hands=["gold"],
    )
    lines = SABA.picture(s.view(0), ["Ana", "Ben"]).splitlines()
    assert lines[0].split("  ")[0] == "harbour"
    assert "1: 2 gold" in lines[0]
    assert "space 2  fountain 2       2 alabaster, 1 sandstone, 2 ebony, 1 gold" in lines
    assert "balcony  .        yellow   ." in "\n".join(lines)
    assert "treasury ." in lines
    assert "serail   yellow red . ." in lines
    assert any("masons" in line and "red*" in line for line in lines)
    assert "> Ana (red)     0 points  7 figures  1 card  harbour 1+3  2 gold" in lines
    assert lines[-1] == "your hand: gold"


def test_a_spectator_sees_no_hand() -> None:
    s = position(hands=["gold"])
    assert "hand" not in SABA.picture(s.view(None), ["Ana", "Ben"])
