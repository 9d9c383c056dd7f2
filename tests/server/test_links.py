"""Invitations and watch links: who sees them, what is stored of them, and what logs tell."""

from __future__ import annotations

import json
from collections.abc import Callable

import psycopg
import pytest
import sqlalchemy as sa

from makeda.server.database import migrate
from makeda.server.security import fingerprint, new_key
from makeda.server.settings import Settings
from makeda.server.storage import Storage
from makeda.server.supervision import described
from tests.server.client import Client, Server, read
from tests.server.conftest import new_postgres_database
from tests.server.test_storage import NOW, migrate_to, snapshot_of, some_table

# The last revision of the database that held the keys of links themselves
KEYS_IN_THE_OPEN = "0004"

Launch = Callable[..., Server]
NEW_TABLE = {"game": "kette", "seats": [{"kind": "me"}] * 3}


def everything_stored(database: str) -> str:
    """All that the database holds, as text."""
    engine = sa.create_engine(Settings(database).database_url())
    metadata = sa.MetaData()
    metadata.reflect(engine)
    with engine.begin() as connection:
        rows = [connection.execute(sa.select(table)).all() for table in metadata.sorted_tables]
    engine.dispose()
    return str(rows)


def test_whoever_is_invited_learns_which_seats_are_the_hosts(launch: Launch, database: str) -> None:
    server = launch(database)
    ana, ben = Client(server), Client(server)
    made = ana.create("kette", "open", "me", "easy", "me")
    invited = ben.get(f"/tables/{made['table']['id']}", key=made["invitation"])
    assert (invited["host"], invited["host_seats"], invited["mine"]) == (False, [1, 3], [])


def test_the_host_sees_the_links_at_any_time_and_nobody_stores_them(
    launch: Launch, database: str
) -> None:
    server = launch(database)
    ana = Client(server)
    made = ana.create("kette", "me", "open", "open")
    table, invitation, watch = made["table"]["id"], made["invitation"], made["watch"]
    assert len({invitation, watch}) == 2
    assert min(len(invitation), len(watch)) >= 32
    again = ana.get(f"/tables/{table}")
    assert (again["invitation"], again["watch"]) == (invitation, watch)
    other = ana.create("kette", "me", "open", "open")
    assert len({invitation, watch, other["invitation"], other["watch"]}) == 4
    ben = Client(server)
    seen = ben.get(f"/tables/{table}", key=watch)
    # Whoever brings a key is told what it is for, and nothing else.
    assert (seen["invitation"], seen["watch"]) == (None, watch)
    seen = ben.get(f"/tables/{table}", key=invitation)
    assert (seen["invitation"], seen["watch"]) == (invitation, None)
    ben.post(f"/tables/{table}/join", 404, invitation=watch, seat=1, name="Ben")
    ben.post(f"/tables/{table}/join", invitation=invitation, seat=1, name="Ben")
    seen = ben.get(f"/tables/{table}")
    assert (seen["invitation"], seen["watch"]) == (None, None)
    stored = everything_stored(database)
    for secret in (invitation, watch, *ana.http.cookies.values(), *ben.http.cookies.values()):
        assert secret not in stored
    assert fingerprint(invitation) in stored


def test_a_fingerprint_is_no_key(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite)
    made = Client(server).create("kette", "me", "open", "open")
    eve = Client(server)
    path = f"/tables/{made['table']['id']}"
    for key in (fingerprint(made["invitation"]), fingerprint(made["watch"])):
        eve.get(path, 404, key=key)
        eve.post(f"{path}/join", 404, invitation=key, seat=1, name="Eve")


def test_new_links_put_an_end_to_the_old_ones_in_every_process(
    launch: Launch, postgres: str
) -> None:
    database = new_postgres_database(postgres)
    one, two = launch(database), launch(database)
    ana = Client(one)
    made = ana.create("kette", "me", "open", "open")
    path = f"/tables/{made['table']['id']}"
    Client(two).get(path, key=made["watch"])
    new = ana.post(f"{path}/links")
    assert len({made["watch"], made["invitation"], new["watch"], new["invitation"]}) == 4
    for server in (one, two):
        Client(server).get(path, key=new["watch"])
        Client(server).get(path, 404, key=made["watch"])
        body = {"seat": 1, "name": "Eve", "invitation": made["invitation"]}
        Client(server).post(f"{path}/join", 404, **body)
    assert ana.at(two).get(path)["invitation"] == new["invitation"]


