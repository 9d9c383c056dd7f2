"""A running game never changes its rules: it ends with its version, and gives its record."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from makeda.core.records import read as read_record
from makeda.games.registry import GAMES, game
from makeda.server.schema import tables
from makeda.server.settings import Settings
from tests.server.client import Client, Server, play_randomly, read

Launch = Callable[..., Server]
EARLIER = 0


def make_earlier(database: str, *ids: str) -> None:
    """Let tables have begun with an earlier version of the rules, as after an upgrade."""
    engine = sa.create_engine(Settings(database).database_url())
    with engine.begin() as connection:
        for table_id in ids:
            of_table = tables.c.id == table_id
            row = connection.execute(sa.select(tables).where(of_table)).one()
            snapshot = json.loads(row.snapshot)
            assert snapshot["terms"]["rules_version"] == game(row.game).info.rules_version
            snapshot["terms"]["rules_version"] = EARLIER
            change = tables.update().where(of_table).values(snapshot=json.dumps(snapshot))
            connection.execute(change)
    engine.dispose()


def as_the_earlier_program_reads_it(record: dict[str, Any]) -> Any:
    """The record, replayed by the program that has its rules: they are really today's."""
    assert record["rules_version"] == EARLIER
    ours = {**record, "rules_version": game(record["game"]).info.rules_version}
    found = read_record(json.dumps(ours), GAMES)
    steps = list(found.replay())
    return [step.turn.words for step in steps if step.turn]


@pytest.mark.parametrize("game_id", [game.info.id for game in GAMES])
def test_a_table_of_an_earlier_version_says_so_and_gives_its_record(
    launch: Launch, database: str, game_id: str, capfd: pytest.CaptureFixture[str]
) -> None:
    server = launch(database, sweep_every=0.1)
    ana = Client(server)
    table = ana.table(game_id, "me", "me", "me", public=True)
    frame = play_randomly(dict.fromkeys(range(3), ana), table, 25)
    late = ana.table(game_id, "me", "me", "easy", public=True, time_limit=1)
    good = ana.table(game_id, "me", "me", "me", public=True)
    server.kill()
    make_earlier(database, table, late)
    server.start()
    about = game(game_id).info
    body = {"id": "some-move-1", "seat": 0, "decision": frame["decision"], "move": "pass"}
    answers = [
        ana.get(f"/tables/{table}", 409),
        ana.get(f"/tables/{table}/frame", 409, seat=0),
        ana.post(f"/tables/{table}/moves", 409, **body),
        ana.post(f"/tables/{table}/take-back", 409, seat=0),
    ]
    with ana.socket(table, 0) as refused:
        answers.append(read(refused))
    for told in answers:
        assert told["error"] == "outdated_table"
        assert told["sentence"].startswith(
            f"This game began with version {EARLIER} of the rules of {about.title}, "
            f"and this server now plays version {about.rules_version}."
        )
    listed = [shown["id"] for shown in ana.get("/tables")["tables"]]
    assert good in listed
    assert not {table, late} & set(listed)
    moves = as_the_earlier_program_reads_it(ana.get(f"/tables/{table}/record"))
    assert len(moves) == 25
    # This program does not pretend to know those rules.
    text = json.dumps(ana.get(f"/tables/{table}/record"))
    assert ana.post("/records/replay", 400, record=text)["error"] == "record_version"
    play_randomly(dict.fromkeys(range(3), ana), good, 5)
    server.stop()
    reports = [line for line in capfd.readouterr().err.splitlines() if table in line]
    assert not any("cannot be read" in line for line in reports)


def test_the_record_of_a_game_that_was_not_over_is_for_those_who_sit_there(
    launch: Launch, sqlite: str
) -> None:
    server = launch(sqlite)
    ana, ben, eve = Client(server), Client(server), Client(server)
    made = ana.create("babel", "me", "open", "open")
    private = made["table"]["id"]
    public = ana.table("babel", "me", "me", "me", public=True)
    over = ana.table("kette", "me", "me", "me", public=True)
    play_randomly(dict.fromkeys(range(3), ana), over)
    finished = ana.get(f"/tables/{over}/record")
    for device, seat in ((ben, 1), (ana, 2)):
        device.post(
            f"/tables/{private}/join", invitation=made["invitation"], seat=seat, name=f"P{seat}"
        )
    ana.post(f"/tables/{private}/start")
    unbegun = ana.create("saba", "me", "me")["table"]["id"]
    server.kill()
    make_earlier(sqlite, private, public, over, unbegun)
    server.start()
    assert as_the_earlier_program_reads_it(ben.get(f"/tables/{private}/record")) == []
    watching = eve.get(f"/tables/{private}/record", 403, key=made["watch"])
    assert watching["error"] == "outdated_record"
    assert eve.get(f"/tables/{private}/record", 404)["error"] == "unknown_table"
    assert eve.get(f"/tables/{private}", 404)["error"] == "unknown_table"
    assert eve.get(f"/tables/{public}/record", 403)["error"] == "outdated_record"
    # What is over is no secret any more.
    theirs = eve.get(f"/tables/{over}/record")
    assert [[turn["seat"], turn["move"]] for turn in theirs["moves"]] == [
        [turn["seat"], turn["move"]] for turn in finished["moves"]
    ]
    assert len(as_the_earlier_program_reads_it(theirs)) == len(finished["moves"])
    assert ana.get(f"/tables/{unbegun}/record", 409)["error"] == "not_playing"
