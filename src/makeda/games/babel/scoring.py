"""[B4, B5.3] What parts and discs are worth."""

from __future__ import annotations

from makeda.core.piles import add
from makeda.games.babel.components import DISC_POINTS, FIVE, FIVE_POINTS, KIND_COUNT
from makeda.games.babel.tables import Disc, Tables


def points_for_parts(parts: list[int], row: list[int]) -> list[int]:
    """[B4.1] The most parts get the first value, the second most the second, others present the
    third.

    [B4.2] Several with the most get the second value each, and nobody is second; several second
    get the third value.
    """
    most = second = 0
    with_most = with_second = 0
    for own in parts:
        if own > most:
            second, with_second = most, with_most
            most, with_most = own, 1
        elif own == most:
            with_most += 1
        elif own > second:
            second, with_second = own, 1
        elif own == second:
            with_second += 1
    alone = with_most == 1
    has_second = alone and with_second == 1
    points: list[int] = []
    for own in parts:
        if own == 0:
            points.append(0)
        elif own == most:
            points.append(row[0] if alone else row[1])
        else:
            points.append(row[1] if own == second and has_second else row[2])
    return points


def disc_bonus(tables: Tables, discs: list[Disc]) -> int:
    """[B5.3] The bonus for discs of one kind, each two-colour disc used where it is best."""
    counts = [0] * KIND_COUNT
    mixed: list[Disc] = []
    for disc in discs:
        if disc.two_colour:
            mixed.append(disc)
        else:
            add(counts, disc.low, 1)
    return _best_bonus(tables, counts, mixed)


def _best_bonus(tables: Tables, counts: list[int], mixed: list[Disc]) -> int:
    """The best total over every way to use the two-colour discs that are left."""
    best = 0
    if not mixed:
        for count in counts:
            best += tables.bonus[count]
        return best
    for kind in (mixed[0].low, mixed[0].high):
        add(counts, kind, 1)
        best = max(best, _best_bonus(tables, counts, mixed[1:]))
        add(counts, kind, -1)
    return best


def points_for_actions(actions: list[int], discs: int) -> int:
    """[B7.6, B7.7] What action cards in hand pay at the end; the list counts them by kind."""
    return actions[FIVE_POINTS] * FIVE + actions[DISC_POINTS] * discs
