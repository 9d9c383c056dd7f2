"""The tables that this process has at hand: one lock per table, and who watches it."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from makeda.core.problems import Problem
from makeda.server.jsontext import json_bytes
from makeda.server.presence import Attendance, Presence
from makeda.server.problems import Unknown, Unreadable
from makeda.server.settings import Settings
from makeda.server.storage import Storage
from makeda.server.stored import Change, Right, Stored, make_change, repeated
from makeda.server.supervision import Lasting, Supervisor, described
from makeda.server.writing import Overtaken
from makeda.table.seats import OPEN
from makeda.table.table import Table

T = TypeVar("T")

TABLE_ID = re.compile(r"[0-9A-Za-z]{1,32}")
# Tables kept in memory although nobody watches them.
MOST_CACHED = 3000
# How often, in seconds, the database is tidied up.
TIDY_EVERY = 1.0

logger = logging.getLogger("makeda")


class Watcher:
    """Somebody who gets every new frame of a table, until it is over."""

    def __init__(self, seat: int | None, holder: str, push: Callable[[bytes], None]) -> None:
        self.seat = seat
        self.holder = holder
        self._push = push
        self._frame = b""
        self._over = asyncio.Event()
        # How the seat was lost that they watched from: "" while it was not.
        self.lost_seat = ""

    def begin(self, frame: bytes) -> None:
        """Hand over the first frame. Whoever has it can rely on being known to be there."""
        self._frame = frame
        self._push(frame)

    def give(self, frame: bytes) -> None:
        """Hand over a later frame; one that tells nothing new is not passed on."""
        if self._frame and frame != self._frame and not self._over.is_set():
            self._frame = frame
            self._push(frame)

    def show_out(self) -> None:
        """Tell them that there is nothing more to come."""
        self._over.set()

    async def stay(self) -> None:
        """Wait until it is over."""
        await self._over.wait()


class Room:
    """A table in this process. Whoever reads or changes it holds its lock."""

    def __init__(self, presence: Presence) -> None:
        self.presence = presence
        self.lock = asyncio.Lock()
        self.stored: Stored | None = None
        self.watchers: set[Watcher] = set()
        # How many are inside or wait for the lock; a room with somebody in it is not forgotten.
        self.inside = 0
        # Whether somebody inside is changing the table.
        self.is_changing = False
        # The version that the watchers were told last, and the newest that this process heard of.
        self.told = 0
        self.heard = 0
        # Who was away when the watchers were told last.
        self.told_away: frozenset[str] = frozenset()

    def is_behind(self) -> bool:
        """Whether there is news that the watchers were not told."""
        return bool(self.watchers) and self.told < self.heard

    def here(self) -> set[str]:
        """The devices that watch from a seat of theirs, or beside one: hot-seat has one screen."""
        if self.stored is None:
            return set()
        watching = {watcher.holder for watcher in self.watchers}
        return {seat.holder for seat in self.stored.table.seats if seat.holder in watching}

    def away(self) -> frozenset[str]:
        """The people who are away now."""
        if self.stored is None:
            return frozenset()
        return self.presence.away(self.stored.table, self.here())


class Rooms:
    """All tables of this process."""

    def __init__(self, storage: Storage, supervisor: Supervisor, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings
        self._attendance = Attendance(storage, settings)
        self.supervisor = supervisor
        self._rooms: dict[str, Room] = {}
        self._changes = 0
        # What is to be set going after each change of a table.
        self.after_change: Callable[[Stored], None] = lambda _: None
        # How other processes are told of a change.
        self.tell_others: Callable[[str], None] = lambda _: None
        # SQLite lets one write at a time, so more threads would only wait for each other.
        self._threads = ThreadPoolExecutor(8 if storage.is_postgres else 1, "storage")

    async def in_thread(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

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
        except (Unknown, Unreadable):
            for watcher in room.watchers:
                watcher.show_out()
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
            room.is_changing = True
            try:
                room.stored, result = await self._changed(table_id, room, action, right)
                self._changes += 1
                self._tell(room)
            except Problem:
                raise
            except BaseException:
                # What is in memory may be ahead of what was stored: it is read anew next time.
                room.stored = None
                raise
            finally:
                room.is_changing = False
                self._see_to_news(table_id, room)
            self.after_change(room.stored)
            return result

    async def _changed(
        self, table_id: str, room: Room, action: Callable[[Table], T], right: Right | None
    ) -> tuple[Stored, T]:
        """Change what is in memory, and store that; the ordinary way where it does not do."""
        if room.stored is not None:
            try:
                if right is not None:
                    right(room.stored)
                change, result = make_change(room.stored, time.time(), action)
                await self._write(change)
                return change.after, result
            except Overtaken:
                room.stored = None
            except Problem as problem:
                # Perhaps it is refused only by what is old.
                logger.debug("refused by what is in memory: %s", problem)
        if right is not None:
            right(await self._fresh(table_id, room))
        cached = room.stored
        return await self.in_thread(
            lambda: self._storage.change(table_id, cached, time.time(), action, right)
        )

    async def _write(self, change: Change) -> None:
        writer = self._storage.writer
        if not writer.write_at_once(change) and await self.in_thread(lambda: writer.write(change)):
            self.tell_others(change.notice())

    async def tidy_up_forever(self, state: Lasting) -> None:
        """Tidy up the database now and then, for as long as the server runs."""
        while True:
            await self.in_thread(self._storage.writer.tidy_up)
            state.works()
            await asyncio.sleep(TIDY_EVERY)

    @asynccontextmanager
    async def _inside(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, with its lock."""
        if not TABLE_ID.fullmatch(table_id):
            # Nothing else is ever an id, and not every database can even be asked for it.
            raise Unknown("unknown_table", {"table": table_id})
        room = self._rooms.get(table_id)
        if room is None:
            self._forget_some()
            room = self._rooms[table_id] = Room(Presence(self._settings))
        room.inside += 1
        try:
            async with room.lock:
                yield room
        finally:
            room.inside -= 1

    def _forget_some(self) -> None:
        if len(self._rooms) >= MOST_CACHED:
            for table_id, room in list(self._rooms.items()):
                if not room.watchers and not room.inside:
                    del self._rooms[table_id]

    # Watching

    async def watch(self, table_id: str, watcher: Watcher) -> None:
        """Give the watcher the present frame, and every later one."""
        async with self._inside(table_id) as room:
            if not room.watchers:
                await self._ask_who_is_there(table_id, room)
            # Before the table is read, so that no news is missed in between.
            room.watchers.add(watcher)
            try:
                stored = await self._fresh(table_id, room)
                if watcher.holder in room.here():
                    await self._note_arrival(table_id, watcher.holder)
                watcher.begin(frame_json(stored, watcher.seat, room.away()))
                is_awaited = stored.table.awaits(watcher.holder)
            except BaseException:
                room.watchers.discard(watcher)
                raise
        if is_awaited:
            self.supervisor.start(
                f"telling table {table_id} who is back",
                self.change(table_id, lambda table: table.comes_back(watcher.holder, time.time())),
            )

    async def _note_arrival(self, table_id: str, holder: str) -> None:
        """Let other processes know who is here. A database that cannot note it hinders nobody."""
        try:
            await self.in_thread(lambda: self._attendance.arrived(table_id, holder))
        except Exception as error:
            logger.warning("nobody could note who came to a table: %s", described(error))

    def leave(self, table_id: str, watcher: Watcher) -> None:
        room = self._rooms.get(table_id)
        if room:
            room.presence.saw(dict.fromkeys(room.here(), time.time()))
            room.watchers.discard(watcher)

    def _tell(self, room: Room) -> None:
        """A new frame for each watcher, if there is a new version or somebody came or went.

        One that lost its seat is shown out.
        """
        away = room.away()
        if room.stored is None or (room.stored.version, away) == (room.told, room.told_away):
            return
        room.told, room.told_away = room.stored.version, away
        frames: dict[int | None, bytes] = {}
        for watcher in list(room.watchers):
            seat = watcher.seat
            if seat is not None and room.stored.table.seats[seat].holder != watcher.holder:
                is_open = room.stored.table.seats[seat].kind == OPEN
                watcher.lost_seat = "freed" if is_open else "moved"
                watcher.show_out()
                continue
            if seat not in frames:
                frames[seat] = frame_json(room.stored, seat, away)
            watcher.give(frames[seat])

    def hear(self, table_id: str, version: int, news: str) -> None:
        """A process, perhaps this one, has stored this version of the table, and tells how."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        room.heard = max(room.heard, version)
        # Nearly always it is the change that is just being made here.
        if (
            not room.is_changing
            and room.is_behind()
            and not self._has_repeated(room, version, news)
        ):
            self._see_to_news(table_id, room)

    def _see_to_news(self, table_id: str, room: Room) -> None:
        """Have read what the watchers were not told yet."""
        if room.is_behind():
            self.supervisor.start(f"reading news of table {table_id}", self._catch_up(table_id))

    def _has_repeated(self, room: Room, version: int, news: str) -> bool:
        """Do to the copy here what another process did, if that is all that is missing."""
        # Whoever is inside may be about to change it.
        if not news or room.inside or room.stored is None or room.stored.version + 1 != version:
            return False
        try:
            room.stored = repeated(room.stored, news)
        except Exception as error:
            logger.warning("news could not be made use of: %s", described(error))
            room.stored = None
            return False
        self._tell(room)
        return True

    def watched(self) -> list[str]:
        """The tables that somebody watches here."""
        return [table_id for table_id, room in self._rooms.items() if room.watchers]

    async def news_were_missed(self) -> None:
        """While the line was down anything may have changed."""
        for table_id, room in list(self._rooms.items()):
            if room.watchers:
                await self._catch_up(table_id, whatever_was_heard=True)

    async def catch_up(self) -> None:
        """Read news that could not be read when it came."""
        for table_id, room in list(self._rooms.items()):
            if room.is_behind():
                await self._catch_up(table_id)

    async def _catch_up(self, table_id: str, *, whatever_was_heard: bool = False) -> None:
        async with self._inside(table_id) as room:
            if whatever_was_heard or room.told < room.heard:
                try:
                    await self._fresh(table_id, room)
                except Problem as problem:
                    logger.info("no news of table %s: %s", table_id, problem)

    # Who is there

    async def frame(self, table_id: str, seat: int | None, right: Right) -> bytes:
        """The frame of a seat or a spectator, for whoever has a right to it."""
        async with self._inside(table_id) as room:
            stored = await self._fresh(table_id, room)
            right(stored)
            if not room.watchers:
                await self._ask_who_is_there(table_id, room)
            return frame_json(stored, seat, room.away())

    async def away(self, table_id: str, right: Right) -> frozenset[str]:
        """The people who are away from a table, as all processes know."""
        async with self._inside(table_id) as room:
            right(await self._fresh(table_id, room))
            await self._ask_who_is_there(table_id, room)
            return room.away()

    async def beat(self) -> None:
        """Note who is connected here, and tell watchers who came or went elsewhere.

        Rooms are looked at without their lock: a device is noted a moment too long at worst.
        """
        watched = {table_id: room for table_id, room in self._rooms.items() if room.watchers}
        people = [(table_id, who) for table_id, room in watched.items() for who in room.here()]
        seen = await self.in_thread(lambda: self._attendance.beat(people))
        for table_id, room in watched.items():
            room.presence.saw(seen.get(table_id, {}))
            if room.away() != room.told_away:
                self.supervisor.start(
                    f"telling who is at table {table_id}",
                    self._catch_up(table_id, whatever_was_heard=True),
                )

    async def beat_forever(self, state: Lasting) -> None:
        """Note who is there, for as long as the server runs."""
        while True:
            await self.beat()
            state.works()
            await asyncio.sleep(self._settings.beat_every)

    async def _ask_who_is_there(self, table_id: str, room: Room) -> None:
        """Where nobody watches, no beat has told it."""
        room.presence.saw(await self.in_thread(lambda: self._attendance.of(table_id)))

    # Going away

    def show_out(self) -> None:
        """Tell everyone who watches that it is over."""
        for room in self._rooms.values():
            for watcher in room.watchers:
                watcher.show_out()

    def close(self) -> None:
        self._threads.shutdown()


def frame_json(stored: Stored, seat: int | None, away: frozenset[str] = frozenset()) -> bytes:
    """The frame as it is sent."""
    return json_bytes(stored.table.frame(seat, away))
