"""[B7] The action cards."""

from __future__ import annotations

from typing import Any

from makeda.games.babel.components import ACTIONS
from makeda.games.babel.scoring import points_for_actions
from makeda.games.babel.state import BabelState
from tests.games.babel.build import do, events, hand, legal, parts, position, refused

SHIPS = ["4 ship", "2 ship, camel", "ship", ""]


def building(actions: list[str], hands: list[str] | None = None) -> BabelState:
    """Red wants to build a disc for four ships."""
    s = position(hands or SHIPS, discs="tower 1: ship 4", actions=actions)
    return do(s, "build tower 1")


def test_b7_1_played_cards_leave_the_game_and_several_may_be_played() -> None:
    s = position(actions=["2 draw, second turn", "", "", ""])
    do(s, "draw 3", "draw 3", "pass", "second turn", "pass")
    assert s.action_sizes == [0] * 4
    assert [s.played[ACTIONS.index(card)] for card in ("draw", "second turn")] == [2, 1]


def test_b7_1_cards_are_hidden_until_played() -> None:
    s = position(actions=["joker", "", "", ""])
    assert "joker" not in str(s.view(1))
    own: Any = s.view(0)["me"]
    assert own["action_cards"] == ["joker"]


def test_b7_2_exchange_discards_up_to_five_and_draws_as_many() -> None:
    s = position(["3 camel, 4 ship", "", "", ""], actions=["exchange", "", "", ""])
    assert "exchange camel camel camel ship ship" in legal(s, "red")
    assert "exchange crane" not in legal(s, "red")
    do(s, "exchange camel ship ship")
    assert hand(s, "red") == ["camel"] * 2 + ["ship"] * 2 + ["stonemason"] * 3
    assert s.discards == [1, 0, 2, 0]
    assert s.actors() == [0]


def test_b7_2_without_the_card_or_the_cards_it_is_refused() -> None:
    s = position(["camel", "", "", ""], actions=["exchange", "", "", ""])
    assert refused(s, "exchange camel camel") == "cards_not_in_hand B7.2"
    assert refused(s, "yellow: exchange camel") == "no_action_card B7.2"


def test_b7_2_discarded_cards_may_come_back_when_the_deck_is_empty() -> None:
    hands = ["25 camel", "25 crane", "25 ship", "25 stonemason"]
    s = position(hands, deck="", actions=["exchange", "", "", ""])
    do(s, "exchange camel camel")
    assert s.hand_size(0) == 25


def test_b7_3_draw_three_in_turn_or_out_of_turn() -> None:
    s = position(actions=["", "draw", "draw", ""])
    assert legal(s, "green") == ["draw 3"]
    do(s, "green: draw 3")
    assert hand(s, "green") == ["stonemason"] * 3
    assert s.actors() == [0]
    assert refused(s, "green: draw 3") == "no_action_card B7.3"
    assert legal(s, "yellow") == ["draw 3"]


def test_b7_3_in_every_phase_also_by_someone_who_has_sealed() -> None:
    s = building(["draw", "exchange, draw", "triple", "draw"])
    do(s, "yellow: offer 2", "yellow: draw 3", "red: draw 3")
    assert "exchange ship" not in legal(s, "yellow")
    assert "exchange camel stonemason" in legal(s, "yellow")
    do(s, "green: offer 1", "blue: offer 0")
    assert s.phase.name == "accepting"
    assert "exchange ship" not in legal(s, "yellow")
    do(s, "yellow: exchange camel", "accept nobody")
    assert s.phase.name == "tripling"
    do(s, "blue: draw 3")
    assert s.actors() == [2]
    assert hand(s, "blue") == ["stonemason"] * 3


def test_b7_3_before_a_second_turn_by_the_active_player_and_by_others() -> None:
    s = do(position(actions=["draw, second turn", "draw", "", ""]), "pass")
    assert s.phase.name == "second_turn"
    do(s, "yellow: draw 3", "red: draw 3")
    assert [s.hand_size(seat) for seat in range(4)] == [1 + 3, 3, 0, 0]
    assert s.phase.name == "second_turn"
    assert legal(s, "red") == ["decline", "second turn"]


def test_b7_3_refused_cards_are_in_hand_again_when_their_owner_decides_about_them() -> None:
    """[B4.4] They return before the triple decisions."""
    s = building(["", "triple, exchange", "", ""])
    do(s, "offer 2", "offer 0", "offer 0")
    assert "exchange ship" not in legal(s, "yellow")
    do(s, "accept nobody")
    assert s.phase.name == "tripling"
    assert "exchange ship" in legal(s, "yellow")


