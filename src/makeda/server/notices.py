"""News between server processes on one PostgreSQL: which table has which version now."""

from __future__ import annotations

from makeda.server.database import POSTGRES
from makeda.server.rooms import Rooms
from makeda.server.supervision import Lasting, Work
from makeda.server.writing import CHANNEL

# After so many silent seconds the line is tried, since one that broke may be as silent.
SILENCE = 15.0


def listener(database: str, rooms: Rooms) -> Work:
    """The work of passing on what other processes changed, for as long as the server runs."""

    async def listen(state: Lasting) -> None:
        # Only needed, and only there, with PostgreSQL.
        import psycopg

        url = database.replace("postgresql+psycopg://", "postgresql://", 1)
        async with await psycopg.AsyncConnection.connect(
            url, autocommit=True, **POSTGRES
        ) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await rooms.news_were_missed()
            while True:
                state.works()
                async for notice in connection.notifies(timeout=SILENCE):
                    table_id, version = notice.payload.split(" ")
                    rooms.news(table_id, int(version))
                await connection.execute("SELECT 1")

    return listen
