"""[B4] Completing a wonder."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from makeda.games.babel.scoring import points_for_parts
from makeda.games.babel.state import BabelState
from tests.games.babel.build import TABLES, do, events, parts, position

ROW = TABLES.rows[0]
# The parts of each seat, and the seats in another order
Reordered = tuple[list[int], list[int]]


def _with_an_order(numbers: list[int]) -> st.SearchStrategy[Reordered]:
    return st.tuples(st.just(numbers), st.permutations(range(len(numbers))))


def nearly_complete(actions: list[str] | None = None, active: int = 0) -> BabelState:
    """On the tower only the disc for three ships is left; red and yellow can build it alone."""
    return position(
        ["3 ship", "3 ship", "2 ship", ""],
        discs="tower 1: camel 4; tower 2: crane 4; tower 3: ship 3",
        taken="tower 1: yellow; tower 2: green",
        parts="tower: 3 4 1 0",
        actions=actions,
        active=active,
        action_deck="exchange",
    )


def build(s: BabelState, offer: str = "offer 0") -> BabelState:
    return do(s, "build tower 3", "yellow: offer 0", f"green: {offer}", "blue: offer 0")


def test_b4_1_example_most_second_others_present_and_absent() -> None:
    assert points_for_parts([6, 4, 2, 0], ROW) == [8, 4, 3, 0]


def test_b4_1_the_last_disc_scores_the_wonder() -> None:
    s = do(build(nearly_complete()), "accept nobody")
    assert s.scores() == [8, 4, 3, 0]


def test_b4_1_before_the_last_disc_nothing_is_scored() -> None:
    s = position(["3 ship", "", ""], players=3, discs="tower 3: ship 3")
    do(s, "build tower 3", "offer 0", "offer 0", "accept nobody")
    assert s.scores() == [0, 0, 0]
    assert parts(s, "tower") == [3, 0, 0]


def test_b4_2_example_several_with_the_most_get_the_second_value() -> None:
    assert points_for_parts([5, 5, 2, 1], ROW) == [4, 4, 3, 3]


def test_b4_2_several_second_get_the_third_value() -> None:
    assert points_for_parts([5, 2, 2, 1], ROW) == [8, 3, 3, 3]
    assert points_for_parts([5, 2, 2, 0, 0], ROW) == [8, 3, 3, 0, 0]


def test_b4_2_all_level_or_alone() -> None:
    assert points_for_parts([2, 2, 2], ROW) == [4, 4, 4]
    assert points_for_parts([0, 1, 0], ROW) == [0, 8, 0]
    assert points_for_parts([0, 0, 0], ROW) == [0, 0, 0]


@given(st.lists(st.integers(0, 6), min_size=3, max_size=5), st.sampled_from(TABLES.rows))
def test_b4_2_points_follow_the_parts(numbers: list[int], row: list[int]) -> None:
    points = points_for_parts(numbers, row)
    assert points.count(row[0]) <= 1
    for own, gained in zip(numbers, points, strict=True):
        assert (gained == 0) == (own == 0)
        assert all(gained >= less for n, less in zip(numbers, points, strict=True) if n <= own)


@given(st.lists(st.integers(0, 6), min_size=3, max_size=5).flatmap(_with_an_order))
def test_b4_2_permuting_the_seats_permutes_the_points(parts_and_order: Reordered) -> None:
    numbers, order = parts_and_order
    points = points_for_parts(numbers, ROW)
    assert points_for_parts([numbers[seat] for seat in order], ROW) == [points[i] for i in order]


@pytest.mark.parametrize(
    ("numbers", "value"),
    [
        ([6, 4, 2, 0], {6: 8, 4: 4, 2: 3, 0: 0}),
        ([5, 3, 3, 1], {5: 8, 3: 3, 1: 3}),
        ([4, 4, 2, 0], {4: 4, 2: 3, 0: 0}),
    ],
)
def test_b4_2_it_does_not_matter_who_sits_where(numbers: list[int], value: dict[int, int]) -> None:
    for seats in permutations(numbers):
        assert points_for_parts(list(seats), ROW) == [value[own] for own in seats]


def test_b4_3_action_card_parts_and_marker() -> None:
    s = do(build(nearly_complete()), "accept nobody")
    assert s.action_sizes == [1, 0, 0, 0]
    assert parts(s, "tower") == [0, 0, 0, 0]
    assert s.marker == 1


def test_b4_3_whoever_is_active_draws_the_action_card() -> None:
    s = do(nearly_complete(active=1), "build tower 3", "offer 0", "offer 0", "offer 0")
    do(s, "accept nobody")
    assert s.action_sizes == [0, 1, 0, 0]


def test_b4_3_the_active_player_draws_it_even_if_another_gets_the_disc() -> None:
    s = do(build(nearly_complete(), "offer 2 trade"), "accept green")
    assert s.action_sizes == [1, 0, 0, 0]
    assert s.owner[-1] == 2


def test_b4_3_the_next_wonder_is_scored_by_the_next_row() -> None:
    s = do(build(nearly_complete()), "accept nobody", "decline")
    for place in range(1, 4):
        site = place - 1
        disc = s.disc_on(site)
        s.hands = [25 if at == 4 * s.active + disc.low else 0 for at in range(16)]
        s.deck = [kind for kind in range(4) if kind != disc.low for _ in range(25)]
        s.discards = [0] * 4
        s.played_since = [0] * 16
        others = [f"{c}: offer 0" for i, c in enumerate(["red", "yellow", "green", "blue"])]
        others.pop(s.active)
        before = s.scores()
        do(s, f"build pyramids {place}", *others, "accept nobody")
        while s.phase.name == "second_turn":
            do(s, "decline")
    gained = [now - then for now, then in zip(s.scores(), before, strict=True)]
    assert sorted(gained) == [0, 3, 5, 10]
    assert s.marker == 2


def test_b4_4_points_for_refused_offers_triple_scoring_action_card_second_turn_drawing() -> None:
    s = build(nearly_complete(["second turn", "", "triple", ""]), "offer 2")
    told = events(s, "accept nobody", "triple", "second turn", "pass")
    order = [event["event"] for event in told]
    wanted = ["parts", "disc", "refused", "triples", "wonder_points", "action_card", "plays"]
    places = [order.index(key) for key in wanted[:-1]]
    assert places == sorted(places)
    assert order.index("action_card") < order.index("pass") < order.index("draws")


def test_b4_4_triple_decisions_come_before_the_wonder_is_scored() -> None:
    s = do(build(nearly_complete(["", "", "triple", ""]), "offer 2"), "accept nobody")
    assert s.actors() == [2]
    assert s.scores() == [0, 0, 2, 0]
    do(s, "triple")
    assert s.scores() == [8, 4, 9, 0]
