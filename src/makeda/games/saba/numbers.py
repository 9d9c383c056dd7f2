"""[S1] What an owner of Saba can check: the cards, the harbour, the build spaces."""

from __future__ import annotations

from typing import Final

from makeda.core.numbers import (
    BOOK,
    INFERRED,
    RECONSTRUCTED,
    RULING,
    Cell,
    Component,
    Numbers,
)
from makeda.games.saba.components import (
    BASIC_CARDS,
    CAPACITY,
    DECK_NAMES,
    EXTRAS,
    FIRST_TREASURY,
    GOLD,
    HARBOUR_CARDS,
    KINDS,
    PIECES,
    PLOTS,
    RESOURCES,
    SPACES,
)
from makeda.games.saba.tables import CARDS, ENTRIES, standard_table

# [S1.9] Of the two fields for two pieces it is not sure which is which.
UNSURE_FIELDS: Final = 2


def _pieces(path: list[str | int], kinds: int, most: int) -> list[Cell]:
    """A cell for each of the first kinds of resources."""
    return [Cell(RESOURCES[kind], [*path, kind], most) for kind in range(kinds)]


def _palace() -> list[Component]:
    """[S1.3] The 24 palace cards."""
    cards: list[Component] = []
    for level, name in enumerate(ENTRIES["palace"]):
        for plot in range(PLOTS):
            key = DECK_NAMES[level * PLOTS + plot]
            cells = _pieces(["palace", name, plot], GOLD, PIECES)
            cards.append(Component(key, "palace", {"card": key}, "S1.3", RECONSTRUCTED, cells))
    return cards


def _treasuries() -> list[Component]:
    """[S1.4] The three other cards of the palace deck."""
    cards: list[Component] = []
    for place, name in enumerate(ENTRIES["treasury"]):
        key = DECK_NAMES[FIRST_TREASURY + place]
        cells = _pieces(["treasury", name], KINDS, PIECES)
        cards.append(Component(key, "treasury", {"card": key}, "S1.4", RECONSTRUCTED, cells))
    return cards


def _spaces() -> list[Component]:
    """[S3.5] The gold for each build space."""
    spaces: list[Component] = []
    for space in range(SPACES):
        source = INFERRED if space == 1 else BOOK
        cells = [Cell("gold", ["spaces", "gold", space], PIECES)]
        about: dict[str, object] = {"number": space + 1}
        spaces.append(Component(f"space {space + 1}", "space", about, "S3.5", source, cells))
    return spaces


def _harbour() -> list[Component]:
    """[S1.6, S1.9] Which sides share a card, and which field each of them serves."""
    found: list[Component] = []
    for card in range(HARBOUR_CARDS):
        cells = [
            Cell(name, ["harbour", "cards", card, side], words=EXTRAS)
            for side, name in enumerate(("side_up", "side_down"))
        ]
        about: dict[str, object] = {"number": card + 1}
        key = f"harbour card {card + 1}"
        found.append(Component(key, "harbour_card", about, "S1.6", RECONSTRUCTED, cells))
    for field in range(len(CAPACITY)):
        source = RECONSTRUCTED if field < UNSURE_FIELDS else BOOK
        cells = [Cell("serves", ["harbour", "fields", field], words=EXTRAS)]
        about = {"number": field + 1, "pieces": CAPACITY[field]}
        key = f"harbour field {field + 1}"
        found.append(Component(key, "harbour_field", about, "S1.9", source, cells))
    return found


def _basic_cards() -> Component:
    cells = _pieces(["actions", "basic"], KINDS, PIECES)
    return Component("basic cards", "basic", {"number": BASIC_CARDS}, "S1.7", RULING, cells)


NUMBERS: Final = Numbers(
    CARDS.name,
    standard_table(),
    [*_palace(), *_treasuries(), *_spaces(), *_harbour(), _basic_cards()],
)
