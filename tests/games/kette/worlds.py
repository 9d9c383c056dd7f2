"""Every way in which the cards that a seat does not know may lie."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

# More cards than these have too many orders to try them all.
MOST_UNSEEN = 6
MOST_HIDDEN = 12


def small(dumped: dict[str, Any]) -> dict[str, Any] | None:
    """Late in a game little is hidden by itself."""
    hidden = len(dumped["deck"]) + len(dumped["removed"]) + sum(map(len, dumped["hands"]))
    return dumped if hidden <= MOST_HIDDEN else None


def candidates(
    dumped: dict[str, Any], seat: int | None
) -> Iterator[tuple[dict[str, object], Fraction]]:
    hands, known = dumped["hands"], dumped["known"]
    unseen: list[int] = dumped["deck"] + dumped["removed"]
    for other, hand in enumerate(hands):
        if other != seat:
            unseen = unseen + _without(hand, known[other])
    if len(unseen) > MOST_UNSEEN:
        return
    for order in permutations(unseen):
        cards = list(order)
        new_hands = []
        for other, hand in enumerate(hands):
            drawn = 0 if other == seat else len(hand) - len(known[other])
            kept = hand if other == seat else known[other]
            new_hands.append(sorted(kept + cards[:drawn]))
            cards = cards[drawn:]
        deck = cards[: len(dumped["deck"])]
        removed = cards[len(deck) :]
        yield {**dumped, "hands": new_hands, "deck": deck, "removed": removed}, Fraction(1)


def _without(hand: list[int], known: list[int]) -> list[int]:
    rest = list(hand)
    for card in known:
        rest.remove(card)
    return rest
