"""[K4.5] Where everybody's money came from."""

from __future__ import annotations

from makeda.games.kette.state import KetteState
from tests.games.kette.build import KETTE, column, do, position

HANDS = ["ruby 1, topaz 1", "topaz 2, pearl 1", "topaz 3"]


def accounts(s: KetteState, *moves: str) -> dict[str, list[int]]:
    """What each category brought each seat in these moves."""
    kept = KETTE.accounts(s)
    s.listen()
    kept.hear(do(s, *moves), s.heard())
    assert kept.totals() == s.scores()
    return kept.amounts


def test_k1_4_the_account_begins_with_everyones_money() -> None:
    first = KETTE.accounts(KETTE.new(3, 1)).of(2)
    assert [(entry.category, entry.amount, entry.rule) for entry in first] == [
        ("start", 20, "K1.4"),
        ("sold", 0, "K3.5"),
        ("bought", 0, "K3.5"),
        ("deck", 0, "K3.8"),
        ("premium", 0, "K5.1"),
    ]


def test_k3_5_what_the_buyer_pays_the_auctioneer_gets() -> None:
    s = position(hands=HANDS)
    found = accounts(s, "offer ruby 1", "bid 3", "bid 7", "pass", "accept", "keep")
    assert found["sold"] == [7, 0, 0]
    assert found["bought"] == [0, 0, -7]
    assert found["start"] == [20, 20, 20]


def test_k3_5_a_card_laid_at_once_earns_double_the_premium() -> None:
    s = position(column("ruby", 0, "234"), HANDS)
    found = accounts(s, "offer ruby 1", "pass", "bid 2", "pass", "accept", "lay ruby 1 at 0,1")
    assert found["premium"] == [0, 0, 2 * 4]
    assert found["bought"] == [0, 0, -2]


def test_k3_8_a_card_from_the_deck_is_paid_for() -> None:
    s = position(hands=HANDS)
    found = accounts(s, "offer ruby 1", "bid 1", "pass", "accept", "keep", "draw")
    assert found["deck"] == [-2, 0, 0]


def test_k4_5_accounts_opened_in_the_middle_begin_with_the_money_of_then() -> None:
    s = position(hands=HANDS, cash=[3, 31, 12])
    found = accounts(s, "offer ruby 1", "bid 1", "pass", "accept", "keep", "draw")
    assert found["start"] == [3, 31, 12]
    assert [sum(found[category][0] for category in found), s.cash[0]] == [2, 2]
