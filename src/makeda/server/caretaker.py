"""Lets bots play, minds the clocks, and looks for tables that wait for something."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from makeda.core.problems import Problem
from makeda.core.rng import seeded
from makeda.server.botjobs import Job, answer, new_job
from makeda.server.problems import Outdated, Unknown
from makeda.server.rooms import Rooms
from makeda.server.settings import Settings
from makeda.server.storage import Storage
from makeda.server.stored import Stored
from makeda.server.supervision import Lasting, Supervisor, described
from makeda.server.workers import NoAnswer, Urgency, Workers
from makeda.table.guide import prepared_move
from makeda.table.seats import PLAIN_LEVEL
from makeda.table.table import Table

# A bot is looked for by others if nothing has happened for so many seconds beyond its limit.
GRACE = 2.0
# A table that cannot be cared for is left alone for so many seconds.
LEFT_ALONE = 60.0
# Tables whose last offers to act out of turn are remembered.
MOST_OFFERED = 10_000

logger = logging.getLogger("makeda")


class Caretaker:
    """Whoever goes round this server's tables."""

    def __init__(
        self,
        storage: Storage,
        rooms: Rooms,
        workers: Workers,
        supervisor: Supervisor,
        settings: Settings,
    ) -> None:
        self._storage = storage
        self._rooms = rooms
        self._workers = workers
        self._supervisor = supervisor
        self._settings = settings
        # Tables where bots play now, and where one decides for somebody whose time is up.
        self._playing: set[str] = set()
        self._deciding: set[str] = set()
        # Per table, since when its seats were asked, as bots were last offered to act out of turn.
        self._offered: dict[str, list[float]] = {}
        # Tables that cannot be cared for, and until when they are left alone.
        self._aside: dict[str, float] = {}
        rooms.after_change = self.wake_bots

    # Bots

    def wake_bots(self, stored: Stored) -> None:
        """Let bots play, if one is to move or could act out of turn."""
        table = stored.table
        if table.id not in self._playing and table.bots_to_move():
            self._playing.add(table.id)
            self._supervisor.start(
                f"playing for the bots of table {table.id}", self._play_bots(table.id)
            )
        # A move out of turn changes nobody's question, so bots do not go on answering each other.
        if self._offered.get(table.id, []) != table.questions.asked_at:
            if len(self._offered) >= MOST_OFFERED:
                self._offered.clear()
            self._offered[table.id] = table.questions.asked_at[:]
            for seat, level in table.bots_out_of_turn():
                self._supervisor.start(
                    f"offering a bot of table {table.id} a move out of turn",
                    self._let_bot_interrupt(table.id, seat, level),
                )

    async def _play_bots(self, table_id: str) -> None:
        """Let bots move until a person is asked."""
        try:
            while True:
                waiting = await self._rooms.read(
                    table_id, lambda stored: stored.table.bots_to_move()
                )
                if not waiting:
                    return
                await asyncio.sleep(self._settings.bot_pause)
                seat, level = waiting[0]
                await self._let_bot_decide(table_id, seat, level)
        finally:
            self._playing.discard(table_id)

    async def _let_bot_decide(self, table_id: str, seat: int, level: str, note: str = "") -> None:
        """Ask a bot, and play its move unless the question has been answered meanwhile."""
        (job, decision), move = await self._rooms.read(
            table_id,
            lambda stored: (_question(stored, seat, level), prepared_move(stored.table, seat)),
        )
        if move is None:
            move, failure = await self._chosen(table_id, job)
            note = failure or note
        try:
            await self._rooms.change(
                table_id, lambda table: _play_for(table, seat, move, decision, note)
            )
        except Problem as problem:
            logger.info("a bot's move came too late at table %s: %s", table_id, problem)

    async def _chosen(self, table_id: str, job: Job) -> tuple[int | None, str]:
        """The move of a bot. If it fails, a plain bot chooses; if that fails too, nobody does.

        Beside it stands what the table is told of this.
        """
        for level, note in ((job.level, ""), (PLAIN_LEVEL, "table_bot_replaced")):
            try:
                asked = job._replace(level=level)
                return await self._workers.ask(answer, asked, urgency=Urgency.ASKED), note
            except NoAnswer as failure:
                logger.warning("bot %s failed at table %s: %s", level, table_id, failure)
        return None, "table_bot_failed"

    async def _let_bot_interrupt(self, table_id: str, seat: int, level: str) -> None:
        """Offer a bot to act out of turn. It runs beside the others, so that nobody waits for it,
        or could tell by the time that it takes what the seat might do.
        """
        job, decision = await self._rooms.read(
            table_id, lambda stored: _question(stored, seat, level, unasked=True)
        )
        try:
            move = await self._workers.ask(answer, job, urgency=Urgency.OUT_OF_TURN)
            if move is not None:
                await self._rooms.change(
                    table_id, lambda table: table.play(seat, move, decision, "", time.time())
                )
        except (NoAnswer, Problem) as problem:
            logger.info("a bot %s did nothing out of turn at %s: %s", level, table_id, problem)

    # Going round

    async def go_round(self, state: Lasting) -> None:
        """Sweep now and then, for ever.

        The first time, after a restart, no bot is given time. If another process has been asking
        it, two answers come, and the second is too late.
        """
        grace = 0.0
        while True:
            await self.sweep(grace)
            state.works()
            await asyncio.sleep(self._settings.sweep_every)
            grace = self._settings.bot_limit + self._settings.bot_pause + GRACE

    async def sweep(self, grace: float) -> None:
        """Care for tables whose process died while a bot was to move, for clocks, and for watchers
        whose news could not be read when it came.
        """
        now = time.time()
        in_thread = self._rooms.in_thread
        for table_id in await in_thread(lambda: self._storage.waiting_for_bot(now - grace)):
            await self._care(table_id, self._see_to_bots)
        for table_id in await in_thread(lambda: self._storage.overdue(now)):
            await self._care(table_id, self._see_to_clock)
        await self._rooms.catch_up()

    async def _care(self, table_id: str, see_to: Callable[[str], Awaitable[None]]) -> None:
        """Care for one table; whatever is wrong with it is not to harm the others."""
        now = time.time()
        if self._aside.get(table_id, 0.0) > now:
            return
        self._aside.pop(table_id, None)
        try:
            await see_to(table_id)
        except Unknown:
            logger.info("table %s is gone", table_id)
        except Outdated:
            # Nobody plays on there: it has been reported, and there is nothing to care for.
            self._aside[table_id] = now + LEFT_ALONE
        except SQLAlchemyError:
            # That is not the table's fault.
            raise
        except Exception as error:
            logger.warning("table %s is left alone for a while: %s", table_id, described(error))
            self._aside[table_id] = now + LEFT_ALONE

    async def _see_to_bots(self, table_id: str) -> None:
        await self._rooms.read(table_id, self.wake_bots)

    async def _see_to_clock(self, table_id: str) -> None:
        late = await self._rooms.read(table_id, lambda stored: stored.table.overdue(time.time()))
        if late and table_id not in self._deciding:
            self._deciding.add(table_id)
            self._supervisor.start(
                f"deciding for whoever is late at table {table_id}",
                self._decide_for(table_id, late),
            )

    async def _decide_for(self, table_id: str, late: list[int]) -> None:
        """Let a bot decide for people whose time is up."""
        try:
            for seat in late:
                await self._let_bot_decide(table_id, seat, PLAIN_LEVEL, "table_time_up")
        finally:
            self._deciding.discard(table_id)


def _question(stored: Stored, seat: int, level: str, *, unasked: bool = False) -> tuple[Job, int]:
    table = stored.table
    job = new_job(table.terms.game.info.id, table.state.dump(), seat, level, unasked=unasked)
    return job, table.questions.numbers[seat]


def _play_for(table: Table, seat: int, move: int | None, decision: int, note: str) -> None:
    """Play a bot's move, or a random one where no bot could choose; the table is told."""
    if move is None:
        legal = table.state.legal(seat)
        # Whoever comes too late finds nothing to choose from, and is refused.
        move = legal[seeded(secrets.randbits(128)).below(len(legal))] if legal else 0
    table.play(seat, move, decision, "", time.time())
    if note:
        table.note(note, {"seat": seat}, time.time())
