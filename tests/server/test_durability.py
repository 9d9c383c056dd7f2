"""Nothing that was answered is lost, nothing is done twice; on both databases."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest

from makeda.games.registry import GAMES
from makeda.table.entries import MOVE
from tests.server.client import Client, Server, play_randomly, read
from tests.server.players import Player, check_kept, stored_table

Launch = Callable[..., Server]
# In every game, or only in one: what is stored, and when, is the same for all.
LONG = bool(os.environ.get("MAKEDA_LONG"))
KILLS = 34 if LONG else 3
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(GAMES) if LONG else 1))
def test_kill_9_at_random_moments_loses_nothing(launch: Launch, database: str, number: int) -> None:
    """Three people and a bot play on while their server is killed and started again."""
    game = GAMES[number].info
    server = launch(database)
    host = Client(server)
    seats = max(2, game.least_players)
    table = host.table(game.id, *["me"] * (seats - 1), "beginner")
    people = [Player(host, [server], table, place) for place in range(seats - 1)]
    for player in people:
        player.start()
    chance = random.Random(number)
    for _ in range(KILLS):
        time.sleep(chance.uniform(0.05, 1.0))
        server.kill()
        server.start()
    time.sleep(1.5)
    for player in people:
        player.stop()
        assert any(move.answered for move in player.sent), "somebody could not play"
    for each in people[0].tables:
        check_kept(database, each, people)


def test_a_server_that_is_stopped_and_started_goes_on(launch: Launch, database: str) -> None:
    server = launch(database)
    ana = Client(server)
    table = ana.table("kette", "me", "beginner", "beginner")
    play_randomly({0: ana}, table, 3)
    with ana.socket(table, 0) as socket:
        last = read(socket)
        server.stop()
        with pytest.raises(Exception, match="1012"):
            while True:
                last = read(socket)
    server.start()
    assert ana.frame(table, 0)["table"]["id"] == last["table"]["id"]
    play_randomly({0: ana}, table, 3)


def test_seven_seats_bidding_and_talking_at_once_stay_consistent(
    launch: Launch, database: str
) -> None:
    server = launch(database)
    ana = Client(server)
    table = ana.table("kette", *["me"] * 7)
    frame = ana.frame(table, 0)
    ana.move(table, 0, frame["view"]["me"]["legal"][0]["words"], frame["decision"])
    decisions = [ana.frame(table, seat)["decision"] for seat in range(7)]

    def shout(number: int) -> int:
        seat = number % 7
        body = {"id": f"bid-number-{number}", "seat": seat, "decision": decisions[seat]}
        client = ana.at(server)
        response = client.http.post(f"/api/tables/{table}/moves", json={**body, "move": "bid 1"})
        client.post(f"/tables/{table}/chat", seat=seat, text=f"number {number}")
        return response.status_code

    with ThreadPoolExecutor(14) as pool:
        codes = list(pool.map(shout, range(42)))
    assert codes.count(200) == 1, "more than one bid of 1 was taken"
    assert set(codes) == {200, 409}
    kept = stored_table(database, table)
    assert [entry.number for entry in kept.log] == list(range(1, len(kept.log) + 1))
    assert len([e for e in kept.log if e.kind == "chat"]) == 42
    assert kept.replay().dump() == kept.state.dump()


def test_all_seats_sealing_at_once_stay_consistent(launch: Launch, database: str) -> None:
    """[B3.3] Secret offers come in any order, each as the answer to its own question."""
    server = launch(database)
    ana = Client(server)
    table = ana.table("babel", *["me"] * 5)
    frame = ana.frame(table, 0)
    build = next(m for m in frame["view"]["me"]["legal"] if m["verb"] == "build")
    ana.move(table, 0, build["words"], frame["decision"])
    frames = [ana.frame(table, seat) for seat in range(5)]
    assert frames[0]["view"]["actors"] == [1, 2, 3, 4]

    def seal(seat: int) -> None:
        words = frames[seat]["view"]["me"]["legal"][-1]["words"]
        ana.at(server).move(table, seat, words, frames[seat]["decision"])

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(seal, range(1, 5)))
    assert ana.frame(table)["view"]["phase"] == "accepting"
    kept = stored_table(database, table)
    assert len([entry for entry in kept.log if entry.kind == MOVE]) == 5
    assert kept.replay().dump() == kept.state.dump()


def test_a_failing_bot_is_replaced_by_an_easy_one_and_reported(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, bot_limit=1.0)
    ana = Client(server)
    for level in ("crashing", "wrong", "stuck"):
        table = ana.table("kette", "me", level, "me")
        frame = ana.frame(table, 0)
        with ana.socket(table) as watching:
            read(watching)
            ana.move(table, 0, frame["view"]["me"]["legal"][0]["words"], frame["decision"])
            read(watching)
            # A deadly question is put three times, each time to a new process.
            last = json.loads(watching.recv(timeout=100))
        keys = [event["event"] for entry in last["log"] for event in entry["events"]]
        assert "table_bot_replaced" in keys, level
        assert last["view"]["actors"] != [1]


def test_the_server_answers_while_a_bot_thinks(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, bot_limit=4.0)
    ana = Client(server)
    table = ana.table("kette", "stuck", "me", "me")
    answers = 0
    while 0 in ana.frame(table)["view"]["actors"]:
        answers += 1
    assert answers > 50


# Two processes on one PostgreSQL


@pytest.fixture
def pair(launch: Launch, postgres: str) -> tuple[Server, Server]:
    from tests.server.conftest import new_postgres_database

    database = new_postgres_database(postgres)
    return launch(database), launch(database)


@EVERY_GAME
def test_two_processes_serve_the_same_table(pair: tuple[Server, Server], game: Any) -> None:
    """Every seat asks another process each time; pushes arrive from wherever the change was."""
    one, two = pair
    ana = Client(one)
    table = ana.table(game.info.id, *["me"] * game.info.least_players)
    there = ana.at(two)
    with ana.socket(table) as here, there.socket(table) as beyond:
        read(here), read(beyond)
        for number in range(30):
            client = (ana, there)[number % 2]
            actors = client.frame(table)["view"]["actors"]
            if not actors:
                break
            frame = client.frame(table, actors[-1])
            legal = frame["view"]["me"]["legal"]
            client.move(table, actors[-1], legal[number % len(legal)]["words"], frame["decision"])
            version = client.frame(table)["version"]
            for socket in (here, beyond):
                while (pushed := read(socket))["version"] < version:
                    pass
                assert pushed == client.frame(table)
    assert ana.frame(table) == there.frame(table)


def test_at_once_on_both_processes_only_one_answer_counts(pair: tuple[Server, Server]) -> None:
    ana = Client(pair[0])
    table = ana.table("kette", "me", "me", "me")
    devices = [ana.at(server) for server in pair for _ in range(4)]
    for _ in range(10):
        [actor] = ana.frame(table)["view"]["actors"]
        frame = ana.frame(table, actor)
        legal = frame["view"]["me"]["legal"]
        bodies = [
            {
                "id": str(uuid4()),
                "seat": actor,
                "decision": frame["decision"],
                "move": legal[number % len(legal)]["words"],
            }
            for number in range(len(devices))
        ]
        with ThreadPoolExecutor(len(devices)) as pool:
            codes = list(
                pool.map(
                    lambda device, body: (
                        device.http.post(f"/api/tables/{table}/moves", json=body).status_code
                    ),
                    devices,
                    bodies,
                )
            )
        assert sorted(codes) == [200] + [409] * (len(devices) - 1)


def test_a_table_that_waits_for_a_bot_goes_on_at_the_other_process(
    pair: tuple[Server, Server],
) -> None:
    one, two = pair
    ana = Client(one)
    table = ana.table("kette", "stuck", "me", "me")
    one.kill()
    there = ana.at(two)
    with there.socket(table) as watching:
        frame = read(watching)
        while 0 in frame["view"]["actors"]:
            frame = read(watching)
    assert json.dumps(frame).count("table_bot_replaced") == 1
