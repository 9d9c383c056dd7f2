"""News between server processes on one PostgreSQL: which table has changed, and nothing else."""

from __future__ import annotations

import asyncio
import logging

from makeda.core.problems import Problem
from makeda.server.rooms import Rooms
from makeda.server.storage import CHANNEL

logger = logging.getLogger("makeda")

RETRY_AFTER = 1.0


async def listen(database: str, rooms: Rooms) -> None:
    """Pass on what other processes changed, for as long as the server runs."""
    # Only needed, and only there, with PostgreSQL.
    import psycopg

    url = database.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await rooms.news_were_missed()
                async for notice in connection.notifies():
                    await _pass_on(rooms, notice.payload)
        except psycopg.OperationalError as error:
            logger.warning("no news from other processes for a moment: %s", error)
            await asyncio.sleep(RETRY_AFTER)


async def _pass_on(rooms: Rooms, table_id: str) -> None:
    try:
        await rooms.news(table_id)
    except Problem as problem:
        logger.info("table %s is gone: %s", table_id, problem)
