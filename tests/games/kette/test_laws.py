"""A position that play cannot reach is refused, not played."""

from __future__ import annotations

from typing import Any

import pytest

from makeda.core.problems import BadPosition
from makeda.games.kette.state import KetteState
from tests.games.kette.build import KETTE, full_except, position

HANDS = ["ruby 1", "topaz 1", "topaz 2"]
# The parts of a position in each phase of an auction, as play leaves them.
BIDDING: dict[str, Any] = {"phase": "bidding", "actor": 2, "lot": "pearl 1", "bid": 7, "bidder": 1}
DECIDING: dict[str, Any] = {"phase": "deciding", "lot": "pearl 1", "bid": 7, "bidder": 1}
ASKING: dict[str, Any] = {**DECIDING, "phase": "asking", "actor": 1, "price": 20}
BUYING: dict[str, Any] = {**ASKING, "phase": "buying", "cash": [40, 0, 20]}
UNSOLD: dict[str, Any] = {**ASKING, "phase": "unsold", "actor": 0}


def auction(**parts: Any) -> KetteState:
    return position(**{"hands": HANDS, **parts})


def refusal(laid: str = "", **parts: Any) -> str:
    """The law that a position breaks."""
    with pytest.raises(BadPosition) as caught:
        auction(laid=laid, **parts)
    return str(caught.value.params["field"])


@pytest.mark.parametrize(
    "parts",
    [
        {},
        BIDDING,
        {**BIDDING, "bid": 0, "bidder": -1},
        DECIDING,
        ASKING,
        {**ASKING, "price": 8},
        BUYING,
        {**BUYING, "price": 0},
        UNSOLD,
        {**UNSOLD, "bid": 0, "bidder": -1, "price": 0},
        {"phase": "drawing", "cash": [2, 20, 20], "quiet_turns": 8},
    ],
)
def test_positions_of_an_auction_are_read(parts: dict[str, Any]) -> None:
    assert auction(**parts).legal(parts.get("actor", 0))


def test_k3_9_part_1_has_a_deck() -> None:
    assert refusal(deck="", phase="drawing") == "part 1 without a deck"


def test_k3_10_part_1_ends_after_three_quiet_rounds() -> None:
    law = "part 1 after three rounds without a purchase"
    assert refusal(phase="drawing", quiet_turns=9) == law
    dumped = auction().dump()
    deck = dumped["deck"]
    assert isinstance(deck, list)
    dumped["removed"], dumped["deck"] = deck[:3], deck[3:]
    with pytest.raises(BadPosition, match="cards are removed in part 1"):
        KETTE.load(dumped)


def test_k2_5_only_what_does_not_go_round_is_set_aside() -> None:
    dumped = KETTE.new(7, 1, even_start="on").dump()
    deck, removed = dumped["deck"], dumped["removed"]
    assert isinstance(deck, list)
    assert isinstance(removed, list)
    dumped["removed"], dumped["deck"] = [*removed, deck[0]], deck[1:]
    with pytest.raises(BadPosition, match="cards are removed in part 1"):
        KETTE.load(dumped)


def test_k3_12_part_1_ends_with_the_necklace() -> None:
    hands = ["lion", "lion", ""]
    assert refusal(full_except(), hands=hands) == "part 1 with a complete necklace"


@pytest.mark.parametrize("phase", ["offering", "drawing", "deciding", "unsold"])
def test_k3_1_only_the_auctioneer_is_asked_for_his_part(phase: str) -> None:
    parts = {"deciding": DECIDING, "unsold": UNSOLD}.get(phase, {})
    law = "another than the auctioneer is asked"
    assert refusal(**{**parts, "phase": phase, "actor": 2}) == law


@pytest.mark.parametrize("parts", [BIDDING, ASKING, BUYING], ids=lambda parts: str(parts["phase"]))
def test_k3_2_the_auctioneer_does_not_buy_his_own_card(parts: dict[str, Any]) -> None:
    assert refusal(**{**parts, "actor": 0}) == "the auctioneer buys their own card"


def test_k3_2_the_highest_bidder_can_pay_and_is_not_asked() -> None:
    assert refusal(**{**BIDDING, "actor": 1}) == "the highest bidder is asked again"
    assert refusal(**{**BIDDING, "cash": [20, 6, 20]}) == "a bid that cannot be paid"
    assert refusal(**{**BIDDING, "bidder": 0}) == "the auctioneer bids"
    assert refusal(**{**BIDDING, "bidder": -1}) == "a bid without a bidder"
    assert refusal(bid=7, bidder=1) == "a bid without a lot"


def test_k3_2_who_is_asked_can_overbid() -> None:
    assert refusal(**{**BIDDING, "cash": [20, 20, 7]}) == "who cannot overbid is asked"


@pytest.mark.parametrize("parts", [DECIDING, ASKING, BUYING], ids=lambda parts: str(parts["phase"]))
def test_k3_3_there_is_a_bid_to_decide_about(parts: dict[str, Any]) -> None:
    assert refusal(**{**parts, "bid": 0, "bidder": -1}) == "a sale without a bid"


def test_k3_3_a_price_is_asked_of_somebody_and_follows_a_bid() -> None:
    assert refusal(**{**DECIDING, "price": 9}) == "a price that nobody is asked"
    assert refusal(price=9) == "a price that nobody is asked"
    assert refusal(**{**UNSOLD, "bid": 0, "bidder": -1}) == "a price without a bid"


@pytest.mark.parametrize("price", [0, 7, 21, 30])
def test_k3_4_a_price_is_above_the_bid_and_can_be_paid(price: int) -> None:
    law = "a price too low, or one that cannot be paid"
    assert refusal(**{**ASKING, "price": price}) == law


def test_k3_8_who_is_offered_a_card_from_the_deck_can_pay() -> None:
    law = "a card from the deck that cannot be paid"
    assert refusal(phase="drawing", cash=[1, 20, 20]) == law


def test_k6_4_opposite_a_lion_lies_no_gem() -> None:
    laid = "ruby 2 at 2,2; lion at -2,2"
    assert refusal(laid, lions="mirrored") == "a gem opposite a lion"
    assert position(laid, HANDS, lions="free").laid == 2
    laid = "ruby 2 at 2,2; lion at -2,1; lion at 2,1; lion at -2,3"
    assert position(laid, HANDS, lions="mirrored").laid == 4


def test_k6_4_a_lion_is_left_for_each_reserved_field() -> None:
    law = "too few lions for the reserved fields"
    two = "ruby 1 at 2,1; lion at 2,2; lion at -2,3"
    assert position(two, HANDS, lions="mirrored").laid == 3
    assert refusal(two + "; lion at 2,4", lions="mirrored") == law
    assert refusal(two, lions="mirrored", forgeries="lion") == law
