"""[S4.1, S5.4, S7.2] Points, and the serail rule that breaks ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.piles import add
from makeda.games.saba.components import NOBODY

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def points(s: SabaState) -> list[int]:
    """[S4.1, S7.2] One for each figure on balconies, on the treasury and [S8.2] on the serail."""
    totals = s.treasury[:]
    for owner in s.balconies:
        if owner != NOBODY:
            add(totals, owner, 1)
    if s.serail_figure != NOBODY:
        add(totals, s.serail_figure, 1)
    return totals


def serail_lead(serail: list[int], tied: list[int]) -> int:
    """[S5.4] Of the tied seats the one with most markers; then the one nearest to field 1.

    NOBODY when none of them has a marker.
    """
    best = NOBODY
    most = 0
    # Walking from field 1, the first to reach a count is the one whose marker is nearer.
    for seat in serail:
        if seat != best:
            count = 0
            for other in serail:
                count += other == seat
            if count > most and seat in tied:
                best = seat
                most = count
    return best


def leader(s: SabaState) -> int:
    """[S4.1] Who has most points, ties broken by the serail; NOBODY if they stay."""
    return leader_with(points(s), s.serail)


def leader_with(totals: list[int], serail: list[int]) -> int:
    """Who leads with these points and these markers."""
    best = _with_most(totals)
    return best[0] if len(best) == 1 else serail_lead(serail, best)


def best_seats(s: SabaState) -> list[int]:
    return _with_most(points(s))


def _with_most(totals: list[int]) -> list[int]:
    most = 0
    best: list[int] = []
    for seat in range(len(totals)):
        if totals[seat] > most:
            most = totals[seat]
            best = [seat]
        elif totals[seat] == most:
            best.append(seat)
    return best


def winners(s: SabaState) -> list[int]:
    """[S7.2] Most points win, the serail breaks ties, and else the win is shared."""
    return winners_with(points(s), s.serail)


def winners_with(totals: list[int], serail: list[int]) -> list[int]:
    """Who wins with these points and these markers."""
    lead = leader_with(totals, serail)
    return _with_most(totals) if lead == NOBODY else [lead]
