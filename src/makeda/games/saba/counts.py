"""What may matter for winning a game of Saba, for balance reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.events import Count, Event, count

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState

# The events that are counted: the chapter, and the parameter that names the item
BY_PARAMETER: Final = {
    "build": ("parts", "card"),
    "place": ("places", "quarter"),
    "quarter": ("quarters", "quarter"),
    "swap": ("quarters", "quarter"),
    "play": ("actions", "card"),
    "treasury": ("treasury", "card"),
    "guard": ("guards", "resource"),
}
# Those that name their item themselves
BY_KEY: Final = {
    "overseer": ("actions", "overseer"),
    "craftsman": ("actions", "craftsman"),
    "harbour_master": ("actions", "harbour master"),
    "serail_guard": ("actions", "serail guard"),
    "merchant": ("actions", "merchant"),
    "robber": ("actions", "robber"),
    "vizier": ("harbour", "moved the vizier"),
    "remove": ("harbour", "removed a palace card"),
    "end_card": ("treasury", "end card"),
    "sent_back": ("fates", "had a figure sent back"),
    "marker": ("fates", "put a marker in the serail"),
    "marker_back": ("fates", "had a marker pushed out"),
    "treasury_figure": ("points", "for the treasury"),
}


def counts(state: SabaState, events: list[Event]) -> list[Count]:
    """What is built, used and played; at the end where the points come from."""
    found: list[Count] = []
    for event in events:
        if event.key in BY_PARAMETER:
            chapter, name = BY_PARAMETER[event.key]
            found.append(count(event, chapter, str(event.params[name])))
        elif event.key in BY_KEY:
            chapter, item = BY_KEY[event.key]
            found.append(count(event, chapter, item))
        elif event.key == "harbour":
            number = int(str(event.params["number"]))
            found.append(count(event, "goods", str(event.params["resource"]), number))
    return found + _points(state) if state.over() else found


def _points(s: SabaState) -> list[Count]:
    """[S7.2] One for each figure on a balcony, and [S8.2] one for the serail."""
    found: list[Count] = []
    for plot, owner in enumerate(s.balconies):
        if owner >= 0:
            found.append(Count("points", "for balconies", owner, 1))
            found.append(Count("balconies", f"balcony {plot + 1}", owner, 1))
    if s.serail_figure >= 0:
        found.append(Count("points", "for the serail", s.serail_figure, 1))
    return found
