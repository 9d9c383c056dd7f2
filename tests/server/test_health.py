"""What a server says of itself to whatever watches over it."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable

import httpx
import psycopg
import pytest

from makeda.core.problems import BadSetup
from makeda.server.logs import JsonLines
from makeda.server.settings import Settings
from tests.server.client import Client, Server
from tests.server.conftest import new_postgres_database

Launch = Callable[..., Server]


def test_a_server_is_alive_and_ready(launch: Launch, database: str) -> None:
    server = launch(database)
    assert httpx.get(f"{server.url}/health").json()["alive"] is True
    for _ in range(100):
        answer = httpx.get(f"{server.url}/ready")
        parts = answer.json()["parts"]
        assert {"database", "the caretaker"} <= set(parts)
        assert answer.status_code == (200 if all(parts.values()) else 503)
        if answer.status_code == 200:
            return
        time.sleep(0.1)
    raise AssertionError(f"never ready: {parts}")


def test_a_server_without_its_database_is_alive_but_not_ready(
    launch: Launch, postgres: str
) -> None:
    address = new_postgres_database(postgres)
    server = launch(address)
    name = psycopg.conninfo.conninfo_to_dict(address)["dbname"]
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
    answer = httpx.get(f"{server.url}/ready", timeout=20)
    assert answer.status_code == 503
    assert answer.json()["parts"]["database"] is False
    assert httpx.get(f"{server.url}/health").status_code == 200


def test_metrics_are_for_those_who_may_have_them(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, metrics_from="127.0.0.1")
    ana = Client(server)
    ana.table("kette", "me", "easy", "easy")
    text = httpx.get(f"{server.url}/metrics").text
    assert 'makeda_requests_total{status="201"} 1.0' in text
    assert "makeda_tables_in_memory 1.0" in text
    assert 'makeda_failures{work="the caretaker"} 0.0' in text
    # Whoever comes through a proxy is not the proxy.
    outside = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "127.0.0.9"})
    assert outside.status_code == 404


def test_metrics_are_for_nobody_unless_allowed(launch: Launch, sqlite: str) -> None:
    assert httpx.get(f"{launch(sqlite).url}/metrics").status_code == 404


def test_a_log_for_programs_is_an_object_per_line() -> None:
    record = logging.LogRecord("makeda", logging.WARNING, "", 1, "“%s”\nagain", ("gone",), None)
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == "“gone”\nagain"
    assert json.loads(line)["level"] == "warning"


@pytest.mark.parametrize("prefix", ["makeda", "/makeda/", "/", "/a b"])
def test_a_prefix_that_is_none_is_refused(prefix: str) -> None:
    with pytest.raises(BadSetup, match="bad_prefix"):
        Settings(prefix=prefix).checked()


def test_a_log_format_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetup, match="bad_log_format"):
        Settings(log_format="xml").checked()
