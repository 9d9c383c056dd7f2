"""A first game at the server: it follows the prepared one, and lets the learner stray."""

from __future__ import annotations

import time
from typing import Any

from makeda.core.game import Game
from makeda.games.first import first_game
from tests.server.client import Client, Server
from tests.setups import every_game

PATIENCE = 20.0


def begin(ana: Client, game: Game) -> str:
    made = ana.post(f"/games/{game.info.id}/first", 201, name="Ana")
    assert made["mine"] == [0]
    assert made["table"]["terms"]["guided"]
    return str(made["table"]["id"])


def asked(ana: Client, table: str) -> Any:
    """The next frame in which the learner is asked, or the last one of the game."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        frame = ana.frame(table, 0)
        if frame["table"]["status"] == "over" or 0 in frame["view"]["actors"]:
            return frame
        time.sleep(0.02)
    raise AssertionError("nobody asks the learner")


@every_game
def test_it_goes_as_prepared_to_the_end_and_a_real_game_follows(ana: Client, game: Game) -> None:
    table = begin(ana, game)
    taught: set[str] = set()
    while (frame := asked(ana, table))["table"]["status"] != "over":
        if lesson := frame["guide"]["lesson"]:
            taught.add(lesson["key"])
            ana.post(f"/tables/{table}/lessons", seat=0, lesson=lesson["key"])
        else:
            ana.move(table, 0, frame["guide"]["suggestion"], frame["decision"])
    prepared = first_game(game.info.id)
    assert taught == {lesson.key for lesson in prepared.lessons}
    record = ana.get(f"/tables/{table}/record")
    assert record["scores"] == prepared.record.scores
    real = ana.post(f"/tables/{table}/rematch")["table"]
    assert real["status"] == "playing"
    assert not real["terms"]["guided"]
    assert not real["terms"]["fixed_deal"]


def test_whoever_strays_plays_against_bots_and_may_go_back(ana: Client) -> None:
    table = str(ana.post("/games/kette/first", 201, name="Ana")["table"]["id"])
    ana.post(f"/tables/{table}/try-again", 409, seat=0)
    frame = ana.frame(table, 0)
    first = frame["guide"]
    assert not first["strayed"]
    ana.post(f"/tables/{table}/lessons", seat=0, lesson=first["lesson"]["key"])
    other = next(
        move["words"]
        for move in frame["view"]["me"]["legal"]
        if move["words"] != first["suggestion"]
    )
    ana.move(table, 0, other, frame["decision"])
    strayed = asked(ana, table)["guide"]
    assert strayed["strayed"]
    assert strayed["suggestion"] == ""
    ana.post(f"/tables/{table}/try-again", seat=0)
    back = ana.frame(table, 0)["guide"]
    assert back["suggestion"] == first["suggestion"]
    assert back["read"] == 2
    assert back["lesson"]["key"] != first["lesson"]["key"]


def test_nobody_else_is_taught(server: Server, ana: Client) -> None:
    eve = Client(server)
    table = str(ana.post("/games/kette/first", 201, name="Ana")["table"]["id"])
    assert "guide" not in ana.frame(table)
    eve.post(f"/tables/{table}/lessons", 404, seat=0, lesson="welcome")
    usual = ana.table("kette", "me", "easy", "easy")
    assert ana.frame(usual, 0)["guide"] is None
    assert ana.post("/games/chess/first", 400, name="Ana")["error"] == "unknown_game"
