"""The database: transactions, migrations, on SQLite and PostgreSQL."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import makeda.server
from makeda.core.game import Info
from makeda.games.registry import GAMES, game
from makeda.server.database import migrate
from makeda.server.jsontext import json_text
from makeda.server.problems import Outdated, Unknown
from makeda.server.schema import metadata, tables
from makeda.server.settings import Settings
from makeda.server.storage import Storage, Transfer, open_storage
from makeda.server.stored import Links, Stored, make_change, repeated
from makeda.server.writing import WORTH_TIDYING, Overtaken
from makeda.table.opening import load_table, new_table
from makeda.table.problems import TableProblem
from makeda.table.seats import PERSON, Seat
from makeda.table.table import Table
from makeda.table.terms import Terms

NOW = 1_800_000_000.0


def test_another_pytest_cannot_close_the_databases_folder(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = Path(str(sa.make_url(postgres).query["host"]))
    assert folder.is_dir()
    assert tmp_path_factory.getbasetemp() not in folder.parents


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    opened = Storage(Settings(database).database_url())
    migrate(opened.engine)
    yield opened
    opened.close()


def some_table(id: str = "t1", **terms: bool) -> Stored:
    seats = [Seat(PERSON, f"P{n}", n, holder=f"h{n}") for n in range(3)]
    table = new_table(id, Terms(game("kette"), {}, 2**120 + 7, **terms), seats, "h0")
    return Stored(table, 1, Links("invitation", "watch"))


def play_first(table: Table, id: str) -> None:
    """Whoever is asked makes the first move that is possible."""
    seat = table.state.actors()[0]
    table.play(seat, table.state.legal(seat)[0], table.questions.numbers[seat], id, NOW)


def test_a_table_is_stored_and_loaded(storage: Storage) -> None:
    stored = some_table()
    stored.table.start("h0", NOW)
    storage.create(stored, NOW)
    loaded = storage.load("t1")
    assert loaded.table.snapshot() == stored.table.snapshot()
    assert loaded[1:] == stored[1:]
    assert storage.load("t1", loaded) is loaded
    with pytest.raises(Unknown):
        storage.load("other")


def test_whatever_people_say_is_stored_as_it_is(storage: Storage) -> None:
    storage.create(some_table(), NOW)
    said = ['"Größe" \\ Ⅷ', "🐫🏛️ שבא", "line\nbreak, bell \a and nothing \0 at all"]

    def say_all(table: Table) -> None:
        for text in said:
            table.say(1, text, NOW)

    storage.change("t1", None, NOW, say_all)
    log = storage.load("t1").table.log
    assert [entry.events[0].params["text"] for entry in log] == said


def test_a_change_is_stored_whole_or_not_at_all(storage: Storage) -> None:
    storage.create(some_table(), NOW)
    after, _ = storage.change("t1", None, NOW, lambda table: table.start("h0", NOW))
    assert after.version == 2
    assert storage.load("t1").table.status == "playing"

    def play_and_fail(table: Table) -> None:
        move = table.state.legal(0)[0]
        table.play(0, move, table.questions.numbers[0], "id", NOW)
        raise TableProblem("not_playing")

    with pytest.raises(TableProblem):
        storage.change("t1", None, NOW, play_and_fail)
    assert storage.load("t1").version == 2
    assert len(storage.load("t1").table.log) == 1


def test_a_stale_copy_in_memory_is_not_used(storage: Storage) -> None:
    storage.create(some_table(), NOW)
    old = storage.load("t1")
    storage.change("t1", None, NOW, lambda table: table.start("h0", NOW))
    assert old.table.status == "waiting"
    change, _ = make_change(old, NOW, lambda table: table.say(1, "hello", NOW))
    with pytest.raises(Overtaken):
        storage.writer.write(change)
    if not storage.is_postgres:
        with pytest.raises(Overtaken):
            storage.writer.write_at_once(change)
    assert len(storage.load("t1").table.log) == 1
    after, _ = storage.change("t1", None, NOW, lambda table: table.say(1, "hello", NOW))
    assert after.table.status == "playing"
    assert after.version == 3


def test_what_is_written_at_once_waits_for_nobody(tmp_path: Path) -> None:
    """Where another process is writing to SQLite, nothing is done; the ordinary way waits."""
    storage = open_storage(f"sqlite:///{tmp_path / 'makeda.sqlite'}")
    storage.create(some_table(), NOW)
    change, _ = make_change(storage.load("t1"), NOW, lambda table: table.say(1, "one", NOW))
    with storage.engine.begin():
        assert not storage.writer.write_at_once(change)
    assert storage.load("t1").version == 1
    storage.writer.write(change)
    again, _ = make_change(change.after, NOW, lambda table: table.say(1, "two", NOW))
    assert storage.writer.write_at_once(again)
    assert storage.load("t1").table.snapshot() == again.after.table.snapshot()
    assert [entry.number for entry in storage.load("t1").table.log] == [1, 2]
    storage.close()


@pytest.mark.parametrize("info", [one.info for one in GAMES], ids=lambda info: info.id)
def test_a_move_that_is_repeated_leads_to_the_same_table(info: Info) -> None:
    """Another process needs nothing but the news of a move, which it makes again."""
    players = info.least_players
    seats = [Seat(PERSON, f"P{seat}", seat, holder=f"h{seat}") for seat in range(players)]
    ours = Stored(new_table("t1", Terms(game(info.id), {}, 7), seats, "h0"), 1, Links("", ""))
    ours.table.start("h0", NOW)
    log = [json.loads(json_text(entry.dump())) for entry in ours.table.log]
    theirs = ours._replace(table=load_table(json.loads(json_text(ours.table.snapshot())), log))
    for number in range(60):
        change, _ = make_change(ours, NOW + number, partial(play_first, id=f"move-{number}"))
        ours = change.after
        theirs = repeated(theirs, change.news)
        assert theirs.version == ours.version
        assert theirs.table.snapshot() == ours.table.snapshot()
        for seat in (*range(players), None):
            assert theirs.table.frame(seat) == ours.table.frame(seat)
        if ours.table.state.over():
            break
    assert [entry.dump() for entry in theirs.table.log] == [
        entry.dump() for entry in ours.table.log
    ]
    with pytest.raises(ValueError, match="as long"):
        repeated(theirs, change.news)


def test_of_what_is_more_than_a_move_others_have_to_read() -> None:
    stored = some_table()
    change, _ = make_change(stored, NOW, lambda table: table.start("h0", NOW))
    assert change.news == ""

    def play_and_say(table: Table) -> None:
        play_first(table, "some-move")
        table.say(1, "hello", NOW)

    assert make_change(change.after, NOW, play_and_say)[0].news == ""
    assert make_change(change.after, NOW, partial(play_first, id="x"))[0].news != ""
    assert make_change(change.after, NOW, partial(play_first, id="x" * 5000))[0].news == ""


def test_sqlite_is_tidied_up_after_many_changes(tmp_path: Path) -> None:
    """What is written at once only ever gets written ahead; that must not grow for ever."""
    file = tmp_path / "makeda.sqlite"
    storage = open_storage(f"sqlite:///{file}")
    storage.create(some_table(), NOW)
    stored = storage.load("t1")
    ahead = file.with_name(f"{file.name}-wal")
    sizes = []
    for _ in range(4):
        for _ in range(WORTH_TIDYING):
            change, _ = make_change(stored, NOW, lambda table: table.say(1, "hello", NOW))
            assert storage.writer.write_at_once(change)
            stored = change.after
        storage.writer.tidy_up()
        sizes.append(ahead.stat().st_size)
    assert sizes[-1] <= 1.5 * sizes[0]
    storage.close()


def test_what_a_stale_copy_forbids_may_be_allowed_by_now(storage: Storage) -> None:
    storage.create(some_table(), NOW)
    old = storage.load("t1")
    storage.change("t1", None, NOW, lambda table: table.start("h0", NOW))
    after, _ = storage.change("t1", old, NOW, lambda table: play_first(table, "some-move"))
    assert [after.version, len(after.table.log)] == [3, 2]
    with pytest.raises(TableProblem):
        storage.change("t1", after, NOW, lambda table: table.start("h0", NOW))


def test_a_copy_in_memory_is_brought_up_to_date(storage: Storage) -> None:
    """Only what is new is read, unless something old has changed."""
    storage.create(some_table(), NOW)
    storage.change("t1", None, NOW, lambda table: table.start("h0", NOW))
    copy = storage.load("t1")
    for move in ("first-move", "second-move", "third-move"):
        storage.change("t1", None, NOW, partial(play_first, id=move))
    newer = storage.load("t1", copy)
    assert newer.table is copy.table
    assert newer.table.snapshot() == storage.load("t1").table.snapshot()
    storage.change("t1", newer, NOW, lambda table: table.say(1, "hello", NOW))
    storage.change("t1", None, NOW, lambda table: table.forget(1, NOW))
    after = storage.load("t1", newer)
    assert "hello" not in str(after.table.log.seen_by(None).after())
    assert after.table.frame(1) == storage.load("t1").table.frame(1)


def test_who_reads_while_others_write_sees_one_moment(storage: Storage) -> None:
    """The log of a table that was read leads to its position, whatever is played meanwhile."""
    storage.create(some_table(), NOW)
    storage.change("t1", None, NOW, lambda table: table.start("h0", NOW))

    def play(table: Table) -> None:
        for seat in table.state.actors()[:1]:
            table.play(seat, table.state.legal(seat)[-1], table.questions.numbers[seat], "", NOW)

    done = threading.Event()

    def write() -> None:
        while not done.is_set():
            storage.change("t1", None, NOW, play)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for _ in range(60):
            table = storage.load("t1").table
            assert table.replay().dump() == table.state.dump()
    finally:
        done.set()
        writer.join()


def test_tables_that_wait_are_found(storage: Storage) -> None:
    stored = some_table()
    storage.create(stored, NOW)
    storage.change("t1", None, NOW, lambda table: table.start("h0", NOW))
    assert storage.waiting_for_bot(NOW + 1) == []
    storage.change("t1", None, NOW, lambda table: table.stand_in(0, "h0", "random", NOW))
    assert storage.waiting_for_bot(NOW + 1) == ["t1"]
    assert storage.waiting_for_bot(NOW - 1) == []
    assert storage.overdue(NOW + 10**6) == []


def test_public_tables_are_found_newest_first(storage: Storage) -> None:
    for number in range(4):
        storage.create(some_table(f"p{number}", public=True), NOW + number)
    storage.create(some_table("hidden"), NOW)
    assert [table.id for table in storage.public_tables(3)] == ["p3", "p2", "p1"]


def test_a_link_that_moves_a_seat_is_good_once_and_for_a_while(storage: Storage) -> None:
    link = Transfer("t1", 2, "h2", NOW - 5)
    storage.add_transfer("print", link, NOW + 10)
    storage.add_transfer("old", link._replace(seat=1), NOW - 10)
    assert storage.take_transfer("print", NOW) == link
    for used in ("print", "old", "unknown"):
        with pytest.raises(Unknown, match="unknown_link"):
            storage.take_transfer(used, NOW)


def test_it_is_noted_who_was_seen_when_at_each_table(storage: Storage) -> None:
    storage.saw([("t1", "h0"), ("t1", "h1"), ("t2", "h0")], NOW)
    storage.saw([("t1", "h1"), ("t1", "h1")], NOW + 20)
    assert storage.seen_since(NOW) == {"t1": {"h0": NOW, "h1": NOW + 20}, "t2": {"h0": NOW}}
    assert storage.seen_since(NOW, "t2") == {"t2": {"h0": NOW}}
    assert storage.seen_since(NOW + 1) == {"t1": {"h1": NOW + 20}}
    storage.forget_seen(NOW + 1)
    assert storage.seen_since(0) == {"t1": {"h1": NOW + 20}}
    storage.saw([], NOW + 40)
    assert storage.seen_since(NOW + 40) == {}


def test_a_beat_is_one_statement_for_all_who_are_connected(storage: Storage) -> None:
    statements: list[str] = []
    sa.event.listen(
        storage.engine, "before_cursor_execute", lambda *call: statements.append(str(call[2]))
    )
    storage.saw([(f"t{n % 700}", f"h{n}") for n in range(3000)], NOW)
    assert len([text for text in statements if text.startswith("INSERT")]) == 1
    assert sum(len(seen) for seen in storage.seen_since(NOW).values()) == 3000


def revisions() -> list[str]:
    folder = Path(makeda.server.__file__).parent / "migrations"
    config = Config()
    config.set_main_option("script_location", str(folder))
    script = ScriptDirectory.from_config(config)
    return [step.revision for step in reversed(list(script.walk_revisions()))]


def migrate_to(storage: Storage, revision: str) -> None:
    config = Config()
    folder = Path(makeda.server.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    with storage.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def snapshot_of(revision: str, table: Table) -> dict[str, Any]:
    """A table's snapshot as the program of that revision wrote it."""
    snapshot: dict[str, Any] = table.snapshot()
    if revision < "0002":
        terms = snapshot["terms"]
        terms["knock_after"] = terms.pop("patience")
    if revision < "0004":
        del snapshot["terms"]["rules_version"]
    return snapshot


