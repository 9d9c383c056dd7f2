"""The board as plain text."""

from __future__ import annotations

from makeda.games.babel.components import WONDERS
from tests.games.babel.build import BABEL, do, position

NAMES = ["Ana", "Ben", "Cem"]


def test_the_picture_shows_wonders_offers_players_and_ones_own_cards() -> None:
    s = position(
        ["2 ship", "ship, camel", "3 ship"],
        players=3,
        discs="tower 1: ship 5; tower 2: camel 4",
        taken="tower 2: yellow",
        parts="tower: 1 3 0",
        actions=["joker", "", ""],
    )
    do(s, "build tower 1", "yellow: offer 1 trade")
    picture = BABEL.picture(s.view(0), NAMES)
    assert "tower      ship 5" in picture
    assert "Ana 1, Ben 3" in picture
    assert "Ana builds tower 1: ship 5" in picture
    assert "Ben has made an offer" in picture
    assert "Ben (yellow)  0 points, 2 cards; discs: camel 4" in picture
    assert "Your cards: 2 ship" in picture
    assert "Your action cards: joker" in picture
    assert "Your offer: 1 ship and the trading card" in BABEL.picture(s.view(1), NAMES)
    do(s, "offer nothing")
    picture = BABEL.picture(s.view(None), NAMES)
    assert "Ben offers 1 ship and the trading card" in picture
    assert "Cem offers nothing" in picture
    assert "Your" not in picture
    do(s, "give up", "decline")
    assert "among them 1 ship" in BABEL.picture(s.view(None), NAMES)


def test_the_picture_shows_the_row_that_comes_next_as_long_as_there_is_one() -> None:
    s = position(players=3, quiet_turns=29)
    assert "Next wonder: 8/4/3. Deck: 100." in BABEL.picture(s.view(None), NAMES)
    do(s, "pass")
    assert "Next wonder" not in BABEL.picture(s.view(None), NAMES)


def test_b5_2_the_last_wonder_is_scored_by_the_final_row() -> None:
    s = position(
        players=3,
        two_colour=True,
        discs="tower 1: camel 3 crane 2; tower 2: ship 3 stonemason 2",
        taken="; ".join(f"{wonder} {place}: red" for wonder in WONDERS[:-1] for place in (1, 2, 3)),
        marker=7,
    )
    assert "Next wonder: 10/5/3." in BABEL.picture(s.view(None), NAMES)
