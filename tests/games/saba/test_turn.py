"""[S3] The turn: harbour, free actions, quarter, drawing and limits."""

from __future__ import annotations

import pytest

from makeda.core.problems import BadPosition
from makeda.games.saba.components import ACTIONS, QUARTERS
from tests.games.saba.build import (
    do,
    hand,
    harbour,
    has,
    legal,
    position,
    refused,
    spaces,
    supply,
    told,
)

USE_AND_PLAY = ["use masons", "play gold"]


def test_s3_1_quarters_and_cards_can_be_used_in_every_step() -> None:
    s = position(
        ["3 gold, 2 alabaster, sandstone"],
        phase="fetching",
        quarters="masons red",
        hands=["gold"],
    )
    for move in ("harbour 3", "vizier goldsmiths", "build 1", "place exchange", "draw"):
        assert set(USE_AND_PLAY) <= set(legal(s)), f"before {move}"
        do(s.copy(), *USE_AND_PLAY)
        do(s, move)
    assert set(USE_AND_PLAY) <= set(legal(s))
    assert "end turn" in legal(s)


def test_s3_1_also_between_the_goods_of_the_harbour_and_removing() -> None:
    s = position(phase="fetching", quarters="masons red", turned=[0, 1, 0, 0])
    assert legal(do(s, "harbour 2")) == ["remove 1", "remove 2", "remove 3", "use masons"]


def test_s3_1_even_before_the_last_palace_card_is_removed() -> None:
    s = position(
        phase="fetching",
        turned=[0, 1, 0, 0],
        spaces="column 8, end card",
        rest="",
        expert="persons, serail_figure",
        serail="yellow red",
        serail_figure="yellow",
        hands=["serail guard"],
    )
    do(s, "harbour 2")
    assert do(s.copy(), "remove 1").winners() == [1]
    assert do(s, "serail guard 1 2", "remove 1").winners() == [0]


def test_s3_1_not_while_limits_or_a_treasury_winners_choice_are_pending() -> None:
    s = position(["8 gold, ebony"], phase="ending", quarters="masons red", hands=["ebony"])
    assert legal(do(s, "end turn")) == ["discard ebony", "discard gold"]
    eight = ", ".join(f"{name} red" for name in ["masons"] * 2 + ["exchange"] * 2 + ["bazaar"] * 2)
    s = position(
        ["alabaster, sandstone, ebony, gold"],
        spaces="first treasury, fountain 1, fountain 2",
        levels="1 1, 2 1",
        balconies="1 red, 2 red",
        quarters=eight,
        hands=["ebony"],
    )
    do(s, "treasury 1")
    assert legal(s) == ["decline", "take masons", "take exchange", "take bazaar"]
    assert refused(s, "play ebony") == "not_now S4.2"


def test_s3_2_the_goods_of_the_field_are_taken_and_the_card_is_turned() -> None:
    s = position(phase="fetching")
    do(s, "harbour 1")
    assert has(s, 0) == "2 gold"
    assert s.turned == [1, 0, 0, 0]
    assert s.phase.name == "building"


def test_s3_2_only_sides_that_lie_up_can_be_picked_and_one_must_be() -> None:
    s = position(phase="fetching")
    assert refused(s, "harbour 4") == "side_not_up S3.2"
    assert refused(s, "draw") == "not_now S3.2"
    assert refused(s, "build 1") == "not_now S3.2"


def test_s3_2_each_player_turns_his_own_card() -> None:
    s = position(players=3, turn=1, phase="fetching")
    do(s, "harbour 3", "vizier masons")
    assert s.turned == [0, 0, 0, 1, 0, 0]


def test_s3_2_a_short_field_gives_what_it_has_and_the_extra_still_happens() -> None:
    s = position(phase="fetching", harbour="0 gold, 2 alabaster, 3 sandstone, 4 ebony")
    do(s, "harbour 1")
    assert has(s, 0) == ""
    assert len(s.hands[0]) == 1


def test_s3_3_an_action_card_is_drawn() -> None:
    s = position(phase="fetching", deck="gold, ebony")
    assert told(s, "harbour 1") == ["harbour", "draw"]
    assert hand(s, 0) == "ebony"


