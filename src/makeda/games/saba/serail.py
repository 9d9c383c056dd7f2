"""[S5, S8.2] The serail: markers of those who were sent back, and the figure of their leader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.saba.components import MARKERS, NOBODY, SERAIL_FIELDS
from makeda.games.saba.scoring import serail_lead

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def has_marker(s: SabaState, seat: int) -> bool:
    """[S5.3] Whether a seat has a marker left."""
    laid = 0
    for other in s.serail:
        laid += other == seat
    return laid < MARKERS


def with_marker(s: SabaState, seat: int) -> list[int]:
    """[S5.2] The markers once another comes on field 1; one may be pushed off the last field.

    [S5.3] They stay as they are if the seat has no marker left.
    """
    if not has_marker(s, seat):
        return s.serail
    markers = [seat, *s.serail]
    if len(markers) > SERAIL_FIELDS[s.players]:
        markers.pop()
    return markers


def put_marker(s: SabaState, seat: int) -> None:
    """[S5.2] Put a marker in the serail."""
    before = s.serail
    s.serail = with_marker(s, seat)
    if s.events is not None and s.serail is not before:
        s.tell("marker", {"seat": seat})
        if len(s.serail) == len(before):
            s.tell("marker_back", {"seat": before[-1]})


def settle_lead(s: SabaState) -> None:
    """[S8.2] The leader's figure stands in the serail. Whoever lost the lead takes theirs
    back, and a leader without a figure in supply puts one as soon as they have one.

    The lead, or who has a figure, changes only with a build or with a serail guard: these call it.
    """
    if not s.serail_figures:
        return
    lead = serail_lead(s.serail, list(range(s.players)))
    if s.serail_figure == lead:
        return
    if s.serail_figure != NOBODY:
        s.figures[s.serail_figure] += 1
        if s.events is not None:
            s.tell("lead_lost", {"seat": s.serail_figure})
        s.serail_figure = NOBODY
    if lead != NOBODY and s.figures[lead]:
        s.figures[lead] -= 1
        s.serail_figure = lead
        if s.events is not None:
            s.tell("lead", {"seat": lead})
