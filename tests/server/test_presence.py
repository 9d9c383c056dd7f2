"""Who is there, across processes; and nobody gets to see a hand by taking a seat away."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Server, read
from tests.server.conftest import new_postgres_database

Launch = Callable[..., Server]

# Away after a second, which is noted five times a second
QUICK: dict[str, Any] = {"beat_every": 0.2, "away_after": 1.0}


def sit_down(guest: Client, made: Any) -> str:
    table: str = made["table"]["id"]
    guest.post(f"/tables/{table}/join", invitation=made["invitation"], seat=1, name="Guest")
    return table


def playing(ana: Client, ben: Client) -> tuple[str, str]:
    """A table where Ana, the host, and Ben play; and its invitation."""
    made = ana.create("kette", "me", "open", "me")
    table = sit_down(ben, made)
    ana.post(f"/tables/{table}/start")
    return table, made["invitation"]


def wait_until(true: Callable[[], bool], what: str) -> None:
    deadline = time.time() + 20
    while not true():
        assert time.time() < deadline, what
        time.sleep(0.05)


def away(client: Client, table: str) -> list[bool]:
    seats: list[bool] = client.frame(table)["away"]
    return seats


def keys(client: Client, table: str) -> list[str]:
    return [event["event"] for entry in client.frame(table)["log"] for event in entry["events"]]


def test_the_host_cannot_take_the_seat_of_somebody_who_is_there(
    launch: Launch, database: str
) -> None:
    server = launch(database, **QUICK)
    ana, ben = Client(server), Client(server)
    table, invitation = playing(ana, ben)
    with ben.socket(table, 1) as socket:
        read(socket)
        before = ben.frame(table, 1)
        time.sleep(2 * sum(QUICK.values()))
        assert away(ana, table) == [True, False, True]
        refused = ana.post(f"/tables/{table}/seats/1/free", 409)
        assert refused["error"] == "not_away"
        assert refused["sentence"].startswith("Guest is there")
        join: dict[str, Any] = {"invitation": invitation, "seat": 1, "name": "Ana too"}
        ana.post(f"/tables/{table}/join", 409, **join)
        ana.get(f"/tables/{table}/frame", 403, seat=1)
        after = ben.frame(table, 1)
        assert after["stand_in_for"] == [0, 2]  # with the host away, he may ask for bots
        changed = ("away", "stand_in_for")
        assert {**after, **{name: before[name] for name in changed}} == before
    wait_until(lambda: away(ana, table)[1], "Ben is not away")
    ana.post(f"/tables/{table}/seats/1/free")
    ana.post(f"/tables/{table}/join", **join)
    assert keys(ana, table)[-2:] == ["table_freed", "table_takes_over_too"]


def test_whoever_comes_and_goes_is_seen_by_those_who_watch(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, **QUICK)
    ana, ben = Client(server), Client(server)
    table, _ = playing(ana, ben)
    with ana.socket(table, 0) as hers:
        frame = read(hers)
        with ben.socket(table, 1) as his:
            read(his)
            time.sleep(2 * sum(QUICK.values()))
            assert away(ana, table) == [False, False, False]
        # Ana holds two seats at one device, so only Ben is away.
        while not frame["away"][1]:
            frame = read(hers)
        assert frame["away"] == [False, True, False]
        with ben.socket(table, 1) as his:
            assert read(his)["away"] == [False, False, False]
            while frame["away"][1]:
                frame = read(hers)


def test_a_spectator_who_sits_elsewhere_at_the_table_is_there(launch: Launch, sqlite: str) -> None:
    """A hot-seat device looks as a spectator until somebody says who they are."""
    server = launch(sqlite, **QUICK)
    ana = Client(server)
    table = ana.table("kette", "me", "me", "me")
    with ana.socket(table) as socket:
        read(socket)
        time.sleep(2 * sum(QUICK.values()))
        assert away(ana, table) == [False, False, False]
    wait_until(lambda: all(away(ana, table)), "nobody is away")


def test_who_has_just_sat_down_is_not_away(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, **QUICK)
    ana, ben = Client(server), Client(server)
    made = ana.create("kette", "me", "open", "me")
    time.sleep(2 * sum(QUICK.values()))
    table = sit_down(ben, made)
    ana.post(f"/tables/{table}/start")
    assert away(ben, table) == [True, False, True]
    ana.post(f"/tables/{table}/seats/1/free", 409)


def test_presence_counts_in_every_process(launch: Launch, postgres: str) -> None:
    database = new_postgres_database(postgres)
    here, there = launch(database, **QUICK), launch(database, **QUICK)
    ana, ben = Client(here), Client(there)
    table, _ = playing(ana, ben)
    with ana.socket(table, 0) as hers, ben.socket(table, 1) as his:
        read(his)
        time.sleep(2 * sum(QUICK.values()))
        assert away(ana, table) == [False, False, False]
        assert away(ben, table) == [False, False, False]
        ana.post(f"/tables/{table}/seats/1/free", 409)
        his.close()
        frame = read(hers)
        while not frame["away"][1]:
            frame = read(hers)
        # Back at the other process: known here before the next beat, whoever asks.
        with ben.socket(table, 1) as again:
            read(again)
            assert ana.post(f"/tables/{table}/seats/1/free", 409)["error"] == "not_away"
            while frame["away"][1]:
                frame = read(hers)


def test_a_killed_process_takes_its_people_away(launch: Launch, postgres: str) -> None:
    database = new_postgres_database(postgres)
    here, there = launch(database, **QUICK), launch(database, **QUICK)
    ana, ben = Client(here), Client(there)
    table, _ = playing(ana, ben)
    with ana.socket(table, 0) as hers, ben.socket(table, 1) as his:
        read(his)
        there.kill()
        with pytest.raises(ConnectionClosed):
            while True:
                read(his)
        frame = read(hers)
        while not frame["away"][1]:
            frame = read(hers)
    ana.post(f"/tables/{table}/seats/1/free")


def test_somebody_leaves_and_all_are_told_who_takes_over(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite)
    ana, ben, cem = Client(server), Client(server), Client(server)
    table, invitation = playing(ana, ben)
    ana.post(f"/tables/{table}/seats/0/free", 409)
    cem.post(f"/tables/{table}/seats/1/free", 404)
    with ben.socket(table, 1) as socket:
        read(socket)
        ben.post(f"/tables/{table}/seats/1/free")
        with pytest.raises(ConnectionClosed):
            while True:
                read(socket)
    cem.post(f"/tables/{table}/join", invitation=invitation, seat=1, name="Cem")
    assert keys(ana, table)[-2:] == ["table_leaves", "table_takes_over"]
    ben.get(f"/tables/{table}/frame", 404, seat=1)


def test_a_link_dies_when_the_seat_changes_hands(launch: Launch, database: str) -> None:
    """Ben makes a link and leaves; Cem sits down; with the link Ben would see Cem's hand."""
    server = launch(database, **QUICK)
    ana, ben, cem, phone = Client(server), Client(server), Client(server), Client(server)
    table, invitation = playing(ana, ben)
    links = [ben.post(f"/tables/{table}/seats/1/transfer")["key"] for _ in range(3)]
    wait_until(lambda: away(ana, table)[1], "Ben is not away")
    ana.post(f"/tables/{table}/seats/1/free")
    assert phone.post("/transfers", 404, key=links[0])["error"] == "unknown_link"
    cem.post(f"/tables/{table}/join", invitation=invitation, seat=1, name="Cem")
    hand = cem.frame(table, 1)["view"]["me"]
    for thief in (phone, ben):
        assert thief.post("/transfers", 404, key=links[1])["error"] == "unknown_link"
        thief.get(f"/tables/{table}/frame", 404, seat=1)
    assert cem.frame(table, 1)["view"]["me"] == hand
    # Nor is it good again when Ben comes back.
    cem.post(f"/tables/{table}/seats/1/free")
    ben.post(f"/tables/{table}/join", invitation=invitation, seat=1, name="Ben")
    phone.post("/transfers", 404, key=links[2])
    fresh = ben.post(f"/tables/{table}/seats/1/transfer")["key"]
    assert phone.post("/transfers", key=fresh)["mine"] == [1]


def test_of_two_links_only_the_first_moves_the_seat(launch: Launch, sqlite: str) -> None:
    """Whoever went on at another device makes new links there; the old ones are of the old one."""
    server = launch(sqlite)
    ana, ben, phone, other = Client(server), Client(server), Client(server), Client(server)
    table, _ = playing(ana, ben)
    links = [ben.post(f"/tables/{table}/seats/1/transfer")["key"] for _ in range(2)]
    assert phone.post("/transfers", key=links[0])["mine"] == [1]
    other.post("/transfers", 404, key=links[1])
    assert phone.frame(table, 1)["view"]["me"]["seat"] == 1
