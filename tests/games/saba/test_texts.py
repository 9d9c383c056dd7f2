"""Some sentences as people read them."""

from __future__ import annotations

import pytest

from makeda.core.problems import IllegalMove
from makeda.games.texts import catalogue
from tests.games.saba.build import SABA, position

NAMES = ["Ana", "Ben"]


def heard(words: str) -> list[str]:
    s = position(
        ["alabaster, 2 sandstone, ebony, 3 gold"],
        spaces="end card, column 8, second treasury",
        rest="",
        levels="1 1",
        balconies="1 red",
        deck="ebony",
    )
    s.listen()
    s.play(0, SABA.moves.parse(words))
    return [catalogue("saba").event(event.seen_by(0), NAMES) for event in s.heard()]


def test_events_read_well() -> None:
    assert heard("treasury 3") == [
        "Ana carries out the second treasury.",
        "Ana puts a figure on the treasury.",
        "The card second treasury leaves the game.",
    ]
    assert heard("finish 1") == [
        "Ana carries out the end card.",
        "The game is over: Ana won with 1 point.",
    ]
    assert heard("draw") == ["Ana draws ebony."]


def test_refusals_read_well() -> None:
    s = position(["gold"])
    with pytest.raises(IllegalMove) as caught:
        s.play(0, SABA.moves.parse("build 3"))
    assert catalogue("saba").problem(caught.value, NAMES) == (
        "You lack 1 alabaster, 2 ebony and 1 gold. [S3.5]"
    )
