"""Tables in the database. Every change of a table is one transaction: log rows and snapshot.

All of this is ordinary blocking code; the server calls it in threads.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, suppress
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from makeda.core.problems import BadSetup, phrase
from makeda.server.database import Prepared, connect, migrate
from makeda.server.problems import Concerned, Outdated, Unknown, Unreadable
from makeda.server.schema import analyses, log, presence, tables, transfers
from makeda.server.stored import Links, Right, Stored, entry_row, make_change, row_of
from makeda.server.supervision import described
from makeda.server.writing import Writer, telling, updating
from makeda.table.opening import catch_up, load_table
from makeda.table.outdated import outdated_record
from makeda.table.problems import OtherRules
from makeda.table.status import WAITING
from makeda.table.table import Table

T = TypeVar("T")

logger = logging.getLogger("makeda")


def _seen_postgres() -> sa.Insert:
    """Notes when people were seen. They come as arrays, so that the statement has the same words
    however many they are: putting a row for each of a thousand into words takes a tenth of a
    second, in which a move hardly gets a turn.
    """
    texts = postgresql.ARRAY(sa.Text)
    people = sa.select(
        sa.func.unnest(sa.bindparam("table_ids", type_=texts)),
        sa.func.unnest(sa.bindparam("holders", type_=texts)),
        sa.bindparam("seen", type_=presence.c.seen.type),
    )
    new = postgresql.insert(presence).from_select(["table_id", "holder", "seen"], people)
    return new.on_conflict_do_update(
        index_elements=[presence.c.table_id, presence.c.holder], set_={"seen": new.excluded.seen}
    )


def _seen_sqlite() -> sa.Insert:
    """The same, for one of them."""
    new = sqlite.insert(presence)
    return new.on_conflict_do_update(
        index_elements=[presence.c.table_id, presence.c.holder], set_={"seen": new.excluded.seen}
    )


SEEN_POSTGRES = _seen_postgres()
SEEN_SQLITE = _seen_sqlite()


class Transfer(NamedTuple):
    """A link that moves a seat: which one, who made it, and when."""

    table_id: str
    seat: int
    holder: str
    made: float


class Storage:
    """The database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        # Tables that were reported as unreadable or outdated, and their versions then.
        self._reported: dict[str, int] = {}
        self.is_postgres = self.engine.dialect.name == "postgresql"
        # A mere reader must see snapshot and log of the same moment, while others go on writing.
        self._reader = (
            self.engine.execution_options(isolation_level="REPEATABLE READ")
            if self.is_postgres
            else self.engine
        )
        table_id: sa.BindParameter[str] = sa.bindparam("table_id")
        self._lock = Prepared(
            sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update(),
            self.engine.dialect,
        )
        self._rows = Prepared(_rows_of(table_id), self.engine.dialect)
        # A single statement is a transaction by itself. SQLite is not asked over a network.
        self._single = (
            self.engine.execution_options(isolation_level="AUTOCOMMIT")
            if self.is_postgres
            else self.engine
        )
        self.writer = Writer(self.engine, self._single)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    # Tables

    def ping(self) -> None:
        """Ask the database something; an error when it does not answer."""
        with self.engine.connect() as connection:
            connection.execute(sa.select(tables.c.id).limit(1))

    def reading(self) -> AbstractContextManager[Connection]:
        """A transaction that sees everything as it was at one moment."""
        return self._reader.begin()

    def create(self, stored: Stored, now: float) -> None:
        table = stored.table
        with self.engine.begin() as connection:
            connection.execute(
                tables.insert().values(
                    id=table.id,
                    version=stored.version,
                    game=table.terms.game.info.id,
                    public=table.terms.public,
                    created=now,
                    **stored.links._asdict(),
                    **row_of(table, now),
                )
            )
            entries = [entry_row(table, entry) for entry in table.log]
            if entries:
                connection.execute(log.insert(), entries)

    def load(self, table_id: str, cached: Stored | None = None) -> Stored:
        """The table as it is now; the cached one if nobody has changed it."""
        with self._single.begin() as connection:
            return self._load(connection, table_id, cached)

    def change(
        self,
        table_id: str,
        cached: Stored | None,
        now: float,
        action: Callable[[Table], T],
        right: Right | None = None,
    ) -> tuple[Stored, T]:
        """Do something with a table as it is now and store what came of it, all or nothing.

        If the action raises, nothing is stored; a Problem has left the table as it was.
        """
        with self.engine.begin() as connection:
            if self.is_postgres:
                self._lock.run(connection, {"table_id": table_id}).close()
            stored = self._load(connection, table_id, cached)
            if right is not None:
                right(stored)
            change, result = make_change(stored, now, action)
            self.writer.write_with(connection, change)
        return change.after, result

    def _load(self, connection: Connection, table_id: str, cached: Stored | None) -> Stored:
        """The table as it is now; what is known of it is not read again."""
        known, logged = (cached.version, len(cached.table.log)) if cached else (-1, 0)
        about = {"table_id": table_id, "known": known, "logged": logged}
        rows = self._rows.run(connection, about).all()
        if not rows or rows[0].version is None:
            raise Unknown("unknown_table", {"table": table_id})
        row, entries = rows[0], [later.snapshot for later in rows[1:]]
        if cached is not None and cached.version == row.version:
            return cached
        links = Links(row.invitation, row.watch, row.salt)
        if cached is None:
            return Stored(self._read(row, entries), row.version, links)
        if self._has_caught_up(cached.table, row, entries):
            return Stored(cached.table, row.version, links)
        return self._load(connection, table_id, None)

    def _has_caught_up(self, table: Table, row: sa.Row[Any], entries: list[str]) -> bool:
        """Bring a table up to date, if that can be done without its whole log."""
        try:
            return catch_up(table, json.loads(row.snapshot), [json.loads(text) for text in entries])
        except Exception as error:
            # It is read as a whole, which is reported if it fails as well.
            logger.warning("table %s could not be caught up with: %s", row.id, described(error))
            return False

    def _read(self, row: sa.Row[Any], entries: list[str]) -> Table:
        """The table of a row and its log. If that fails, whatever the reason, it is reported once
        for each version, and whoever asks is told.
        """
        try:
            return load_table(json.loads(row.snapshot), [json.loads(entry) for entry in entries])
        except OtherRules as other:
            if self._is_new(row):
                logger.info("table %s ended with its version of the rules: %s", row.id, other)
            raise Outdated(other.key, row.id, _concerned(row), other.params) from other
        except Exception as error:
            if self._is_new(row):
                logger.error(
                    "table %s cannot be read by this version and is set aside: %s",
                    row.id,
                    described(error),
                )
            raise Unreadable("unreadable_table", row.id, _concerned(row)) from error

    def _is_new(self, row: sa.Row[Any]) -> bool:
        """Whether it is to be reported that a table cannot be opened: once for each version."""
        known = self._reported.get(row.id) == row.version
        self._reported[row.id] = row.version
        return not known

    def outdated_record(self, outdated: Outdated, holder: str, key: str) -> str:
        """The record of a table that ended with its rules, for whoever may have it."""
        with self.reading() as connection:
            query = sa.select(tables).where(tables.c.id == outdated.table_id)
            row = connection.execute(query).one()
            entries = _log_of(connection, row.id)
        outdated.must_give_record(holder, key, row.status)
        snapshot = json.loads(row.snapshot)
        return outdated_record(snapshot, [json.loads(entry) for entry in entries]).json()

    def public_tables(self, limit: int) -> list[Table]:
        """The newest public tables that wait for players or are being played."""
        with self.engine.begin() as connection:
            rows = connection.execute(
                sa.select(tables)
                .where(tables.c.public, tables.c.status != "over")
                .order_by(tables.c.status == WAITING, tables.c.created.desc())
                .limit(limit)
            ).all()
        found: list[Table] = []
        for row in rows:
            with suppress(Unreadable):
                found.append(self._read(row, []))
        return found

    def waiting_for_bot(self, before: float) -> list[str]:
        """Tables where a bot should have moved by then: whoever cared for them is gone."""
        query = sa.select(tables.c.id).where(tables.c.waits_for_bot, tables.c.updated < before)
        return self._ids(query)

    def overdue(self, now: float) -> list[str]:
        """Tables where the time of a person is up."""
        return self._ids(
            sa.select(tables.c.id).where(tables.c.deadline > 0, tables.c.deadline < now)
        )

    def _ids(self, query: sa.Select[tuple[Any]]) -> list[str]:
        with self.engine.begin() as connection:
            return list(connection.execute(query).scalars())

    # What goes

    def delete(self, table_ids: list[str]) -> int:
        """Remove tables with all that belongs to them; how many there were."""
        with self.engine.begin() as connection:
            for part in (log, transfers, presence, analyses):
                connection.execute(part.delete().where(part.c.table_id.in_(table_ids)))
            gone = connection.execute(tables.delete().where(tables.c.id.in_(table_ids)))
            return gone.rowcount

    def forget_old(self, before: float) -> int:
        """Remove tables where nothing has happened since then, over or not; how many there were."""
        return self.delete(self._ids(sa.select(tables.c.id).where(tables.c.updated < before)))

    def forget_expired_links(self, now: float) -> None:
        with self.engine.begin() as connection:
            connection.execute(transfers.delete().where(transfers.c.expires < now))

    def set_links(self, table_id: str, links: Links) -> None:
        """Let other links lead to a table than before."""
        with self.engine.begin() as connection:
            connection.execute(telling(self.engine, updating(table_id, links._asdict())))

    # Links that move a seat

    def add_transfer(self, fingerprint: str, transfer: Transfer, expires: float) -> None:
        with self.engine.begin() as connection:
            connection.execute(
                transfers.insert().values(
                    fingerprint=fingerprint, expires=expires, **transfer._asdict()
                )
            )

    def take_transfer(self, fingerprint: str, now: float) -> Transfer:
        """What a link is for; it is used up by this."""
        with self.engine.begin() as connection:
            row = connection.execute(
                transfers.delete()
                .where(transfers.c.fingerprint == fingerprint)
                .returning(transfers)
            ).one_or_none()
        if row is None or row.expires < now:
            raise Unknown("unknown_link", {})
        return Transfer(row.table_id, row.seat, row.holder, row.made)

    # Who is there

    def saw(self, people: Iterable[tuple[str, str]], now: float) -> None:
        """Note that these people, by table and holder, are connected now."""
        # In order, so that two processes that saw the same people do not wait for each other.
        rows = sorted(set(people))
        if not rows:
            return
        with self.engine.begin() as connection:
            if self.is_postgres:
                table_ids, holders = map(list, zip(*rows, strict=True))
                seen = {"table_ids": table_ids, "holders": holders, "seen": now}
                connection.execute(SEEN_POSTGRES, seen)
            else:
                each = [{"table_id": at, "holder": holder, "seen": now} for at, holder in rows]
                connection.execute(SEEN_SQLITE, each)

    def seen_since(self, since: float, table_id: str | None = None) -> dict[str, dict[str, float]]:
        """By table, who was seen since then and when, at all tables or at one."""
        query = sa.select(presence).where(presence.c.seen >= since)
        if table_id is not None:
            query = query.where(presence.c.table_id == table_id)
        seen: dict[str, dict[str, float]] = {}
        with self._reader.begin() as connection:
            for row in connection.execute(query):
                seen.setdefault(row.table_id, {})[row.holder] = row.seen
        return seen

    def forget_seen(self, before: float) -> None:
        """Forget who was seen last before that time."""
        with self.engine.begin() as connection:
            connection.execute(presence.delete().where(presence.c.seen < before))


