"""[B5] The end of the game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from makeda.games.babel.scoring import disc_bonus, points_for_parts
from makeda.games.babel.state import BabelState
from makeda.games.babel.tables import Disc
from tests.games.babel.build import TABLES, do, events, parts, position

SHIP_DISCS = "pyramids 1: ship 3; pyramids 2: ship 4; colossus 1: ship 4; colossus 2: ship 5"


def last_ship(actions: list[str] | None = None, hands: list[str] | None = None) -> BabelState:
    """Only one disc for ships is left, on the tower; red has the other five."""
    return position(
        hands or ["5 ship", "", "2 ship", ""],
        discs=f"{SHIP_DISCS}; statue 1: ship 6; tower 1: ship 5",
        taken="; ".join(
            f"{place}: red"
            for place in ("pyramids 1", "pyramids 2", "colossus 1", "colossus 2", "statue 1")
        ),
        parts="pyramids: 5 2 0 0; colossus: 4 4 1 0; statue: 2 2 1 1",
        actions=actions,
    )


def discs(*names: str) -> list[Disc]:
    left = TABLES.discs[:]
    found = []
    for name in names:
        disc = next(disc for disc in left if disc.name() == name)
        left.remove(disc)
        found.append(disc)
    return found


def build(s: BabelState, offer: str = "offer 0") -> BabelState:
    return do(s, "build tower 1", "yellow: offer 0", f"green: {offer}", "blue: offer 0")


def test_b5_1_the_game_ends_with_the_last_disc_of_a_kind_and_nobody_draws() -> None:
    s = build(last_ship())
    deck = len(s.deck)
    do(s, "accept nobody")
    assert s.over()
    assert len(s.deck) == deck
    assert s.actors() == []


def test_b5_1_refused_offers_are_paid_and_tripled_first() -> None:
    s = do(build(last_ship(["", "", "triple", ""]), "offer 2"), "accept nobody")
    assert not s.over()
    assert s.actors() == [2]
    before = s.scores()[2]
    do(s, "triple")
    assert s.over()
    assert s.scores()[2] == before + 4 + 6  # tripled, and third on colossus and statue


def test_b5_1_a_wonder_completed_by_that_disc_is_scored_first_with_its_action_card() -> None:
    s = position(
        ["5 ship", "", "", ""],
        discs=f"{SHIP_DISCS}; statue 1: ship 6;tower 1: ship 5; tower 2: camel 3; tower 3: crane 3",
        taken="pyramids 1: red; pyramids 2: red; colossus 1: red; colossus 2: red; statue 1: red;"
        "tower 2: blue; tower 3: blue",
        parts="pyramids: 7 0 0 0; colossus: 9 0 0 0; statue: 6 0 0 0; tower: 0 0 0 6",
        action_deck="five points",
    )
    do(s, "build tower 1", "offer 0", "offer 0", "offer 0", "accept nobody")
    assert s.over()
    assert s.marker == 1
    # Tower 8 to blue and 4 to red; three times 10; six ships 40; the card just drawn 5.
    assert s.scores() == [4 + 30 + 40 + 5, 0, 0, 8]


@pytest.mark.parametrize(
    ("gone", "left"),
    [("crane 3 ship 2", "ship 3 stonemason 2"), ("ship 3 stonemason 2", "crane 3 ship 2")],
)
def test_b5_1_a_two_colour_disc_counts_for_both_kinds(gone: str, left: str) -> None:
    taken = "pyramids 1; pyramids 2; colossus 1; colossus 2; statue 1"
    s = position(
        ["5 ship", "", "", ""],
        two_colour=True,
        discs="pyramids 1: ship 3; pyramids 2: ship 4; colossus 1: ship 4; colossus 2: ship 6;"
        f"statue 1: {gone}; tower 1: ship 5; gardens 1: {left}",
        taken="; ".join(f"{place}: red" for place in taken.split("; ")),
        parts="pyramids: 7 0 0 0; colossus: 10 0 0 0; statue: 5 0 0 0",
    )
    do(s, "build tower 1", "offer 0", "offer 0", "offer 0", "accept nobody")
    assert not s.over()


@pytest.mark.parametrize(
    ("kind", "gone"), [("ship", "crane 3 ship 2"), ("stonemason", "camel 2 stonemason 3")]
)
def test_b5_1_a_two_colour_disc_can_end_the_game_for_either_kind(kind: str, gone: str) -> None:
    taken = "pyramids 1; pyramids 2; colossus 1; colossus 2; statue 1; gardens 1"
    s = position(
        ["3 ship, 2 stonemason", "", "", ""],
        two_colour=True,
        discs=f"pyramids 1: {kind} 3; pyramids 2: {kind} 4; colossus 1: {kind} 4;"
        f"colossus 2: {kind} 6; statue 1: {gone}; gardens 1: {kind} 5;"
        "tower 1: ship 3 stonemason 2",
        taken="; ".join(f"{place}: red" for place in taken.split("; ")),
        parts="pyramids: 7 0 0 0; colossus: 10 0 0 0; statue: 5 0 0 0; gardens: 5 0 0 0",
    )
    do(s, "build tower 1", "offer 0", "offer 0", "offer 0", "accept nobody")
    assert s.over()


def test_b5_2_unfinished_wonders_are_scored_by_the_final_row() -> None:
    s = do(build(last_ship()), "accept nobody")
    # Pyramids 10/5, colossus 5/5/3, statue 5/5/3/3, tower 10 for red alone; six ships 40.
    assert s.scores() == [10 + 5 + 5 + 10 + 40, 5 + 5 + 5, 3 + 3, 3]
    assert s.action_sizes == [0] * 4
    assert parts(s, "tower") == [5, 0, 0, 0]


def test_b4_3_b5_2_the_view_says_what_parts_would_pay_and_who_has_what_bonus() -> None:
    s = build(last_ship())
    first = TABLES.rows[0]
    tower = s.view(None)["wonders"][-1]
    assert (tower["complete"], tower["parts"], tower["pays"]) == (False, [0] * 4, [0] * 4)
    colossus = s.view(None)["wonders"][1]
    assert colossus["pays"] == points_for_parts(colossus["parts"], first) != [0] * 4
    assert [player["disc_bonus"] for player in s.view(None)["players"]] == [
        disc_bonus(TABLES, s.discs_of(seat)) for seat in range(4)
    ]
    do(s, "accept nobody")
    assert s.over()
    tower = s.view(None)["wonders"][-1]
    assert tower["pays"] == points_for_parts([5, 0, 0, 0], TABLES.final_row)
    assert s.view(None)["players"][0]["disc_bonus"] == 40


def test_b5_3_example_four_camels_with_a_two_colour_disc_two_ships_one_crane() -> None:
    own = discs("camel 3", "camel 4", "camel 5", "camel 3 crane 2", "ship 4", "ship 5", "crane 3")
    assert disc_bonus(TABLES, own) == 25


def test_b5_3_two_colour_discs_are_used_for_the_best_total() -> None:
    assert disc_bonus(TABLES, discs("crane 3", "camel 3 crane 2")) == 5
    own = discs("camel 3 crane 2", "crane 3 ship 2", "ship 3 stonemason 2", "camel 2 stonemason 3")
    assert disc_bonus(TABLES, own) == 10
    own = discs("camel 3", "camel 4", "camel 4", "crane 3", "camel 3 crane 2", "crane 3 ship 2")
    assert disc_bonus(TABLES, own) == 25


@given(st.sets(st.integers(0, 27)).filter(lambda found: len(found) < 12))
def test_b5_3_a_further_disc_never_costs_points(found: set[int]) -> None:
    own = [TABLES.discs[disc] for disc in found if disc % 6 != 3 or disc >= 24]
    for disc in own:
        fewer = [other for other in own if other is not disc]
        assert disc_bonus(TABLES, fewer) <= disc_bonus(TABLES, own)


def test_b5_4_action_cards_are_laid_open_and_pay() -> None:
    s = build(last_ship(["points for discs", "2 five points", "joker", ""]))
    told = events(s, "accept nobody")
    paid = {event["seat"]: event["amount"] for event in told if event["event"] == "action_points"}
    assert paid == {0: 6, 1: 10, 2: 0}
    assert s.action_sizes == [0] * 4
    assert sum(s.played) == 4


def test_b5_4_points_for_discs_counts_the_discs_of_whoever_holds_the_card() -> None:
    s = position(
        discs="tower 1: ship 5; statue 1: camel 4; gardens 1: crane 3",
        taken="tower 1: yellow; statue 1: yellow; gardens 1: red",
        parts="tower: 0 5 0 0; statue: 0 4 0 0; gardens: 3 0 0 0",
        actions=["", "points for discs", "points for discs", ""],
        quiet_turns=39,
    )
    told = events(s, "pass")
    paid = {event["seat"]: event["amount"] for event in told if event["event"] == "action_points"}
    assert paid == {1: 2, 2: 0}
    assert s.scores() == [10, 10 + 10 + 2, 0, 0]


def test_b5_4_most_points_win_and_equals_share() -> None:
    s = do(build(last_ship()), "accept nobody")
    assert s.winners() == [0]
    level = position(points=[7, 7, 3, 0], quiet_turns=39)
    do(level, "pass")
    assert level.over()
    assert level.winners() == [0, 1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b5_5_ten_rounds_without_a_disc_end_the_game_after_the_drawing(players: int) -> None:
    s = position(players=players, quiet_turns=10 * players - 2)
    do(s, "pass")
    assert not s.over()
    deck = len(s.deck)
    do(s, "pass")
    assert s.over()
    assert len(s.deck) == deck - 1 - players


def test_b5_5_wonders_discs_and_action_cards_are_scored_then_too() -> None:
    s = position(
        discs="tower 1: ship 5; statue 1: ship 4",
        taken="tower 1: yellow; statue 1: yellow",
        parts="tower: 0 2 3 0; statue: 2 2 0 0",
        actions=["", "joker", "", "five points"],
        quiet_turns=39,
    )
    do(s, "pass")
    assert s.over()
    # The tower 10 and 5, the statue 5 and 5; two discs for ships 5; the card of blue 5.
    assert s.scores() == [5, 5 + 5 + 5, 10, 5]
    assert s.action_sizes == [0] * 4
    assert sum(s.played) == 2


def test_b5_5_a_disc_starts_the_count_anew_and_a_second_turn_does_not_count() -> None:
    s = position(["3 ship", "", "", ""], discs="tower 1: ship 3", quiet_turns=20)
    build(s)
    do(s, "accept nobody")
    assert s.quiet_turns == 0
    s = position(["3 ship", "", "", ""], actions=["second turn", "", "", ""], quiet_turns=20)
    do(s, "pass", "second turn", "pass")
    assert s.quiet_turns == 21


def test_b5_5_a_disc_in_the_first_part_of_a_double_turn_counts() -> None:
    s = position(
        ["3 ship", "", "", ""],
        discs="tower 1: ship 3",
        actions=["second turn", "", "", ""],
        quiet_turns=20,
    )
    build(s)
    do(s, "accept nobody", "second turn", "pass")
    assert s.quiet_turns == 0
