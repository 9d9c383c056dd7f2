"""[B4, B5.3] What parts and discs are worth."""

from __future__ import annotations

from makeda.games.babel.components import DISC_POINTS, FIVE, FIVE_POINTS, KIND_COUNT, NOBODY
from makeda.games.babel.tables import Tables


def points_for_parts(parts: list[int], row: list[int]) -> list[int]:
    """[B4.1] The most parts get the first value, the second most the second, others present the
    third.

    [B4.2] Several with the most get the second value each, and nobody is second; several second
    get the third value.
    """
    most = max(parts)
    if most == 0:
        return [0] * len(parts)
    leaders = parts.count(most)
    second = max([own for own in parts if own < most], default=0)
    has_second = leaders == 1 and parts.count(second) == 1
    points: list[int] = []
    for own in parts:
        if own == 0:
            points.append(0)
        elif own == most:
            points.append(row[0] if leaders == 1 else row[1])
        else:
            points.append(row[1] if own == second and has_second else row[2])
    return points


def disc_bonus(tables: Tables, discs: list[int]) -> int:
    """[B5.3] The bonus for discs of one kind, each two-colour disc used where it is best."""
    counts = [0] * KIND_COUNT
    mixed: list[int] = []
    for disc in discs:
        if tables.high[disc] == NOBODY:
            counts[tables.low[disc]] += 1
        else:
            mixed.append(disc)
    return _best_bonus(tables, counts, mixed)


def _best_bonus(tables: Tables, counts: list[int], mixed: list[int]) -> int:
    """The best total over every way to use the two-colour discs that are left."""
    if not mixed:
        return sum([tables.bonus[count] for count in counts])
    best = 0
    for kind in (tables.low[mixed[0]], tables.high[mixed[0]]):
        counts[kind] += 1
        best = max(best, _best_bonus(tables, counts, mixed[1:]))
        counts[kind] -= 1
    return best


def points_for_actions(actions: list[int], discs: int) -> int:
    """[B7.6, B7.7] What action cards in hand pay at the end; the list counts them by kind."""
    return actions[FIVE_POINTS] * FIVE + actions[DISC_POINTS] * discs
