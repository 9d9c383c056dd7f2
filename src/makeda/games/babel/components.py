"""[B1] The kinds of cards, the wonders, and how everything is numbered.

A building card is the number of its kind. A site is one of the 24 places for a disc, wonder by
wonder. What is counted for each seat and kind lies in one flat list: place seat * KIND_COUNT +
kind. The numbers that are printed on cards, discs and board are in `tables.py`.
"""

from __future__ import annotations

from typing import Final

from makeda.core.phased import NOBODY as NOBODY
from makeda.core.piles import total

# [B1.1]
KINDS: Final = ["camel", "crane", "ship", "stonemason"]
KIND_COUNT: Final = 4

# [B1.2, B1.3] One-colour discs are numbered first, kind by kind.
DISCS_OF_A_KIND: Final = 6
PLAIN_DISCS: Final = DISCS_OF_A_KIND * KIND_COUNT
TWO_COLOUR_DISCS: Final = 4

# [B1.4] In the words of a move each wonder has a short name.
WONDERS: Final = [
    "pyramids",
    "colossus",
    "statue",
    "gardens",
    "mausoleum",
    "lighthouse",
    "temple",
    "tower",
]
PLACES: Final = 3
SITES: Final = len(WONDERS) * PLACES
NO_SITE: Final = -1
NO_KIND: Final = -1

# [B1.5] The action cards
EXCHANGE: Final = 0
DRAW: Final = 1
JOKER: Final = 2
SECOND_TURN: Final = 3
FIVE_POINTS: Final = 4
DISC_POINTS: Final = 5
TRIPLE: Final = 6
ACTIONS: Final = [
    "exchange",
    "draw",
    "joker",
    "second turn",
    "five points",
    "points for discs",
    "triple",
]
ACTION_COUNT: Final = 7

# [B1.6] Of eight wonders at least one is unfinished when a kind of disc runs out.
ROWS: Final = 7

# [B2.2]
HAND_SIZE: Final = 4
COLOURS: Final = ["red", "yellow", "green", "blue", "black"]

# Sets of seats are numbers with one bit for each seat; the seats of each set, in order
SEATS: Final = [[seat for seat in range(5) if mask >> seat & 1] for mask in range(32)]

# [B3.3] How often a sealed offer may be changed
MOST_CHANGES: Final = 3
# [B5.5] Turns without a disc after which the game ends, for each player
QUIET_TURNS: Final = 10
# [B7.2-B7.8] What the action cards do
EXCHANGED: Final = 5
DRAWN: Final = 3
CARDS_OF_A_JOKER: Final = 2
TRIPLED: Final = 3
FIVE: Final = 5


def kinds_of(counts: list[int], start: int = 0) -> list[str]:
    """The cards that are counted from a place of a list on, by name."""
    return [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(counts[start + kind])]


def action_sizes(actions: list[int], players: int) -> list[int]:
    """How many action cards each seat holds."""
    return [total(actions, seat * ACTION_COUNT, ACTION_COUNT) for seat in range(players)]


def actions_of(counts: list[int], start: int = 0) -> list[str]:
    """The action cards that are counted from a place of a list on, by name."""
    return [ACTIONS[card] for card in range(ACTION_COUNT) for _ in range(counts[start + card])]
