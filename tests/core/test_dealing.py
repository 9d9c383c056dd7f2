"""Deals by what is known of the last shuffle, compared with every deal of the physical cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations
from math import factorial, prod, sqrt
from typing import NamedTuple

import pytest

from makeda.core.aside import Aside
from makeda.core.counting import Counting
from makeda.core.dealing import could_be_dealt, drawn_deal, shuffled_deck
from makeda.core.known import Deal, Known
from makeda.core.phased import NOBODY
from makeda.core.rng import seeded
from makeda.core.rows import Rows
from tests.conformance.shuffles import weight

DRAWS = 800


class Case(NamedTuple):
    """What is known; cards are letters, and a seat must have got `least`."""

    old: str
    new: str
    held: list[int]
    drawn: list[int]
    least: list[str]
    viewer: int = NOBODY


CASES = {
    "no shuffle yet, nothing played": Case("", "AAABC", [0, 0], [2, 1], ["", ""]),
    "no shuffle yet, cards played": Case("", "AAABBCC", [0, 0, 0], [3, 2, 1], ["A", "AB", ""]),
    "what is seen of oneself": Case("", "AAABBC", [0, 0], [2, 3], ["AB", "A"], 0),
    "old cards alone": Case("AABC", "BC", [2, 2], [0, 0], ["A", ""]),
    "old and new, one known hand": Case("AAB", "ABC", [2, 1], [1, 1], ["AAB", "B"], 0),
    "old and new, and nobody looks": Case("AAB", "ABC", [2, 1], [1, 1], ["AB", "A"]),
    "three hands that must fit": Case("AABB", "ABC", [2, 1, 1], [1, 1, 0], ["AB", "A", ""]),
    "three hands, one known": Case("AABB", "ABCC", [2, 1, 1], [1, 1, 1], ["AAC", "A", "B"], 0),
    "kinds that nobody needs": Case("ABCD", "ABCDE", [2, 2], [1, 1], ["A", "AB"]),
    "unneeded kinds, one known hand": Case("ACDE", "ABCD", [2, 2], [1, 1], ["ACD", "A"], 0),
    "everything drawn": Case("AB", "ABCC", [1, 1], [2, 2], ["A", "C"]),
}


def counts(cards: str, kinds: str) -> list[int]:
    return [cards.count(kind) for kind in kinds]


def known(case: Case) -> Known:
    kinds = "".join(sorted(set(case.old + case.new)))
    least = [number for cards in case.least for number in counts(cards, kinds)]
    old, new = counts(case.old, kinds), counts(case.new, kinds)
    return Known(old, new, case.held, case.drawn, least)


def every_deal(case: Case) -> Counter[str]:
    """Hand out all physical cards in every way; count what the hands hold, where all fit."""
    found: Counter[str] = Counter()
    _hand_out(case, 0, list(case.old), list(case.new), [], found)
    return found


def _hand_out(
    case: Case, seat: int, old: list[str], new: list[str], hands: list[str], found: Counter[str]
) -> None:
    if seat == len(case.held):
        found["|".join(hands)] += 1
        return
    for olds in combinations(range(len(old)), case.held[seat]):
        for news in combinations(range(len(new)), case.drawn[seat]):
            got = "".join(sorted([old[card] for card in olds] + [new[card] for card in news]))
            if _fits(case, seat, got):
                rest = [card for place, card in enumerate(old) if place not in olds]
                deck = [card for place, card in enumerate(new) if place not in news]
                _hand_out(case, seat + 1, rest, deck, [*hands, got], found)


def _fits(case: Case, seat: int, got: str) -> bool:
    least = case.least[seat]
    if seat == case.viewer:
        return got == "".join(sorted(least))
    return not Counter(least) - Counter(got)


def names(case: Case, deal: Deal) -> str:
    """The hands of a deal, in letters."""
    kinds = "".join(sorted(set(case.old + case.new)))
    hands = []
    for seat in range(len(case.held)):
        numbers = deal.got[seat * len(kinds) : (seat + 1) * len(kinds)]
        hands.append("".join(kind * number for kind, number in zip(kinds, numbers, strict=True)))
    deck = "".join(kind * left for kind, left in zip(kinds, deal.new_left, strict=True))
    assert sorted("".join(hands) + deck) == sorted(case.old + case.new)
    return "|".join(hands)


def is_fair(drawn: Counter[str], every: Counter[str]) -> bool:
    """A chi-square test with about four standard deviations of room."""
    assert not drawn.keys() - every.keys(), "a deal that cannot be"
    draws, total = sum(drawn.values()), sum(every.values())
    chi_square = 0.0
    for hands, ways in every.items():
        hope = draws * ways / total
        chi_square += (drawn[hands] - hope) ** 2 / hope
    freedom = len(every) - 1
    return chi_square <= freedom + 4 * sqrt(2 * freedom) + 4


def draws(case: Case, deal: Callable[[], Deal | None]) -> Counter[str]:
    """How often each deal comes up."""
    drawn: Counter[str] = Counter()
    while sum(drawn.values()) < DRAWS:
        dealt = deal()
        if dealt is not None:
            drawn[names(case, dealt)] += 1
    return drawn


@pytest.mark.parametrize("name", CASES)
def test_every_deal_of_the_physical_cards_is_equally_likely(name: str) -> None:
    case = CASES[name]
    rng = seeded("deal", name)
    assert is_fair(draws(case, lambda: drawn_deal(known(case), rng)), every_deal(case))


@pytest.mark.parametrize("name", CASES)
def test_setting_aside_is_fair(name: str) -> None:
    case = CASES[name]
    aside, rng = Aside(known(case)), seeded("aside", name)
    assert is_fair(draws(case, lambda: aside.deal(rng)), every_deal(case))


@pytest.mark.parametrize("name", CASES)
def test_rows_are_fair_whichever_hands_are_bound(name: str) -> None:
    case = CASES[name]
    others = [seat for seat in range(len(case.held)) if seat != case.viewer]
    for bound in range(len(others) + 1):
        seats = others[:bound] + [case.viewer] * (case.viewer != NOBODY)
        rows, rng = Rows(known(case), seats), seeded("bound", name, bound)
        assert is_fair(draws(case, partial(rows.deal, rng)), every_deal(case)), f"{bound} bound"


@pytest.mark.parametrize("name", CASES)
def test_counting_is_fair(name: str) -> None:
    case = CASES[name]
    counting, rng = Counting(known(case)), seeded("counting", name)
    assert is_fair(draws(case, lambda: counting.deal(rng)), every_deal(case))
    assert counting.ways(0, counting.room) == every_deal(case).total()


def test_large_hands_that_hardly_fit_are_dealt() -> None:
    """A position of Saba in which other ways fit in one of five thousand tries."""
    old, new = "AABCDDEEEGHHIKK", "AAABBBBCCCCDDDFFFGGHIIJJJK"
    least = ["BCDHI", "AAGHI", "AABCD", "ABBCDDFGHI"]
    case = Case(old, new, [4, 4, 3, 4], [5, 5, 6, 6], least)
    counting, rng = Counting(known(case)), seeded("large")
    for deal in [drawn_deal(known(case), rng), *(counting.deal(rng) for _ in range(100))]:
        hands = names(case, deal).split("|")
        assert [len(hand) for hand in hands] == [9, 9, 9, 10]
        assert all(_fits(case, seat, hand) for seat, hand in enumerate(hands))


def test_what_was_dealt_before_does_not_matter() -> None:
    """What is prepared is kept for the next deal, but only of the same cards."""
    cases = [known(CASES[name]) for name in CASES]
    alone = [drawn_deal(case, seeded("alone")).got for case in cases for _ in range(2)]
    mixed = [drawn_deal(case, seeded("alone")).got for _ in range(2) for case in cases]
    assert alone == [got for pair in zip(mixed, mixed[len(cases) :], strict=False) for got in pair]


def test_every_order_of_the_deck_is_equally_likely() -> None:
    rng = seeded("deck")
    orders: Counter[str] = Counter()
    case = known(Case("A", "BCD", [1], [0], ["A"]))
    for _ in range(DRAWS):
        deck = shuffled_deck(drawn_deal(case, rng), rng)
        orders["".join("ABCD"[card] for card in deck)] += 1
    assert is_fair(orders, Counter(["BCD", "BDC", "CBD", "CDB", "DBC", "DCB"]))


def test_a_deal_follows_from_its_generator() -> None:
    case = known(CASES["three hands that must fit"])
    deals = []
    for _ in range(2):
        rng = seeded("same")
        deal = drawn_deal(case, rng)
        deals.append((deal.got, shuffled_deck(deal, rng), rng.dump()))
    assert deals[0] == deals[1]


@pytest.mark.parametrize("name", CASES)
def test_the_weights_of_the_conformance_suite_count_deals(name: str) -> None:
    """There each order of the deck is a world of its own; here they are one."""
    case = CASES[name]
    kinds = "".join(sorted(set(case.old + case.new)))
    ratios = set()
    for hands, ways in every_deal(case).items():
        got = [counts(hand, kinds) for hand in hands.split("|")]
        deck = Counter(case.old + case.new) - Counter(hands)
        orders = prod(factorial(number) for number in deck.values())
        ratios.add(ways * orders / weight(counts(case.old, kinds), case.held, got))
    assert len(ratios) == 1


def test_cards_that_could_not_be_dealt_are_known() -> None:
    assert could_be_dealt([1, 1], [1, 1], [1, 0, 0, 1])
    assert could_be_dealt([2, 0], [1, 1], [1, 3, 1, 0])
    # The second seat held a card at the shuffle, but has got none of a kind that was old.
    assert not could_be_dealt([2, 0], [1, 1], [2, 0, 0, 1])
    # Together two seats hold more old cards than there are of their kinds.
    assert not could_be_dealt([1, 2], [1, 1, 1], [3, 0, 3, 0, 0, 3])
