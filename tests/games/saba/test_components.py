"""[S1, S2] What is in the box, and how it is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from makeda.games.saba.components import (
    DECK_NAMES,
    END_CARD,
    FIRST_TREASURY,
    GOLD,
    KINDS,
    QUARTERS,
    SECOND_TREASURY,
)
from makeda.games.saba.state import SabaState
from makeda.games.saba.tables import STANDARD_TABLES
from tests.games.saba.build import SABA, do, harbour, has, legal, position, spaces

COSTS = STANDARD_TABLES.costs


def fresh(players: int = 4, seed: int = 1, **options: str) -> SabaState:
    state = SABA.new(players, seed, **options)
    assert isinstance(state, SabaState)
    return state


def cost(card: int) -> str:
    return "".join(map(str, COSTS[card * KINDS : (card + 1) * KINDS]))


def test_s1_1_fifteen_pieces_of_each_of_four_resources() -> None:
    s = fresh()
    for kind in range(KINDS):
        in_harbour = s.harbour_pieces[s.harbour_kinds.index(kind)]
        assert s.supply[kind] + in_harbour + sum(s.goods[kind::KINDS]) == 15


def test_s1_2_three_parts_for_each_of_eight_plots() -> None:
    assert DECK_NAMES[:24] == [
        f"{part} {plot}" for part in ("arch", "fountain", "column") for plot in range(1, 9)
    ]


def test_s1_3_costs_of_the_palace_parts() -> None:
    written = (
        "210 021 102 111 201 120 012 111 "
        "112 211 121 220 022 202 211 121 "
        "221 122 212 113 311 131 122 212"
    )
    assert [cost(card) for card in range(24)] == [f"{each}0" for each in written.split()]


def test_s1_3_each_level_takes_one_piece_more() -> None:
    sums = [sum(map(int, cost(card))) for card in range(24)]
    assert sums == [3] * 8 + [4] * 8 + [5] * 8


def test_s1_4_costs_of_treasury_and_end_cards() -> None:
    assert [cost(FIRST_TREASURY), cost(SECOND_TREASURY), cost(END_CARD)] == ["1111", "1111", "1112"]


def test_s1_5_eight_figures_and_five_markers() -> None:
    seen = fresh(3).view(None)["players"]
    assert isinstance(seen, list)
    assert [(player["figures"], player["markers"]) for player in seen] == [(8, 5)] * 3


def test_s1_6_the_sides_of_the_harbour_cards() -> None:
    s = position(phase="fetching")
    assert legal(s) == ["harbour 1", "harbour 3"]
    s = position(phase="fetching", turned=[1, 1, 0, 0])
    assert legal(s) == ["harbour 4", "harbour 2"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_6_everybody_begins_with_the_same_sides_up(players: int) -> None:
    seen = fresh(players).view(None)["players"]
    assert isinstance(seen, list)
    assert [player["harbour_fields"] for player in seen] == [[1, 3]] * players
    assert [player["harbour_backs"] for player in seen] == [[4, 2]] * players


def test_s1_7_twenty_action_cards_and_twenty_one_persons() -> None:
    assert Counter(fresh().deck) == dict.fromkeys(range(4), 5)
    persons = Counter(fresh(persons="on").deck)
    assert persons == {**dict.fromkeys(range(4), 5), **dict.fromkeys(range(4, 11), 3)}


def test_s1_8_six_quarters_with_places_for_one_and_two_gold() -> None:
    assert len(QUARTERS) == 6
    s = position(["3 gold"], built=True, quarters="masons yellow")
    do(s, "place masons")
    assert has(s, 0) == "1 gold"
    s = position(["3 gold"], built=True, quarters="masons yellow")
    assert has(do(s, "place bazaar"), 0) == "2 gold"


def test_s1_8_figures_do_not_slide_to_a_vacated_place() -> None:
    s = position(
        ["gold"],
        expert="persons",
        quarters="masons red, masons yellow",
        hands=["overseer"],
        built=True,
    )
    do(s, "overseer masons to bazaar")
    assert s.quarters[4:6] == [-1, 1]
    assert has(do(s, "place masons"), 0) == ""
    assert s.quarters[4:6] == [0, 1]


def test_s1_8_of_two_own_figures_the_cheaper_place_acts_and_leaves_first() -> None:
    s = position(
        expert="persons", quarters="masons red, masons red", hands=["overseer"], vizier="bazaar"
    )
    do(s, "use masons")
    assert s.ready == 1 << 5
    do(s, "overseer masons to exchange")
    assert s.quarters[4:6] == [-1, 0]
    assert s.ready == 1 << 5 | 1 << 8


def test_s1_9_the_harbour_fields_hold_two_two_three_and_four() -> None:
    for seed in range(5):
        s = fresh(2, seed)
        assert s.harbour_pieces == [2, 2, 3, 4]
    seen = s.view(None)["harbour"]
    assert isinstance(seen, list)
    assert [field["side"] for field in seen] == ["2 + action card", "2 + remove", "3 + vizier", "4"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s2_1_the_others_get_one_piece_and_the_late_ones_a_second_like_it(players: int) -> None:
    kinds = set()
    for seed in range(40):
        s = fresh(players, seed)
        assert (s.turn, s.actor) == (0, 0)
        assert has(s, 0) == ""
        numbers = [has(s, seat).split()[0] for seat in range(1, players)]
        assert numbers == ["1", "2", "2"][: players - 1]
        names = [has(s, seat).split()[1] for seat in range(1, players)]
        assert len(set(names)) == players - 1
        kinds |= set(names)
    assert len(kinds) == 4


@pytest.mark.parametrize("persons", ["off", "on"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_s2_5_an_even_start_gives_the_second_of_two_another_kind(
    players: int, persons: str
) -> None:
    """Gold only where the persons are in the game."""
    added: set[int] = set()
    for seed in range(40):
        usual = fresh(players, seed, persons=persons)
        even = fresh(players, seed, persons=persons, even_start="on")
        if players > 2:
            assert even.goods == usual.goods
            continue
        assert has(even, 0) == ""
        more = [a - b for a, b in zip(even.goods, usual.goods, strict=True)]
        assert sorted(more) == [0] * 7 + [1]
        assert sorted(even.goods) == [0] * 6 + [1, 1]
        added.add(more.index(1) - KINDS)
        assert SABA.options_of(even)["even_start"] == "on"
    kinds = set(range(KINDS)) if persons == "on" else set(range(KINDS)) - {GOLD}
    assert added == (kinds if players == 2 else set())


def test_s2_2_the_resources_lie_in_the_harbour_at_random() -> None:
    orders = {tuple(fresh(2, seed).harbour_kinds) for seed in range(200)}
    assert len(orders) == 24


def test_s2_3_the_deck_is_stacked_in_groups() -> None:
    places = set()
    for seed in range(40):
        palace = fresh(2, seed).palace
        assert sorted(palace[:8]) == list(range(8))
        assert sorted(palace[9:17]) == list(range(8, 16))
        assert (palace[8], palace[17]) == (FIRST_TREASURY, SECOND_TREASURY)
        places.add(palace.index(END_CARD))
    assert places == {23, 24, 25, 26}


def test_s2_3_each_group_is_shuffled() -> None:
    decks = [fresh(2, seed).palace for seed in range(80)]
    assert {deck[0] for deck in decks} == set(range(8))
    assert {deck[9] for deck in decks} == set(range(8, 16))
    assert {deck[18] for deck in decks} == set(range(16, 24))
    assert {card for deck in decks for card in deck[23:]} == {*range(16, 24), END_CARD}


def test_s2_3_three_cards_are_turned_up() -> None:
    s = fresh()
    assert s.spaces == s.palace[:3]
    assert s.palace_next == 3
    assert spaces(s).count("arch") == 3


def test_s2_4_the_vizier_stands_on_the_bazaar_and_hands_are_empty() -> None:
    s = fresh()
    assert QUARTERS[s.vizier] == "bazaar"
    assert not any(s.hands)
    assert len(s.deck) == 20
    assert len(fresh(persons="on").deck) == 41


def test_s2_4_the_action_cards_are_shuffled() -> None:
    assert fresh(seed=1).deck != fresh(seed=2).deck
    assert harbour(fresh(seed=3)) == harbour(fresh(seed=3))