def test_s3_3_a_palace_card_is_removed_and_the_space_refilled() -> None:
    s = position(phase="fetching", turned=[0, 1, 0, 0])
    do(s, "harbour 2", "remove 2")
    assert spaces(s) == "arch 1, arch 3, arch 4"
    assert s.phase.name == "building"


def test_s3_3_treasury_and_end_cards_cannot_be_removed() -> None:
    s = position(phase="fetching", turned=[0, 1, 0, 0], spaces="arch 8, first treasury, fountain 1")
    do(s, "harbour 2")
    assert legal(s) == ["remove 1", "remove 3"]
    assert refused(s, "remove 2") == "no_palace_card S3.3"


def test_s3_3_a_single_palace_card_is_asked_for_too() -> None:
    s = position(
        phase="fetching",
        turned=[0, 1, 0, 0],
        spaces="first treasury, second treasury, column 1",
        rest="column 2, column 3, column 4, end card",
    )
    assert legal(do(s, "harbour 2")) == ["remove 3"]
    assert spaces(do(s, "remove 3")) == "first treasury, second treasury, column 2"


def test_s3_3_nobody_can_be_asked_to_remove_when_none_is_open() -> None:
    with pytest.raises(BadPosition, match="no palace card to remove"):
        position(
            phase="removing",
            quarters="masons red",
            spaces="first treasury, second treasury, end card",
            rest="column 8",
        )


def test_s3_3_with_no_open_palace_card_nothing_is_removed() -> None:
    s = position(
        phase="fetching",
        turned=[0, 1, 0, 0],
        spaces="first treasury, second treasury, end card",
        rest="column 8",
    )
    do(s, "harbour 2")
    assert spaces(s) == "first treasury, second treasury, end card"
    assert s.phase.name == "building"


def test_s3_3_the_vizier_moves_to_another_quarter_and_acts() -> None:
    s = do(position(phase="fetching"), "harbour 3")
    assert refused(s, "vizier bazaar") == "vizier_must_move S3.3"
    assert refused(s, "draw") == "not_now S3.3"
    do(s, "vizier goldsmiths")
    assert has(s, 0) == "3 sandstone, 1 gold"
    assert s.vizier == 3


@pytest.mark.parametrize("vizier", QUARTERS)
def test_s3_3_the_vizier_may_not_stay_where_he_is(vizier: str) -> None:
    """Not even where there is something to take or to swap."""
    s = do(position(["gold, ebony"], phase="fetching", vizier=vizier), "harbour 3")
    goes_to = {words.split()[1] for words in legal(s, "vizier")}
    assert goes_to == set(QUARTERS) - {vizier}


@pytest.mark.parametrize(
    ("vizier", "swap"), [("exchange", "gold for ebony"), ("bazaar", "ebony for alabaster")]
)
def test_s3_3_he_may_not_stay_for_a_swap(vizier: str, swap: str) -> None:
    s = do(position(["gold, ebony"], phase="fetching", vizier=vizier), "harbour 3")
    assert refused(s, f"vizier {vizier} {swap}") == "vizier_must_move S3.3"


def test_s3_3_the_vizier_must_act_if_he_can() -> None:
    s = do(position(["gold"], phase="fetching"), "harbour 3")
    assert refused(s, "vizier exchange") == "vizier_must_swap S3.3"
    assert refused(s, "vizier exchange ebony for gold") == "you_lack S6.2"
    assert legal(s, "vizier exchange") == [
        "vizier exchange sandstone for gold",
        "vizier exchange gold for alabaster",
        "vizier exchange gold for sandstone",
        "vizier exchange gold for ebony",
    ]
    do(s, "vizier exchange gold for ebony")
    assert has(s, 0) == "3 sandstone, 1 ebony"


def test_s3_3_the_vizier_may_come_where_he_can_do_nothing() -> None:
    s = position(
        ["4 alabaster", "7 alabaster"],
        phase="fetching",
        harbour="2 gold, 2 ebony, 3 sandstone, 4 alabaster",
    )
    s = do(s, "harbour 3")
    assert s.supply[0] == 0
    do(s, "vizier stonecutters")
    assert has(s, 0) == "4 alabaster, 3 sandstone"
    assert s.vizier == 0


