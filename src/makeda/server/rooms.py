"""The tables that this process cares for: one lock a table, who watches it, and its bots."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from makeda.core.problems import Problem
from makeda.core.rng import seeded
from makeda.server.botworkers import BotFailed, BotWorkers, Job
from makeda.server.problems import Unknown
from makeda.server.settings import Settings
from makeda.server.storage import Right, Storage, Stored
from makeda.server.supervision import Lasting, Supervisor
from makeda.table.table import Table

T = TypeVar("T")

# A bot is looked for by others if nothing has happened for so many seconds beyond its limit.
GRACE = 2.0
# Tables kept in memory although nobody watches them.
MOST_CACHED = 3000
# The bot that decides when the time of a person is up.
TIME_UP_LEVEL = "easy"
NO_MOVE = -1

logger = logging.getLogger("makeda")


class Watcher:
    """Somebody who gets every new frame of a table: only the newest counts."""

    def __init__(self, seat: int | None, holder: str) -> None:
        self.seat = seat
        self.holder = holder
        self._frame = "nothing yet"
        self._news = asyncio.Event()

    def give(self, frame: str) -> None:
        """Hand over a frame; one that tells nothing new is not passed on."""
        if frame != self._frame:
            self._frame = frame
            self._news.set()

    async def next(self) -> str:
        """The newest frame, once there is one that was not seen yet; "" when it is over."""
        await self._news.wait()
        self._news.clear()
        return self._frame


class Room:
    """A table in this process. Whoever reads or changes it holds its lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.stored: Stored | None = None
        self.watchers: set[Watcher] = set()
        self.bots_running = False
        # Since when the seats were asked, as bots were last offered to act out of turn.
        self.offered_at: list[float] = []
        # How many are inside or wait for the lock; a room with somebody in it is not forgotten.
        self.inside = 0
        # The version that the watchers were told last, and the newest that this process heard of.
        self.told = 0
        self.heard = 0


