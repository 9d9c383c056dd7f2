"""[K1.3] What an owner of Kette can check."""

from __future__ import annotations

from typing import Final

from makeda.core.numbers import RECONSTRUCTED, Cell, Component, Numbers
from makeda.games.kette.components import COLUMNS, SIDE
from makeda.games.kette.tables import LAYOUT, STANDARD_LAYOUT


def _side(column: int) -> dict[str, object]:
    """A column as people see it: on which side of the axis, and how far from it."""
    side = "left" if column < 0 else "right" if column else "middle"
    return {"side": side, "distance": abs(column)}


NUMBERS: Final = Numbers(
    LAYOUT.name,
    STANDARD_LAYOUT.dump(),
    [
        Component(
            "necklace",
            "necklace",
            {},
            "K1.3",
            RECONSTRUCTED,
            [
                Cell("column", ["columns", place], COLUMNS - 1, params=_side(place - SIDE))
                for place in range(COLUMNS)
            ],
        )
    ],
)
