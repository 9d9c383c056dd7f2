"""[K4, K7] Part 2, and the forgeries."""

from __future__ import annotations

import pytest

from makeda.core.rng import seeded
from makeda.games.kette.building import is_forgery
from makeda.games.kette.components import CARDS, FIELDS, LION
from makeda.games.kette.state import KetteState
from makeda.lab.playout import play_randomly
from tests.games.kette.build import column, do, fresh, full_except, legal, position, refused


def last_purchase(cash: list[int], hands: list[str], auctioneer: int = 1) -> KetteState:
    """The auctioneer, who has no card, buys the last card of the deck: part 2 begins."""
    s = position(
        hands=hands,
        players=len(cash),
        cash=cash,
        deck="pearl 4",
        phase="drawing",
        actor=auctioneer,
        auctioneer=auctioneer,
    )
    return do(s, "draw")


def test_k4_1_the_richest_begins() -> None:
    s = last_purchase([20, 20, 30], ["ruby 1", "", "ruby 2"])
    assert (s.phase.name, s.actor) == ("restoring", 2)


def test_k4_1_among_equals_the_first_after_the_last_auctioneer() -> None:
    s = last_purchase([20, 9, 20, 20], ["ruby 1", "", "ruby 2", "ruby 3"])
    assert s.actor == 2
    s = last_purchase([20, 22, 10, 20], ["ruby 1", "", "ruby 2", "ruby 3"])
    assert s.actor == 3


def test_k4_1_the_purchase_counts_and_the_richest_without_cards_is_skipped() -> None:
    s = last_purchase([21, 22, 20], ["", "", "ruby 2"])
    assert s.cash == [21, 20, 20]
    assert s.actor == 1


def test_k4_1_all_hands_empty_ends_the_game() -> None:
    s = position(deck="pearl 4", phase="drawing", quiet_turns=8)
    assert do(s, "pass").over()


def heard(s: KetteState, *moves: str) -> list[tuple[str, dict[str, object]]]:
    """What is told while these moves are played."""
    s.listen()
    return [(event.key, event.params) for event in do(s, *moves).heard()]


@pytest.mark.parametrize("hand", ["pearl 1", ""])
def test_k4_1_everyone_is_told_that_part_2_begins(hand: str) -> None:
    """And no more: the richest may have no card, and all hands may be empty."""
    s = position(hands=[hand, "", ""], deck="pearl 4", phase="drawing", quiet_turns=8)
    told = heard(s, "pass")
    assert told[1:3] == [("deck_removed", {"number": 1}), ("part_two", {})]
    assert [key for key, _ in told[3:]] == ([] if hand else ["over"])


def test_k4_2_each_lays_a_card_in_turn_and_collects_the_premium() -> None:
    s = position("ruby 1 at 0,1", ["ruby 2", "", "pearl 1"], phase="restoring")
    do(s, "lay ruby 2 at 0,2")
    assert s.scores() == [22, 20, 20]
    assert s.actor == 2  # seat 1 has no card and is skipped


def test_k4_2_only_hand_cards() -> None:
    s = position("ruby 1 at 0,1", ["ruby 2", "ruby 3", ""], phase="restoring")
    assert refused(s, "lay ruby 3 at 0,3") == "card_not_in_hand K4.2"
    assert refused(s, "bid 3") == "not_now K4.2"


def test_k4_3_a_forgery_is_laid_aside_without_premium() -> None:
    s = position("ruby 1 at 0,1", ["ruby 1, pearl 1", "pearl 2", ""], phase="restoring")
    do(s, "forgery ruby 1")
    assert s.scores() == [20, 20, 20]
    assert s.forgeries == [CARDS.index("ruby 1")]
    assert s.actor == 1


def test_k4_3_a_card_that_has_a_field_may_not_be_laid_aside() -> None:
    s = position("ruby 1 at 1,1", ["ruby 1", "pearl 2", ""], phase="restoring")
    assert legal(s) == ["lay ruby 1 at -1,1"]
    assert refused(s, "forgery ruby 1") == "not_a_forgery K4.3"


def test_k4_4_a_lion_without_a_field_cannot_be_played() -> None:
    s = position(hands=["lion, ruby 1", "", ""], phase="restoring")
    assert all(words.startswith("lay ruby 1") for words in legal(s))
    assert refused(s, "forgery lion") == "lion_must_wait K4.4"
    assert refused(s, "lay lion at 0,1") == "lion_in_doubt K6.2"


def test_k4_4_who_has_only_such_lions_is_skipped_until_they_have_a_field() -> None:
    full = column("ruby", 0)
    s = position(full, ["ruby 1", "lion", "pearl 1"], phase="restoring")
    do(s, "forgery ruby 1")
    assert s.actor == 2
    do(s, "lay pearl 1 at -1,1")
    assert s.actor == 1
    assert "lay lion at 1,1" in legal(s)


