"""[S4.1, S5.4, S7.2] Points, and the serail rule that breaks ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.saba.components import NOBODY

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def points(s: SabaState) -> list[int]:
    """[S4.1, S7.2] One for each figure on balconies, on the treasury and [S8.2] on the serail."""
    totals = s.treasury[:]
    for owner in s.balconies:
        if owner != NOBODY:
            # The long form: an augmented assignment is not compiled to plain arithmetic.
            totals[owner] = totals[owner] + 1
    if s.serail_figure != NOBODY:
        totals[s.serail_figure] += 1
    return totals


def serail_lead(s: SabaState, tied: list[int]) -> int:
    """[S5.4] Of the tied seats the one with most markers; then the one nearest to field 1.

    NOBODY when none of them has a marker.
    """
    best = NOBODY
    most = 0
    # Walking from field 1, the first to reach a count is the one whose marker is nearer.
    for seat in s.serail:
        if seat in tied and seat != best:
            count = s.serail.count(seat)
            if count > most:
                best = seat
                most = count
    return best


def leader(s: SabaState) -> int:
    """[S4.1] Who has most points, ties broken by the serail; NOBODY if they stay."""
    best = best_seats(s)
    return best[0] if len(best) == 1 else serail_lead(s, best)


def best_seats(s: SabaState) -> list[int]:
    totals = points(s)
    most = 0
    for total in totals:
        most = max(most, total)
    return [seat for seat in range(s.players) if totals[seat] == most]


def winners(s: SabaState) -> list[int]:
    """[S7.2] Most points win, the serail breaks ties, and else the win is shared."""
    best = best_seats(s)
    lead = best[0] if len(best) == 1 else serail_lead(s, best)
    return best if lead == NOBODY else [lead]
