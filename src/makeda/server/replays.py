"""Records that people send are replayed in a process of their own, one at a time per address."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from makeda.server.problems import TooMuch
from makeda.server.recordjobs import Refusal
from makeda.server.workers import NoAnswer, Urgency, Workers

T = TypeVar("T")

logger = logging.getLogger("makeda")


class Replays:
    """Whoever lets a record be replayed waits here."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        # Addresses whose record is being replayed.
        self._busy: set[str] = set()

    async def ask(self, address: str, call: Callable[..., T | Refusal], *args: Any) -> T:
        """What a call makes of a record; a Problem if it is refused, or takes too long."""
        if address in self._busy:
            raise TooMuch("record_busy", 429)
        self._busy.add(address)
        try:
            answer = await self._workers.ask(call, *args, urgency=Urgency.RECORD)
        except NoAnswer as failure:
            logger.info("a record could not be replayed: %s", failure)
            raise TooMuch("record_unanswered", 413) from failure
        finally:
            self._busy.discard(address)
        if isinstance(answer, Refusal):
            raise answer.problem()
        return answer