def test_k4_4_when_nobody_can_play_the_lions_are_forgeries() -> None:
    s = position(column("ruby", 0), ["ruby 1", "lion, lion", "lion"], phase="restoring")
    do(s, "forgery ruby 1")
    assert s.over()
    assert s.forgeries == [CARDS.index("ruby 1"), LION, LION, LION]
    assert s.scores() == [20, 20, 20]


def test_k4_4_once_the_necklace_is_complete_nobody_is_skipped_for_a_lion() -> None:
    """Then it is a forgery like any other and is laid aside in turn [K4.3, K7.1]."""
    s = position(full_except("0,1"), ["ruby 1", "lion", "lion, ruby 2"], phase="restoring")
    assert [key for key, _ in heard(s, "lay ruby 1 at 0,1")] == ["lay"]
    assert (s.actor, legal(s)) == (1, ["forgery lion"])
    do(s, "forgery lion")
    assert (s.actor, legal(s)) == (2, ["forgery ruby 2", "forgery lion"])
    assert do(s, "forgery lion", "forgery ruby 2").over()
    assert s.forgeries[-3:] == [LION, LION, CARDS.index("ruby 2")]


def test_k4_4_everyone_is_told_who_is_skipped() -> None:
    hands = ["ruby 1", "lion", "lion", "pearl 1"]
    s = position(column("ruby", 0), hands, players=4, phase="restoring")
    skipped = [("skipped", {"seat": 1}), ("skipped", {"seat": 2})]
    assert heard(s, "forgery ruby 1")[1:] == skipped


def test_k4_5_the_game_ends_when_all_hands_are_empty() -> None:
    s = position(hands=["ruby 1", "ruby 2", ""], phase="restoring", cash=[20, 25, 3])
    do(s, "lay ruby 1 at 0,1")
    assert not s.over()
    assert s.winners() == []
    do(s, "lay ruby 2 at 0,2")
    assert s.over()
    assert s.winners() == [1]


def test_k4_5_equals_share_the_win() -> None:
    s = position(hands=["ruby 1", "", ""], phase="restoring", cash=[19, 20, 3])
    assert do(s, "lay ruby 1 at 0,1").winners() == [0, 1]


@pytest.mark.parametrize(
    ("laid", "card", "forgery"),
    [
        ("", "ruby 1", False),
        ("ruby 2 at 1,2", "ruby 1", False),
        ("ruby 1 at 1,1", "ruby 1", False),
        ("ruby 1 at 1,1; ruby 1 at -1,1", "ruby 1", True),
        ("ruby 1 at 0,1", "ruby 1", True),
        ("ruby 2 at 0,2; lion at 0,1", "ruby 1", True),
        ("ruby 2 at 1,2; lion at 1,1", "ruby 1", False),
        ("ruby 1 at 0,1", "lion", False),
    ],
)
def test_k7_1_a_gem_is_a_forgery_when_its_fields_are_taken(
    laid: str, card: str, forgery: bool
) -> None:
    hands = ["pearl 4", "", ""]
    s = position(laid, hands, phase="restoring")
    assert is_forgery(s, CARDS.index(card)) == forgery


def test_k7_1_reserved_fields_count_as_taken() -> None:
    s = position(
        "ruby 2 at 1,2; lion at 1,1", ["ruby 1", "lion", ""], lions="mirrored", phase="restoring"
    )
    assert legal(s) == ["forgery ruby 1"]


def test_k7_1_a_lion_is_a_forgery_when_the_necklace_is_complete() -> None:
    s = position(full_except(), ["lion", "ruby 1", ""], phase="restoring")
    assert legal(s) == ["forgery lion"]


def test_k7_1_the_rulebooks_lion_makes_the_sapphire_a_forgery() -> None:
    """A lion below the sapphire 1 of the axis stands for the sapphire 2, and stays."""
    s = position("sapphire 1 at 0,1", ["lion", "sapphire 2", "sapphire 3"], phase="restoring")
    do(s, "lay lion at 0,2")
    assert legal(s) == ["forgery sapphire 2"]
    assert legal(do(s, "forgery sapphire 2")) == ["lay sapphire 3 at 0,3"]


@pytest.mark.parametrize("lions", ["free", "none", "mirrored"])
@pytest.mark.parametrize("players", range(3, 8))
def test_k7_2_a_game_played_out_has_36_fields_and_8_forgeries(players: int, lions: str) -> None:
    """4 in variant A; checked wherever K3.10 did not remove cards."""
    complete = 0
    for seed in range(20):
        s = fresh(players, seed, lions=lions)
        play_randomly(s, seeded(seed))
        if not s.removed:
            complete += 1
            assert len(s.forgeries) == (4 if lions == "none" else 8)
            assert s.laid == FIELDS
    assert complete > 5
