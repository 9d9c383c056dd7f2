"""What everybody at the table is told, and how much of it cannot be taken back."""

from __future__ import annotations

import pytest

from makeda.core.problems import IllegalMove
from makeda.games.kette.state import KetteState
from tests.games.kette.build import KETTE, column, do, full_except, position
from tests.story import heard_by_all


def story(s: KetteState, *moves: str) -> list[str]:
    s.listen()
    return heard_by_all(do(s, *moves))


def test_k3_an_auction_is_told_from_the_offer_to_the_card_in_hand() -> None:
    s = position(hands=["ruby 2", "pearl 1", ""])
    assert story(s, "offer ruby 2", "bid 2", "bid 4", "pass", "accept", "keep", "pass") == [
        "Ada puts ruby 2 up for sale.",
        "Ben bids 2,000.",
        "Cleo bids 4,000.",
        "Ben passes.",
        "Ada sells ruby 2 to Cleo for 4,000.",
        "Cleo takes ruby 2 into hand.",
        "Ada buys no card from the deck.",
    ]


def test_k3_an_unsold_card_is_told_from_the_price_to_the_necklace() -> None:
    s = position("ruby 1 at 0,1", ["ruby 2", "pearl 1", ""])
    moves = (
        "offer ruby 2",
        "bid 2",
        "pass",
        "price 5",
        "pass",
        "pass",
        "lay ruby 2 at 0,2",
        "draw",
    )
    assert story(s, *moves) == [
        "Ada puts ruby 2 up for sale.",
        "Ben bids 2,000.",
        "Cleo passes.",
        "Ada asks 5,000.",
        "Ben declines the price.",
        "Cleo declines the price.",
        "Nobody buys ruby 2 from Ada.",
        "Ada lays ruby 2 at the axis, row 2 for 0.",
        "Ada buys a card from the deck for 2,000.",
    ]


def test_k3_7_a_lion_that_returns_is_told() -> None:
    s = position(hands=["lion", "pearl 1", ""])
    assert story(s, "offer lion", "pass", "pass")[-2:] == [
        "Nobody buys lion from Ada.",
        "The lion has no field yet: Ada takes it back.",
    ]


def test_k3_6_a_forgery_that_nobody_buys_is_told() -> None:
    s = position("ruby 1 at 0,1", ["ruby 1", "pearl 1", ""])
    assert story(s, "offer ruby 1", "pass", "pass")[-2:] == [
        "Nobody buys ruby 1 from Ada.",
        "Ada lays ruby 1 aside: it is a forgery.",
    ]


def test_k3_12_the_end_is_told_with_all_that_is_left() -> None:
    s = position(
        full_except("0,1"),
        ["ruby 1", "", ""],
        deck="ruby 2, lion",
        forgeries="ruby 3, ruby 4, ruby 1",
    )
    moves = ("offer ruby 1", "bid 1", "pass", "accept", "lay ruby 1 at 0,1")
    assert story(s, *moves)[-3:] == [
        "Ben lays ruby 1 at the axis, row 1 for 44,000.",
        "All cards that are left are forgeries: ruby 2, lion.",
        "The game is over: Ben won with 63,000.",
    ]


def revealed(s: KetteState, *moves: str) -> int:
    """How many draws and hidden facts the last of the moves reveals."""
    do(s, *moves[:-1])
    before = s.reveals
    do(s, moves[-1])
    return s.reveals - before


def test_k8_1_only_hidden_cards_that_come_to_light_cannot_be_taken_back() -> None:
    s = position(hands=["ruby 2", "pearl 1", ""])
    assert revealed(s, "offer ruby 2") == 1
    for move in ("bid 2", "pass", "accept", "keep"):
        assert revealed(s, move) == 0
    assert revealed(s, "draw") == 1


def waiting(hands: list[str], known: list[str]) -> KetteState:
    """Lions must wait, as no class but the rubies' is settled; seat 0 is known to have a ruby 1."""
    return position(column("ruby", 0), hands, phase="restoring", known=["ruby 1", *known])


def test_k8_2_being_skipped_shows_the_lions_of_a_hand() -> None:
    assert revealed(waiting(["ruby 1", "lion", "pearl 1"], ["", "pearl 1"]), "forgery ruby 1") == 1


def test_k8_2_being_asked_while_lions_wait_shows_a_gem() -> None:
    hands = ["ruby 1", "pearl 1, lion", ""]
    assert revealed(waiting(hands, ["", ""]), "forgery ruby 1") == 1
    assert revealed(waiting(hands, ["pearl 1", ""]), "forgery ruby 1") == 0


def test_k4_4_what_is_uncovered_at_the_end_is_revealed_at_once() -> None:
    assert revealed(waiting(["ruby 1", "lion", ""], ["lion", ""]), "forgery ruby 1") == 1


@pytest.mark.parametrize(
    ("moves", "words", "params"),
    [
        ((), "bid 4", {"least": 5}),
        ((), "bid 21", {"cash": 20}),
        (("pass",), "price 4", {"least": 5}),
        (("pass",), "price 22", {"most": 21}),
    ],
)
def test_k3_2_a_refusal_says_what_would_be_allowed(
    moves: tuple[str, ...], words: str, params: dict[str, int]
) -> None:
    """After a bid of 4, with 20 in every purse [K3.3]."""
    s = do(position(hands=["ruby 2", "", ""]), "offer ruby 2", "bid 4", *moves)
    with pytest.raises(IllegalMove) as refusal:
        s.play(s.actor, KETTE.moves.parse(words))
    assert refusal.value.params == params


def test_what_is_not_there_is_saved_as_minus_one() -> None:
    """As positions that are stored already say it."""
    saved = position(hands=["ruby 2", "", ""]).dump()
    assert (saved["lot"], saved["bidder"], saved["bid"]) == (-1, -1, 0)
