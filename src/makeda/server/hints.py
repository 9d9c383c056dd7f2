"""Hints for people: thought out beside the games, shown to their seat alone, and written down."""

from __future__ import annotations

import logging
import time
from typing import Any

from makeda.server.hintjobs import HintJob, hinted, new_hint_job
from makeda.server.problems import TooMuch
from makeda.server.rooms import Rooms
from makeda.server.security import Rates
from makeda.server.settings import Settings
from makeda.server.stored import Right, Stored
from makeda.server.workers import NoAnswer, Urgency, Workers
from makeda.table.hints import must_have

# Seconds after which one may ask again where no hint could be found, or one is being thought out.
LATER = 3.0

logger = logging.getLogger("makeda")


class Hints:
    """Whoever asks for a hint waits here, one at a time for each seat."""

    def __init__(self, rooms: Rooms, workers: Workers, settings: Settings) -> None:
        self._rooms = rooms
        self._workers = workers
        most = settings.hints_per_minute
        # By address, since tables are made in no time.
        self._rates = Rates(most / 60, most, key="hint_too_often")
        self._thinking: set[tuple[str, int]] = set()

    async def ask(
        self, table_id: str, seat: int, decision: int, right: Right, address: str
    ) -> dict[str, Any]:
        """The hint for a decision, which is written down before it is given."""

        def question(stored: Stored) -> HintJob:
            right(stored)
            table = stored.table
            must_have(table, seat, decision)
            return new_hint_job(table.terms.game.info.id, table.state.dump(), seat)

        job = await self._rooms.read(table_id, question)
        if (table_id, seat) in self._thinking:
            raise TooMuch("hint_busy", 429, retry_after=LATER)
        self._rates.count(address)
        self._thinking.add((table_id, seat))
        try:
            found = await self._workers.ask(hinted, job, urgency=Urgency.HINT)
        except NoAnswer as failure:
            logger.warning("no hint was found at table %s: %s", table_id, failure)
            raise TooMuch("hint_unanswered", 429, retry_after=LATER) from failure
        finally:
            self._thinking.discard((table_id, seat))
        await self._rooms.change(
            table_id,
            lambda table: table.take_hint(seat, decision, found["best"], time.time()),
            right,
        )
        return found
