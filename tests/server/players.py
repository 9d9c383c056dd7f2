"""People who play and watch whatever happens to their servers, and note what they were told."""

from __future__ import annotations

import json
import random
import threading
import time
from contextlib import suppress
from typing import Any
from uuid import uuid4

import httpx
from websockets.exceptions import WebSocketException

from makeda.server.settings import Settings
from makeda.server.storage import Storage
from makeda.table.entries import MOVE
from makeda.table.table import Table
from tests.server.client import Client, Server

# Seconds until somebody whose server does not answer tries again.
PAUSE = 0.05


class Sent:
    """A move that somebody sent: when first, and when it was answered (0: not at all)."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.id = str(uuid4())
        self.at = time.monotonic()
        self.answered = 0.0


class Player(threading.Thread):
    """Somebody who plays on whatever happens, game after game, and notes every move.

    Each request goes to one of the servers, and to the next one if that does not answer. `place`
    counts the seats that the device holds at the table.
    """

    def __init__(
        self, device: Client, servers: list[Server], table: str, place: int, pause: float = 0.0
    ) -> None:
        super().__init__(daemon=True)
        self.clients = [device.at(server) for server in servers]
        self.tables = [table]
        self.place = place
        self.pause = pause
        self.random = random.Random(place)
        self.sent: list[Sent] = []
        self.done = threading.Event()
        # What no server should have answered.
        self.surprises: list[str] = []

    def run(self) -> None:
        while not self.done.is_set():
            try:
                self.play_one()
            except Stopped:
                return
            self.done.wait(self.random.uniform(0.0, self.pause))

    def play_one(self) -> None:
        """Answer a question, if there is one; after the end of a game, go on to the next."""
        path = f"/tables/{self.tables[-1]}"
        [seat] = self.ask("GET", path)["mine"][self.place : self.place + 1]
        frame = self.ask("GET", f"{path}/frame", params={"seat": seat})
        if frame["table"]["status"] == "over":
            following = self.ask("POST", f"{path}/rematch")["table"]["id"]
            self.tables.append(following)
        elif seat in frame["view"]["actors"]:
            move = self.random.choice(frame["view"]["me"]["legal"])["words"]
            self.insist({"seat": seat, "decision": frame["decision"], "move": move})

    def insist(self, body: dict[str, Any]) -> None:
        """Send a move again until it is answered, as a client that lost its connection does."""
        sent = Sent(self.tables[-1])
        self.sent.append(sent)
        path = f"/tables/{sent.table}/moves"
        if self.response("POST", path, {200, 409}, json={"id": sent.id, **body}).is_success:
            sent.answered = time.monotonic()

    def ask(self, method: str, path: str, **more: Any) -> Any:
        return self.response(method, path, {200}, **more).json()

    def response(self, method: str, path: str, codes: set[int], **more: Any) -> httpx.Response:
        """The first answer of any server that does not fail."""
        while not self.done.is_set():
            client = self.random.choice(self.clients)
            with suppress(httpx.TransportError):
                response = client.http.request(method, f"/api{path}", **more)
                if response.status_code in codes:
                    return response
                if response.status_code < 500:
                    self.surprises.append(f"{method} {path}: {response.text}")
            self.done.wait(PAUSE)
        raise Stopped

    def stop(self) -> None:
        self.done.set()
        self.join(30)
        assert not self.is_alive()
        assert not self.surprises


class Stopped(Exception):
    """A player is to stop."""


class Spectator(threading.Thread):
    """A device that watches from one server, connects again whenever it must, and follows the
    people to their next table.
    """

    def __init__(self, device: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.device = device
        self.table = table
        self.done = threading.Event()
        # The newest version that was seen of each table.
        self.seen: dict[str, int] = {}
        self._news = threading.Condition()

    def run(self) -> None:
        while not self.done.is_set():
            with suppress(OSError, EOFError, WebSocketException):
                self.watch()
            self.done.wait(PAUSE)

    def watch(self) -> None:
        with self.device.socket(self.table, open_timeout=5) as socket:
            watched = self.table
            while self.table == watched and not self.done.is_set():
                with suppress(TimeoutError):
                    self.take(json.loads(socket.recv(timeout=0.5)))

    def take(self, frame: dict[str, Any]) -> None:
        with self._news:
            self.seen[self.table] = frame["version"]
            self.table = frame["table"]["rematch"] or self.table
            self._news.notify_all()

    def must_see(self, table: str, version: int) -> None:
        """Wait for that version of a table; fail if it does not come."""
        with self._news:
            seen = self._news.wait_for(lambda: self.seen.get(table, 0) >= version, 60)
        assert seen, f"version {version} of {table} did not come, only {self.seen}"

    def stop(self) -> None:
        self.done.set()
        self.join(30)


def stored_table(database: str, table: str) -> Table:
    """The table as the database has it."""
    storage = Storage(Settings(database).database_url())
    try:
        return storage.load(table).table
    finally:
        storage.close()


def check_kept(database: str, table: str, players: list[Player]) -> None:
    """Every move that was answered is in the log, once, and in the order of the answers."""
    kept = stored_table(database, table)
    logged = [entry.id for entry in kept.log if entry.kind == MOVE and entry.id]
    assert len(logged) == len(set(logged)), "a move was played twice"
    sent = {move.id: move for player in players for move in player.sent if move.table == table}
    answered = {move.id for move in sent.values() if move.answered}
    assert answered <= set(logged), "an answered move is lost"
    assert set(logged) <= set(sent), "somebody else has played"
    latest = 0.0
    for move in map(sent.__getitem__, logged):
        # What was sent after this one was answered comes after it.
        assert not move.answered or latest <= move.answered, "the moves are not in order"
        latest = max(latest, move.at)
    assert kept.replay().dump() == kept.state.dump(), "the log leads to another position"
    kept.state.check()
