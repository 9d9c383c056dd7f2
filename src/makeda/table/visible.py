"""The log as one viewer sees it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from makeda.table.entries import Entry

# So many entries at the end of the log are part of a frame.
TAIL = 30


class VisibleLog:
    """What a seat, or a spectator (None), may see of a log that grows.

    It reads every entry once and keeps the end ready as it is sent, so that a frame costs the same
    however long the log is. Numbers count what this viewer sees, and nothing else.
    """

    def __init__(self, viewer: int | None, entries: list[Entry]) -> None:
        self._viewer = viewer
        self._entries = entries
        # How many of the entries were read, and of those that are seen, how many were prepared.
        self._read = 0
        self._prepared = 0
        self._seen: list[Entry] = []
        self._tail: deque[dict[str, object]] = deque(maxlen=TAIL)

    def __len__(self) -> int:
        self._read_on()
        return len(self._seen)

    def tail(self) -> list[dict[str, object]]:
        """The last entries, as they are sent; not to be changed."""
        self._read_on()
        for number in range(max(self._prepared, len(self._seen) - TAIL), len(self._seen)):
            self._tail.append(self._show(number + 1))
        self._prepared = len(self._seen)
        return list(self._tail)

    def after(self, number: int = 0) -> list[dict[str, object]]:
        """All entries after the one with this number."""
        self._read_on()
        return [self._show(later) for later in range(number + 1, len(self._seen) + 1)]

    def numbers_of(self, entries: Iterable[Entry]) -> list[int]:
        """The numbers of those of these entries that tell this viewer something."""
        self._read_on()
        wanted = {entry for entry in entries if entry.events}
        return [number for number, entry in enumerate(self._seen, 1) if entry in wanted]

    def _show(self, number: int) -> dict[str, object]:
        return self._seen[number - 1].seen_by(self._viewer, number)

    def _read_on(self) -> None:
        while self._read < len(self._entries):
            entry = self._entries[self._read]
            if entry.is_seen_by(self._viewer):
                self._seen.append(entry)
            self._read += 1
