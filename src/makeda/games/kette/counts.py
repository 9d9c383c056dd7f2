"""What may matter for winning a game of Kette, for balance reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.events import Count, Event, count
from makeda.games.kette.components import CARDS, CLASS_NAMES, FIELDS, full_deck

if TYPE_CHECKING:
    from makeda.games.kette.state import KetteState

# What becomes of cards that nobody buys or lays
FATES: Final = {"forgery": "laid a forgery aside", "unsold": "found no buyer"}


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
        elif event.key in FATES:
            found.append(count(event, "fates", FATES[event.key]))
    return found


def countable(state: KetteState) -> list[tuple[str, str]]:
    """All that may be counted: what is bought or laid is a card in play."""
    cards = [CARDS[card] for card in sorted(set(full_deck(state.lions)))]
    return [
        *(("bought", card) for card in cards),
        *(("laid_cards", card) for card in cards),
        *(("laid", columns) for columns in CLASS_NAMES),
        *(("fates", fate) for fate in FATES.values()),
    ]


def _columns(place: object) -> str:
    """[K1.2] The columns that belong together: as far from the axis on the left as on the right."""
    assert isinstance(place, list)
    distance = abs(int(place[0]))
    return CLASS_NAMES[distance]


def ending(state: KetteState) -> str:
    """[K3.12, K4.5] A complete necklace, or hands that are empty before."""
    return "complete" if state.laid == FIELDS else "hands_empty"
