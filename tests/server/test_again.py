"""Playing again, asked from several devices."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from tests.server.client import Client, Server, read
from tests.server.test_absence import three

Launch = Callable[..., Server]


def stop(people: list[Client], table: str) -> None:
    """All agree to stop, so that the game is over."""
    people[0].post(f"/tables/{table}/stop", seat=0)
    for seat in (1, 2):
        people[seat].post(f"/tables/{table}/stop/answer", seat=seat, agree=True)


def seats(client: Client, table: str) -> list[tuple[str, str, bool]]:
    found: list[Any] = client.get(f"/tables/{table}")["table"]["seats"]
    return [(seat["kind"], seat["stand_in"], seat["invited"]) for seat in found]


def test_the_others_are_asked_and_it_begins_with_the_last_answer(
    launch: Launch, database: str
) -> None:
    people, table = three(launch(database))
    ana, ben, cem = people
    stop(people, table)
    with cem.socket(table, 2) as socket:
        read(socket)
        made = ben.post(f"/tables/{table}/rematch")
        new = made["table"]["id"]
        frame = read(socket)
        assert frame["table"]["rematch"] == new
        assert frame["log"][-1]["events"] == [{"event": "table_asks_again", "seat": 1}]
    # Who sat second begins, and whoever asked is the host.
    assert (made["mine"], made["host"], made["table"]["status"]) == ([0], True, "waiting")
    assert seats(cem, new) == [("person", "", False), ("person", "", True), ("person", "", True)]
    # Everybody answers for themselves.
    ana.post(f"/tables/{new}/seats/1/answer", 403, agree=True)
    Client(ana.server).post(f"/tables/{new}/seats/1/answer", 404, agree=True)
    ben.post(f"/tables/{new}/seats/0/answer", 409, agree=True)
    cem.post(f"/tables/{new}/seats/1/answer", agree=False)
    assert seats(ana, new)[1] == ("open", "easy", False)
    cem.get(f"/tables/{new}", 404)
    assert cem.post(f"/tables/{table}/rematch", 404)["error"] == "unknown_table"
    joined = ana.post(f"/tables/{table}/rematch")
    assert (joined["table"]["id"], joined["table"]["status"]) == (new, "playing")
    assert joined["mine"] == [2]


def test_all_who_press_at_once_end_up_at_one_table(launch: Launch, database: str) -> None:
    people, table = three(launch(database))
    stop(people, table)
    together = threading.Barrier(3)
    found: list[Any] = []

    def press(client: Client) -> None:
        together.wait()
        found.append(client.post(f"/tables/{table}/rematch"))

    threads = [threading.Thread(target=press, args=[client]) for client in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    [new] = {answer["table"]["id"] for answer in found}
    assert [answer["host"] for answer in found].count(True) == 1
    # All have said that they play, so it has begun.
    assert people[0].get(f"/tables/{new}")["table"]["status"] == "playing"
    assert seats(people[0], new) == [("person", "", False)] * 3


def test_alone_with_bots_the_next_game_begins_at_once(server: Server) -> None:
    ana = Client(server)
    table = ana.table("kette", "me", "beginner", "me")
    ana.post(f"/tables/{table}/stop", seat=0)
    Client(server).post(f"/tables/{table}/rematch", 404)
    assert ana.post(f"/tables/{table}/rematch")["table"]["status"] == "playing"
