"""[B1] What an owner of Babel can check: cards, discs, and the numbers on the board."""

from __future__ import annotations

from typing import Final

from makeda.core.numbers import BOOK, RECONSTRUCTED, REVIEW, Cell, Component, Numbers
from makeda.games.babel.components import (
    ACTIONS,
    DISCS_OF_A_KIND,
    JOKER,
    KIND_COUNT,
    KINDS,
    ROWS,
    TWO_COLOUR_DISCS,
)
from makeda.games.babel.moves import MOST_JOKERS, MOST_OFFERED
from makeda.games.babel.tables import FEWEST_CARDS, MOST_CARDS, MOST_POINTS, printed_tables

# [B1.7] The bonus for so many discs stands in the rulebook.
SURE_BONUS: Final = (1, 2, 4)
PLACES_OF_ROW: Final = ["most_parts", "second_most", "all_others"]


def _cards() -> list[Component]:
    """[B1.1, B1.5] How many there are of each card."""
    copies = [Cell("copies", ["cards_of_each_kind"], MOST_CARDS, least=FEWEST_CARDS)]
    actions = [
        Cell(name, ["action_cards", card], MOST_JOKERS if card == JOKER else MOST_CARDS)
        for card, name in enumerate(ACTIONS)
    ]
    return [
        Component("building cards", "building_cards", {}, "B1.1", BOOK, copies),
        Component("action cards", "action_cards", {}, "B1.5", BOOK, actions),
    ]


def _discs() -> list[Component]:
    """[B1.2, B1.3, B2.1] The discs of one kind, those of two, and which make room for them."""
    numbers = [
        Cell("disc", ["disc_numbers", place], MOST_OFFERED, params={"number": place + 1}, least=1)
        for place in range(DISCS_OF_A_KIND)
    ]
    found = [Component("discs", "discs", {}, "B1.2", REVIEW, numbers)]
    for disc in range(TWO_COLOUR_DISCS):
        cells = [
            Cell(KINDS[kind], ["two_colour_discs", disc, kind], MOST_OFFERED)
            for kind in range(KIND_COUNT)
        ]
        about: dict[str, object] = {"number": disc + 1}
        source = RECONSTRUCTED if disc else BOOK
        key = f"two-colour disc {disc + 1}"
        found.append(Component(key, "two_colour_disc", about, "B1.3", source, cells))
    replaced = [Cell("replaced", ["replaced_disc"], MOST_OFFERED, least=1)]
    return [*found, Component("replaced disc", "replaced_disc", {}, "B2.1", BOOK, replaced)]


def _rows() -> list[Component]:
    """[B1.6] The rows by which wonders are scored."""
    found: list[Component] = []
    for row in range(ROWS):
        about: dict[str, object] = {"number": row + 1}
        key = f"row {row + 1}"
        found.append(Component(key, "row", about, "B1.6", BOOK, _row(["rows", row])))
    return [*found, Component("last row", "last_row", {}, "B1.6", BOOK, _row(["final_row"]))]


def _row(path: list[str | int]) -> list[Cell]:
    return [Cell(name, [*path, place], MOST_POINTS) for place, name in enumerate(PLACES_OF_ROW)]


def _bonus() -> list[Component]:
    """[B1.7] The bonus for discs of one kind."""
    found: list[Component] = []
    for discs in range(1, DISCS_OF_A_KIND + 2):
        source = BOOK if discs in SURE_BONUS else RECONSTRUCTED
        cells = [Cell("points", ["disc_bonus", discs - 1], MOST_POINTS)]
        found.append(Component(f"bonus {discs}", "bonus", {"number": discs}, "B1.7", source, cells))
    return found


NUMBERS: Final = Numbers(
    "numbers", printed_tables().dump(), [*_cards(), *_discs(), *_rows(), *_bonus()]
)
