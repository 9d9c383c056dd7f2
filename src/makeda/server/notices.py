"""News between server processes on one PostgreSQL: which table has which version now, and by which
move if it was one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from makeda.server.database import POSTGRES
from makeda.server.rooms import Rooms
from makeda.server.supervision import Lasting, Work
from makeda.server.writing import CHANNEL

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

# After so many silent seconds the line is tried, since one that broke may be as silent.
SILENCE = 15.0


def listener(database: str, rooms: Rooms) -> Work:
    """The work of passing on what other processes changed, for as long as the server runs."""

    def pass_on(notice: str) -> None:
        table_id, version, news = notice.split(" ", 2)
        rooms.hear(table_id, int(version), news)

    async def listen(state: Lasting) -> None:
        # Only needed, and only there, with PostgreSQL.
        import psycopg

        url = database.replace("postgresql+psycopg://", "postgresql://", 1)
        async with await psycopg.AsyncConnection.connect(
            url, autocommit=True, **POSTGRES
        ) as connection:
            # For notices that come with the answer to a question.
            connection.add_notify_handler(lambda notice: pass_on(notice.payload))
            await connection.execute(f"LISTEN {CHANNEL}")
            await rooms.news_were_missed()
            ears = Ears(connection.pgconn, pass_on)
            while True:
                state.works()
                await ears.listen(SILENCE)
                await connection.execute("SELECT 1")

    return listen


class Ears:
    """Hears what comes over a line to PostgreSQL while nothing is asked there.

    Psycopg's own way builds up and takes down a wait for each notice, which costs more than all
    that is done about it.
    """

    def __init__(self, line: PGconn, pass_on: Callable[[str], None]) -> None:
        self._line = line
        self._pass_on = pass_on

    async def listen(self, seconds: float) -> None:
        """Pass on notices for so long; an error when the line breaks."""
        loop = asyncio.get_running_loop()
        broken = loop.create_future()
        socket = self._line.socket

        def hear() -> None:
            try:
                self._line.consume_input()
                while notice := self._line.notifies():
                    self._pass_on(notice.extra.decode())
            except Exception as error:
                loop.remove_reader(socket)
                if not broken.done():
                    broken.set_exception(error)

        loop.add_reader(socket, hear)
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(broken, seconds)
        finally:
            loop.remove_reader(socket)
