"""What an owner of a game can check: the numbers of its table, component by component."""

from __future__ import annotations

from typing import Final

# Where a number comes from; the texts of all games explain these words under [sources].
BOOK: Final = "book"
REVIEW: Final = "review"
RULING: Final = "ruling"
INFERRED: Final = "inferred"
RECONSTRUCTED: Final = "reconstructed"
SOURCES: Final = [BOOK, REVIEW, RULING, INFERRED, RECONSTRUCTED]


class Cell:
    """A number of the table, or one of a few words, and where it stands there.

    Its name is a term of the game or a text under [numbers].
    """

    def __init__(
        self,
        name: str,
        path: list[str | int],
        most: int = 0,
        words: list[str] | None = None,
        params: dict[str, object] | None = None,
    ) -> None:
        self.name: Final = name
        self.path: Final = path
        # From 0 to this, or one of the words
        self.most: Final = most
        self.words: Final = words or []
        self.params: Final = params or {}

    def place(self) -> str:
        """The path in words: "palace.arches.0"."""
        return ".".join(str(step) for step in self.path)

    def value(self, table: object) -> object:
        """What stands in a table that has been checked."""
        for step in self.path:
            if isinstance(table, dict):
                table = table[step]
            elif isinstance(table, list):
                table = table[int(step)]
        return table


class Component:
    """Something in the box that carries numbers: a card, a disc, a row of the board.

    Its sort says how it is drawn and, under [numbers], what it is called; the parameters go with
    that text. The source tells how we know the numbers, and the rule is where they are explained.
    """

    def __init__(
        self,
        key: str,
        sort: str,
        params: dict[str, object],
        rule: str,
        source: str,
        cells: list[Cell],
    ) -> None:
        self.key: Final = key
        self.sort: Final = sort
        self.params: Final = params
        self.rule: Final = rule
        self.source: Final = source
        self.cells: Final = cells


class Numbers:
    """The table of a game: the option that takes another one, ours, and what it is made of."""

    def __init__(
        self, option: str, standard: dict[str, object], components: list[Component]
    ) -> None:
        self.option: Final = option
        self.standard: Final = standard
        self.components: Final = components

    def at(self, place: str) -> list[str]:
        """The components that a place of the table, or a part of it, belongs to."""
        return [
            component.key
            for component in self.components
            if any(f"{cell.place()}.".startswith(f"{place}.") for cell in component.cells)
        ]
