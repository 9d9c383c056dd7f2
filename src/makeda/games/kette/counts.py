"""What may matter for winning a game of Kette, for balance reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.events import Count, Event, count
from makeda.games.kette.components import CLASS_NAMES, FIELDS

if TYPE_CHECKING:
    from makeda.games.kette.state import KetteState


def counts(events: list[Event]) -> list[Count]:
    """The cards someone buys and lays, and what becomes of the others."""
    found: list[Count] = []
    for event in events:
        params = event.params
        if event.key == "sold":
            found.append(count(event, "bought", str(params["card"]), who="buyer"))
        elif event.key == "lay":
            found.append(count(event, "laid", _columns(params["at"])))
            found.append(count(event, "laid_cards", str(params["card"])))
        elif event.key == "forgery":
            found.append(count(event, "fates", "laid a forgery aside"))
        elif event.key == "unsold":
            found.append(count(event, "fates", "found no buyer"))
    return found


def _columns(place: object) -> str:
    """[K1.2] The columns that belong together: as far from the axis on the left as on the right."""
    assert isinstance(place, list)
    distance = abs(int(place[0]))
    return CLASS_NAMES[distance]


def ending(state: KetteState) -> str:
    """[K3.12, K4.5] A complete necklace, or hands that are empty before."""
    return "complete" if state.laid == FIELDS else "hands_empty"
