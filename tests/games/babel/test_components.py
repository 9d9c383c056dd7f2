"""[B1, B2] What is in the box, and setting up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from makeda.core.problems import BadPosition, BadSetup
from makeda.games.babel.components import ACTIONS, KINDS, WONDERS
from makeda.games.babel.state import BabelState
from makeda.games.rulebook import rule_text
from makeda.games.texts import catalogue
from tests.games.babel.build import BABEL, TABLES, do, parts, position
from tests.setups import setups

# What a corrected table may look like
CORRECTED: dict[str, Any] = {
    **TABLES.dump(),
    "disc_numbers": [2, 3, 4, 5, 6, 7],
    "rows": [[9, 5, 2]] * 7,
    "disc_bonus": [1, 3, 9, 18, 27, 36, 45],
}


def new(players: int = 4, **options: object) -> BabelState:
    return BABEL.deal(players, BABEL.new(players, 1).rng, BABEL.settle(options))


def test_three_to_five_play() -> None:
    assert (BABEL.info.least_players, BABEL.info.most_players) == (3, 5)
    for players in (2, 6):
        with pytest.raises(BadSetup):
            BABEL.new(players, 1)


def test_b1_1_there_are_25_building_cards_of_each_kind() -> None:
    s = new()
    cards = Counter(s.deck)
    for place, count in enumerate(s.hands):
        cards[place % 4] += count
    assert cards == dict.fromkeys(range(4), 25)


def test_b1_2_each_kind_has_discs_3_4_4_5_5_6() -> None:
    names = Counter(TABLES.discs[disc].name() for disc in new().layout)
    for kind in KINDS:
        assert [names[f"{kind} {number}"] for number in range(3, 7)] == [1, 2, 2, 1]


def test_b1_3_two_colour_discs_ask_for_three_and_two() -> None:
    asked = [disc.asks() for disc in TABLES.discs if disc.two_colour]
    assert asked == [
        {"camel": 3, "crane": 2},
        {"crane": 3, "ship": 2},
        {"ship": 3, "stonemason": 2},
        {"camel": 2, "stonemason": 3},
    ]


def test_b1_4_eight_wonders_have_three_discs_each() -> None:
    view: Any = new().view(None)
    assert [wonder["name"] for wonder in view["wonders"]] == WONDERS
    assert all(len(wonder["discs"]) == 3 for wonder in view["wonders"])


def test_b1_5_there_are_15_action_cards() -> None:
    s = new()
    assert len(s.action_deck) == 15
    counted = Counter(ACTIONS[card] for card in s.action_deck)
    assert counted.pop("draw") == 3
    assert set(counted.values()) == {2}


def test_b1_5_parts_never_run_out() -> None:
    """Red has more parts on the wonders already than there are in the box."""
    s = position(
        ["6 ship", "", ""],
        players=3,
        discs="pyramids 1: camel 6; pyramids 2: crane 6; colossus 1: stonemason 6;"
        "colossus 2: camel 5; statue 1: crane 5; statue 2: stonemason 5; tower 1: ship 6",
        taken="; ".join(
            f"{wonder} {place}: red"
            for wonder in ("pyramids", "colossus", "statue")
            for place in (1, 2)
        ),
        parts="pyramids: 12 0 0; colossus: 11 0 0; statue: 10 0 0",
    )
    do(s, "build tower 1", "offer 0", "offer 0", "accept nobody")
    assert parts(s, "tower") == [6, 0, 0]
    assert sum(s.parts) == 33 + 6


def test_b1_6_the_marker_starts_on_the_first_of_seven_rows() -> None:
    assert new().marker == 0
    assert TABLES.rows == [[8 + 2 * row, 4 + row, 3] for row in range(7)]
    assert TABLES.final_row == [10, 5, 3]


def test_b1_7_the_bonus_for_discs_of_one_kind() -> None:
    assert TABLES.bonus == [0, 0, 5, 10, 20, 30, 40, 50]


def test_b1_1_to_b1_7_an_owner_can_correct_the_numbers() -> None:
    s = BABEL.new(3, 1, numbers=CORRECTED)
    assert isinstance(s, BabelState)
    assert s.tables.rows[0] == [9, 5, 2]
    assert max(disc.low_number for disc in s.tables.discs[:24]) == 7
    loaded = BABEL.load(s.dump())
    assert loaded.tables.dump() == CORRECTED
    assert loaded.dump() == s.dump()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cards_of_each_kind", 4),
        ("disc_numbers", [3, 4, 4, 5, 5]),
        ("disc_numbers", [3, 4, 4, 5, 5, 9]),
        ("replaced_disc", 7),
        ("two_colour_discs", [[3, 2, 0, 0]] * 4),
        ("two_colour_discs", [[3, 2, 1, 0], [0, 3, 2, 0], [0, 0, 3, 2], [2, 0, 0, 3]]),
        ("action_cards", [2, 3, 3, 2, 2, 2, 2]),
        ("rows", [[8, 4]] * 7),
        ("disc_bonus", "many"),
        ("foreign", 1),
    ],
)
def test_b1_1_to_b1_7_impossible_numbers_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadSetup) as problem:
        BABEL.new(3, 1, numbers={**TABLES.dump(), name: value})
    assert problem.value.params["place"] == name
    with pytest.raises(BadPosition):
        BABEL.load({**new(3).dump(), "tables": {**TABLES.dump(), name: value}})


@pytest.mark.parametrize(
    ("name", "value", "place"),
    [
        ("rows", [[8, 4, 3]] * 2 + [[3, 4, 8]] * 5, "rows.3"),
        ("rows", [[8, 4, 5]] + [[10, 5, 3]] * 6, "rows.1"),
        ("final_row", [5, 10, 3], "final_row"),
    ],
)
def test_b1_6_fewer_parts_never_score_more(name: str, value: object, place: str) -> None:
    assert refusal(name, value) == (place, "none higher than the one before")
    BABEL.new(3, 1, numbers={**TABLES.dump(), "final_row": [5, 5, 5]})


def test_b1_7_more_discs_never_bring_less() -> None:
    wrong = [0, 5, 10, 20, 30, 40, 5]
    assert refusal("disc_bonus", wrong) == ("disc_bonus", "none lower than the one before")
    BABEL.new(3, 1, numbers={**TABLES.dump(), "disc_bonus": [0, 5, 5, 20, 30, 40, 40]})


def refusal(name: str, value: object) -> tuple[str, str]:
    """The place where a table with this is wrong, and the end of what belongs there."""
    with pytest.raises(BadSetup, match="bad_table") as caught:
        BABEL.new(3, 1, numbers={**TABLES.dump(), name: value})
    told = catalogue("babel").problem(caught.value, [])
    return str(caught.value.params["place"]), told.removesuffix(", belongs.").rpartition(", ")[2]


def test_b1_1_five_cards_of_each_kind_are_just_enough_for_five_players() -> None:
    s = BABEL.new(5, 1, numbers={**TABLES.dump(), "cards_of_each_kind": 5})
    assert isinstance(s, BabelState)
    assert s.deck == []


def test_b2_1_all_discs_lie_shuffled_on_the_wonders() -> None:
    layouts = {tuple(state.layout) for state in map(_dealt, range(10))}
    assert len(layouts) == 10
    assert all(sorted(layout) == list(range(24)) for layout in layouts)


def _dealt(seed: int) -> BabelState:
    state = BABEL.new(4, seed)
    assert isinstance(state, BabelState)
    return state


def test_b2_1_two_colour_discs_replace_a_five_of_each_kind() -> None:
    s = new(two_colour_discs="on")
    names = Counter(TABLES.discs[disc].name() for disc in s.layout)
    assert [names[f"{kind} 5"] for kind in KINDS] == [1, 1, 1, 1]
    assert sum(TABLES.discs[disc].two_colour for disc in s.layout) == 4
    assert names.total() == 24


def test_b2_2_everyone_gets_four_cards_and_no_points() -> None:
    for setup in setups(BABEL):
        s = setup.new(1)
        assert isinstance(s, BabelState)
        assert [s.hand_size(seat) for seat in range(s.players)] == [4] * s.players
        assert len(s.deck) == 100 - 4 * s.players
        assert s.scores() == [0] * s.players
        assert not any(s.actions)


def test_b2_2_both_decks_are_shuffled() -> None:
    dealt = [_dealt(seed) for seed in range(10)]
    assert len({tuple(s.deck) for s in dealt}) == 10
    assert len({tuple(s.action_deck) for s in dealt}) == 10


def test_b2_3_without_action_cards_a_completed_wonder_brings_none() -> None:
    s = new(action_cards="off")
    assert s.action_deck == []
    for number in range(3):
        s.hands = [25 if place == s.disc_on(number).low else 0 for place in range(16)]
        s.deck = [k for k in range(4) if k != s.disc_on(number).low for _ in range(25)]
        s.discards = [0] * 4
        s.played_since = [0] * 16
        s.active = s.actor = 0
        do(s, f"build pyramids {number + 1}", "offer 0", "offer 0", "offer 0", "accept nobody")
    assert s.marker == 1
    assert s.action_sizes == [0] * 4
    assert s.phase.name == "turn"


def test_b2_4_seat_0_begins_and_turns_go_clockwise() -> None:
    s = new(3)
    order = []
    for _ in range(6):
        order += s.actors()
        do(s, "pass")
    assert order == [0, 1, 2, 0, 1, 2]


def test_b1_1_the_rules_say_the_same_numbers() -> None:
    assert "25 of each kind" in " ".join(rule_text(BABEL.info, "B1.1").split())
    assert "3, 4, 4, 5, 5 and 6" in rule_text(BABEL.info, "B1.2")
