"""On real positions after a shuffle, the frequencies of redealt hands match exact enumeration.

The games are played greedily: hands stay small enough to enumerate them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod, sqrt
from typing import Any

import pytest

from makeda.bots.greedy import advice
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.games.registry import game as game_of
from tests.conformance.shuffles import weight

DRAWS = 1500
MOST_DEALS = 4000
POSITIONS = 3

Dump = dict[str, Any]
Hands = tuple[tuple[int, ...], ...]


def hands_of(dumped: Dump) -> Hands:
    """What each seat holds, by kind."""
    kinds = range(len(dumped["made_of"]))
    hands = dumped["hands"]
    if isinstance(hands[0], list):
        return tuple(tuple(hand.count(kind) for kind in kinds) for hand in hands)
    starts = range(0, len(hands), len(kinds))
    return tuple(tuple(hands[start : start + len(kinds)]) for start in starts)


def every_deal(dumped: Dump, seat: int) -> dict[Hands, Fraction]:
    """All hands that the others may hold, with in how many ways they can be dealt; none if too
    many.
    """
    true = hands_of(dumped)
    kinds = range(len(true[0]))
    played = dumped["played_since"]
    cards = [dumped["deck"].count(kind) + sum(hand[kind] for hand in true) for kind in kinds]
    total = [cards[kind] + dumped["discards"][kind] for kind in kinds]
    old = [total[kind] - dumped["made_of"][kind] for kind in kinds]
    choices: list[list[tuple[int, ...]]] = []
    for other, hand in enumerate(true):
        first = other * len(kinds)
        sure = (
            dumped["known"][first : first + len(kinds)] if "known" in dumped else [0] * len(kinds)
        )
        others = combinations_with_replacement(kinds, sum(hand) - sum(sure))
        all_hands = [tuple(sure[kind] + more.count(kind) for kind in kinds) for more in others]
        choices.append([hand] if other == seat else all_hands)
    if prod(len(each) for each in choices) > MOST_DEALS:
        return {}
    found: dict[Hands, Fraction] = {}
    for hands in product(*choices):
        left = [cards[kind] - sum(hand[kind] for hand in hands) for kind in kinds]
        if min(left) >= 0:
            got = [
                [hand[kind] + played[other * len(kinds) + kind] for kind in kinds]
                for other, hand in enumerate(hands)
            ]
            ways = weight(old, dumped["held_then"], got)
            if ways:
                found[hands] = ways / prod(factorial(number) for number in left)
    return found


def positions(game: Game) -> Iterator[tuple[State, int, dict[Hands, Fraction]]]:
    """Positions of greedy games, after a shuffle, in which the hands can be enumerated."""
    choose = advice(game.info.id).choose
    for seed in range(40):
        state, rng = game.new(game.info.least_players, seed), seeded("late", seed)
        while not state.over():
            seat = state.actors()[0]
            dumped: Dump = state.dump()
            is_open = all(offer == -1 for offer in dumped.get("offers", []))
            if any(dumped["held_then"]) and is_open and rng.below(4) == 0:
                deals = every_deal(dumped, seat)
                if len(deals) > 10:
                    yield state, seat, deals
                    break
            state.apply(seat, choose(state.copy(), seat))


@pytest.mark.parametrize("game", ["saba", "babel"])
def test_hands_are_dealt_as_often_as_they_can_be(game: str) -> None:
    tested = 0
    for state, seat, deals in positions(game_of(game)):
        rng = seeded("after a shuffle", tested)
        drawn = [hands_of(state.redeal(seat, rng).dump()) for _ in range(DRAWS)]
        assert not set(drawn) - deals.keys(), "hands that cannot be"
        # There may be more deals than draws, so one hand is compared, whatever the others hold.
        other = min((sum(hand), number) for number, hand in enumerate(drawn[0]) if number != seat)[
            1
        ]
        found = Counter(hands[other] for hands in drawn)
        hopes: dict[tuple[int, ...], float] = {}
        total = sum(deals.values())
        for hands, ways in deals.items():
            hopes[hands[other]] = hopes.get(hands[other], 0.0) + float(DRAWS * ways / total)
        chi_square = sum((found[hand] - hope) ** 2 / hope for hand, hope in hopes.items())
        freedom = len(hopes) - 1
        assert chi_square <= freedom + 5 * sqrt(2 * freedom) + 5
        tested += 1
        if tested == POSITIONS:
            break
    assert tested == POSITIONS, "too few positions were found"
