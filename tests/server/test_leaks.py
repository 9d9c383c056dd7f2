"""What a client gets tells nothing that its seat may not know."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from typing import Any

import pytest

from makeda.core.rng import Rng, seeded
from makeda.games.registry import GAMES
from makeda.server.rooms import frame_json
from makeda.server.storage import Storage
from makeda.server.stored import Stored
from tests.server.client import Client, Server, read

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)


@EVERY_GAME
def test_every_frame_is_the_same_when_what_is_hidden_is_redealt(
    game: Any, launch: Any, sqlite: str
) -> None:
    """Random play with clients on every seat and a spectator, byte for byte."""
    server: Server = launch(sqlite)
    storage = Storage(f"sqlite:///{sqlite}")
    ana = Client(server)
    players = game.info.most_players
    table = ana.table(game.info.id, *["me"] * players)
    viewers: list[int | None] = [*range(players), None]
    rng = seeded("leaks", game.info.id)
    with ExitStack() as stack:
        sockets = {seat: stack.enter_context(ana.socket(table, seat)) for seat in viewers}
        for _ in range(60):
            stored = storage.load(table)
            for seat, socket in sockets.items():
                text = newest(socket, stored.table.frame(seat)["version"])
                assert (
                    text
                    == ana.http.get(
                        f"/api/tables/{table}/frame", params={} if seat is None else {"seat": seat}
                    ).text
                )
                tells_nothing(stored, seat, text, rng)
            if stored.table.state.over():
                break
            play_one(ana, table, stored, rng.below(1000))
    storage.close()


def tells_nothing(stored: Stored, seat: int | None, text: str, rng: Rng) -> None:
    """The frame would be the same in a redealt position, and holds no seed or generator."""
    state = stored.table.state
    dealt = stored.table.dealt
    assert dealt
    dealt.go_to(state.redeal(seat, rng), stored.table.log.standing)
    assert frame_json(stored, seat).decode() == text, f"seat {seat} gets to know too much"
    dealt.go_to(state, stored.table.log.standing)
    assert str(stored.table.terms.seed) not in text
    assert stored.table.proof is None or stored.table.proof.number not in text
    assert not any(word in text for word in re.findall(r"\w{6,}", json.dumps(state.rng.dump())))


def newest(socket: Any, version: object) -> str:
    while True:
        text: str = socket.recv(timeout=20)
        if json.loads(text)["version"] == version:
            return text


def play_one(ana: Client, table: str, stored: Stored, number: int) -> None:
    actors = stored.table.state.actors()
    seat = actors[number % len(actors)]
    legal = stored.table.state.legal(seat)
    words = stored.table.terms.game.moves.words(legal[number % len(legal)])
    ana.move(table, seat, words, stored.table.questions.numbers[seat])


@EVERY_GAME
def test_nobody_gets_the_legal_moves_or_secrets_of_others(
    game: Any, launch: Any, sqlite: str
) -> None:
    ana = Client(launch(sqlite))
    table = ana.table(game.info.id, *["me"] * game.info.least_players)
    frame = ana.frame(table)
    actor = frame["view"]["actors"][0]
    assert "me" not in frame["view"]
    assert "decision" not in frame or frame["decision"] is None
    other = ana.frame(table, (actor + 1) % game.info.least_players)
    own = ana.frame(table, actor)
    assert own["view"]["me"]["legal"] != other["view"]["me"]["legal"]
    for text in (json.dumps(frame), json.dumps(other)):
        assert "holder" not in text
        assert "seed" not in text
        assert "rng" not in text


def test_a_push_after_a_refused_move_does_not_come(launch: Any, sqlite: str) -> None:
    """A refusal is told to whoever asked, and to nobody else."""
    ana = Client(launch(sqlite))
    table = ana.table("kette", "me", "me", "me")
    with ana.socket(table) as watching:
        read(watching)
        ana.move(table, 0, "bid 3", 1, code=409)
        with pytest.raises(TimeoutError):
            watching.recv(timeout=0.5)
