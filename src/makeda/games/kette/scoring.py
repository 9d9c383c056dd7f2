"""[K5] The premium for laying a card."""

from __future__ import annotations

from makeda.games.kette.components import EMPTY
from makeda.games.kette.tables import Layout


def premium(layout: Layout, necklace: list[int], field: int) -> int:
    """[K5.1] 1 for the card and 1 for each that follows without a gap, in each of six directions.

    [K5.2] Only directions with a neighbour count; with no neighbour at all the premium is 1.
    """
    total = 0
    for line in layout.lines[field]:
        length = 0
        for other in line:
            if necklace[other] == EMPTY:
                break
            length += 1
        if length:
            total += 1 + length
    return total or 1
