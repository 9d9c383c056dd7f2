"""[S9] What is open, what is hidden, and what follows from it for certain."""

from __future__ import annotations

import pytest

from makeda.core.rng import seeded
from makeda.games.saba.components import END_CARD, shuffle_of
from makeda.games.saba.seen import SabaView
from makeda.games.saba.state import SabaState
from tests.conformance.laws import text
from tests.conformance.worlds import redeals_are_uniform, worlds
from tests.games.saba.build import SABA, do, hand, position

LATE = "second treasury, column 1, column 2"


def view(s: SabaState, seat: int | None) -> SabaView:
    return s.view(seat)


def test_s9_1_hands_and_decks_are_hidden_and_their_sizes_open() -> None:
    s = position(hands=["gold", "ebony, sandstone"])
    for seat in (0, None):
        seen = view(s, seat)
        assert [player["hand_size"] for player in seen["players"]] == [1, 2]
        assert (seen["deck_size"], seen["palace_deck_size"]) == (17, 24)
    assert view(s, 0)["me"]["hand"] == ["gold"]
    other = position(hands=["gold", "ebony, alabaster"])
    assert text(view(s, 0)) == text(view(other, 0))
    assert text(view(s, 1)) != text(view(other, 1))


def test_s9_1_only_the_drawer_sees_what_he_draws() -> None:
    s = position(deck="gold, ebony")
    s.listen()
    do(s, "draw")
    drawn = s.heard()[0]
    assert drawn.seen_by(0) == {"event": "draw", "seat": 0, "card": "ebony", "own": True}
    assert drawn.seen_by(1) == {"event": "draw", "seat": 0}
    assert drawn.seen_by(None) == {"event": "draw", "seat": 0}


def test_s9_1_what_has_left_the_game_and_the_discards_are_open() -> None:
    s = do(position(["2 alabaster, sandstone"], hands=["gold"]), "play gold", "build 1")
    seen = view(s, None)
    assert seen["gone"] == ["arch 1"]
    assert seen["discards"]["gold"] == 1


def test_s9_1_after_a_shuffle_everyone_knows_what_is_in_the_deck() -> None:
    """With two players the other's cards from before the shuffle are then known exactly."""
    s = position(hands=["gold", "ebony, sandstone"], deck="", phase="building")
    do(s, "draw")
    assert s.shuffles == 1
    rng = seeded("knowledge")
    for _ in range(20):
        other = s.redeal(0, rng)
        assert isinstance(other, SabaState)
        assert hand(other, 1) == "sandstone, ebony"
        assert sorted(other.deck) == sorted(s.deck[: s.deck_left])


def test_s9_1_it_is_open_since_which_shuffle_a_card_is_held() -> None:
    s = position(hands=["gold@1", "ebony@0, sandstone@2, ebony@2"], shuffles=2)
    players = view(s, None)["players"]
    assert [player["hand_shuffles"] for player in players] == [[1], [0, 2, 2]]


def test_s9_1_chance_decides_which_of_equal_cards_is_played() -> None:
    left = set()
    for seed in range(20):
        s = position(hands=["gold@0, gold@1"], shuffles=1)
        s.rng = seeded(seed)
        do(s, "play gold")
        left.add(shuffle_of(s.hands[0][0]))
    assert left == {0, 1}


def test_s9_1_the_groups_of_the_palace_deck_are_known() -> None:
    rng = seeded("palace")
    s = SABA.new(2, 5)
    ends = set()
    for _ in range(60):
        other = s.redeal(0, rng)
        assert isinstance(other, SabaState)
        other.check()
        ends.add(other.palace.index(END_CARD))
    assert ends == {23, 24, 25, 26}


SMALL = {
    "the end card among the last four": position(
        spaces=LATE, rest="column 4, column 5, end card, column 6, column 7", deck=""
    ),
    "the end card open": position(spaces="end card, column 1, column 2", rest="column 4", deck=""),
    "cards of three shuffles": position(
        players=3,
        spaces=LATE,
        rest="column 8",
        hands=["gold@0, ebony@2", "ebony@0, gold@1, sandstone@2", "gold@0, alabaster@1"],
        deck="ebony",
        shuffles=2,
    ),
    "equal cards": position(
        spaces=LATE,
        rest="column 8",
        hands=["gold", "ebony, gold, ebony"],
        deck="ebony, sandstone",
    ),
}


@pytest.mark.parametrize("name", SMALL)
def test_s9_1_redeals_follow_from_what_is_known_and_nothing_else(name: str) -> None:
    s = SMALL[name]
    tested = 0
    for seat in (*range(s.players), None):
        if worlds(SABA, s, seat):
            tested += redeals_are_uniform(SABA, s, seat, seeded(name, seat))
    assert tested > s.players
