"""What the greedy policy of Kette knows, shown in small positions."""

from __future__ import annotations

from makeda.bots.greedy import advice, advice_by
from makeda.bots.greedy.kette import Patient, Taste, Unwilling, Worth
from makeda.bots.greedy.numbers import FIRST, Numbers, numbers_of
from makeda.games.kette.components import CARDS
from makeda.games.kette.state import KetteState
from tests.games.kette.build import KETTE, column, do, position

FIRST_NUMBERS = numbers_of("kette", FIRST)
TASTE = Taste(FIRST_NUMBERS)
GREEDY = advice("kette")


def chosen(s: KetteState) -> str:
    return KETTE.moves.words(advice("kette").choose(s, s.actor))


def test_a_card_beside_others_is_worth_more() -> None:
    lonely = position("", ["ruby 2", "", ""], phase="restoring")
    beside = position("ruby 1 at 0,1; ruby 3 at 0,3", ["ruby 2", "", ""], phase="restoring")
    card = CARDS.index("ruby 2")
    assert Worth(TASTE, lonely, card).now == 1
    worth = Worth(TASTE, beside, card)
    assert worth.now == 4
    assert worth.later > worth.now
    assert worth.to_buyer() >= 8


def test_a_forgery_is_worth_nothing() -> None:
    s = position("ruby 1 at 0,1", ["ruby 1", "pearl 1", "pearl 2"])
    assert Worth(TASTE, s, CARDS.index("ruby 1")).to_buyer() == 0


def test_it_bids_as_little_as_possible_and_stops_in_time() -> None:
    s = do(position("ruby 1 at 0,1; ruby 3 at 0,3", ["ruby 2", "", ""]), "offer ruby 2")
    assert chosen(s) == "bid 1"
    do(s, "bid 12")
    assert chosen(s) == "pass"


def test_nobody_wants_a_forgery() -> None:
    s = do(position("ruby 1 at 0,1", ["ruby 1", "pearl 1", "pearl 2"]), "offer ruby 1")
    assert chosen(s) == "pass"


def test_it_asks_for_more_when_the_bid_is_far_below_the_worth() -> None:
    s = do(
        position("ruby 1 at 0,1; ruby 3 at 0,3; ruby 4 at 0,4", ["ruby 2", "", ""]), "offer ruby 2"
    )
    do(s, "bid 1", "pass")
    assert chosen(s).startswith("price")
    rich = do(position("", ["ruby 2", "pearl 1", ""]), "offer ruby 2", "bid 19", "pass")
    assert chosen(rich) == "accept"


def test_it_lays_at_once_where_double_the_premium_is_better_than_waiting() -> None:
    s = position(column("ruby", 0, "134") + "pearl 2 at 1,2; pearl 3 at -1,3", ["ruby 2", "", ""])
    do(s, "offer ruby 2", "bid 3", "pass", "accept")
    assert chosen(s) == "lay ruby 2 at 0,2"


def test_it_waits_with_forgeries() -> None:
    """In part 2 premiums grow, so a card that earns nothing ever is the best to play first."""
    s = position("ruby 1 at 0,1", ["ruby 1, pearl 3", "pearl 1", ""], phase="restoring")
    assert chosen(s) == "forgery ruby 1"


def test_numbers_can_keep_lions_and_lay_equal_cards_first() -> None:
    """With the first numbers neither counts; those that were found by playing know of both."""
    lion = position("ruby 1 at 0,1", ["ruby 2, lion", "pearl 1", ""], phase="restoring")
    alike = "ruby 1 at 1,1; pearl 1 at 3,1"
    double = position(alike, ["ruby 4, pearl 4, pearl 4", "topaz 1", ""], phase="restoring")
    for position_, move in ((lion, "lay ruby 2"), (double, "lay pearl 4")):
        assert not chosen(position_).startswith(move)
        changed = {**FIRST_NUMBERS.values, "lion_waits": [9.0], "double_waits": [-9.0]}
        other = advice_by("kette", Numbers(changed))
        move_found = KETTE.moves.words(other.choose(position_, position_.actor))
        assert move_found.startswith(move)


def test_numbers_can_count_what_a_card_in_hand_is_worth_beside_its_premium() -> None:
    more = {"in_hand": [2.0], "opens_class": [1.0], "lion_more": [4.0]}
    taste = Taste(Numbers({**FIRST_NUMBERS.values, **more}))
    s = position("ruby 1 at 0,1; ruby 3 at 0,3", ["ruby 1, ruby 2, pearl 2, lion", "", ""])

    def added(card: str) -> float:
        number = CARDS.index(card)
        return Worth(taste, s, number).later - Worth(TASTE, s, number).later

    assert [added(card) for card in ("ruby 1", "ruby 2", "pearl 2", "lion")] == [0, 2, 3, 6]


