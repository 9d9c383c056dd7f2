"""[K1] The cards and the necklace.

A card is a number: kind * 4 + value - 1 for a gem, LION for a lion head. A field is a number too:
its place in a reading of the necklace column by column, from the left, each from the top.
"""

from __future__ import annotations

from typing import Final

# [K1.1] The cards
KINDS: Final = ["ruby", "pearl", "topaz", "emerald", "sapphire"]
VALUES: Final = 4
COPIES: Final = 2
GEMS: Final = len(KINDS) * VALUES
LION: Final = GEMS
LIONS: Final = 4
CARDS: Final = [f"{kind} {value}" for kind in KINDS for value in range(1, VALUES + 1)] + ["lion"]

# [K2.1] What is played with the lions
FREE: Final = 0
NONE: Final = 1
MIRRORED: Final = 2
LION_RULES: Final = ["free", "none", "mirrored"]

# [K1.2] The necklace: columns -4 to 4, rows 1 to 4
SIDE: Final = 4
COLUMNS: Final = 2 * SIDE + 1
ROWS: Final = VALUES
FIELDS: Final = COLUMNS * ROWS
CLASSES: Final = SIDE + 1
EMPTY: Final = -1

# [K1.4]
START_CASH: Final = 20
# [K2.5] A variant of our own: what each seat gets on top, by the number of players
EVEN_START: Final = {6: [0, 0, 0, 0, 0, 1], 7: [1, 0, 0, 1, 2, 2, 2]}
# The same where lions are left out or mirrored
EVEN_START_A_B: Final = {6: [1, 1, 0, 1, 2, 3], 7: [3, 1, 0, 1, 3, 3, 2]}
# [K2.2]
FIRST_CARDS: Final = 4
# [K2.3] Cards dealt to each, by the number of players
HAND_SIZE: Final = {3: 7, 4: 5, 5: 4, 6: 3, 7: 3}
# [K3.8]
DECK_PRICE: Final = 2
# [K3.10] Rounds without a card from the deck after which part 1 ends
QUIET_ROUNDS: Final = 3

# [K1.3] The six directions as steps in column and height
DIRECTIONS: Final = [(0, -2), (0, 2), (1, 1), (1, -1), (-1, 1), (-1, -1)]


def full_deck(lions: int) -> list[int]:
    """[K1.1, K2.1] All cards in play, in order."""
    cards = [card for card in range(GEMS) for _ in range(COPIES)]
    return cards if lions == NONE else cards + [LION] * LIONS


def beyond_rounds(players: int, lions: int) -> int:
    """[K2.5] How many cards of the deck are left when it has gone round as often as it can."""
    dealt = FIRST_CARDS + HAND_SIZE[players] * players
    return (len(full_deck(lions)) - dealt) % players


def amounts_on_top(players: int, lions: int) -> list[int]:
    """[K2.5] What the bank gives each seat on top, with six or seven players."""
    return EVEN_START[players] if lions == FREE else EVEN_START_A_B[players]


def field_at(column: int, row: int) -> int:
    return (column + SIDE) * ROWS + row - 1


def column_of(field: int) -> int:
    return field // ROWS - SIDE


def row_of(field: int) -> int:
    return field % ROWS + 1


def place_name(field: int) -> str:
    return f"{column_of(field)},{row_of(field)}"


# [K1.2] The field opposite; a field of the axis is its own
MIRROR: Final = [field_at(-column_of(field), row_of(field)) for field in range(FIELDS)]
# [K1.2] Columns c and -c make class |c|; class 0 is the axis
CLASS_OF: Final = [abs(column_of(field)) for field in range(FIELDS)]
# The columns of each class
CLASS_NAMES: Final = ["axis"] + [f"pair {distance}" for distance in range(1, CLASSES)]
COLUMNS_OF: Final = [[0]] + [[-distance, distance] for distance in range(1, CLASSES)]
# The fields of each class in each row: [class * ROWS + row - 1]
FIELDS_OF: Final = [
    [field_at(column, row) for column in columns]
    for columns in COLUMNS_OF
    for row in range(1, ROWS + 1)
]