def test_s3_3_the_vizier_may_come_to_a_swap_for_which_a_piece_is_lacking() -> None:
    s = position(
        phase="fetching", harbour="2 ebony, 2 alabaster, 3 gold, 4 sandstone", vizier="masons"
    )
    do(s, "harbour 3")
    assert has(do(s, "vizier bazaar"), 0) == "3 gold"


def test_s3_4_the_example_of_the_rulebook() -> None:
    s = position(phase="fetching", harbour="2 gold, 2 alabaster, 3 sandstone, 4 ebony")
    assert supply(s) == "13 alabaster, 12 sandstone, 11 ebony, 13 gold"
    do(s, "harbour 3")
    assert has(s, 0) == "3 sandstone"
    assert harbour(s) == "2 sandstone, 2 gold, 3 alabaster, 4 ebony"
    assert supply(s) == "12 alabaster, 10 sandstone, 11 ebony, 13 gold"


@pytest.mark.parametrize(
    ("field", "after"),
    [
        ("harbour 1", "2 gold, 2 alabaster, 3 sandstone, 4 ebony"),
        ("harbour 2", "2 alabaster, 2 gold, 3 sandstone, 4 ebony"),
        ("harbour 4", "2 ebony, 2 gold, 3 alabaster, 4 sandstone"),
    ],
)
def test_s3_4_the_kinds_before_the_taken_one_move_on(field: str, after: str) -> None:
    turned = [int(field == "harbour 4"), int(field == "harbour 2"), 0, 0]
    s = position(phase="fetching", turned=turned)
    assert harbour(do(s, field)) == after


def test_s3_4_an_empty_field_keeps_its_kind_and_moves_like_the_others() -> None:
    s = position(
        ["8 alabaster", "7 alabaster"],
        phase="fetching",
        harbour="2 gold, 0 alabaster, 3 sandstone, 4 ebony",
    )
    do(s, "harbour 3", "vizier exchange alabaster for gold")
    assert harbour(s) == "2 sandstone, 2 gold, 0 alabaster, 4 ebony"


def test_s3_4_a_short_field_is_topped_up_at_the_next_refilling_only() -> None:
    s = position(
        ["8 alabaster", "7 alabaster"],
        phase="fetching",
        harbour="0 alabaster, 2 gold, 3 sandstone, 4 ebony",
    )
    do(s, "harbour 3", "vizier exchange alabaster for gold")
    assert harbour(s) == "2 sandstone, 0 alabaster, 3 gold, 4 ebony"
    assert s.supply[0] == 1
    do(s, "draw", "end turn", "discard gold", *["discard sandstone"] * 3, "harbour 1")
    assert harbour(s) == "2 sandstone, 1 alabaster, 3 gold, 4 ebony"


def test_s3_8_after_a_palace_part_a_figure_may_go_to_a_quarter() -> None:
    s = position(["2 alabaster, sandstone, gold"])
    assert refused(s, "place masons") == "build_first S3.8"
    do(s, "build 1")
    assert len(legal(s, "place")) == 6
    do(s, "place masons")
    assert s.figures[0] == 6
    assert legal(s) == ["draw"]


def test_s3_8_it_can_be_used_from_the_next_turn_on() -> None:
    s = position(["gold"], built=True)
    do(s, "place masons")
    assert refused(s, "use masons") == "figure_not_ready S6.1"
    do(s, "draw", "end turn", "harbour 1", "draw", "end turn")
    assert "use masons" in legal(s)


def test_s3_8_it_needs_a_free_place_its_gold_and_a_figure() -> None:
    s = position(["gold"], built=True, quarters="masons yellow, masons yellow, bazaar yellow")
    assert refused(s, "place masons") == "quarter_full S3.8"
    assert refused(s, "place bazaar") == "too_little_gold S3.8"
    all_placed = ", ".join(f"{plot} red" for plot in range(1, 9))
    levels = ", ".join(f"{plot} 1" for plot in range(1, 9))
    s = position(
        ["gold"],
        built=True,
        balconies=all_placed,
        levels=levels,
        spaces="fountain 1, fountain 2, fountain 3",
    )
    assert refused(s, "place masons") == "no_figure_left S3.8"


