"""[K1.2, K1.3] How the necklace's columns hang: a table that an owner of the game may correct."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from makeda.core.fields import Fields
from makeda.core.game import TableOption
from makeda.core.problems import BadPosition, phrase
from makeda.games.kette.components import (
    COLUMNS,
    DIRECTIONS,
    FIELDS,
    ROWS,
    SIDE,
    column_of,
    field_at,
    row_of,
)

FILE: Final = Path(__file__).parent / "data" / "layout.toml"
WANTED: Final = phrase("columns", "kette", number=COLUMNS)


class Layout:
    """The columns, and the lines that follow from how they hang. Positions share it."""

    def __init__(self, columns: list[int]) -> None:
        # By how many half fields each hangs lower than the highest, from the left
        self.columns: Final = columns
        # [K5.1] From each field, the straight lines that leave it, nearest field first
        self.lines: Final = [self._lines(field) for field in range(FIELDS)]
        # [K5.3] What the last card of a full necklace earns on each field
        self.full: Final = [sum(1 + len(line) for line in lines) for lines in self.lines]

    def height(self, column: int, row: int) -> int:
        """[K1.3] In half fields, counted downwards."""
        return 2 * row + self.columns[column + SIDE]

    def _lines(self, field: int) -> list[list[int]]:
        lines = [self._line(field, right, down) for right, down in DIRECTIONS]
        return [line for line in lines if line]

    def _line(self, field: int, right: int, down: int) -> list[int]:
        """The fields that follow in one direction, up to the edge of the necklace."""
        column = column_of(field)
        level = self.height(column, row_of(field))
        line: list[int] = []
        while True:
            column += right
            level += down
            if abs(column) > SIDE:
                return line
            row = (level - self.columns[column + SIDE]) // 2
            if not 1 <= row <= ROWS:
                return line
            line.append(field_at(column, row))

    def dump(self) -> dict[str, object]:
        """The table under the names that it has in the data file."""
        return {"columns": self.columns[:]}


def load_layout(fields: Fields, ours: Layout | None = None) -> Layout:
    """The table under these names, or ours if it is the same; BadPosition where it cannot be."""
    if ours is not None and fields.holds(ours.dump()):
        return ours
    columns = fields.numbers("columns", COLUMNS, 0, COLUMNS - 1)
    fields.finish()
    steps = [abs(columns[place + 1] - columns[place]) for place in range(COLUMNS - 1)]
    mirrored = columns[::-1] == columns
    if min(columns) != 0 or steps != [1] * (COLUMNS - 1) or not mirrored:
        raise BadPosition("columns")
    return Layout(columns)


class LayoutOption(TableOption):
    """The option `layout`: how the columns hang, as in `data/layout.toml`."""

    def check(self, table: dict[str, object]) -> dict[str, object]:
        try:
            return load_layout(Fields(table)).dump()
        except BadPosition as problem:
            raise self.bad(str(problem.params["field"]), WANTED) from problem


LAYOUT: Final = LayoutOption("layout")
STANDARD_LAYOUT: Final = load_layout(
    Fields(tomllib.loads(FILE.read_text(encoding="utf-8"))),
)
