"""A host who holds no seat: a screen in the middle of the room, to which people bring phones."""

from __future__ import annotations

from tests.server.client import Client, Server


def test_a_host_without_a_seat_begins_sees_no_hand_and_leads_to_the_next_game(
    server: Server,
) -> None:
    screen, ana, ben, eve = (Client(server) for _ in range(4))
    made = screen.create("kette", "open", "open", "beginner")
    table, invitation = made["table"]["id"], made["invitation"]
    assert (made["mine"], made["host"]) == ([], True)
    for seat, device in enumerate((ana, ben)):
        screen.post(f"/tables/{table}/start", 409)
        device.post(f"/tables/{table}/join", invitation=invitation, seat=seat, name=f"P{seat}")
    ana.post(f"/tables/{table}/start", 403)
    screen.post(f"/tables/{table}/start")
    assert "me" not in screen.frame(table)["view"]
    screen.get(f"/tables/{table}/frame", 403, seat=0)

    ana.post(f"/tables/{table}/stop", seat=0)
    ben.post(f"/tables/{table}/stop/answer", seat=1, agree=True)
    eve.post(f"/tables/{table}/rematch", 404)
    following = ana.post(f"/tables/{table}/rematch")["table"]["id"]
    # The host may ask as well; it is the same table, and the same links lead there.
    again = screen.post(f"/tables/{table}/rematch")
    assert (again["table"]["id"], again["host"]) == (following, True)
    assert (again["invitation"], again["watch"]) == (invitation, made["watch"])
    assert eve.frame(following, key=made["watch"])["table"]["status"] == "waiting"
    eve.get(f"/tables/{following}/frame", 404)
    # All have answered now, so it begins.
    ben.post(f"/tables/{table}/rematch")
    screen.post(f"/tables/{following}/start", 409)

    # Their links last as long as the people go on, unless the host makes new ones.
    ana.post(f"/tables/{following}/stop", seat=2)
    ben.post(f"/tables/{following}/stop/answer", seat=0, agree=True)
    third = screen.post(f"/tables/{following}/rematch")
    assert third["watch"] == made["watch"]
    path = f"/tables/{third['table']['id']}"
    new = screen.post(f"{path}/links")
    assert new["watch"] != made["watch"]
    eve.get(path, 404, key=made["watch"])
    assert screen.get(path)["invitation"] == new["invitation"]


def test_a_host_without_a_seat_frees_seats_and_gives_them_to_bots(server: Server) -> None:
    screen, ana = Client(server), Client(server)
    made = screen.create("saba", "open", "open")
    table = made["table"]["id"]
    ana.post(f"/tables/{table}/join", invitation=made["invitation"], seat=0, name="Ana")
    screen.post(f"/tables/{table}/seats/0/free")
    assert [seat["kind"] for seat in screen.get(f"/tables/{table}")["table"]["seats"]] == [
        "open",
        "open",
    ]
    ana.post(f"/tables/{table}/join", invitation=made["invitation"], seat=1, name="Ana")
    screen.ask("PUT", f"/tables/{table}/seats/0/stand-in", json={"level": "beginner"})
    screen.post(f"/tables/{table}/start")


def test_bots_alone_play_in_public(server: Server) -> None:
    Client(server).create("saba", "beginner", "beginner", code=409)
    Client(server).create("saba", "beginner", "beginner", public=True)
