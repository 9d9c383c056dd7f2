"""No record, however long, keeps others waiting."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from makeda.core.records import Record
from makeda.games.registry import game
from makeda.lab.recording import record_game
from tests.server.client import Client, Server

Launch = Callable[..., Server]
KETTE = game("kette")
SABA = game("saba")
PLAYERS = 5
LONG = 4_800
MOST_BYTES = 4_000_000
SEATS = [{"kind": "me", "name": f"P{number}"} for number in range(PLAYERS)]


def patient_auctions(most: int) -> str:
    """A record of so many legal moves, where everybody raises every bid by 1 [K3.2]."""
    state = KETTE.new(PLAYERS, 7)
    first = state.dump()
    moves: list[tuple[int, int, str]] = []
    while len(moves) < most:
        seat = state.actors()[0]
        words = [KETTE.moves.words(move) for move in state.legal(seat)]
        wish = "draw" if state.dump()["quiet_turns"] == 3 * PLAYERS - 1 else "pass"
        bids = [word for word in words if word.startswith("bid")]
        chosen = bids[:1] + [word for word in ("accept", "keep", wish) if word in words] + words
        state.play(seat, KETTE.moves.parse(chosen[0]))
        moves.append((seat, seat, chosen[0]))
    record = Record(KETTE, PLAYERS, KETTE.settle({}), list("ABCDE"), 7, first)
    record.copy_down(moves, state.dump())
    return record.json()


def test_a_record_without_end_is_refused_in_one_sentence(launch: Launch, sqlite: str) -> None:
    ana = Client(launch(sqlite))
    longest = SABA.info.longest
    assert longest in [each["longest"] for each in ana.get("/games")["games"]]
    endless = json.loads(record_game(SABA, 2, 5, {}, "random").json())
    endless["moves"] = [{"seat": 0, "move": "draw"}] * (longest + 1)
    text = json.dumps(endless)
    shown = ana.post("/records/replay", 400, record=text)
    made = ana.post("/tables", 400, game="saba", seats=SEATS[:2], record=text)
    for refused in (shown, made):
        assert refused["error"] == "record_too_long"
        assert refused["sentence"].endswith(f"no game of it is longer than {longest:,}.")


def test_a_long_record_comes_in_pages_and_keeps_nobody_waiting(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite)
    ana, eve = Client(server), Client(server)
    table = ana.table("kette", "me", "me", "me")
    # The first record waits until its process has started.
    eve.post("/records/replay", record=patient_auctions(2))
    long = patient_auctions(LONG)

    def post(path: str, **body: Any) -> httpx.Response:
        return Client(server).http.post(f"/api{path}", json=body, timeout=60)

    frames = 0
    with ThreadPoolExecutor(3) as threads:
        asked = [
            threads.submit(post, "/records/replay", record=long, **{"from": LONG - 100})
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
    assert steps[0]["step"] == LONG - 100
    assert steps[-1]["step"] == answer.json()["last"] == LONG
    assert len(answer.content) < MOST_BYTES
    response = post("/records/replay", record=long, count=201)
    assert response.status_code == 422
    made = post("/tables", game="kette", seats=SEATS, record=long)
    assert made.status_code == 201, made.text
    there = made.json()["table"]["id"]
    owner = Client(server)
    owner.http.cookies.update(made.cookies)
    owner.post(f"/tables/{there}/start")
    assert owner.frame(there, 0)["view"]["actors"]
