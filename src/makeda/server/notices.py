"""News between server processes on one PostgreSQL: which table has which version now, and by which
move if it was one.

A change is told after it was stored. PostgreSQL would tell it as part of the same transaction, but
lets only one that does so wait for the disk at a time, in all processes together: moves would queue
up whenever the disk is slow. Should a process die between the two, the others find out when they
next look.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from makeda.server.database import POSTGRES
from makeda.server.jsontext import json_bytes
from makeda.server.rooms import Rooms
from makeda.server.supervision import Lasting
from makeda.server.writing import CHANNEL

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn, PGresult

# After so many seconds it is looked whether anything was missed. That also tries the line, since
# one that broke may be silent.
LOOK_EVERY = 15.0
# What is told is not stored, so nothing waits for the disk.
NOT_STORED = {**POSTGRES, "options": f"{POSTGRES['options']} -c synchronous_commit=off"}
# While the line is down so many notices are kept; others find out about the rest by looking.
MOST_UNTOLD = 10_000

TELL = b"tell"
PREPARE_TO_TELL = """
    PREPARE tell (text, json) AS
    SELECT pg_notify($1, notice) FROM json_array_elements_text($2) AS notice
"""
LOOK = "SELECT id, version FROM tables WHERE id = ANY(%s)"


class News:
    """What this process tells others, and hears from them."""

    def __init__(self, database: str, rooms: Rooms) -> None:
        self._url = database.replace("postgresql+psycopg://", "postgresql://", 1)
        self._rooms = rooms
        self._untold: deque[str] = deque(maxlen=MOST_UNTOLD)
        self._wire: Wire | None = None

    def tell(self, notice: str) -> None:
        """Tell others: now, or when there is a line again."""
        self._untold.append(notice)
        if self._wire is not None:
            self._wire.send()

    async def exchange(self, state: Lasting) -> None:
        """Tell and hear, for as long as the server runs."""
        # Only needed, and only there, with PostgreSQL.
        import psycopg

        async with await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, **NOT_STORED
        ) as connection:
            # For notices that come with the answer to a question.
            connection.add_notify_handler(lambda notice: self._pass_on(notice.payload))
            await connection.execute(f"LISTEN {CHANNEL}")
            await connection.execute(PREPARE_TO_TELL)
            await self._rooms.news_were_missed()
            self._wire = Wire(connection.pgconn, self._pass_on, self._untold)
            try:
                while True:
                    state.works()
                    await self._wire.exchange(LOOK_EVERY)
                    looked = await connection.execute(LOOK, [self._rooms.watched()])
                    for table_id, version in await looked.fetchall():
                        self._rooms.hear(table_id, version, "")
            finally:
                self._wire = None

    def _pass_on(self, notice: str) -> None:
        table_id, version, news = notice.split(" ", 2)
        self._rooms.hear(table_id, int(version), news)


def _is_fatal(result: PGresult) -> bool:
    from psycopg.pq import DiagnosticField

    return result.error_field(DiagnosticField.SEVERITY_NONLOCALIZED) == b"FATAL"


class Wire:
    """Tells and hears over a line to PostgreSQL while nothing else is asked there.

    Psycopg's own way builds up and takes down a wait for each notice, which costs more than all
    that is done about it.
    """

    def __init__(self, line: PGconn, pass_on: Callable[[str], None], untold: deque[str]) -> None:
        self._line = line
        self._pass_on = pass_on
        self._untold = untold
        # What was sent and not answered yet.
        self._on_its_way: list[str] = []
        # Set when the line is to be left to others, or broke; None while others have it.
        self._over: asyncio.Future[None] | None = None
        self._is_closing = False

    async def exchange(self, seconds: float) -> None:
        """Pass on and send notices for so long; an error when the line breaks."""
        loop = asyncio.get_running_loop()
        self._over = loop.create_future()
        self._is_closing = False
        closing = loop.call_later(seconds, self._close)
        # A line that broke does not know its socket any more.
        socket = self._line.socket
        loop.add_reader(socket, self._attempt, self._hear)
        try:
            self.send()
            await self._over
        finally:
            self._over = None
            closing.cancel()
            loop.remove_reader(socket)
            loop.remove_writer(socket)
            # The line broke: they are told over the next one, perhaps twice, which does no harm.
            self._untold.extendleft(reversed(self._on_its_way))

    def send(self) -> None:
        """Tell all that was not told yet, or when what was sent before has been answered."""
        if self._untold and self._over is not None and not (self._on_its_way or self._is_closing):
            self._attempt(self._send)

    def _attempt(self, step: Callable[[], None]) -> None:
        """Do something with the line; if it fails, the line is given up."""
        try:
            step()
        except Exception as error:
            if self._over is not None and not self._over.done():
                self._over.set_exception(error)

    def _send(self) -> None:
        self._on_its_way = list(self._untold)
        self._untold.clear()
        self._line.send_query_prepared(TELL, [CHANNEL.encode(), json_bytes(self._on_its_way)])
        self._flush()

    def _flush(self) -> None:
        """Send what the line takes now, and the rest when it is ready for it."""
        loop = asyncio.get_running_loop()
        if self._line.flush():
            loop.add_writer(self._line.socket, self._attempt, self._flush)
        else:
            loop.remove_writer(self._line.socket)

    def _hear(self) -> None:
        self._line.consume_input()
        while self._on_its_way and not self._line.is_busy():
            result = self._line.get_result()
            if result is None:
                self._on_its_way = []
            elif result.error_message:
                # What the line did not survive is told over the next one; what PostgreSQL will not
                # take is not sent again and again.
                if not _is_fatal(result):
                    self._on_its_way = []
                raise ConnectionError(result.get_error_message())
        own = self._line.backend_pid
        while notice := self._line.notifies():
            if notice.be_pid != own:
                self._pass_on(notice.extra.decode())
        self.send()
        if self._is_closing:
            self._close()

    def _close(self) -> None:
        """Leave the line to others as soon as all that was sent has been answered."""
        self._is_closing = True
        if not self._on_its_way and self._over is not None and not self._over.done():
            self._over.set_result(None)
