"""Analyses of whole games, done position by position beside everything else.

Whoever wants one asks again and again for what is new. Once nobody has asked for a while, it stops
where it is, and goes on from there when somebody asks again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from makeda.analysis.game import Job
from makeda.analysis.judging import Depth
from makeda.analysis.stored import noted
from makeda.analysis.summary import accounts
from makeda.server.hintjobs import Prepared, Told, looked, prepared
from makeda.server.problems import TooMuch
from makeda.server.replays import Replays
from makeda.server.settings import Settings
from makeda.server.supervision import Supervisor
from makeda.server.workers import NoAnswer, Urgency, Workers

# Seconds that an answer waits for something new, and after which nobody is thought to wait for it.
WAIT = 1.5
NOBODY = 10.0
# Analyses that are remembered, and that one address may have under way.
MOST_KEPT = 30
MOST_AT_ONCE = 2
# Seconds after which one may ask again who has enough under way.
LATER = 20.0

# Stores what was found out about a position: its step, and the note of a record's `analyses`.
Keep = Callable[[int, dict[str, object]], Awaitable[None]]

logger = logging.getLogger("makeda")


class Analysis:
    """One game, and what has been found out about it so far."""

    def __init__(self, found: Prepared, address: str) -> None:
        self.address = address
        self.asked = time.monotonic()
        self.last = len(found.jobs) - 1
        self.failed = False
        self.is_running = False
        self._told = {told.look.step: told for told in found.known}
        self._left = [job for job in found.jobs if job.step not in self._told]
        self._news = asyncio.Event()

    @property
    def is_done(self) -> bool:
        return len(self._told) > self.last

    def next(self) -> Job | None:
        """What is to be done next; None where nothing is left, or nobody waits for it."""
        if self.failed or time.monotonic() - self.asked > NOBODY or not self._left:
            return None
        return self._left.pop(0)

    def put_back(self, job: Job) -> None:
        """Nothing came of a job, unless it is known by now."""
        if job.step not in self._told:
            self._left.insert(0, job)

    def add(self, told: Told) -> None:
        self._told[told.look.step] = told
        self._announce()

    def fail(self) -> None:
        self.failed = True
        self._announce()

    def _announce(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def wait_for(self, known: int) -> None:
        """Wait until more is known than that, but not for long."""
        end = time.monotonic() + WAIT
        while len(self._in_order()) <= known and not self.is_done and not self.failed:
            try:
                await asyncio.wait_for(self._news.wait(), end - time.monotonic())
            except TimeoutError:
                return

    def _in_order(self) -> list[Told]:
        """What is known from the first position on, without a gap."""
        found: list[Told] = []
        while len(found) in self._told:
            found.append(self._told[len(found)])
        return found

    def json(self, known: int) -> dict[str, object]:
        """What is known now, without what the asker knows already."""
        found = self._in_order()
        looks = [told.look for told in found]
        return {
            "last": self.last,
            "done": self.is_done,
            "looks": [told.json() for told in found[known:]],
            "accounts": [account._asdict() for account in accounts(looks)] if looks else [],
        }


class Analyses:
    """All analyses of this process, by what they are about."""

    def __init__(
        self, workers: Workers, replays: Replays, supervisor: Supervisor, settings: Settings
    ) -> None:
        self._workers = workers
        self._replays = replays
        self._supervisor = supervisor
        self.depth = Depth().of(settings.analysis_worlds)
        # One worker stays free for hints, where there are several.
        self._at_once = max(1, settings.hint_workers - 1)
        self._known: dict[str, Analysis] = {}

    async def ask(
        self,
        about: str,
        address: str,
        known: int,
        record: Callable[[], Awaitable[str]],
        keep: Keep | None = None,
    ) -> dict[str, Any]:
        """What is known of a game beyond the first `known` positions; it is begun if need be.

        `about` names the game. Its record is fetched only if it is not known here.
        """
        analysis = self._known.get(about)
        if analysis is None:
            self._must_have_room(address)
            text = await record()
            found = await self._replays.ask(address, prepared, text, self.depth)
            analysis = self._remember(about, Analysis(found, address))
        analysis.asked = time.monotonic()
        if not analysis.is_done and not analysis.is_running:
            self._must_have_room(address)
            analysis.failed = False
            analysis.is_running = True
            self._supervisor.start("analysing a game", self._run(analysis, keep))
        await analysis.wait_for(known)
        if analysis.failed:
            raise TooMuch("analysis_unanswered", 429, retry_after=LATER)
        return analysis.json(known)

    def _must_have_room(self, address: str) -> None:
        running = [each for each in self._known.values() if each.is_running]
        if sum(each.address == address for each in running) >= MOST_AT_ONCE:
            raise TooMuch("analysis_busy", 429, retry_after=LATER)

    def _remember(self, about: str, analysis: Analysis) -> Analysis:
        """Keep it, unless another request was quicker; the oldest goes that nobody waits for."""
        if about not in self._known and len(self._known) >= MOST_KEPT:
            idle = [name for name, each in self._known.items() if not each.is_running]
            for name in idle[:1]:
                del self._known[name]
        return self._known.setdefault(about, analysis)

    async def _run(self, analysis: Analysis, keep: Keep | None) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._at_once):
                    group.create_task(self._work(analysis, keep))
        except BaseException:
            analysis.fail()
            raise
        finally:
            analysis.is_running = False

    async def _work(self, analysis: Analysis, keep: Keep | None) -> None:
        while job := analysis.next():
            try:
                told = await self._workers.ask(looked, job, urgency=Urgency.ANALYSIS)
                if keep is not None:
                    await keep(job.step, noted(told.look, self.depth))
                analysis.add(told)
            except NoAnswer as failure:
                logger.warning("a position could not be analysed: %s", failure)
                analysis.fail()
            finally:
                analysis.put_back(job)
