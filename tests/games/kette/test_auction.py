"""[K3] Part 1, the auctions."""

from __future__ import annotations

import pytest

from makeda.games.kette.components import CARDS, LION
from makeda.games.kette.state import KetteState
from tests.games.kette.build import KETTE, do, full_except, legal, position, refused


def sale(cash: list[int], card: str = "ruby 1", laid: str = "") -> KetteState:
    """Seat 0 offers a card and keeps another; the others have one card each."""
    hands = [f"{card}, topaz 1", "topaz 2", "topaz 3"] + ["topaz 4"] * (len(cash) - 3)
    s = position(laid, hands, players=len(cash), cash=cash)
    return do(s, f"offer {card}")


def test_k3_1_the_auctioneer_must_offer_a_hand_card() -> None:
    s = position(hands=["ruby 1, ruby 1, lion", "topaz 1", "topaz 2"])
    assert legal(s) == ["offer ruby 1", "offer lion"]
    assert refused(s, "pass") == "not_now K3.1"
    assert refused(s, "offer topaz 1") == "card_not_in_hand K3.1"


def test_k3_1_without_a_hand_card_there_is_no_auction() -> None:
    s = position(hands=["ruby 1", "", "topaz 2"])
    do(s, "offer ruby 1", "pass", "pass", "lay ruby 1 at 0,1", "pass")
    assert (s.phase.name, s.actor) == ("drawing", 1)


def test_k3_2_bids_are_higher_than_the_last_and_within_ones_cash() -> None:
    s = sale([20, 5, 9])
    assert legal(s) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]
    do(s, "bid 4")
    assert legal(s) == ["bid 5", "bid 6", "bid 7", "bid 8", "bid 9", "pass"]
    assert refused(s, "bid 4") == "bid_too_low K3.2"
    assert refused(s, "bid 10") == "bid_beyond_cash K3.2"
    assert refused(s, "bid 0") == "bid_too_low K3.2"


def test_k3_2_bidding_goes_clockwise_from_the_auctioneers_left() -> None:
    s = sale([20, 20, 20, 20])
    asked = [s.actor]
    for move in ("bid 1", "bid 2", "bid 3", "bid 4"):
        do(s, move)
        asked.append(s.actor)
    assert asked == [1, 2, 3, 1, 2]


def test_k3_2_a_pass_is_not_final() -> None:
    s = do(sale([20, 20, 20, 20]), "pass", "bid 2", "bid 3")
    assert s.actor == 1
    assert s.bidder == 3
    assert do(s, "bid 4").bidder == 1


def test_k3_2_who_cannot_overbid_is_not_asked() -> None:
    s = do(sale([20, 20, 3, 20]), "bid 3")
    assert s.actor == 3


def test_k3_2_the_highest_bidder_is_not_asked_until_overbid() -> None:
    s = do(sale([20, 20, 20]), "bid 3", "pass")
    assert (s.phase.name, s.actor) == ("deciding", 0)


def test_k3_2_bidding_ends_when_all_others_passed_since_the_last_bid() -> None:
    s = do(sale([20, 20, 20, 20]), "bid 1", "pass", "bid 2", "pass")
    assert (s.phase.name, s.actor) == ("bidding", 2)
    do(s, "pass")
    assert (s.phase.name, s.bid, s.bidder) == ("deciding", 2, 3)


def test_k3_2_a_bid_nobody_can_overbid_ends_the_bidding_at_once() -> None:
    assert do(sale([20, 20, 20, 20]), "bid 20").phase.name == "deciding"


def test_k3_2_nobody_who_has_money_means_no_bid() -> None:
    assert sale([20, 0, 0]).phase.name == "unsold"


def test_k3_3_the_auctioneer_accepts_or_names_a_price_above_the_bid() -> None:
    s = do(sale([20, 20, 9]), "bid 7", "pass")
    assert legal(s) == [f"price {amount}" for amount in range(8, 22)] + ["accept"]
    assert refused(s, "price 7") == "price_too_low K3.3"
    assert refused(s, "price 22") == "price_too_high K3.3"


def test_k3_3_the_limit_is_one_more_than_the_richest_opponent_has() -> None:
    s = do(sale([50, 20, 9]), "bid 7", "pass")
    assert legal(s)[-2:] == ["price 21", "accept"]
    assert refused(s, "price 22") == "price_too_high K3.3"


def test_k3_3_accepting_sells_at_the_bid() -> None:
    s = do(sale([20, 20, 20]), "bid 7", "pass", "accept", "keep")
    assert s.scores() == [27, 13, 20]


def test_k3_3_one_more_than_anyone_has_refuses_outright() -> None:
    s = do(sale([50, 20, 9]), "bid 7", "pass", "price 21")
    assert (s.phase.name, s.actor) == ("unsold", 0)


