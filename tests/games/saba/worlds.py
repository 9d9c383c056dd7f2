"""Every way in which the cards that a seat does not know may lie."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import Any

from makeda.games.saba.components import DECK_CARDS, card_in_hand, hold, shuffle_of

Dump = dict[str, Any]

# More orders of both decks than these are too many to try them all.
MOST_ORDERS = 1000
# How many cards of the decks a small position keeps
SMALL_PALACE = 3
SMALL_DECK = 1


def candidates(dumped: Dump, seat: int | None) -> Iterator[tuple[Dump, Fraction]]:
    shown = dumped["palace"][: dumped["palace_next"]]
    hidden = dumped["palace"][dumped["palace_next"] :]
    places = _places(dumped, seat)
    if factorial(len(hidden)) * factorial(len(places)) > MOST_ORDERS:
        return
    for order in permutations(places):
        # A card can only lie where cards of its own shuffle lie.
        if all(a[2] == b[2] for a, b in zip(places, order, strict=True)):
            world = _with_cards(dumped, places, order)
            for palace in permutations(hidden):
                yield {**world, "palace": shown + list(palace)}, Fraction(1)


# The hand and the place in it, or None for the deck; the shuffle; and the card
Place = tuple[int | None, int, int, int]


def _places(dumped: Dump, seat: int | None) -> list[Place]:
    """Where cards lie that the seat does not know."""
    deck = enumerate(dumped["deck"])
    places: list[Place] = [(None, at, dumped["shuffles"], card) for at, card in deck]
    for other, hand in enumerate(dumped["hands"]):
        if other != seat:
            for at, held in enumerate(hand):
                places.append((other, at, shuffle_of(held), card_in_hand(held)))
    return places


def _with_cards(dumped: Dump, places: list[Place], order: tuple[Place, ...]) -> Dump:
    """The position with each card of the order at the place it comes to."""
    deck = list(dumped["deck"])
    hands = [list(hand) for hand in dumped["hands"]]
    for (hand, at, _, _), (_, _, shuffle, card) in zip(places, order, strict=True):
        if hand is None:
            deck[at] = card
        else:
            hands[hand][at] = hold(card, shuffle)
    return {**dumped, "deck": deck, "hands": [sorted(hand) for hand in hands]}


def small(dumped: Dump) -> Dump | None:
    """The same position late in the game: each hand has one card, little is left of both decks."""
    if dumped["phase"] == "limiting":  # a small hand would be within the limits
        return None
    deck, discards = list(dumped["deck"]), list(dumped["discards"])
    hands = [hand[:1] for hand in dumped["hands"]]
    for hand in hands:
        if not hand and deck:
            hand.append(hold(deck.pop(), dumped["shuffles"]))
    for card in deck[SMALL_DECK:]:
        discards[card] += 1
    for hand in dumped["hands"]:
        for held in hand[1:]:
            discards[card_in_hand(held)] += 1
    return {
        **dumped,
        "palace_next": max(dumped["palace_next"], DECK_CARDS - SMALL_PALACE),
        "deck": deck[:SMALL_DECK],
        "discards": discards,
        "hands": hands,
    }
