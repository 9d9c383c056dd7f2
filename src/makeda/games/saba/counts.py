"""What may matter for winning a game of Saba, for balance reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.events import Count, Event, count
from makeda.games.saba.components import (
    ACTIONS,
    DECK_NAMES,
    END_CARD,
    FIRST_TREASURY,
    NOBODY,
    PALACE_CARDS,
    PLOTS,
    QUARTERS,
    RESOURCES,
)

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
}

# The events that end the game
ENDINGS: Final = ["standstill", "end_card"]


def counts(state: SabaState, events: list[Event]) -> list[Count]:
    """What is built, used and played; at the end the balconies that someone holds."""
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
    return found + _balconies(state) if state.over() else found


def countable(state: SabaState) -> list[tuple[str, str]]:
    """All that may be counted; [S8] persons and guards only where they are in play."""
    cards = ACTIONS if state.persons else RESOURCES
    by_key = [entry for entry in BY_KEY.values() if entry[0] != "actions"]
    return [
        *(("parts", part) for part in DECK_NAMES[:PALACE_CARDS]),
        *(("places", quarter) for quarter in QUARTERS),
        *(("quarters", quarter) for quarter in QUARTERS),
        *(("actions", card) for card in cards),
        *(("treasury", card) for card in DECK_NAMES[FIRST_TREASURY:END_CARD]),
        *(("guards", kind) for kind in RESOURCES if state.guarding),
        *(("goods", kind) for kind in RESOURCES),
        *(("balconies", _balcony(plot)) for plot in range(PLOTS)),
        *by_key,
    ]


def _balcony(plot: int) -> str:
    return f"balcony {plot + 1}"


def _balconies(s: SabaState) -> list[Count]:
    """[S7.2] The balconies on which somebody stands."""
    return [
        Count("balconies", _balcony(plot), owner, 1)
        for plot, owner in enumerate(s.balconies)
        if owner != NOBODY
    ]


def ending(events: list[Event]) -> str:
    """[S7.1] The event that ended the game."""
    keys = [event.key for event in events]
    for key in ENDINGS:
        if key in keys:
            return key
    return "palace_complete"