def test_s3_8_not_after_a_treasury_card_alone() -> None:
    s = position(
        ["2 alabaster, sandstone, ebony, 2 gold"], spaces="first treasury, fountain 1, fountain 2"
    )
    do(s, "treasury 1")
    assert refused(s, "place masons") == "build_first S3.8"


def test_s3_9_a_basic_card_brings_one_piece() -> None:
    s = position(hands=["ebony, ebony, gold"])
    do(s, "play ebony", "play ebony", "play gold")
    assert has(s, 0) == "2 ebony, 1 gold"
    assert s.discards[2:4] == [2, 1]
    assert refused(s, "play ebony") == "card_not_in_hand S3.9"


def test_s3_9_it_cannot_be_played_when_the_supply_is_empty() -> None:
    s = position(["13 gold"], hands=["gold, ebony"])
    assert legal(s, "play") == ["play ebony"]
    assert refused(s, "play gold") == "supply_empty S3.9"


def test_s3_8_also_after_a_treasury_card_beside_the_build() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, 3 ebony, 2 gold"],
        spaces="fountain 1, first treasury, fountain 2",
    )
    do(s, "build 1", "treasury 1")
    assert len(legal(s, "place")) == 6


def test_s3_11_a_card_is_drawn_before_the_end_of_the_turn() -> None:
    s = position(deck="gold, ebony")
    assert refused(s, "end turn") == "not_now S3.5"
    do(s, "draw")
    assert hand(s, 0) == "ebony"
    do(s, "end turn")
    assert (s.turn, s.phase.name) == (1, "fetching")


def test_s3_11_the_discards_are_shuffled_when_a_card_must_be_drawn() -> None:
    s = position(deck="gold")
    do(s, "draw")
    assert s.deck_left == 0
    do(s, "end turn", "harbour 3", "vizier masons")
    assert told(s, "draw") == ["shuffle", "draw"]
    assert s.deck_left == 18
    assert s.discards == [0] * len(ACTIONS)


def test_s3_11_three_cards_and_seven_pieces_may_be_kept() -> None:
    s = position(["4 gold, 3 ebony"], phase="ending", hands=["ebony, ebony, gold"])
    do(s, "end turn")
    assert s.turn == 1


def test_s3_11_the_player_chooses_what_goes_back() -> None:
    s = position(["5 gold, 4 ebony"], phase="ending", hands=["ebony, ebony, gold, alabaster"])
    do(s, "end turn")
    assert legal(s) == [
        "discard ebony",
        "discard gold",
        "discard card alabaster",
        "discard card ebony",
        "discard card gold",
    ]
    assert refused(s, "discard alabaster") == "you_lack S3.11"
    assert refused(s, "discard card sandstone") == "card_not_in_hand S3.11"
    do(s, "discard gold", "discard card ebony")
    assert refused(s, "discard card ebony") == "cards_within_limit S3.11"
    do(s, "discard ebony")
    assert has(s, 0) == "3 ebony, 4 gold"
    assert hand(s, 0) == "alabaster, ebony, gold"
    assert s.turn == 1


def test_s3_11_pieces_of_one_kind_go_back_without_asking() -> None:
    s = position(["9 gold"], phase="ending")
    do(s, "end turn")
    assert has(s, 0) == "7 gold"
    assert s.turn == 1


def test_s3_11_a_hand_is_asked_even_if_all_its_cards_are_alike() -> None:
    """Or else everybody would know what the cards are."""
    s = position(phase="ending", hands=["gold, gold, gold, gold"])
    do(s, "end turn")
    assert legal(s) == ["discard card gold"]
    assert refused(s, "discard gold") == "pieces_within_limit S3.11"


def test_s3_11_then_it_is_the_turn_of_the_player_to_the_left() -> None:
    s = position(players=3, turn=1, phase="ending")
    assert do(s, "end turn").turn == 2
    assert do(s, "harbour 1", "draw", "end turn").turn == 0
