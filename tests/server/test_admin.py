"""Caring for a database: lists, backups, what goes by itself, and what people may remove."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from makeda.cli import app
from makeda.core.problems import BadSetup
from makeda.server import admin
from makeda.server.retention import DAY, clear
from makeda.server.schema import log, tables, transfers
from makeda.server.settings import Settings
from makeda.server.storage import Storage, open_storage
from tests.server.client import Client, Server
from tests.server.conftest import new_postgres_database
from tests.server.test_outdated import make_earlier

Launch = Callable[..., Server]


def opened(database: str) -> Storage:
    return open_storage(Settings(database).database_url())


def run(*args: str) -> str:
    done = CliRunner().invoke(app, ["admin", *args], catch_exceptions=False)
    return " ".join(done.output.split())


@pytest.fixture
def played(launch: Launch, database: str) -> tuple[str, list[str]]:
    """A database with a table in play and one that waits."""
    ana = Client(launch(database))
    begun = ana.table("saba", "me", "me")
    frame = ana.frame(begun, 0)
    ana.move(begun, 0, frame["view"]["me"]["legal"][0]["words"], frame["decision"])
    waiting: str = ana.create("kette", "me", "open", "easy")["table"]["id"]
    ana.server.stop()
    return database, [begun, waiting]


def test_tables_are_listed_sized_and_deleted(played: tuple[str, list[str]]) -> None:
    database, (begun, waiting) = played
    said = run("list", "--database", database)
    assert begun in said
    assert waiting in said
    assert "2 tables" in run("sizes", "--database", database)
    assert "1 of 2" in run("delete", begun, "unknown", "--database", database)
    storage = opened(database)
    assert [line.id for line in admin.list_tables(storage)] == [waiting]
    with storage.engine.begin() as connection:
        assert not connection.execute(sa.select(log).where(log.c.table_id == begun)).all()
    storage.close()


def test_a_backup_is_checked_and_restored_into_either_database(
    played: tuple[str, list[str]], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database, ids = played
    file = tmp_path / "backup.sqlite"
    assert "2 tables copied" in run("backup", str(file), "--database", database)
    assert "Sound tables: 2. Broken tables: 0." in run("check", str(file))
    for other in (
        str(tmp_path / "other.sqlite"),
        new_postgres_database(request.getfixturevalue("postgres")),
    ):
        assert "2 tables restored" in run("restore", str(file), "--database", other)
        source, target = opened(database), opened(other)
        for table_id in ids:
            assert target.load(table_id).table.snapshot() == source.load(table_id).table.snapshot()
        with pytest.raises(BadSetup, match="database_not_empty"):
            admin.restore(file, target)
        source.close()
        target.close()
    with pytest.raises(BadSetup, match="backup_exists"):
        admin.back_up(opened(database), file)
    with pytest.raises(BadSetup, match="no_backup"):
        admin.check_backup(tmp_path / "none", lambda *_: None)


def test_a_broken_backup_is_noticed(played: tuple[str, list[str]], tmp_path: Path) -> None:
    database, (begun, _) = played
    file = tmp_path / "backup.sqlite"
    admin.back_up(opened(database), file)
    backup = opened(str(file))
    with backup.engine.begin() as connection:
        snapshot = json.loads(
            connection.execute(
                sa.select(tables.c.snapshot).where(tables.c.id == begun)
            ).scalar_one()
        )
        snapshot["position"] = snapshot["first"]
        connection.execute(
            tables.update().where(tables.c.id == begun).values(snapshot=json.dumps(snapshot))
        )
    backup.close()
    done = CliRunner().invoke(app, ["admin", "check", str(file)])
    assert done.exit_code == 1
    assert "Sound tables: 1. Broken tables: 1." in " ".join(done.output.split())


def test_a_table_of_an_earlier_rules_version_in_a_backup_is_not_broken(
    played: tuple[str, list[str]], tmp_path: Path
) -> None:
    database, (begun, _) = played
    make_earlier(database, begun)
    file = tmp_path / "backup.sqlite"
    admin.back_up(opened(database), file)
    said = run("check", str(file))
    assert "Sound tables: 1. Broken tables: 0." in said
    assert "1 more ended with an earlier version of its rules" in said


def test_quiet_tables_and_expired_links_go(played: tuple[str, list[str]]) -> None:
    database, (begun, waiting) = played
    storage = opened(database)
    now = time.time()
    with storage.engine.begin() as connection:
        connection.execute(
            tables.update().where(tables.c.id == begun).values(updated=now - 91 * DAY)
        )
    clear(storage, Settings(keep_days=0), now)
    assert len(admin.list_tables(storage)) == 2
    clear(storage, Settings(), now)
    assert [line.id for line in admin.list_tables(storage)] == [waiting]
    storage.close()


def test_an_expired_link_goes_and_another_stays(launch: Launch, database: str) -> None:
    ana = Client(launch(database))
    table = ana.table("kette", "me", "easy", "easy")
    ana.post(f"/tables/{table}/seats/0/transfer")
    storage = opened(database)

    def links() -> int:
        with storage.engine.begin() as connection:
            return len(connection.execute(sa.select(transfers)).all())

    clear(storage, Settings(), time.time())
    assert links() == 1
    clear(storage, Settings(), time.time() + 3600)
    assert links() == 0
    storage.close()


def test_a_newer_database_is_refused_in_one_sentence(sqlite: str) -> None:
    storage = opened(sqlite)
    with storage.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    storage.close()
    with pytest.raises(BadSetup, match="newer_database"):
        opened(sqlite)


def test_a_person_removes_their_name_and_what_they_said(launch: Launch, database: str) -> None:
    ana = Client(launch(database))
    table = ana.table("kette", "me", "me", "easy")
    for seat, text in ((0, "my secret"), (1, "hello"), (0, "another secret")):
        ana.post(f"/tables/{table}/chat", seat=seat, text=text)
    before = ana.get(f"/tables/{table}/log", seat=1)["log"]
    ana.post(f"/tables/{table}/seats/0/forget")
    after = ana.get(f"/tables/{table}/log", seat=1)["log"]
    assert [entry["number"] for entry in after[:-1]] == [entry["number"] for entry in before]
    assert "hello" in json.dumps(after)
    frame = ana.frame(table, 1)
    assert frame["table"]["seats"][0]["name"] == "–"
    storage = opened(database)
    with storage.engine.begin() as connection:
        stored = [*connection.execute(sa.select(log.c.entry)).scalars()]
        stored += connection.execute(sa.select(tables.c.snapshot)).scalars()
    storage.close()
    for text in (json.dumps(after), json.dumps(frame), *stored):
        assert "secret" not in text
        assert "P0" not in text
    eve = Client(ana.server)
    assert eve.post(f"/tables/{table}/seats/1/forget", 404)


def test_whoever_takes_over_a_seat_cannot_remove_what_was_said_there(
    launch: Launch, sqlite: str
) -> None:
    ana, ben, phone, cem = (Client(server) for server in [launch(sqlite)] * 4)
    made = ana.create("kette", "me", "open", "easy")
    table = made["table"]["id"]
    sitting = {"invitation": made["invitation"], "seat": 1}
    ben.post(f"/tables/{table}/join", name="Ben", **sitting)
    ben.post(f"/tables/{table}/chat", seat=1, text="from Ben")
    phone.post("/transfers", key=ben.post(f"/tables/{table}/seats/1/transfer")["key"])
    phone.post(f"/tables/{table}/seats/1/free")
    cem.post(f"/tables/{table}/join", name="Cem", **sitting)
    cem.post(f"/tables/{table}/seats/1/forget")
    assert "from Ben" in json.dumps(ana.get(f"/tables/{table}/log"))
    cem.post(f"/tables/{table}/seats/1/free")
    phone.post(f"/tables/{table}/join", name="Ben", **sitting)
    phone.post(f"/tables/{table}/seats/1/forget")
    assert "from Ben" not in json.dumps(ana.get(f"/tables/{table}/log"))
