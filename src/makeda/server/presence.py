"""Who is there: which people at a table have been connected lately, in whichever process.

Every process notes in the database every few seconds who is connected to it, and reads there who is
connected to others. So a device that is connected elsewhere may last have been seen that long ago:
somebody counts as away only after `away_after` seconds beyond it.
"""

from __future__ import annotations

import time
from collections.abc import Collection

from makeda.server.settings import Settings
from makeda.server.storage import Storage
from makeda.table.table import Table


class Presence:
    """When the people at one table were last seen, as far as this process knows."""

    def __init__(self, settings: Settings) -> None:
        self._patience = settings.beat_every + settings.away_after
        self._seen: dict[str, float] = {}

    def saw(self, seen: dict[str, float]) -> None:
        """Take in when people were seen."""
        for holder, at in seen.items():
            self._seen[holder] = max(at, self._seen.get(holder, 0.0))

    def away(self, table: Table, here: Collection[str]) -> frozenset[str]:
        """The people who are away, while those in `here` are connected to this process."""
        now = time.time()
        self.saw(dict.fromkeys(here, now))
        return frozenset(table.seats.away(self._seen, now - self._patience))


class Attendance:
    """What the database knows of it. It blocks, and is called in threads."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._patience = settings.beat_every + settings.away_after

    def arrived(self, table_id: str, holder: str) -> None:
        """Note at once who comes: other processes must know it before the next beat."""
        self._storage.saw([(table_id, holder)], time.time())

    def of(self, table_id: str) -> dict[str, float]:
        """Who was seen lately at a table, and when."""
        return self._storage.seen_since(time.time() - self._patience, table_id).get(table_id, {})

    def beat(self, people: list[tuple[str, str]]) -> dict[str, dict[str, float]]:
        """Note who is connected, by table and holder; by table, who was seen lately anywhere."""
        now = time.time()
        self._storage.saw(people, now)
        self._storage.forget_seen(now - self._patience)
        return self._storage.seen_since(now - self._patience)