class Rooms:
    """All tables of this process."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings
        self._rooms: dict[str, Room] = {}
        self._changes = 0
        self._bots = BotWorkers(settings.bot_workers, settings.bot_limit)
        self.supervisor = Supervisor()
        # SQLite lets one write at a time, so more threads would only wait for each other.
        self._threads = ThreadPoolExecutor(8 if storage.is_postgres else 1, "storage")

    async def in_thread(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    async def start(self) -> None:
        await self._bots.start()
        self.supervisor.keep("the sweeper", self._sweep_forever)

    def figures(self) -> dict[str, tuple[str, float]]:
        """How much there is to do here, with a word of explanation each: for metrics."""
        rooms = self._rooms.values()
        return {
            "tables_in_memory": ("Tables that this process remembers", len(rooms)),
            "watchers": (
                "Open lines to devices and spectators",
                sum(len(room.watchers) for room in rooms),
            ),
            "changes": ("Changes of tables that were stored", self._changes),
        }

    # Reading and changing

    async def create(self, stored: Stored) -> None:
        await self.in_thread(lambda: self._storage.create(stored, time.time()))

    async def read(self, table_id: str, look: Callable[[Stored], T]) -> T:
        """Look at a table as it is now, whichever process changed it last."""
        async with self._inside(table_id) as room:
            return look(await self._fresh(table_id, room))

    async def _fresh(self, table_id: str, room: Room) -> Stored:
        """The table as it is now. Whoever finds out that it has changed tells the watchers."""
        cached = room.stored
        try:
            room.stored = await self.in_thread(lambda: self._storage.load(table_id, cached))
        except Unknown:
            for watcher in room.watchers:
                watcher.give("")
            self._rooms.pop(table_id, None)
            raise
        self._tell(room)
        return room.stored

    async def change(
        self, table_id: str, action: Callable[[Table], T], right: Right | None = None
    ) -> T:
        """Change a table, store it, tell everyone who watches, and let its bots play on.

        Whoever has no right to it is refused before anything in the database is locked.
        """
        async with self._inside(table_id) as room:
            if right is not None and not _has(right, room.stored):
                right(await self._fresh(table_id, room))
            cached = room.stored
            try:
                room.stored, result = await self.in_thread(
                    lambda: self._storage.change(table_id, cached, time.time(), action, right)
                )
            except Problem:
                raise
            except BaseException:
                # What is in memory may be ahead of what was stored: it is read anew next time.
                room.stored = None
                raise
            self._changes += 1
            self._tell(room)
        self._wake_bots(table_id, room)
        return result

    @asynccontextmanager
    async def _inside(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, with its lock."""
        room = self._rooms.get(table_id)
        if room is None:
            self._forget_some()
            room = self._rooms[table_id] = Room()
        room.inside += 1
        try:
            async with room.lock:
                yield room
        finally:
            room.inside -= 1

    def _forget_some(self) -> None:
        if len(self._rooms) >= MOST_CACHED:
            for table_id, room in list(self._rooms.items()):
                if not room.watchers and not room.inside and not room.bots_running:
                    del self._rooms[table_id]

    # Watching

    async def watch(self, table_id: str, watcher: Watcher) -> None:
        """Give the watcher the present frame, and every later one."""
        async with self._inside(table_id) as room:
            # Before the table is read, so that no news is missed in between.
            room.watchers.add(watcher)
            try:
                stored = await self._fresh(table_id, room)
                watcher.give(frame_text(stored, watcher.seat))
            except BaseException:
                room.watchers.discard(watcher)
                raise

    def leave(self, table_id: str, watcher: Watcher) -> None:
        room = self._rooms.get(table_id)
        if room:
            room.watchers.discard(watcher)

    def _tell(self, room: Room) -> None:
        """A new frame for each watcher, if there is a new version; one that lost its seat is shown
        out.
        """
        if room.stored is None or room.stored.version == room.told:
            return
        room.told = room.stored.version
        frames: dict[int | None, str] = {}
        for watcher in list(room.watchers):
            seat = watcher.seat
            if seat is not None and room.stored.table.seats[seat].holder != watcher.holder:
                watcher.give("")
                continue
            if seat not in frames:
                frames[seat] = frame_text(room.stored, seat)
            watcher.give(frames[seat])

    def news(self, table_id: str, version: int) -> None:
        """A process, perhaps this one, has stored this version of the table."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.heard = max(room.heard, version)
            if room.watchers and room.told < room.heard:
                self.supervisor.start(f"reading news of table {table_id}", self._catch_up(table_id))

    async def news_were_missed(self) -> None:
        """While the line was down anything may have changed."""
        for table_id, room in list(self._rooms.items()):
            if room.watchers:
                await self._catch_up(table_id, whatever_was_heard=True)

    async def _catch_up(self, table_id: str, *, whatever_was_heard: bool = False) -> None:
        async with self._inside(table_id) as room:
            if whatever_was_heard or room.told < room.heard:
                try:
                    await self._fresh(table_id, room)
                except Problem as problem:
                    logger.info("no news of table %s: %s", table_id, problem)

    # Bots and clocks

    def _wake_bots(self, table_id: str, room: Room) -> None:
        stored = room.stored
        if stored is None:
            return
        if not room.bots_running and stored.table.bots_to_move():
            room.bots_running = True
            self.supervisor.start(
                f"playing for the bots of table {table_id}", self._run_bots(table_id, room)
            )
        # A move out of turn changes nobody's question, so bots do not go on answering each other.
        if room.offered_at != stored.table.questions.asked_at:
            room.offered_at = stored.table.questions.asked_at[:]
            for seat, level in stored.table.bots_out_of_turn():
                self.supervisor.start(
                    f"offering a bot of table {table_id} a move out of turn",
                    self._let_bot_interrupt(table_id, seat, level),
                )

    async def _run_bots(self, table_id: str, room: Room) -> None:
        """Let bots move until a person is asked."""
        try:
            while True:
                waiting = await self.read(table_id, lambda stored: stored.table.bots_to_move())
                if not waiting:
                    return
                await asyncio.sleep(self._settings.bot_pause)
                seat, level = waiting[0]
                await self._let_bot_decide(table_id, seat, level)
        finally:
            room.bots_running = False

    async def _let_bot_decide(self, table_id: str, seat: int, level: str, note: str = "") -> None:
        """Ask a bot, and play its move unless the question has been answered meanwhile."""
        job, decision = await self.read(table_id, lambda stored: _question(stored, seat, level))
        try:
            chosen = await self._bots.choose(job)
            move = NO_MOVE if chosen is None else chosen
        except BotFailed as failure:
            logger.warning("bot %s failed at table %s: %s", level, table_id, failure)
            move, note = NO_MOVE, "table_bot_failed"
        try:
            await self.change(table_id, lambda table: _play_for(table, seat, move, decision, note))
        except Problem as problem:
            logger.info("a bot's move came too late at table %s: %s", table_id, problem)

    async def _let_bot_interrupt(self, table_id: str, seat: int, level: str) -> None:
        """Offer a bot to act out of turn. It runs beside the others, so that nobody waits for it,
        or could tell by the time that it takes what the seat might do.
        """
        job, decision = await self.read(
            table_id, lambda stored: _question(stored, seat, level, unasked=True)
        )
        try:
            move = await self._bots.choose(job)
            if move is not None:
                await self.change(
                    table_id, lambda table: table.play(seat, move, decision, "", time.time())
                )
        except (BotFailed, Problem) as problem:
            logger.info("a bot %s did nothing out of turn at %s: %s", level, table_id, problem)

    async def sweep(self, grace: float) -> None:
        """Care for tables whose process died while a bot was to move, for clocks, and for watchers
        whose news could not be read when it came.
        """
        now = time.time()
        for table_id in await self.in_thread(lambda: self._storage.waiting_for_bot(now - grace)):
            async with self._inside(table_id) as room:
                await self._fresh(table_id, room)
            self._wake_bots(table_id, room)
        for table_id in await self.in_thread(lambda: self._storage.overdue(now)):
            for seat in await self.read(table_id, lambda stored: stored.table.overdue(now)):
                await self._let_bot_decide(table_id, seat, TIME_UP_LEVEL, "table_time_up")
        for table_id, room in list(self._rooms.items()):
            if room.watchers and room.told < room.heard:
                await self._catch_up(table_id)

    async def _sweep_forever(self, state: Lasting) -> None:
        """Sweep now and then.

        The first time, after a restart, no bot is given time. If another process has been asking
        it, two answers come, and the second is too late.
        """
        grace = 0.0
        while True:
            await self.sweep(grace)
            state.works()
            await asyncio.sleep(self._settings.sweep_every)
            grace = self._settings.bot_limit + self._settings.bot_pause + GRACE

    async def stop(self) -> None:
        """Show everyone out and end all work."""
        for room in self._rooms.values():
            for watcher in room.watchers:
                watcher.give("")
        await self.supervisor.stop()
        await self._bots.stop()
        self._threads.shutdown()


def _has(right: Right, stored: Stored | None) -> bool:
    """Whether a right is given by what is known in memory; if not, it may be given by now."""
    if stored is None:
        return False
    try:
        right(stored)
    except Problem:
        return False
    return True


def _question(stored: Stored, seat: int, level: str, *, unasked: bool = False) -> tuple[Job, int]:
    table = stored.table
    job = Job(table.terms.game.info.id, table.state.dump(), seat, level, unasked=unasked)
    return job, table.questions.numbers[seat]


def _play_for(table: Table, seat: int, move: int, decision: int, note: str) -> None:
    """Play a bot's move; one that is not legal is replaced by a random one, and that is told."""
    legal = table.state.legal(seat)
    failed = move not in legal
    if failed and legal:
        move = legal[seeded(secrets.randbits(128)).below(len(legal))]
    table.play(seat, move, decision, "", time.time())
    if failed or note:
        table.note("table_bot_failed" if failed else note, {"seat": seat}, time.time())


def frame_text(stored: Stored, seat: int | None) -> str:
    """The frame as it is sent."""
    return json.dumps(stored.table.frame(seat), separators=(",", ":"))
