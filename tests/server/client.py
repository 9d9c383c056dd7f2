"""A real server process, and real clients of it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

NO_LIMITS = {"rate": 0, "hints_per_minute": 0, "socket_connects": 0, "sockets_per_address": 0}
FAST: dict[str, Any] = {
    **NO_LIMITS,
    "sweep_every": 0.2,
    "bot_limit": 2.0,
    "hint_workers": 1,
    "analysis_worlds": 4,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process that can be stopped, killed and started again."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.port = free_port()
        self.settings = {**FAST, "database": database, **settings}
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> subprocess.Popen[Any]:
        command = [sys.executable, "-m", "tests.server.launch", str(self.port)]
        return subprocess.Popen([*command, json.dumps(self.settings)])

    def start(self) -> None:
        self.process = self.begin()
        with httpx.Client(base_url=self.url, timeout=5) as client:
            give_up = time.monotonic() + 60
            while time.monotonic() < give_up:
                try:
                    client.get("/api/tables")
                except httpx.TransportError:
                    assert self.process.poll() is None, "the server does not start"
                    time.sleep(0.05)
                else:
                    return
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Client:
    """One device: its cookie, and what it asks of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=20)

    def at(self, server: Server) -> Client:
        """The same device at another server process."""
        other = Client(server)
        other.http.cookies.update(self.http.cookies)
        return other

    def ask(self, method: str, path: str, code: int = 200, **more: Any) -> Any:
        """A request that must be answered with this status; its JSON."""
        response = self.http.request(method, f"/api{path}", **more)
        assert response.status_code == code, f"{response.status_code}: {response.text}"
        return response.json()

    def post(self, path: str, code: int = 200, **body: Any) -> Any:
        return self.ask("POST", path, code, json=body)

    def get(self, path: str, code: int = 200, **query: Any) -> Any:
        return self.ask("GET", path, code, params=query)

    def create(self, game: str, *seats: str, code: int = 201, **more: Any) -> Any:
        """A new table; a seat is "me", "open" or the level of a bot."""
        kinds = {"me": {"kind": "me"}, "open": {"kind": "open"}}
        plans = [
            {**kinds.get(seat, {"kind": "bot", "level": seat}), "name": f"P{number}"}
            for number, seat in enumerate(seats)
        ]
        return self.post("/tables", code, game=game, seats=plans, **more)

    def table(self, game: str, *seats: str, **more: Any) -> str:
        """A table that has begun."""
        table_id: str = self.create(game, *seats, **more)["table"]["id"]
        self.post(f"/tables/{table_id}/start")
        return table_id

    def frame(self, table: str, seat: int | None = None, **query: Any) -> Any:
        return self.get(
            f"/tables/{table}/frame", **({} if seat is None else {"seat": seat}), **query
        )

    def move(
        self, table: str, seat: int, move: object, decision: int, id: str = "", code: int = 200
    ) -> Any:
        return self.post(
            f"/tables/{table}/moves",
            code,
            id=id or str(uuid4()),
            seat=seat,
            decision=decision,
            move=move,
        )

    def socket(self, table: str, seat: int | None = None, **more: Any) -> ClientConnection:
        query = "" if seat is None else f"?seat={seat}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/ws{query}"
        headers = {"Cookie": cookies} if cookies else {}
        socket: ClientConnection = connect(url, additional_headers=headers, max_size=None, **more)
        return socket


def read(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(timeout=20))


def play_randomly(
    devices: dict[int, Client], table: str, most: int = 100_000, pause: float = 0.0
) -> Any:
    """Let people on several devices answer their questions; return a last frame.

    Where the server does not let everybody ask without a pause, one is made.
    """
    made = 0
    deadline = time.time() + 300
    while time.time() < deadline:
        for seat, device in devices.items():
            time.sleep(pause)
            frame = device.frame(table, seat)
            if frame["table"]["status"] == "over" or made >= most:
                return frame
            if seat in frame["view"]["actors"]:
                legal = frame["view"]["me"]["legal"]
                choice = legal[hash((made, seat, len(legal))) % len(legal)]
                device.move(table, seat, choice["words"], frame["decision"])
                made += 1
    raise AssertionError("the game does not end")
