"""Caring for a database: what is in it, what may go, and copies that are known to work.

A backup is an SQLite database, whatever it was made from: a server can be started on it as it is,
and it can be copied back into an empty database of either kind.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from makeda.core.problems import BadSetup
from makeda.games.texts import catalogue
from makeda.server.problems import Outdated
from makeda.server.schema import log, metadata, tables
from makeda.server.storage import Storage, open_storage

# Rows that are copied at a time.
BATCH = 500


class Line(NamedTuple):
    """A table as it is listed."""

    id: str
    game: str
    status: str
    created: float
    updated: float
    bytes: int


class Checked(NamedTuple):
    """What was found in a backup: tables that can be played on, and whole ones that cannot, since
    they ended with an earlier version of the rules. The others were told.
    """

    sound: int
    outdated: int


class Sizes(NamedTuple):
    """How much there is."""

    tables: int
    entries: int
    bytes: int


def list_tables(storage: Storage) -> list[Line]:
    """All tables, the one with the latest news first."""
    entries = (
        sa.select(log.c.table_id, sa.func.sum(sa.func.length(log.c.entry)).label("bytes"))
        .group_by(log.c.table_id)
        .subquery()
    )
    size = sa.func.length(tables.c.snapshot) + sa.func.coalesce(entries.c.bytes, 0)
    query = (
        sa.select(
            tables.c.id, tables.c.game, tables.c.status, tables.c.created, tables.c.updated, size
        )
        .outerjoin(entries, entries.c.table_id == tables.c.id)
        .order_by(tables.c.updated.desc())
    )
    with storage.engine.begin() as connection:
        return [Line(*row) for row in connection.execute(query)]


def sizes(storage: Storage) -> Sizes:
    lines = list_tables(storage)
    with storage.engine.begin() as connection:
        entries = connection.execute(sa.select(sa.func.count()).select_from(log)).scalar_one()
    return Sizes(len(lines), entries, sum(line.bytes for line in lines))


def back_up(storage: Storage, file: Path) -> int:
    """Copy everything into a new file, as it is at one moment; the number of tables."""
    if file.exists():
        raise BadSetup("backup_exists", {"file": str(file)})
    with _database(file) as copy:
        return _copy(storage, copy)


def restore(file: Path, storage: Storage) -> int:
    """Copy a backup into a database that holds nothing yet; the number of tables."""
    if sizes(storage).tables:
        raise BadSetup("database_not_empty", {})
    with _database(_existing(file)) as backup:
        return _copy(backup, storage)


def check_backup(file: Path, tell: Callable[[str, str], None]) -> Checked:
    """Restore a backup into a database of its own, and open every table.

    Each one must lead by its log to the position that was stored. Those that do not are told.
    Tables that ended with an earlier version of the rules are only counted: it would take these
    rules to follow their logs.
    """
    with (
        tempfile.TemporaryDirectory() as folder,
        _database(_existing(file)) as backup,
        _database(Path(folder, "restored.sqlite")) as restored,
    ):
        _copy(backup, restored)
        sound = outdated = 0
        for line in list_tables(restored):
            try:
                if _leads_to_its_position(restored, line.id):
                    sound += 1
                else:
                    tell(line.id, catalogue(part="server").say("server", "log_differs"))
            except Outdated:
                outdated += 1
            except Exception as error:
                tell(line.id, f"{type(error).__name__}: {error}")
        return Checked(sound, outdated)


def _leads_to_its_position(storage: Storage, table_id: str) -> bool:
    table = storage.load(table_id).table
    return table.dealt is None or table.replay().dump() == table.state.dump()


@contextmanager
def _database(file: Path) -> Iterator[Storage]:
    storage = open_storage(f"sqlite:///{file}")
    try:
        yield storage
    finally:
        storage.close()


def _existing(file: Path) -> Path:
    if not file.exists():
        raise BadSetup("no_backup", {"file": str(file)})
    return file


def _copy(source: Storage, target: Storage) -> int:
    """All rows, read in one transaction and written in one."""
    with source.reading() as reading, target.engine.begin() as writing:
        for table in metadata.sorted_tables:
            rows = reading.execute(sa.select(table)).mappings()
            while batch := rows.fetchmany(BATCH):
                writing.execute(table.insert(), [dict(row) for row in batch])
        return int(writing.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one())
