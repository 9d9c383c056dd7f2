"""What everybody is told while moves are played, in the words of the catalogue."""

from __future__ import annotations

from makeda.core.state import State
from makeda.games.texts import catalogue

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def heard_by_all(s: State) -> list[str]:
    """The sentences of all events since somebody began to listen."""
    texts = catalogue(s.game_id)
    return [texts.event(event.seen_by(None), NAMES) for event in s.heard()]
