"""The facts about Kette."""

from __future__ import annotations

from typing import Final

from makeda.core.game import ON_OFF, Info, Option
from makeda.games.kette.components import (
    FIRST_CARDS,
    FREE,
    HAND_SIZE,
    LION_RULES,
    QUIET_ROUNDS,
    full_deck,
)
from makeda.games.kette.moves import MONEY
from makeda.games.kette.tables import LAYOUT

LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 7


def _longest(players: int) -> int:
    """The most decisions that a game of so many can take [K3, K4].

    Turns: let Q in a row without a card from the deck end part 1 (K3.10). Before each turn with one
    lie fewer than Q others; so k such turns, with those before them, make at most k * Q. A part 1
    that ends with the last card has no more of them than there are cards in the deck. One that ends
    with Q quiet turns has a card left over, so these have their room as well.

    A turn: the card is offered. While the highest bid is b, a seat is asked once at most, and only
    if it has more than b: seat by seat that is as often as the seat has thousands, and all of them
    have less than MONEY. Then one decides, all others may be asked to pay the price, one lays the
    card or keeps it, and one buys from the deck or not.

    Part 2: each decision takes a card out of a hand.
    """
    cards = len(full_deck(FREE)) - FIRST_CARDS
    deck = cards - HAND_SIZE[players] * players
    turn = 1 + MONEY + 1 + (players - 1) + 1 + 1
    return deck * QUIET_ROUNDS * players * turn + cards


INFO: Final = Info(
    id="kette",
    title="Die Kette von Saba",
    author="Martin Ebel",
    publisher="Queen Games",
    year=1997,
    least_players=LEAST_PLAYERS,
    most_players=MOST_PLAYERS,
    options=[Option("lions", LION_RULES), LAYOUT, Option("even_start", ON_OFF, "K2.5", ours=True)],
    rules_version=3,
    longest=max(_longest(players) for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)),
    minutes=90,
    landslide=100,
    unit=1000,
)
