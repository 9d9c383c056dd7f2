"""What happened, for the log and for animation."""

from __future__ import annotations

from typing import NamedTuple


class Event:
    """One thing that happened: a key for the catalogue, and parameters.

    `params` is what everybody may know; `secrets` adds, for single seats, what only they may know.
    """

    def __init__(
        self,
        key: str,
        params: dict[str, object],
        secrets: dict[int, dict[str, object]] | None = None,
    ) -> None:
        self.key = key
        self.params = params
        self.secrets: dict[int, dict[str, object]] = secrets or {}

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as this seat, or a spectator (None), may see it; JSON-ready."""
        seen: dict[str, object] = {"event": self.key}
        seen.update(self.params)
        if seat is not None and seat in self.secrets:
            seen.update(self.secrets[seat])
            seen["own"] = True
        return seen

    def whole(self) -> dict[str, object]:
        """The event with all its secrets, for someone who may know the whole truth."""
        seen: dict[str, object] = {"event": self.key}
        seen.update(self.params)
        for secret in self.secrets.values():
            seen.update(secret)
        return seen


class Count(NamedTuple):
    """Something that a player did or got, as balance reports count it: so many of an item.

    Chapters put together what can be compared; the game's catalogue has their titles.
    """

    chapter: str
    item: str
    seat: int
    number: int


def count(event: Event, chapter: str, item: str, number: int = 1, who: str = "seat") -> Count:
    """A count for the player whom an event names."""
    return Count(chapter, item, int(str(event.params[who])), number)