def test_k3_4_the_price_goes_round_from_the_left_highest_bidder_included() -> None:
    s = do(sale([20, 20, 20, 20]), "pass", "bid 2", "pass", "pass", "price 9")
    asked = [s.actor]
    for _ in range(2):
        do(s, "pass")
        asked.append(s.actor)
    assert asked == [1, 2, 3]
    assert legal(s) == ["take", "pass"]


def test_k3_4_the_first_who_takes_the_price_buys() -> None:
    s = do(sale([20, 20, 20, 20]), "pass", "bid 2", "pass", "pass", "price 9", "take", "keep")
    assert s.scores() == [29, 11, 20, 20]


def test_k3_4_who_cannot_pay_is_not_asked() -> None:
    s = do(sale([20, 5, 20, 8]), "pass", "bid 2", "pass", "pass", "price 9")
    assert s.actor == 2
    do(s, "pass")
    assert s.phase.name == "unsold"


def test_k3_4_who_has_exactly_the_price_is_asked() -> None:
    s = do(sale([20, 9, 20]), "pass", "bid 2", "pass", "price 9")
    assert (s.phase.name, s.actor) == ("asking", 1)
    assert do(s, "take", "keep").scores() == [29, 0, 20]


def test_k3_5_the_buyer_lays_at_once_for_double_the_premium() -> None:
    s = sale([20, 20, 20], laid="ruby 2 at 0,2")
    do(s, "bid 3", "pass", "accept")
    assert (s.phase.name, s.actor) == ("buying", 1)
    assert legal(s) == ["keep", "lay ruby 1 at 0,1"]
    do(s, "lay ruby 1 at 0,1")
    assert s.scores() == [23, 20 - 3 + 2 * 2, 20]


def test_k3_5_a_kept_card_may_be_offered_again() -> None:
    s = do(sale([20, 20, 20]), "bid 3", "pass", "accept", "keep", "pass")
    assert "offer ruby 1" in legal(s)


def test_k3_5_a_card_without_a_field_can_only_be_taken_into_hand() -> None:
    """Ruby 1 is a forgery here, so the buyer is not asked."""
    s = do(sale([20, 20, 20], laid="ruby 1 at 0,1"), "bid 3", "pass", "accept")
    assert (s.phase.name, s.actor) == ("drawing", 0)
    assert [len(hand) for hand in s.hands] == [1, 2, 1]


def test_k3_5_a_lion_without_a_field_can_only_be_taken_into_hand() -> None:
    s = do(sale([20, 20, 20], card="lion"), "bid 3", "pass", "accept")
    assert (s.phase.name, s.actor) == ("drawing", 0)
    assert s.known[1] == [LION]


def test_k3_5_other_cards_and_fields_are_refused() -> None:
    s = do(sale([20, 20, 20], laid="pearl 1 at 0,1"), "bid 3", "pass", "accept")
    assert refused(s, "lay topaz 1 at 1,1") == "not_the_lot K3.5"
    assert refused(s, "lay ruby 1 at 0,1") == "field_taken K6.1"


def test_k3_6_an_unsold_card_is_laid_without_premium() -> None:
    s = do(sale([20, 20, 20], laid="ruby 2 at 0,2"), "pass", "pass")
    assert (s.phase.name, s.actor) == ("unsold", 0)
    assert do(s, "lay ruby 1 at 0,1").scores() == [20, 20, 20]
    assert s.phase.name == "drawing"


def test_k3_6_the_field_is_the_auctioneers_choice() -> None:
    s = do(sale([20, 20, 20]), "pass", "pass")
    assert len(legal(s)) == 9


def test_k3_6_an_unsold_forgery_leaves_the_game_openly() -> None:
    s = do(sale([20, 20, 20], laid="ruby 1 at 0,1"), "pass", "pass")
    assert s.phase.name == "drawing"
    assert s.view(None)["forgeries"] == ["ruby 1"]


def test_k3_7_an_unsold_lion_without_a_field_returns_to_the_hand() -> None:
    s = do(sale([20, 20, 20], card="lion"), "pass", "pass")
    assert s.phase.name == "drawing"
    assert len(s.hands[0]) == 2
    assert s.known[0] == [LION]


def test_k3_7_also_where_symmetry_leaves_it_no_field() -> None:
    """Every field of the only class with a kind has a gem, or one opposite."""
    laid = "ruby 1 at 2,1; ruby 2 at -2,2; ruby 3 at 2,3; ruby 4 at 2,4"
    s = position(laid, ["lion, topaz 1", "topaz 2", "topaz 3"], lions="mirrored")
    do(s, "offer lion", "pass", "pass")
    assert s.known[0] == [LION]
    assert s.forgeries == []


