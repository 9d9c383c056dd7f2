"""[K1.3] What an owner of Kette can check."""

from __future__ import annotations

from typing import Final

from makeda.core.numbers import RECONSTRUCTED, Cell, Component, Numbers
from makeda.games.kette.components import COLUMNS, SIDE
from makeda.games.kette.tables import LAYOUT, STANDARD_LAYOUT

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
                Cell("column", ["columns", place], COLUMNS - 1, params={"number": place - SIDE})
                for place in range(COLUMNS)
            ],
        )
    ],
)
