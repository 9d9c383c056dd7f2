"""[S9] What is open, what is hidden, and what follows from it for certain."""

from __future__ import annotations

import pytest

from makeda.core.rng import seeded
from makeda.games.saba.components import ACTIONS, END_CARD
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
    rng = seeded("knowledge")
    others, drawn = set(), set()
    for _ in range(60):
        redealt = s.redeal(0, rng)
        assert isinstance(redealt, SabaState)
        assert hand(redealt, 0) == hand(s, 0)
        others.add(hand(redealt, 1))
        assert sorted(redealt.deck) == sorted(s.deck[: s.deck_left])
        watched = s.redeal(None, rng)
        assert isinstance(watched, SabaState)
        drawn.add(hand(watched, 0))
    assert others == {"sandstone, ebony"}
    assert len(drawn) > 3


def test_s9_1_counts_begin_anew_with_each_shuffle() -> None:
    s = position(hands=["gold", "ebony, sandstone"], deck="ebony", phase="building")
    seen = view(s, None)
    assert seen["made_of"]["gold"] == 5
    assert [player["drawn_since"] for player in seen["players"]] == [1 + 16, 2]
    assert sum(seen["players"][0]["played_since"].values()) == 16
    do(s, "draw", "end turn", "harbour 3", "vizier masons", "draw")
    seen = view(s, None)
    assert seen["made_of"] == dict.fromkeys(ACTIONS, 0) | {
        "alabaster": 5,
        "sandstone": 4,
        "ebony": 3,
        "gold": 4,
    }
    assert [player["held_then"] for player in seen["players"]] == [2, 2]
    assert [player["drawn_since"] for player in seen["players"]] == [0, 1]
    assert not any(sum(player["played_since"].values()) for player in seen["players"])


def test_s9_1_it_is_known_who_has_played_what_since_the_shuffle() -> None:
    s = position(hands=["gold, ebony", "gold"], deck="ebony", phase="building")
    before = view(s, 1)["players"][0]["played_since"]
    do(s, "play gold", "draw")
    player = view(s, 1)["players"][0]
    assert player["played_since"] == before | {"gold": before["gold"] + 1}
    assert view(s, 1)["players"][1]["played_since"]["gold"] == 0
    do(s, "end turn", "play gold")
    assert view(s, 0)["players"][1]["played_since"]["gold"] == 1


def test_s9_1_nobody_sees_whether_a_card_that_is_played_is_old_or_new() -> None:
    """The gold that is played was held at the shuffle in one game, and drawn since in the other."""
    games = []
    for held, drawn in (("gold", "ebony"), ("ebony", "gold")):
        s = position(hands=["sandstone", held], deck="", phase="building")
        do(s, "draw", "end turn", "harbour 3", "vizier masons")
        known = {"gold": 4, "ebony": 4, "sandstone": 4, "alabaster": 5}
        deck = [card for name in known for card in [ACTIONS.index(name)] * known[name]]
        # The same cards are in the new deck, whichever of the two has been drawn.
        s.made_of = [*(known[name] for name in ACTIONS[:4]), *[0] * 7]
        s.made_of[ACTIONS.index(drawn)] += 1
        s.hands[0] = [ACTIONS.index("sandstone")] * 2
        deck.remove(ACTIONS.index("sandstone"))
        s.deck, s.deck_left = [*deck, ACTIONS.index(drawn)], len(deck) + 1
        do(s, "draw", "play gold")
        assert hand(s, 1) == "ebony"
        games.append(s)
    for seat in (0, None):
        players = [view(s, seat)["players"] for s in games]
        assert players[0] == players[1]


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
    "old cards and new ones": position(
        players=3,
        spaces=LATE,
        rest="column 8",
        hands=["gold, ebony", "ebony", "gold, sandstone"],
        deck="ebony",
        played=[
            "gold, gold, ebony, alabaster, alabaster",
            "sandstone, sandstone, ebony, alabaster, alabaster",
            "gold, sandstone, sandstone, alabaster",
        ],
        old="gold, gold, sandstone, ebony, alabaster",
        held_then=[2, 1, 2],
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
