"""No record, however long, keeps others waiting."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from makeda.core.records import Record
from makeda.core.rng import seeded
from makeda.games.registry import game
from tests.server.client import Client, Server

Launch = Callable[..., Server]
BABEL = game("babel")
PLAYERS = 3
MOST_BYTES = 4_000_000
SEATS = [{"kind": "me", "name": f"P{number}"} for number in range(PLAYERS)]


def changed_offers(changes: int) -> str:
    """A record of legal moves: somebody changes a sealed offer again and again [B3.3]."""
    state = BABEL.new(PLAYERS, 7)
    first = state.dump()
    rng = seeded(3)
    moves: list[tuple[int, int, str]] = []

    def play(seat: int, move: int) -> None:
        state.play(seat, move)
        moves.append((seat, seat, BABEL.moves.words(move)))

    while True:
        asked = state.actors()
        for seat in range(PLAYERS):
            choices = state.legal(seat)
            if seat not in asked and len(choices) > 1:
                for turn in range(changes):
                    # Where it leads is known after the first two.
                    move = choices[turn % 2]
                    if turn < 2:
                        play(seat, move)
                    else:
                        moves.append((seat, seat, BABEL.moves.words(move)))
                record = Record(BABEL, PLAYERS, BABEL.settle({}), ["A", "B", "C"], 7, first)
                record.copy_down(moves, state.dump())
                return record.json()
        choices = state.legal(asked[0])
        play(asked[0], choices[rng.below(len(choices))])


def test_a_record_without_end_is_refused_in_one_sentence(launch: Launch, sqlite: str) -> None:
    ana = Client(launch(sqlite))
    endless = changed_offers(40_000)
    shown = ana.post("/records/replay", 400, record=endless)
    made = ana.post("/tables", 400, game="babel", seats=SEATS, record=endless)
    for refused in (shown, made):
        assert refused["error"] == "record_too_long"
        assert refused["sentence"].endswith("at most 5000 are replayed.")


def test_a_long_record_comes_in_pages_and_keeps_nobody_waiting(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite)
    ana, eve = Client(server), Client(server)
    table = ana.table("babel", "me", "me", "me")
    # The first record waits until its process has started.
    eve.post("/records/replay", record=changed_offers(2))
    long = changed_offers(4_800)

    def post(path: str, **body: Any) -> httpx.Response:
        return Client(server).http.post(f"/api{path}", json=body, timeout=60)

    frames = 0
    with ThreadPoolExecutor(3) as threads:
        asked = [
            threads.submit(post, "/records/replay", record=long, **{"from": 4_700})
            for _ in range(3)
        ]
        while not all(page.done() for page in asked):
            ana.frame(table, 0)
            frames += 1
    assert frames, "others wait for a record"
    answers = {page.result().status_code: page.result() for page in asked}
    assert set(answers) == {200, 429}
    assert answers[429].json()["error"] == "record_busy"
    answer = answers[200]
    steps = answer.json()["steps"]
    assert steps[0]["step"] == 4_700
    assert steps[-1]["step"] == answer.json()["last"] > 4_800 - 1
    assert len(answer.content) < MOST_BYTES
    response = post("/records/replay", record=long, count=201)
    assert response.status_code == 422
    made = post("/tables", game="babel", seats=SEATS, record=long)
    assert made.status_code == 201, made.text
    there = made.json()["table"]["id"]
    owner = Client(server)
    owner.http.cookies.update(made.cookies)
    owner.post(f"/tables/{there}/start")
    assert owner.frame(there, 0)["view"]["actors"]
