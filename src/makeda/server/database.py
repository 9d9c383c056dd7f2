"""How a database is reached, prepared and brought up to date: SQLite or PostgreSQL."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection
from sqlalchemy.sql.compiler import SQLCompiler

from makeda.core.problems import BadSetup

# The database makes others wait for at most so long before a change fails.
PATIENCE_MS = 10_000
# A PostgreSQL that cannot be reached, or that is gone without a word, is given up after so many
# seconds, so that no thread waits for it for ever.
REACH_SECONDS = 5
GONE_SECONDS = 20
# SQLite may have written ahead so many pages, of 4 kB each, before others must wait.
MOST_PAGES_AHEAD = 10_000
# A line to it that was silent for so many seconds is tried before it is used.
SILENT = 1.0
USED = "used"


POSTGRES: dict[str, Any] = {
    "connect_timeout": REACH_SECONDS,
    "tcp_user_timeout": GONE_SECONDS * 1000,
    "keepalives_idle": GONE_SECONDS,
    "options": f"-c lock_timeout={PATIENCE_MS} -c statement_timeout={2 * PATIENCE_MS}",
}


def connect(url: str) -> Engine:
    """The way to a database, SQLite or PostgreSQL."""
    # What is stored must not show in the log, not even when storing it fails.
    if url.startswith("postgresql"):
        engine = sa.create_engine(url, connect_args=POSTGRES, hide_parameters=True)
        sa.event.listen(engine, "checkout", _try_silent_line)
        sa.event.listen(engine, "checkin", _note_use)
        return engine
    engine = sa.create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _set_up_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _try_silent_line(
    connection: Any, record: ConnectionPoolEntry, _proxy: PoolProxiedConnection
) -> None:
    """Have a line to PostgreSQL replaced that broke while nobody used it."""
    if time.monotonic() - record.info.get(USED, -SILENT) < SILENT:
        return
    try:
        connection.execute("SELECT 1")
        connection.rollback()
    except Exception as error:
        raise sa.exc.DisconnectionError from error


def _note_use(_connection: Any, record: ConnectionPoolEntry) -> None:
    record.info[USED] = time.monotonic()


def _set_up_sqlite(connection: Any, _record: ConnectionPoolEntry) -> None:
    """Write ahead, so that a killed process loses nothing that was committed.

    Not waiting for the disk at each commit makes it a hundred times faster; only when the whole
    machine fails, the last moments may be gone.
    """
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")


def line_at_once(engine: Engine) -> sqlite3.Connection:
    """A line to SQLite that never waits: not for others who write, and not for the disk, because
    it leaves moving what was written ahead into the database to others (`tidy_sqlite`).
    """
    borrowed = engine.raw_connection()
    line = _sqlite_line(borrowed)
    borrowed.detach()
    line.execute("PRAGMA busy_timeout = 0")
    line.execute("PRAGMA wal_autocheckpoint = 0")
    return line


def tidy_sqlite(engine: Engine) -> None:
    """Move what was written ahead into the database itself, while others go on writing.

    Where they never pause it comes to no end, so after a while they have to wait for it.
    """
    borrowed = engine.raw_connection()
    try:
        line = _sqlite_line(borrowed)
        _, ahead, _ = line.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if ahead > MOST_PAGES_AHEAD:
            line.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
    finally:
        borrowed.close()


def _sqlite_line(borrowed: PoolProxiedConnection) -> sqlite3.Connection:
    line = borrowed.driver_connection
    assert isinstance(line, sqlite3.Connection)
    return line


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock at once: two readers that both want to write would block each other."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Bring the database to the newest version; processes that start together take turns."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Whoever comes second waits for as long as the first one needs.
            connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(6510)"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            # It has been brought to a version of which this program knows nothing.
            raise BadSetup("newer_database", {}) from error


class Prepared:
    """A statement that is put into words once: that takes SQLAlchemy far longer than running it.

    Only what every move needs is worth it.
    """

    def __init__(self, statement: sa.SelectBase | sa.UpdateBase, dialect: sa.Dialect) -> None:
        words = statement.compile(dialect=dialect)
        assert isinstance(words, SQLCompiler)
        self._text = str(words)
        # The order of the parameters, for databases that know them by their place.
        self._places: list[str] | None = words.positiontup

    def run(self, connection: Connection, values: Mapping[str, object]) -> sa.CursorResult[Any]:
        return connection.exec_driver_sql(self._text, self._placed(values))

    def run_at(self, line: sqlite3.Connection, values: Mapping[str, object]) -> sqlite3.Cursor:
        """Run it on SQLite itself, past SQLAlchemy, which takes longer over it than SQLite."""
        return line.execute(self._text, self._placed(values))

    def _placed(self, values: Mapping[str, object]) -> Any:
        return tuple([values[place] for place in self._places]) if self._places else values
