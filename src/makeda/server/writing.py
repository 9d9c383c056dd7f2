"""How changes of tables get into the database: each as one transaction, and only if it builds on
what is stored there.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.sql.dml import ReturningUpdate

from makeda.server.database import Prepared, line_at_once, tidy_sqlite
from makeda.server.schema import log, tables
from makeda.server.stored import Change, Row

CHANNEL = "makeda"
# Part of the words of a statement, not parameters.
ONE: sa.ColumnElement[int] = sa.literal_column("1")
SPACE: sa.ColumnElement[str] = sa.literal_column("' '")
NO_NEWS: sa.ColumnElement[str] = sa.literal_column("''")
# What of a table's row is written at each change.
CHANGED = ("status", "updated", "waits_for_bot", "deadline", "snapshot")
# Tidying up SQLite is worth it after so many changes.
WORTH_TIDYING = 100


class Overtaken(Exception):
    """Another process has changed a table meanwhile; what was done to the copy here is void."""


def updating(table_id: Any, columns: Row) -> sa.Update:
    """What writes a new version of a table's row."""
    return (
        tables.update()
        .where(tables.c.id == table_id)
        .values(version=tables.c.version + ONE, **columns)
    )


def telling(
    engine: Engine, update: sa.Update, news: sa.ColumnElement[str] = NO_NEWS
) -> sa.Update | ReturningUpdate[Any]:
    """The same, and it tells the other processes when the transaction is over, and only then.

    PostgreSQL lets only one transaction at a time that tells something wait for the disk. So this
    is for what happens seldom.
    """
    if engine.dialect.name != "postgresql":
        return update
    notice = sa.func.concat(tables.c.id, SPACE, tables.c.version, SPACE, news)
    return update.returning(sa.func.pg_notify(sa.literal_column(f"'{CHANNEL}'"), notice))


class Writer:
    """Writes changes."""

    def __init__(self, engine: Engine, single: Engine) -> None:
        self._engine = engine
        # For single statements, which need no transaction around them.
        self._single = single
        # SQLite's line for `write_at_once`, and how many changes came over it lately.
        self._at_once: sqlite3.Connection | None = None
        self._untidied = 0
        dialect = engine.dialect
        changed: Row = {name: sa.bindparam(name) for name in CHANGED}
        known = tables.c.version == sa.bindparam("known")
        news = sa.cast(sa.bindparam("news"), sa.Text)
        update = updating(sa.bindparam("changed_id"), changed).where(known)
        self._update = Prepared(telling(engine, update, news), dialect)
        self._add_entry = Prepared(log.insert(), dialect)
        self.is_postgres = dialect.name == "postgresql"
        if self.is_postgres:
            self._update_and_add = Prepared(_with_entry(update), dialect)

    def write(self, change: Change) -> bool:
        """Store a change, after whatever others are writing; Overtaken if it is void.

        The answer is whether other processes have still to be told.
        """
        if self.is_postgres and len(change.entries) == 1 and not change.rewritten:
            # Every statement is a journey to PostgreSQL, so it is only one.
            values = _row(change) | change.entries[0]
            with self._single.begin() as connection:
                if not self._update_and_add.run(connection, values).all():
                    raise Overtaken
            return True
        with self._engine.begin() as connection:
            self.write_with(connection, change)
        return False

    def write_with(self, connection: Connection, change: Change) -> None:
        """Store a change as part of a transaction that tells others; Overtaken if it is void."""
        if self._update.run(connection, _row(change)).rowcount != 1:
            raise Overtaken
        for row in change.entries:
            self._add_entry.run(connection, row)
        for row in change.rewritten:
            connection.execute(
                log.update()
                .where(log.c.table_id == row["table_id"], log.c.number == row["number"])
                .values(entry=row["entry"])
            )

    def write_at_once(self, change: Change) -> bool:
        """Store a change in SQLite without waiting for anybody; Overtaken if it is void.

        That takes less time than waking a thread for it. Where another is writing, or anything is
        wrong, nothing is stored, and the answer is False: the ordinary way waits for the one, and
        tells of the other. Only one thread may call this.
        """
        if self.is_postgres or change.rewritten:
            return False
        if self._at_once is None:
            self._at_once = line_at_once(self._engine)
        line = self._at_once
        try:
            line.execute("BEGIN IMMEDIATE")
            is_known = self._update.run_at(line, _row(change)).rowcount == 1
            if is_known:
                for row in change.entries:
                    self._add_entry.run_at(line, row)
            line.execute("COMMIT" if is_known else "ROLLBACK")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                line.rollback()
            return False
        if not is_known:
            raise Overtaken
        self._untidied += 1
        return True

    def tidy_up(self) -> None:
        """Do what `write_at_once` leaves undone, if it is worth it."""
        if self._untidied >= WORTH_TIDYING:
            self._untidied = 0
            tidy_sqlite(self._engine)

    def close(self) -> None:
        if self._at_once is not None:
            self._at_once.close()


def _row(change: Change) -> Row:
    """The row of a changed table, with what it is known by."""
    after = change.after
    known = {"changed_id": after.table.id, "known": after.version - 1, "news": change.news}
    return {**change.row, **known}


def _with_entry(update: sa.Update) -> sa.UpdateBase:
    """An update and, if it changes something, the entry that belongs to it, in one statement."""
    names = ("table_id", "number", "move_id", "entry")
    values = [sa.bindparam(name, type_=log.c[name].type).label(name) for name in names]
    entry = sa.select(*values).select_from(update.returning(ONE).cte("changed"))
    return log.insert().from_select(names, entry).returning(log.c.number)
