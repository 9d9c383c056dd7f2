"""What processes tell each other arrives, also over a line that broke, and is found out if not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import psycopg
import pytest

from makeda.server import notices
from makeda.server.notices import News
from makeda.server.rooms import Rooms
from makeda.server.settings import Settings
from makeda.server.storage import open_storage
from makeda.server.stored import make_change
from makeda.server.supervision import Supervisor
from tests.server.conftest import new_postgres_database
from tests.server.test_storage import NOW, play_first, some_table

LONG = '"é" ' * 300
# Ends the oldest line to a database.
CUT = """
    SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
    WHERE datname = current_database() ORDER BY backend_start LIMIT 1
"""


class Ears(Rooms):
    """Notes what it is told."""

    def __init__(self, *tables: str) -> None:
        self.tables = list(tables)
        self.heard: list[tuple[str, int, str]] = []

    def hear(self, table_id: str, version: int, news: str) -> None:
        self.heard.append((table_id, version, news))

    def watched(self) -> list[str]:
        return self.tables

    async def news_were_missed(self) -> None:
        pass


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not happened():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def exchanging(*all_news: News) -> AsyncIterator[Supervisor]:
    supervisor = Supervisor(pause=0.01)
    for number, news in enumerate(all_news):
        supervisor.keep(f"process {number}", news.exchange)
    await until(lambda: all(work.alive for work in supervisor.lasting))
    yield supervisor
    await supervisor.stop()


def test_others_hear_what_is_told_and_nobody_hears_themselves(postgres: str) -> None:
    database = new_postgres_database(postgres)
    open_storage(Settings(database).database_url()).close()
    here, there = Ears(), Ears()

    async def whole() -> None:
        one, two = News(database, here), News(database, there)
        one.tell("before 1 ")
        async with exchanging(one, two):
            for version in range(500):
                one.tell(f"t1 {version} {LONG}")
                if version % 100 == 0:
                    await asyncio.sleep(0.01)
            two.tell("t2 7 []")
            await until(lambda: ("t1", 499, LONG) in there.heard and bool(here.heard))

    asyncio.run(whole())
    told = [version for table_id, version, _ in there.heard if table_id == "t1"]
    assert told == list(range(500))
    assert here.heard == [("t2", 7, "[]")]


def test_what_is_told_while_the_line_is_down_comes_over_the_next_one(postgres: str) -> None:
    database = new_postgres_database(postgres)
    open_storage(Settings(database).database_url()).close()
    there = Ears()

    async def whole() -> None:
        one, two = News(database, Ears()), News(database, there)
        async with exchanging(one) as first:
            with psycopg.connect(database, autocommit=True) as other:
                async with exchanging(two):
                    one.tell("t1 0 ")
                    other.execute(CUT)
                    for version in range(1, 100):
                        one.tell(f"t1 {version} ")
                    await until(lambda: ("t1", 99, "") in there.heard)
            assert first.lasting[0].failures

    asyncio.run(whole())
    assert {version for _, version, _ in there.heard} == set(range(100))


def test_what_nobody_told_is_found_out(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a process is killed after it stored a move, and before it told the others."""
    monkeypatch.setattr(notices, "LOOK_EVERY", 0.05)
    database = new_postgres_database(postgres)
    storage = open_storage(Settings(database).database_url())
    stored = some_table()
    stored.table.start("h0", NOW)
    storage.create(stored, NOW)
    there = Ears("t1", "gone")

    async def whole() -> None:
        async with exchanging(News(database, there)):
            change, _ = make_change(stored, NOW, lambda table: play_first(table, "some-move"))
            assert storage.writer.write(change)
            await until(lambda: ("t1", 2, "") in there.heard)

    asyncio.run(whole())
    storage.close()
