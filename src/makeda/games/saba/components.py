"""[S1] What is in the box.

A resource, a quarter, a plot and a seat are numbers from 0; people count spaces, fields and plots
from 1. A palace card is (level - 1) * 8 + plot; the treasury cards and the end card follow. An
action card of the basic kind has the number of its resource; the person cards follow.
"""

from __future__ import annotations

from typing import Final

from makeda.core.phased import NOBODY as NOBODY

NOTHING: Final = -1

# [S8] Each expert rule is off or on.

# [S1.1] The resources
ALABASTER: Final = 0
SANDSTONE: Final = 1
EBONY: Final = 2
GOLD: Final = 3
RESOURCES: Final = ["alabaster", "sandstone", "ebony", "gold"]
# A sum of numbers is a constant in compiled code; the length of a list is looked up every time.
KINDS: Final = GOLD + 1
PIECES: Final = 15

# [S1.2] The palace
PLOTS: Final = 8
LEVELS: Final = 3
PARTS: Final = ["arch", "fountain", "column"]
PALACE_CARDS: Final = PLOTS * LEVELS
FIRST_TREASURY: Final = PALACE_CARDS
SECOND_TREASURY: Final = PALACE_CARDS + 1
END_CARD: Final = PALACE_CARDS + 2
DECK_CARDS: Final = PALACE_CARDS + 3
DECK_NAMES: Final = [f"{part} {plot}" for part in PARTS for plot in range(1, PLOTS + 1)] + [
    "first treasury",
    "second treasury",
    "end card",
]
SPACES: Final = 3

# [S2.3] Where the groups of the deck begin
SECOND_GROUP: Final = PLOTS + 1
THIRD_GROUP: Final = 2 * PLOTS + 2
LAST_GROUP: Final = THIRD_GROUP + 5

# [S1.5] What each player has
COLOURS: Final = ["red", "yellow", "blue", "green"]
FIGURES: Final = 8
MARKERS: Final = 5
# [S5.1]
SERAIL_FIELDS: Final = {2: 4, 3: 5, 4: 6}
MOST_SERAIL_FIELDS: Final = 6

# [S1.9] The harbour
CAPACITY: Final = [2, 2, 3, 4]
FIELDS: Final = len(CAPACITY)

# [S1.6] What the sides of the harbour cards bring beside the pieces
CARD_SIDE: Final = 0
REMOVE_SIDE: Final = 1
VIZIER_SIDE: Final = 2
PLAIN_SIDE: Final = 3
EXTRAS: Final = ["card", "remove", "vizier", "nothing"]
SIDE_NAMES: Final = ["2 + action card", "2 + remove", "3 + vizier", "4"]
HARBOUR_CARDS: Final = 2

# [S1.8] The quarters; the first four give the resource beside them
STONECUTTERS: Final = 0
CARPENTERS: Final = 1
MASONS: Final = 2
GOLDSMITHS: Final = 3
EXCHANGE: Final = 4
BAZAAR: Final = 5
QUARTERS: Final = ["stonecutters", "carpenters", "masons", "goldsmiths", "exchange", "bazaar"]
WORKSHOPS: Final = 4
GIVES: Final = [ALABASTER, EBONY, SANDSTONE, GOLD]
PLACE_PRICES: Final = [1, 2]
PLACES: Final = (BAZAAR + 1) * 2
# The places of each quarter, the cheapest first, and what each of all places costs
PLACES_OF: Final = [
    [quarter * len(PLACE_PRICES) + number for number in range(len(PLACE_PRICES))]
    for quarter in range(len(QUARTERS))
]
PRICE_OF_PLACE: Final = PLACE_PRICES * len(QUARTERS)
# [S6.1] A set of places is a number with one bit for each: those of each quarter
PLACE_BITS: Final = [sum(1 << place for place in places) for places in PLACES_OF]

# [S1.7] The action cards
OVERSEER: Final = 4
CRAFTSMAN: Final = 5
HARBOUR_MASTER: Final = 6
SERAIL_GUARD: Final = 7
CARAVAN_LEADER: Final = 8
MERCHANT: Final = 9
ROBBER: Final = 10
ACTIONS: Final = [
    *RESOURCES,
    "overseer",
    "craftsman",
    "harbour master",
    "serail guard",
    "caravan leader",
    "merchant",
    "robber",
]
BASIC_CARDS: Final = 20
COPIES_OF_PERSON: Final = 3

# [S3.11, S8.1] The limits at the end of a turn
MOST_PIECES: Final = 7
HAND_LIMIT: Final = 3
EXPERT_HAND_LIMIT: Final = 4

# [S7.3] Rounds without a card leaving the build spaces after which the game ends
QUIET_ROUNDS: Final = 6

# [S6.2] The twelve ways to swap one kind for another: with gold at the exchange, else at the bazaar
SWAP_GIVES: Final = [give for give in range(KINDS) for get in range(KINDS) if give != get]
SWAP_GETS: Final = [get for give in range(KINDS) for get in range(KINDS) if give != get]
SWAPS: Final = len(SWAP_GIVES)
SWAP_QUARTER: Final = [
    EXCHANGE if GOLD in (SWAP_GIVES[swap], SWAP_GETS[swap]) else BAZAAR for swap in range(SWAPS)
]
SWAPS_AT: Final = [
    [swap for swap in range(SWAPS) if SWAP_QUARTER[swap] == quarter]
    for quarter in range(len(QUARTERS))
]


def level_of(card: int) -> int:
    """[S1.2] The level of a palace card."""
    return card // PLOTS + 1


def plot_of(card: int) -> int:
    return card % PLOTS
