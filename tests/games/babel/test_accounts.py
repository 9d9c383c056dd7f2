"""[B5] Where everybody's points came from."""

from __future__ import annotations

from makeda.games.babel.state import BabelState
from tests.games.babel.build import BABEL, do
from tests.games.babel.test_ending import build as build_last_ship
from tests.games.babel.test_ending import last_ship
from tests.games.babel.test_wonders import build, nearly_complete


def accounts(s: BabelState, *moves: str) -> dict[str, list[int]]:
    """What each category brought each seat in these moves."""
    kept = BABEL.accounts(s)
    s.listen()
    kept.hear(do(s, *moves), s.heard())
    assert kept.totals() == s.scores()
    return kept.amounts


def test_b2_2_a_new_game_has_no_points_to_begin_with() -> None:
    first = BABEL.accounts(BABEL.new(3, 1)).of(0)
    assert [(entry.category, entry.rule) for entry in first] == [
        ("refused", "B3.7"),
        ("triples", "B7.8"),
        ("wonders", "B4.1"),
        ("unfinished", "B5.2"),
        ("discs", "B5.3"),
        ("actions", "B5.4"),
    ]
    assert not any(entry.amount for entry in first)


def test_b2_3_without_action_cards_nothing_comes_from_them() -> None:
    s = BABEL.new(3, 1, action_cards="off")
    assert list(BABEL.accounts(s).amounts) == ["refused", "wonders", "unfinished", "discs"]


def test_b3_7_a_refused_offer_and_b7_8_its_triple_are_told_apart() -> None:
    s = build_last_ship(last_ship(["", "", "triple", ""]), "offer 2")
    found = accounts(s, "accept nobody", "triple")
    assert found["refused"] == [0, 0, 2, 0]
    assert found["triples"] == [0, 0, 4, 0]


def test_b4_1_a_completed_wonder() -> None:
    found = accounts(build(nearly_complete()), "accept nobody")
    assert found["wonders"] == [8, 4, 3, 0]
    assert found["unfinished"] == [0, 0, 0, 0]


def test_b5_2_unfinished_wonders_b5_3_discs_and_b5_4_action_cards() -> None:
    s = build_last_ship(last_ship(["five points", "", "", ""]))
    found = accounts(s, "accept nobody")
    assert found["unfinished"] == [10 + 5 + 5 + 10, 5 + 5 + 5, 3 + 3, 3]
    assert found["discs"] == [40, 0, 0, 0]
    assert found["actions"] == [5, 0, 0, 0]
    assert found["wonders"] == [0, 0, 0, 0]


def test_b5_2_points_from_before_the_account_was_opened_stand_for_themselves() -> None:
    s = do(build(nearly_complete()), "accept nobody")
    found = accounts(s)
    assert found["start"] == [8, 4, 3, 0]
    assert found["wonders"] == [0, 0, 0, 0]