@pytest.mark.parametrize("revision", revisions())
def test_data_of_every_earlier_version_survives_the_migration(database: str, revision: str) -> None:
    storage = Storage(Settings(database).database_url())
    migrate_to(storage, revision)
    stored = some_table()
    row = {
        "id": "t1",
        "version": 1,
        "game": "kette",
        "status": "waiting",
        "public": False,
        "created": NOW,
        "updated": NOW,
        "waits_for_bot": False,
        "deadline": 0.0,
        "invitation": "invitation",
        "watch": "watch",
        "salt": "",
        "snapshot": json.dumps(snapshot_of(revision, stored.table)),
    }
    with storage.engine.begin() as connection:
        old = sa.Table("tables", sa.MetaData(), autoload_with=connection)
        connection.execute(old.insert().values({c.name: row[c.name] for c in old.columns}))
    migrate(storage.engine)
    with storage.engine.begin() as connection:
        kept = json.loads(connection.execute(sa.select(tables.c.snapshot)).scalar_one())
    # Whoever did not say so played with the rules of that time.
    began = kept["terms"]["rules_version"]
    expected = json.loads(json.dumps(stored.table.snapshot()))
    assert kept == {**expected, "terms": {**expected["terms"], "rules_version": began}}
    if began == expected["terms"]["rules_version"]:
        storage.change("t1", None, time.time(), lambda table: table.start("h0", NOW))
    else:
        assert revision < "0004"
        with pytest.raises(Outdated):
            storage.load("t1")
    storage.close()


def test_the_migrations_lead_to_the_schema_of_the_code(storage: Storage) -> None:
    with storage.engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_migrating_again_changes_nothing(storage: Storage) -> None:
    storage.create(some_table(), NOW)
    migrate(storage.engine)
    assert storage.load("t1").version == 1