def test_numbers_can_make_an_equal_card_worth_less_to_who_holds_one() -> None:
    changed = advice_by("kette", Numbers({**FIRST_NUMBERS.values, "second_copy": [-99.0]}))
    hands = ["ruby 2", "pearl 1", "ruby 2"]
    s = do(position("ruby 1 at 0,1; ruby 3 at 0,3", hands), "offer ruby 2")
    assert KETTE.moves.words(changed.choose(s, 1)) == "bid 1"
    do(s, "bid 1")
    assert chosen(s) == "bid 2"
    assert KETTE.moves.words(changed.choose(s, 2)) == "pass"


def test_who_passes_a_good_card_before_anybody_has_bid_is_patient() -> None:
    """[K3.2]"""
    s = do(
        position("ruby 1 at 0,1; ruby 3 at 0,3", ["ruby 2", "", "", ""], players=4),
        "offer ruby 2",
        "pass",
    )
    shown = [isinstance(GREEDY.as_shown(s, seat), Patient) for seat in range(4)]
    assert shown == [False, True, False, False]
    do(s, "bid 1")
    assert not isinstance(GREEDY.as_shown(s, 1), Patient)


def test_who_has_let_a_bid_stand_pays_no_more_for_that_card() -> None:
    """[K3.2, K3.3]"""
    laid = "ruby 1 at 0,1; ruby 3 at 0,3"
    s = position(laid, ["ruby 2", "pearl 1", "pearl 2", "pearl 3"], players=4)
    do(s, "offer ruby 2", "bid 1", "pass")
    assert [isinstance(GREEDY.as_shown(s, seat), Unwilling) for seat in range(4)] == [
        False,
        False,
        True,
        False,
    ]
    do(s, "pass")
    shown = [GREEDY.as_shown(s, seat) for seat in range(4)]
    assert [isinstance(each, Unwilling) for each in shown] == [False, False, True, True]
    do(s, "price 3")
    assert s.actor == 1
    do(s, "pass")
    assert chosen(s) == "take"
    assert KETTE.moves.words(shown[2].choose(s, 2)) == "pass"
    do(s, "take", "keep", "pass", "offer pearl 1")
    assert shown[2].choose(s, 2) == GREEDY.choose(s, 2)


def test_who_passes_a_forgery_or_has_no_money_is_not_patient() -> None:
    """[K3.2]"""
    hands = ["ruby 1", "pearl 1", "pearl 2", ""]
    s = do(position("ruby 1 at 0,1", hands, players=4), "offer ruby 1", "pass")
    assert not isinstance(GREEDY.as_shown(s, 1), Patient)
    laid = "ruby 1 at 0,1; ruby 3 at 0,3"
    s = do(position(laid, ["ruby 2", "", "", ""], players=4, cash=[9, 0, 9, 9]), "offer ruby 2")
    assert s.actor == 2
    assert not isinstance(GREEDY.as_shown(s, 1), Patient)


def test_where_cards_find_no_buyer_all_are_patient_and_the_least_card_is_offered() -> None:
    """[K3.6]"""
    first = "ruby 1 at 0,1; pearl 1 at 1,1; topaz 1 at 2,1; emerald 1 at 3,1"
    unsold = f"{first}; pearl 3 at -1,3; topaz 4 at -2,4; emerald 4 at -3,4"
    others = ["topaz 2, topaz 3, emerald 2, emerald 3, lion, lion"] * 2
    hands = ["ruby 1, ruby 2, ruby 3, pearl 2, sapphire 1, sapphire 2", *others]
    patient = GREEDY.among([Patient(FIRST_NUMBERS)])
    sold = position(unsold, hands, cash=[24, 20, 20])
    assert not isinstance(GREEDY.as_shown(sold, 1), Patient)
    assert patient.choose(sold, 0) == GREEDY.choose(sold, 0)
    s = position(unsold, hands)
    assert isinstance(GREEDY.as_shown(s, 1), Patient)
    assert KETTE.moves.words(patient.choose(s, 0)) == "offer ruby 1"


def test_among_the_patient_it_does_not_open_but_overbids() -> None:
    """[K3.2]"""
    assert GREEDY.among([GREEDY, GREEDY]) is GREEDY
    patient = GREEDY.among([GREEDY, Patient(FIRST_NUMBERS)])
    s = do(position("ruby 1 at 0,1; ruby 3 at 0,3", ["ruby 2", "", ""]), "offer ruby 2")
    assert KETTE.moves.words(patient.choose(s, s.actor)) == "pass"
    do(s, "bid 1")
    assert KETTE.moves.words(patient.choose(s, s.actor)) == "bid 2"