def test_b7_3_with_both_piles_empty_it_is_played_in_vain() -> None:
    hands = ["25 camel", "25 crane", "25 ship", "25 stonemason"]
    s = position(hands, deck="", actions=["draw", "", "", ""])
    told = events(s, "draw 3")
    assert [event["event"] for event in told] == ["plays", "draws_nothing"]
    assert s.hand_size(0) == 25


def test_b7_3_cards_drawn_can_be_used_at_once() -> None:
    s = position(
        ["", "2 stonemason", "", ""], discs="tower 1: stonemason 4", actions=["draw", "", "", ""]
    )
    do(s, "build tower 1", "offer 2", "offer 0", "offer 0")
    assert legal(s, "red") == ["give up", "draw 3"]
    do(s, "draw 3")
    assert "accept yellow" in legal(s, "red")


def test_b7_4_a_joker_is_used_by_the_active_player_when_building() -> None:
    s = building(["joker", "joker", "", ""], ["2 ship", "2 ship", "", ""])
    assert not any("joker" in words for words in legal(s, "yellow"))
    do(s, "offer 2", "offer 0", "offer 0")
    assert set(legal(s, "red")) == {
        "accept nobody joker",
        "accept yellow",
        "accept yellow joker",
        "give up",
    }
    assert refused(s, "accept nobody joker joker") == "no_action_card B7.4"
    do(s, "accept nobody joker")
    assert parts(s, "tower") == [4, 0, 0, 0]
    assert s.played[ACTIONS.index("joker")] == 1


def test_b7_5_a_second_turn_comes_before_the_general_drawing() -> None:
    s = position(actions=["2 second turn", "", "", ""])
    do(s, "pass")
    assert s.phase.name == "second_turn"
    assert [s.hand_size(seat) for seat in range(4)] == [1, 0, 0, 0]
    do(s, "second turn", "pass")
    # One card for each pass, one for all; a second such card cannot be played.
    assert [s.hand_size(seat) for seat in range(4)] == [3, 1, 1, 1]
    assert s.actors() == [1]


def test_b7_5_it_may_follow_a_failed_build_or_be_declined() -> None:
    s = building(["second turn", "", "", ""])
    do(s, "offer 0", "offer 0", "offer 0", "give up")
    assert legal(s, "red") == ["decline", "second turn"]
    do(s, "second turn", "build tower 1", "offer 0", "offer 0", "offer 0", "give up")
    assert s.actors() == [1]
    s = do(position(actions=["second turn", "", "", ""]), "pass", "decline")
    assert s.actors() == [1]


def test_b7_5_it_may_be_the_card_just_drawn() -> None:
    s = position(
        ["3 ship", "", "", ""],
        discs="tower 1: camel 4; tower 2: crane 4; tower 3: ship 3",
        taken="tower 1: yellow; tower 2: green",
        parts="tower: 3 4 1 0",
        action_deck="second turn",
    )
    do(s, "build tower 3", "offer 0", "offer 0", "offer 0", "accept nobody", "second turn")
    assert s.second
    assert "pass" in legal(s, "red")


def test_b7_6_five_points_for_each_card() -> None:
    assert points_for_actions([0, 0, 0, 0, 2, 0, 0], 3) == 10


def test_b7_7_a_point_for_each_disc() -> None:
    assert points_for_actions([0, 0, 0, 0, 0, 2, 0], 3) == 6
    assert points_for_actions([2, 3, 2, 2, 0, 0, 2], 3) == 0


def test_b7_8_a_refused_offer_scores_three_for_each_card() -> None:
    s = building(["", "triple", "", ""])
    do(s, "offer 2", "offer 1", "offer 0", "accept nobody")
    assert s.scores() == [0, 2, 1, 0]
    do(s, "triple")
    assert s.scores() == [0, 6, 1, 0]
    assert s.actors() == [1]
    assert s.phase.name == "turn"


def test_b7_8_several_decide_clockwise_also_when_the_build_fails() -> None:
    hands = ["ship", "ship", "ship", "ship"]
    s = position(
        hands, active=2, discs="tower 1: ship 4", actions=["triple", "joker", "", "triple"]
    )
    do(s, "build tower 1", "offer 1", "offer 1", "offer 1", "give up")
    asked = []
    while s.phase.name == "tripling":
        asked += s.actors()
        do(s, "triple" if s.actor != 1 else "decline")
    assert asked == [3, 0, 1]
    assert s.scores() == [3, 1, 0, 3]


def test_b7_8_one_card_for_one_offer() -> None:
    s = building(["", "2 triple", "", ""])
    do(s, "offer 2", "offer 0", "offer 0", "accept nobody", "triple")
    assert s.scores()[1] == 6
    assert s.phase.name == "turn"
