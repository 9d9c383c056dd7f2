"""Tables that earlier versions of the database hold are read, shown and played on as they were, or
have ended with the rules of their game, and give their records.

`stored/` has them as those versions wrote them, and beside them what people saw: for the first one
the snapshot and the log, for a later one its revision and its rows. The files are never made anew:
databases are full of such tables. When a game changes its rules, a table of the new ones is added.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from makeda.games.registry import game
from makeda.server.database import migrate
from makeda.server.problems import Outdated
from makeda.server.settings import Settings
from makeda.server.storage import Storage
from makeda.table.entries import TAKEN_BACK
from makeda.table.table import Table
from tests.server.test_storage import NOW, migrate_to
from tests.table.people import check_saved, play_on

FILES = sorted((Path(__file__).parent / "stored").glob("*.json"))
ID = "t"
# What the tables were played with when they began to say so
FIRST_RULES = {"babel": 1, "kette": 2, "saba": 2}


def has_other_rules(file: Path) -> bool:
    """Whether a game has changed its rules since: files are called by game and rules version."""
    name, _, version = file.stem.partition("-")
    return game(name).info.rules_version != int(version or FIRST_RULES[name])


PLAYED = [file for file in FILES if not has_other_rules(file)]
ENDED = [file for file in FILES if has_other_rules(file)]
every_stored_table = pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
every_ended_table = pytest.mark.parametrize("file", ENDED, ids=lambda file: file.stem)


class Old:
    """A table of an earlier version, in a database that has been brought up to date."""

    def __init__(self, database: str, file: Path) -> None:
        self.written: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        self.storage = Storage(Settings(database).database_url())
        migrate_to(self.storage, self.written.get("revision", "0001"))
        with self.storage.engine.begin() as connection:
            then = sa.MetaData()
            then.reflect(connection)
            connection.execute(then.tables["tables"].insert().values(self.table_row()))
            connection.execute(then.tables["log"].insert(), self.log_rows())
        migrate(self.storage.engine)

    def table_row(self) -> dict[str, object]:
        if "table_row" in self.written:
            row: dict[str, object] = self.written["table_row"]
            return row
        snapshot = self.written["snapshot"]
        return {
            "id": ID,
            "version": 1,
            "game": snapshot["terms"]["game"],
            "status": snapshot["status"],
            "public": snapshot["terms"]["public"],
            "created": NOW,
            "updated": NOW,
            "waits_for_bot": False,
            "deadline": 0.0,
            "invitation": "invitation",
            "watch": "watch",
            "snapshot": json.dumps(snapshot),
        }

    def log_rows(self) -> list[dict[str, object]]:
        if "log_rows" in self.written:
            rows: list[dict[str, object]] = self.written["log_rows"]
            return rows
        return [
            {
                "table_id": ID,
                "number": entry["number"],
                "move_id": entry["id"] or None,
                "entry": json.dumps(entry),
            }
            for entry in self.written["log"]
        ]

    def table(self) -> Table:
        return self.storage.load(ID).table


@pytest.fixture
def old(database: str, file: Path) -> Iterator[Old]:
    opened = Old(database, file)
    yield opened
    opened.storage.close()


def without_seats_of_takings_back(seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first version named whoever took back only in the event."""
    return [
        {name: value for name, value in entry.items() if name != "seat"}
        if entry["kind"] == TAKEN_BACK
        else entry
        for entry in seen
    ]


@every_stored_table
def test_a_stored_table_is_shown_as_it_was(old: Old) -> None:
    table = old.table()
    viewers = [*range(len(table.seats)), None]
    for place, viewer in enumerate(viewers):
        now = json.loads(json.dumps(table.frame(viewer)))
        then = old.written["frames"][place]
        assert {name: now[name] for name in then} == then
        log: list[dict[str, Any]] = json.loads(json.dumps(table.log.seen_by(viewer).after()))
        seen = old.written["seen"][place]
        assert without_seats_of_takings_back(log) == without_seats_of_takings_back(seen)
        assert now["log"] == log[-30:]
    standing = [[move.seat, move.by, move.words] for move in table.log.standing]
    assert standing == old.written["standing"]
    assert table.replay().dump() == table.state.dump()


@every_stored_table
def test_a_stored_table_is_played_on_and_taken_back(old: Old) -> None:
    entries = len(old.log_rows())

    def play(table: Table) -> None:
        play_on(table, 10)
        table.take_back(table.log.standing[-1].by, 500.0)

    old.storage.change(ID, None, NOW, play)
    again = old.table()
    assert len(again.log) == entries + 11
    check_saved(again)


@every_stored_table
def test_moves_of_a_stored_table_are_known_again(old: Old) -> None:
    table = old.table()
    known = [str(row["move_id"]) for row in old.log_rows() if row["move_id"]]
    assert known or table.terms.game.info.id == "saba"
    assert all(table.log.has_move(move_id) for move_id in known)


@every_ended_table
def test_a_stored_table_whose_rules_have_changed_gives_its_record(old: Old) -> None:
    holders = [seat["holder"] for seat in old.written["snapshot"]["seats"]]
    sitting = next(holder for holder in holders if holder)
    with pytest.raises(Outdated) as ended:
        old.table()
    record = json.loads(old.storage.outdated_record(ended.value, sitting, ""))
    assert record["rules_version"] == FIRST_RULES[record["game"]]
    moves = [[move["seat"], move.get("by", move["seat"]), move["move"]] for move in record["moves"]]
    assert moves == old.written["standing"]
