"""A bot for somebody who is away, as people at several devices let it play."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from tests.server.client import Client, Server, read
from tests.server.conftest import new_postgres_database
from tests.server.test_presence import QUICK, away, keys, wait_until

Launch = Callable[..., Server]


def three(server: Server, **terms: Any) -> tuple[list[Client], str]:
    """Ana, the host, Ben and Cem, each at a device; their game has begun."""
    people = [Client(server) for _ in range(3)]
    made = people[0].create("kette", "me", "open", "open", **terms)
    table: str = made["table"]["id"]
    for seat in (1, 2):
        invited = {"invitation": made["invitation"], "seat": seat, "name": f"P{seat}"}
        people[seat].post(f"/tables/{table}/join", **invited)
    people[0].post(f"/tables/{table}/start")
    return people, table


def let_bot_play(
    client: Client, table: str, seat: int, code: int = 200, level: str = "easy"
) -> Any:
    path = f"/tables/{table}/seats/{seat}/stand-in"
    return client.ask("PUT", path, code, json={"level": level})


def stand_ins(client: Client, table: str) -> list[str]:
    return [seat["stand_in"] for seat in client.frame(table)["table"]["seats"]]


def test_the_host_lets_a_bot_play_and_whoever_was_away_takes_over_again(
    launch: Launch, database: str
) -> None:
    server = launch(database, **QUICK)
    (ana, ben, cem), table = three(server)
    with ana.socket(table, 0) as hers, cem.socket(table, 2) as his:
        read(hers), read(his)
        with ben.socket(table, 1) as there:
            read(there)
            assert let_bot_play(ana, table, 1, 409)["error"] == "still_there"
        wait_until(lambda: away(ana, table)[1], "Ben is not away")
        assert ana.frame(table, 0)["stand_in_for"] == [1]
        assert let_bot_play(cem, table, 1, 403)["error"] == "host_only"
        let_bot_play(ana, table, 1)
        assert stand_ins(ana, table) == ["", "easy", ""]
        # Nobody sees Ben's hand by it.
        for other in (ana, cem):
            other.get(f"/tables/{table}/frame", 403, seat=1)
        assert let_bot_play(ana, table, 1, 403, "")["error"] == "not_your_seat"
        let_bot_play(ben, table, 1, level="")
        assert stand_ins(ana, table) == ["", "", ""]


def test_where_the_host_is_away_the_others_agree_and_strangers_have_no_say(
    launch: Launch, sqlite: str
) -> None:
    server = launch(sqlite, **QUICK)
    (_, ben, cem), table = three(server, public=True)
    stranger = Client(server)
    stranger.create("kette", "me", "me", "me")
    with ben.socket(table, 1) as his, cem.socket(table, 2) as theirs:
        read(his), read(theirs)
        wait_until(lambda: away(ben, table)[0], "Ana is not away")
        for outsider in (stranger, Client(server)):
            assert let_bot_play(outsider, table, 0, 403)["error"] == "not_your_seat"
        let_bot_play(ben, table, 0)
        assert cem.frame(table, 2)["must_agree"]
        assert cem.frame(table)["stand_in"] == {"seat": 1, "player": 0}
        for outsider in (stranger, Client(server)):
            outsider.post(f"/tables/{table}/stand-in/answer", 403, seat=2, agree=True)
        ben.post(f"/tables/{table}/stand-in/answer", 409, seat=1, agree=True)
        cem.post(f"/tables/{table}/stand-in/answer", seat=2, agree=True)
        assert stand_ins(ben, table) == ["easy", "", ""]


def test_whoever_comes_back_ends_the_question(launch: Launch, database: str) -> None:
    server = launch(database, **QUICK)
    (ana, ben, cem), table = three(server)
    with ben.socket(table, 1) as his, cem.socket(table, 2) as theirs:
        read(his), read(theirs)
        wait_until(lambda: away(ben, table)[0], "Ana is not away")
        let_bot_play(ben, table, 0)
        with ana.socket(table, 0) as hers:
            read(hers)
            wait_until(lambda: not cem.frame(table, 2)["stand_in"], "it is still asked")
            assert keys(cem, table)[-1] == "table_is_back"
            cem.post(f"/tables/{table}/stand-in/answer", 409, seat=2, agree=True)
        # An answer of her own is as good, even from a device that only asks.
        wait_until(lambda: away(ben, table)[0], "Ana is not away")
        let_bot_play(ben, table, 0)
        ana.post(f"/tables/{table}/stand-in/answer", seat=0, agree=True)
        assert keys(cem, table)[-1] == "table_is_back"
        assert stand_ins(cem, table) == ["", "", ""]


def test_whoever_is_back_in_another_process_ends_the_question(
    launch: Launch, postgres: str
) -> None:
    database = new_postgres_database(postgres)
    here, there = launch(database, **QUICK), launch(database, **QUICK)
    (ana, ben, cem), table = three(here)
    with ben.socket(table, 1) as his, cem.at(there).socket(table, 2) as theirs:
        read(his), read(theirs)
        wait_until(lambda: away(ben, table)[0], "Ana is not away")
        let_bot_play(ben, table, 0)
        with ana.at(there).socket(table, 0) as hers:
            read(hers)
            wait_until(lambda: not ben.frame(table, 1)["stand_in"], "it is still asked")
            assert let_bot_play(ben, table, 0, 409)["error"] == "still_there"


def test_two_who_press_at_once_agree(launch: Launch, database: str) -> None:
    """Whoever comes second wants the same, and so agrees; nobody is left waiting."""
    server = launch(database, **QUICK)
    (_, ben, cem), table = three(server)
    with ben.socket(table, 1) as his, cem.socket(table, 2) as theirs:
        read(his), read(theirs)
        wait_until(lambda: away(ben, table)[0], "Ana is not away")
        together = threading.Barrier(2)

        def press(client: Client) -> None:
            together.wait()
            let_bot_play(client, table, 0)

        threads = [threading.Thread(target=press, args=[client]) for client in (ben, cem)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert stand_ins(ben, table) == ["easy", "", ""]
        assert ben.frame(table)["stand_in"] is None


def test_coming_back_while_the_last_one_agrees_leaves_no_doubt(launch: Launch, sqlite: str) -> None:
    """Whichever comes first: either nobody is asked any more, or Ana takes over with one press."""
    server = launch(sqlite, **QUICK)
    (ana, ben, cem), table = three(server)
    with ben.socket(table, 1) as his, cem.socket(table, 2) as theirs:
        read(his), read(theirs)
        for pause in (0.0, 0.002, 0.01):
            wait_until(lambda: away(ben, table)[0], "Ana is not away")
            let_bot_play(ben, table, 0)
            answering = threading.Thread(
                target=lambda: cem.http.post(
                    f"/api/tables/{table}/stand-in/answer", json={"seat": 2, "agree": True}
                )
            )
            answering.start()
            time.sleep(pause)
            with ana.socket(table, 0) as hers:
                read(hers)
                answering.join()
                wait_until(lambda: not cem.frame(table, 2)["stand_in"], "it is still asked")
                let_bot_play(ana, table, 0, level="")
                assert stand_ins(ana, table) == ["", "", ""]


def test_a_public_table_has_a_time_limit_unless_it_says_otherwise(
    launch: Launch, sqlite: str
) -> None:
    ana = Client(launch(sqlite))
    usual = ana.get("/games")["public_time_limit"]
    assert usual == 180
    for more, expected in (
        ({}, 0),
        ({"public": True}, usual),
        ({"public": True, "time_limit": 0}, 0),
        ({"public": True, "time_limit": 60}, 60),
        ({"time_limit": 300}, 300),
    ):
        made = ana.create("kette", "me", "open", "open", **more)
        assert made["table"]["terms"]["time_limit"] == expected
