"""One table that cannot be read, as after an incompatible upgrade, hurts nobody else."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from makeda.server.schema import log, tables
from makeda.server.settings import Settings
from tests.server.client import Client, Server, read

Launch = Callable[..., Server]


def spoil(database: str, table: str, part: str) -> None:
    """Take away what this version needs to read a table."""
    engine = sa.create_engine(Settings(database).database_url())
    with engine.begin() as connection:
        if part == "log":
            connection.execute(
                log.update().where(log.c.table_id == table).values(entry='{"number": 1}')
            )
        else:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).one()
            snapshot = json.loads(row.snapshot)
            del snapshot[part]
            connection.execute(
                tables.update()
                .where(tables.c.id == table)
                .values(snapshot=json.dumps(snapshot), version=row.version + 1)
            )
    engine.dispose()


@pytest.mark.parametrize("part", ["position", "status", "seats"])
def test_the_list_and_the_sweep_go_on_without_a_table_that_cannot_be_read(
    launch: Launch, database: str, part: str, capfd: pytest.CaptureFixture[str]
) -> None:
    server = launch(database, sweep_every=0.1)
    ana = Client(server)
    bad = ana.table("kette", "stuck", "me", "me", public=True)
    late = ana.table("kette", "me", "me", "me", public=True, time_limit=1)
    good = ana.create("kette", "me", "open", "open", public=True)["table"]["id"]
    server.kill()
    spoil(database, bad, part)
    server.start()
    listed = [table["id"] for table in ana.get("/tables")["tables"]]
    assert good in listed
    assert bad not in listed
    # Whoever comes behind it in the sweep is cared for.
    frame = ana.frame(late, 0)
    deadline = time.time() + 20
    while "table_time_up" not in str(frame["log"]):
        assert time.time() < deadline, "the sweep stops at a table that cannot be read"
        time.sleep(0.1)
        frame = ana.frame(late, 0)
    time.sleep(0.5)
    server.stop()
    reports = [line for line in capfd.readouterr().err.splitlines() if bad in line]
    assert any("cannot be read by this version" in line for line in reports)
    assert len(reports) < 5, "it is reported again and again"


@pytest.mark.parametrize("part", ["position", "log"])
def test_its_people_are_told_and_others_learn_nothing(
    launch: Launch, sqlite: str, part: str
) -> None:
    server = launch(sqlite)
    ana = Client(server)
    table = ana.table("kette", "me", "me", "me")
    server.kill()
    spoil(sqlite, table, part)
    server.start()
    body = {"id": "some-move-1", "seat": 0, "decision": 1, "move": "pass"}
    answers = [
        ana.get(f"/tables/{table}", 409),
        ana.get(f"/tables/{table}/frame", 409, seat=0),
        ana.post(f"/tables/{table}/moves", 409, **body),
    ]
    with ana.socket(table, 0) as refused:
        answers.append(read(refused))
    for told in answers:
        assert told["error"] == "unreadable_table"
        assert told["sentence"].startswith("This version of the server cannot read this table")
    eve = Client(server)
    for path in ("", "/frame", "/log"):
        assert eve.get(f"/tables/{table}{path}", 404)["error"] == "unknown_table"
    with eve.socket(table) as refused:
        assert read(refused)["error"] == "unknown_table"