def test_links_are_made_anew_by_the_host_alone(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite)
    ana, ben = Client(server), Client(server)
    made = ana.create("kette", "me", "open", "open", public=True)
    path = f"/tables/{made['table']['id']}"
    ben.post(f"{path}/join", invitation="", seat=1, name="Ben")
    assert ben.post(f"{path}/links", 403)["error"] == "host_only"
    Client(server).post(f"{path}/links", 403)


def test_links_of_an_older_database_go_on_working_and_are_hidden(
    launch: Launch, database: str
) -> None:
    """A table in play, as an earlier program stored it, with keys in the open."""
    storage = Storage(Settings(database).database_url())
    migrate_to(storage, KEYS_IN_THE_OPEN)
    stored = some_table("0123abcd")
    table = stored.table
    secret = new_key()
    table.seats.host = table.seats[0].holder = fingerprint(secret)
    table.start(table.seats.host, NOW)
    row = {
        "id": table.id,
        "version": 7,
        "game": "kette",
        "status": "playing",
        "public": False,
        "created": NOW,
        "updated": NOW,
        "waits_for_bot": False,
        "deadline": 0.0,
        "invitation": "an-old-invitation",
        "watch": "an-old-watch-key",
        "snapshot": json.dumps(snapshot_of(KEYS_IN_THE_OPEN, table)),
    }
    with storage.engine.begin() as connection:
        old = sa.Table("tables", sa.MetaData(), autoload_with=connection)
        connection.execute(old.insert().values({c.name: row[c.name] for c in old.columns}))
    storage.close()
    server = launch(database)
    assert "an-old" not in everything_stored(database)
    stranger = Client(server)
    path = f"/tables/{table.id}"
    stranger.get(path, key="an-old-watch-key")
    stranger.get(path, key="an-old-invitation")
    stranger.get(path, 404, key="another-key")
    host = Client(server)
    host.http.cookies.set("makeda", secret, domain="127.0.0.1")
    about = host.get(path)
    assert (about["host"], about["invitation"]) == (True, None)
    frame = host.frame(table.id, 0)
    host.move(table.id, 0, frame["view"]["me"]["legal"][0]["words"], frame["decision"])
    # The host cannot be shown the old link any more, and makes a new one.
    new = host.post(f"{path}/links")["invitation"]
    stranger.get(path, key=new)
    stranger.get(path, 404, key="an-old-invitation")


def test_a_database_that_refuses_to_write_makes_no_secret_known(
    launch: Launch, postgres: str, capfd: pytest.CaptureFixture[str]
) -> None:
    database = new_postgres_database(postgres)
    server = launch(database)
    ana = Client(server)
    made = ana.create("kette", "me", "open", "open")
    table = made["table"]["id"]
    name = sa.make_url(database).database
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
    answers = [
        ana.http.post(f"/api/tables/{table}/chat", json={"seat": 0, "text": "a secret word"}),
        ana.http.post(
            "/api/tables",
            json={"game": "kette", "seats": [{"kind": "me"}] * 3, "seed": "123454321"},
        ),
        ana.http.post(f"/api/tables/{table}/links"),
        ana.http.post(f"/api/tables/{table}/start"),
    ]
    assert {answer.status_code for answer in answers[:3]} == {500}
    with ana.socket(table, 0) as watching:
        read(watching)
    server.stop()
    told = capfd.readouterr().err
    assert "read-only transaction" in told
    secrets = [made["invitation"], made["watch"], *ana.http.cookies.values()]
    for secret in [*secrets, *map(fingerprint, secrets), "a secret word", "123454321", "Traceback"]:
        assert secret not in told


def test_errors_of_the_database_hide_what_was_to_be_stored(database: str) -> None:
    storage = Storage(Settings(database).database_url())
    migrate(storage.engine)
    storage.create(some_table(), NOW)
    with pytest.raises(sa.exc.IntegrityError) as failed:
        storage.create(some_table(), NOW)
    storage.close()
    told = described(failed.value)
    assert "IntegrityError" in told
    assert str(some_table().table.terms.seed) not in str(failed.value) + told
    assert "[parameters:" not in str(failed.value)
