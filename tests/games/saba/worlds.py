"""Every way in which the cards that a seat does not know may lie."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import Any

from makeda.games.saba.components import ACTIONS, DECK_CARDS
from makeda.games.saba.tables import STANDARD_TABLES
from tests.conformance.shuffles import weight

Dump = dict[str, Any]

# More orders of both decks than these are too many to try them all.
MOST_ORDERS = 1000
# How many cards of the decks a small position keeps
SMALL_PALACE = 3
SMALL_DECK = 1


def candidates(dumped: Dump, seat: int | None) -> Iterator[tuple[Dump, Fraction]]:
    shown = dumped["palace"][: dumped["palace_next"]]
    hidden = dumped["palace"][dumped["palace_next"] :]
    unseen = dumped["deck"][:]
    for other, hand in enumerate(dumped["hands"]):
        if other != seat:
            unseen += hand
    if factorial(len(hidden)) * factorial(len(unseen)) > MOST_ORDERS:
        return
    worlds = {_dealt(dumped, seat, list(order)) for order in permutations(unseen)}
    for hands, deck in sorted(worlds):
        world = {**dumped, "hands": [list(hand) for hand in hands], "deck": list(deck)}
        for palace in permutations(hidden):
            yield {**world, "palace": shown + list(palace)}, _weight(world)


# The hands, and the deck
Dealt = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]


def _dealt(dumped: Dump, seat: int | None, cards: list[int]) -> Dealt:
    """Hands as large as they are, filled with the first cards; the others are the deck."""
    hands = []
    for other, hand in enumerate(dumped["hands"]):
        if other == seat:
            hands.append(tuple(hand))
        else:
            hands.append(tuple(sorted(cards[: len(hand)])))
            cards = cards[len(hand) :]
    return tuple(hands), tuple(cards)


def _weight(world: Dump) -> Fraction:
    """[S9.1] In how many ways it can come, by all that is known of the last shuffle."""
    kinds = range(len(ACTIONS))
    cards = STANDARD_TABLES.action_cards(world["persons"] == "on")
    old = [cards[card] - world["made_of"][card] for card in kinds]
    got = []
    for seat, hand in enumerate(world["hands"]):
        played = world["played_since"][seat * len(ACTIONS) : (seat + 1) * len(ACTIONS)]
        got.append([played[card] + hand.count(card) for card in kinds])
    return weight(old, world["held_then"], got)


def small(dumped: Dump) -> Dump | None:
    """The same position late in the game: each hand has one card, little is left of both decks.

    What is missed there has been played since the last shuffle.
    """
    if dumped["phase"] == "limiting":  # a small hand would be within the limits
        return None
    new: Dump = {**dumped, "deck": dumped["deck"][:], "discards": dumped["discards"][:]}
    new["played_since"] = dumped["played_since"][:]
    new["hands"] = [hand[:1] for hand in dumped["hands"]]
    for hand in new["hands"]:
        if not hand and new["deck"]:
            hand.append(new["deck"].pop())
    for number, card in enumerate(new["deck"][SMALL_DECK:]):
        _play(new, number % dumped["players"], card)
    del new["deck"][SMALL_DECK:]
    for seat, hand in enumerate(dumped["hands"]):
        for card in hand[1:]:
            _play(new, seat, card)
    new["palace_next"] = max(dumped["palace_next"], DECK_CARDS - SMALL_PALACE)
    return new


def _play(new: Dump, seat: int, card: int) -> None:
    new["discards"][card] += 1
    new["played_since"][seat * len(ACTIONS) + card] += 1
