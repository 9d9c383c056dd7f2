"""Tables as they are stored, and changes of them that were made in memory and are to be stored."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from makeda.server.jsontext import json_text
from makeda.table.entries import Entry, Move
from makeda.table.table import Table

T = TypeVar("T")

Row = dict[str, object]

# How many characters the salt of a link has.
SALT = 16
# PostgreSQL passes on no more than 8,000 bytes.
LONGEST_NEWS = 2000


class Links(NamedTuple):
    """What is kept of the links to a table: fingerprints of their keys.

    The salt goes into the keys, so that new ones can be made; it is no secret. Where another game
    goes on with the links of the one before, it begins with the id of the table they were made for.
    """

    invitation: str
    watch: str
    salt: str = ""

    def made_for(self, table_id: str) -> tuple[str, str]:
        """The table and the salt that these links of a table were made with."""
        own = len(self.salt) <= SALT
        return (table_id, self.salt) if own else (self.salt[:-SALT], self.salt[-SALT:])

    def kept_from(self, table_id: str) -> Links:
        """The links of this table for another game of the same people."""
        return self._replace(salt="".join(self.made_for(table_id)))


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
    # What other processes are told beside the version: see `repeated`.
    news: str

    def notice(self) -> str:
        """How other processes are told of it."""
        return f"{self.after.table.id} {self.after.version} {self.news}"


def make_change(stored: Stored, now: float, action: Callable[[Table], T]) -> tuple[Change, T]:
    """Do something with a table in memory. If a Problem is raised, nothing has changed."""
    table = stored.table
    logged = len(table.log)
    result = action(table)
    new = table.log.since(logged)
    change = Change(
        stored._replace(version=stored.version + 1),
        row_of(table, now),
        [entry_row(table, entry) for entry in new],
        [entry_row(table, entry) for entry in table.log.rewritten],
        _news(new),
    )
    table.log.rewritten.clear()
    return change, result


def _news(entries: list[Entry]) -> str:
    """A move and nothing else as other processes are told of it; "" where they have to read."""
    if len(entries) != 1 or not isinstance(entries[0], Move):
        return ""
    move = entries[0]
    news = json_text([move.number, move.at, move.seat, move.by, move.words, move.id])
    return news if len(news) <= LONGEST_NEWS else ""


def repeated(stored: Stored, news: str) -> Stored:
    """The next version of a table: the move that another process tells of is made here as well.

    From the same position the same follows, so nothing needs to be read. If this fails, the table
    in memory is of no use any more.
    """
    table = stored.table
    number, at, seat, by, words, move_id = json.loads(news)
    if number != table.log.next_number():
        raise ValueError("the log is not as long as it should be")
    code = table.terms.game.moves.parse(words)
    table.play(seat, code, table.questions.numbers[seat], move_id, at, by=by)
    return stored._replace(version=stored.version + 1)


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