def test_k3_8_the_auctioneer_may_buy_the_top_card_for_two() -> None:
    s = position(hands=["ruby 1", "topaz 2", "topaz 3"], deck="pearl 4, pearl 3")
    do(s, "offer ruby 1", "pass", "pass", "lay ruby 1 at 0,1")
    assert legal(s) == ["draw", "pass"]
    do(s, "draw")
    assert s.scores() == [18, 20, 20]
    assert s.hands[0] == [CARDS.index("pearl 3")]


def test_k3_8_who_has_less_than_two_is_not_asked() -> None:
    s = do(sale([1, 20, 20]), "pass", "pass", "lay ruby 1 at 0,1")
    assert s.actor == 1
    assert s.phase.name == "offering"


def test_k3_9_buying_the_last_card_ends_part_1_at_once() -> None:
    s = position(hands=["ruby 1", "topaz 2", "topaz 3"], deck="pearl 4")
    do(s, "offer ruby 1", "pass", "pass", "lay ruby 1 at 0,1", "draw")
    assert s.phase.name == "restoring"


def test_k3_10_three_rounds_without_a_purchase_end_part_1() -> None:
    s = position(hands=["ruby 1", "", ""], deck="pearl 4, pearl 3", quiet_turns=6)
    do(s, "offer ruby 1", "pass", "pass", "lay ruby 1 at 0,1", "pass", "pass")
    assert s.phase.name == "drawing"
    do(s, "pass")
    assert s.over()
    assert s.view(0)["removed_size"] == 2


def test_k3_10_turns_without_an_auction_count_and_nobody_is_asked_in_vain() -> None:
    s = position(hands=["ruby 1, ruby 2", "", ""], cash=[2, 0, 0], quiet_turns=5)
    do(s, "offer ruby 1", "lay ruby 1 at 0,1", "pass")
    assert (s.phase.name, s.actor, s.quiet_turns) == ("offering", 0, 8)


def test_k3_10_a_purchase_starts_the_count_anew() -> None:
    s = position(hands=["ruby 1", "ruby 2", "ruby 3"], quiet_turns=8)
    do(s, "offer ruby 1", "pass", "pass", "lay ruby 1 at 0,1", "draw")
    assert (s.phase.name, s.quiet_turns) == ("offering", 0)
    assert (s.auctioneer, s.actor) == (1, 1)


@pytest.mark.parametrize("players", range(3, 8))
def test_k3_10_three_rounds_are_three_turns_of_each_player(players: int) -> None:
    s = position(
        hands=["ruby 1"] + [""] * (players - 1),
        players=players,
        deck="pearl 4, pearl 3",
        phase="drawing",
        quiet_turns=3 * players - 2,
    )
    assert do(s, "pass").phase.name == "drawing"
    assert do(s, "pass").phase.name == "restoring"


def test_k3_10_only_a_card_from_the_deck_starts_the_count_anew() -> None:
    hands = ["ruby 1", "topaz 1", "topaz 2"]
    s = position(hands=hands, quiet_turns=4)
    do(s, "offer ruby 1", "bid 3", "pass", "accept", "keep", "pass")
    assert s.quiet_turns == 5
    s = position("ruby 1 at 0,1", hands, quiet_turns=4)
    do(s, "offer ruby 1", "pass", "pass", "pass")
    assert s.forgeries == [CARDS.index("ruby 1")]
    assert s.quiet_turns == 5


def test_k3_11_the_highest_bidder_may_make_the_auctioneers_accept() -> None:
    """When, is the table's affair; in the rules it is the same move with the same result."""
    s = sale([20, 20, 20])
    assert not any(map(s.may_act_for, range(3)))
    do(s, "bid 7", "pass")
    allowed = s.may_act_for(1)
    assert allowed is not None
    seat, move = allowed
    assert (seat, KETTE.moves.words(move)) == (0, "accept")
    assert s.may_act_for(0) is s.may_act_for(2) is None
    s.play(seat, move)
    assert (s.phase.name, s.actor, s.scores()) == ("buying", 1, [27, 13, 20])
    assert not any(map(s.may_act_for, range(3)))


def test_k3_12_a_necklace_completed_in_part_1_ends_the_game() -> None:
    s = position(
        full_except("0,1"), ["ruby 1, lion", "lion", ""], deck="lion, lion, ruby 2, ruby 3"
    )
    do(s, "offer ruby 1", "bid 3", "pass", "accept", "lay ruby 1 at 0,1")
    assert s.over()
    assert s.scores() == [23, 20 - 3 + 2 * 22, 20]
    assert len(s.forgeries) == 8
    assert not any(s.hands)


def test_k3_12_also_when_the_last_card_was_unsold() -> None:
    s = position(full_except("0,1"), ["ruby 1", "lion", ""])
    do(s, "offer ruby 1", "pass", "pass", "lay ruby 1 at 0,1")
    assert s.over()
    assert s.winners() == [0, 1, 2]