def _log_of(connection: Connection, table_id: str) -> list[str]:
    """The rows of a table's log, in order."""
    query = sa.select(log.c.entry).where(log.c.table_id == table_id).order_by(log.c.number)
    return list(connection.execute(query).scalars())


def _concerned(row: sa.Row[Any]) -> Concerned:
    """Whom a table concerns, as far as its snapshot can be read."""
    host, sitting = "", set[str]()
    with suppress(KeyError, TypeError, ValueError):
        data = json.loads(row.snapshot)
        host = data["host"]
        sitting = {seat["holder"] for seat in data["seats"]} - {""}
    return Concerned(
        bool(row.public), {row.invitation, row.watch}, {host, *sitting} - {""}, sitting
    )


def _rows_of(table_id: sa.BindParameter[str]) -> sa.CompoundSelect[Any]:
    """A table's row, without its snapshot if its version is known, and then the entries of its log
    that are not known: all of one moment, since it is one statement.
    """
    new = sa.case((tables.c.version == sa.bindparam("known"), None), else_=tables.c.snapshot)
    about = (tables.c.id, tables.c.version, tables.c.public)
    links = (tables.c.invitation, tables.c.watch, tables.c.salt)
    first: sa.ColumnElement[int] = sa.literal_column("0")
    head = sa.select(first.label("number"), *about, *links, new.label("snapshot"))
    entries = sa.select(log.c.number, *[sa.null() for _ in (*about, *links)], log.c.entry)
    return sa.union_all(
        head.where(tables.c.id == table_id),
        entries.where(log.c.table_id == table_id, log.c.number > sa.bindparam("logged")),
    ).order_by("number")


def open_storage(url: str) -> Storage:
    """The database, brought up to date; BadSetup tells why it cannot be used."""
    try:
        storage = Storage(url)
        migrate(storage.engine)
    except ModuleNotFoundError as error:
        missing = phrase("no_driver", module=error.name)
        raise BadSetup("bad_database", {"reason": missing}) from error
    except sa.exc.SQLAlchemyError as error:
        # The first line says it; the rest is for developers, and may hold a password.
        reason = str(error).splitlines()[0]
        raise BadSetup("bad_database", {"reason": reason}) from error
    return storage
