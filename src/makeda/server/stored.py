"""Tables as they are stored, and changes of them that were made in memory and are to be stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from makeda.server.jsontext import json_text
from makeda.table.entries import Entry
from makeda.table.table import Table

T = TypeVar("T")

Row = dict[str, object]


class Links(NamedTuple):
    """What is kept of the links to a table: fingerprints of their keys.

    The salt goes into the keys, so that new ones can be made; it is no secret.
    """

    invitation: str
    watch: str
    salt: str = ""


class Stored(NamedTuple):
    """A table as it is in the database at one version, with its links."""

    table: Table
    version: int
    links: Links


# Raises a Problem for whoever may not do something with a table.
Right = Callable[[Stored], object]


class Change(NamedTuple):
    """What is to be stored of a table that was changed in memory."""

    # What is there once it is stored; until then the table in memory is ahead of its version.
    after: Stored
    row: Row
    # New entries of the log, and old ones of which something was taken away.
    entries: list[Row]
    rewritten: list[Row]


def make_change(stored: Stored, now: float, action: Callable[[Table], T]) -> tuple[Change, T]:
    """Do something with a table in memory. If a Problem is raised, nothing has changed."""
    table = stored.table
    logged = len(table.log)
    result = action(table)
    change = Change(
        stored._replace(version=stored.version + 1),
        row_of(table, now),
        [entry_row(table, entry) for entry in table.log.since(logged)],
        [entry_row(table, entry) for entry in table.log.rewritten],
    )
    table.log.rewritten.clear()
    return change, result


def row_of(table: Table, now: float) -> Row:
    """What is stored of a table at each change, beside its log."""
    return {
        "status": table.status,
        "updated": now,
        "waits_for_bot": bool(table.bots_to_move()),
        "deadline": table.deadline(),
        "snapshot": json_text(table.snapshot()),
    }


def entry_row(table: Table, entry: Entry) -> Row:
    """An entry of a table's log as it is stored."""
    return {
        "table_id": table.id,
        "number": entry.number,
        "move_id": entry.id or None,
        "entry": json_text(entry.dump()),
    }
