"""Hints and analyses: who gets them, what they cost, and what is kept."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from makeda.analysis.judging import Depth
from makeda.analysis.stored import stored
from makeda.core.game import Game
from makeda.core.records import HINTS, Record, read
from makeda.games.registry import GAMES, game
from makeda.lab.recording import record_game
from makeda.server import analyses
from makeda.server.answers import Analysis, Hint
from makeda.server.hintjobs import Prepared, prepared
from makeda.server.notes import notes_of
from makeda.server.settings import Settings
from makeda.server.storage import Storage
from tests.server.client import Client, Server, play_randomly

Launch = Callable[..., Server]
WORLDS = 4
KETTE = game("kette")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not think about games for long."""
    database = str(tmp_path_factory.mktemp("coach") / "makeda.sqlite")
    running = Server(database, analysis_worlds=WORLDS, bot_limit=10.0)
    yield running
    running.stop()


def asked(client: Client, table: str, seat: int) -> Any:
    """The frame in which a seat is asked something."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        frame = client.frame(table, seat)
        if seat in frame["view"]["actors"]:
            return frame
        time.sleep(0.05)
    raise AssertionError("nothing is asked")


def near_end(game: Game, left: int) -> Record:
    """A game that begins so many moves before the end of another."""
    whole = record_game(game, 3, 7, {}, "greedy")
    at = len(whole.turns) - left
    [first] = [step.state.dump() for step in whole.replay() if step.number == at]
    return Record(game, whole.players, whole.options, whole.seats, None, first)


def take_hint(client: Client, table: str, seat: int = 0, code: int = 200) -> Any:
    decision = client.frame(table, seat)["decision"]
    return client.post(f"/tables/{table}/hint", code, seat=seat, decision=decision)


def analysed(client: Client, path: str, **body: Any) -> Any:
    """The whole of an analysis, asked for until it is done."""
    looks: list[Any] = []
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        answer = client.post(path, known=len(looks), **body)
        looks += answer["looks"]
        if answer["done"]:
            return {**answer, "looks": looks}
    raise AssertionError("the analysis does not end")


def invited(server: Server, ana: Client, **more: Any) -> tuple[Client, str]:
    """A table of two people and a bot that has begun, and the second of them."""
    made = ana.create("kette", "me", "open", "easy", **more)
    ben, table = Client(server), made["table"]["id"]
    ben.post(f"/tables/{table}/join", invitation=made["invitation"], seat=1, name="Ben")
    ana.post(f"/tables/{table}/start")
    return ben, table


@pytest.mark.parametrize("game_id", [each.info.id for each in GAMES])
def test_a_hint_names_a_legal_move_and_tells_why(ana: Client, game_id: str) -> None:
    table = ana.table(game_id, "me", "easy", "easy", seed="7")
    frame = asked(ana, table, 0)
    hint = take_hint(ana, table)
    assert Hint.model_validate(hint).model_dump() == hint
    legal = [move["words"] for move in frame["view"]["me"]["legal"]]
    assert hint["best"] in legal
    assert {other["move"] for other in hint["others"]} < set(legal)
    assert sum(hint["chances"]) == pytest.approx(1)


def test_a_hint_is_for_its_seat_alone_and_everybody_reads_that_it_was_taken(
    server: Server, ana: Client
) -> None:
    ben, table = invited(server, ana, hints=True)
    assert ana.get(f"/tables/{table}")["table"]["terms"]["hints"]
    seat, mine, other = (0, ana, ben) if 0 in ana.frame(table)["view"]["actors"] else (1, ben, ana)
    asked(mine, table, seat)
    best = take_hint(mine, table, seat)["best"]
    event = {"event": "table_hint", "seat": seat}
    assert mine.frame(table, seat)["log"][-1]["events"] == [{**event, "move": best, "own": True}]
    assert other.frame(table, 1 - seat)["log"][-1]["events"] == [event]
    assert other.frame(table)["log"][-1]["events"] == [event]


def test_nobody_else_may_ask_for_it(server: Server, ana: Client) -> None:
    table = ana.table("kette", "me", "easy", "easy", public=True)
    asked(ana, table, 0)
    eve = Client(server)
    assert eve.post(f"/tables/{table}/hint", 403, seat=0, decision=1)["error"] == "not_your_seat"
    assert ana.post(f"/tables/{table}/hint", 403, seat=1, decision=1)["error"] == "not_your_seat"
    private = ana.table("kette", "me", "easy", "easy")
    assert eve.post(f"/tables/{private}/hint", 404, seat=0, decision=1)["error"] == "unknown_table"


def test_among_people_there_are_hints_only_where_they_agreed_to_it(
    server: Server, ana: Client
) -> None:
    ben, table = invited(server, ana)
    for client, seat in ((ana, 0), (ben, 1)):
        assert client.frame(table, seat)["hints"] is False
        assert take_hint(client, table, seat, 403)["error"] == "no_hints"
    hot_seat = ana.table("kette", "me", "me", "easy")
    assert take_hint(ana, hot_seat, 0, 403)["error"] == "no_hints"


def test_there_is_no_hint_for_what_is_not_asked(ana: Client) -> None:
    table = ana.table("kette", "me", "easy", "easy")
    decision = asked(ana, table, 0)["decision"]
    late = ana.post(f"/tables/{table}/hint", 409, seat=0, decision=decision + 1)
    assert late["error"] == "stale_decision"
    ana.ask("PUT", f"/tables/{table}/seats/0/stand-in", json={"level": "easy"})
    assert take_hint(ana, table, 0, 409)["error"] == "hint_not_asked"


def test_hints_are_limited_in_rate(launch: Launch, sqlite: str) -> None:
    ana = Client(launch(sqlite, hints_per_minute=1, bot_limit=10.0))
    table = ana.table("kette", "me", "easy", "easy")
    asked(ana, table, 0)
    take_hint(ana, table)
    decision = ana.frame(table, 0)["decision"]
    body = {"seat": 0, "decision": decision}
    refused = ana.http.post(f"/api/tables/{table}/hint", json=body)
    assert (refused.status_code, refused.json()["error"]) == (429, "hint_too_often")
    seconds = int(refused.headers["Retry-After"])
    assert refused.json()["sentence"].endswith(f"in {seconds} s.")


def test_an_analysis_is_done_once_goes_into_the_record_and_goes_with_its_table(
    server: Server, ana: Client
) -> None:
    table = ana.table("kette", "me", "easy", "easy", record=near_end(KETTE, 8).json())
    asked(ana, table, 0)
    best = take_hint(ana, table)["best"]
    for client in (ana, Client(server)):
        code = 409 if client is ana else 404
        refused = client.post(f"/tables/{table}/analysis", code)
        assert refused["error"] == ("not_over" if client is ana else "unknown_table")
    play_randomly({0: ana}, table)
    found = analysed(ana, f"/tables/{table}/analysis")
    assert Analysis.model_validate(found).model_dump() == found
    assert [look["step"] for look in found["looks"]] == list(range(found["last"] + 1))
    for look in found["looks"]:
        if judgement := look["judgement"]:
            words = {move["words"] for move in look["moves"]}
            assert words == {judgement["played"], judgement["best"]}
    again = ana.post(f"/tables/{table}/analysis")
    assert again["done"]
    assert again["looks"] == found["looks"]
    text = ana.http.get(f"/api/tables/{table}/record").text
    record = read(text, GAMES)
    assert len(stored(record, Depth().of(WORLDS))) == found["last"] + 1
    assert [note["move"] for note in record.more[HINTS]] == [best]  # type: ignore[attr-defined]
    # Who opens that file somewhere finds it analysed.
    shown = Client(server).post("/records/analysis", record=text)
    assert shown["done"]
    assert shown["accounts"] == found["accounts"]
    _assert_gone_with_table(server, table)


def _assert_gone_with_table(server: Server, table: str) -> None:
    storage = Storage(Settings(server.settings["database"]).database_url())
    with storage.engine.begin() as connection:
        [about] = connection.exec_driver_sql("SELECT DISTINCT about FROM analyses").scalars()
    assert notes_of(storage, table, about)
    storage.delete([table])
    assert not notes_of(storage, table, about)
    storage.close()


def test_an_analysis_stops_when_nobody_waits_and_goes_on_from_there() -> None:
    record = record_game(KETTE, 3, 7, {}, "greedy")
    found = prepared(record.json(), Depth().of(WORLDS))
    assert isinstance(found, Prepared)
    analysis = analyses.Analysis(found, "here")
    job = analysis.next()
    assert job == found.jobs[0]
    analysis.asked -= analyses.NOBODY + 1
    assert analysis.next() is None
    analysis.put_back(job)
    analysis.asked = time.monotonic()
    assert analysis.next() == job


def test_a_record_that_does_not_replay_is_refused(ana: Client) -> None:
    form = json.loads(record_game(KETTE, 3, 7, {}, "random").json())
    form["moves"][5]["move"] = "pass" if form["moves"][5]["move"] != "pass" else "bid 1"
    refused = ana.post("/records/analysis", 400, record=json.dumps(form))
    assert refused["sentence"]
    assert ana.post("/records/analysis", 400, record="{}")["error"] == "record_foreign"


def test_something_else_is_tried_from_what_the_seat_knew(ana: Client) -> None:
    record = record_game(KETTE, 3, 7, {}, "greedy")
    [state] = [step.state.copy() for step in record.replay() if step.number == 9]
    seats = [{"kind": "me" if seat == 1 else "bot", "level": "easy"} for seat in range(3)]
    seats[1]["level"] = ""
    wanted = {"game": "kette", "record": record.json(), "attempt": {"step": 9, "seat": 1}}
    hands = set()
    for _ in range(4):
        table = ana.post("/tables", 201, seats=seats, **wanted)["table"]
        assert table["terms"]["fixed_deal"]
        ana.post(f"/tables/{table['id']}/stop", 409, seat=1)
        made = _first_position(ana.server, table["id"])
        assert made.view(1) == state.view(1)
        hands.add(str(made.view(0)["me"]["hand"]))
    assert len(hands) > 1, "what the seat could not know is as it was"
    others = [{"kind": "open"}, seats[1], seats[2]]
    assert ana.post("/tables", 409, seats=others, **wanted)["error"] == "attempt_alone"
    wanted["attempt"] = {"step": 10_000, "seat": 1}
    assert ana.post("/tables", 409, seats=seats, **wanted)["error"] == "record_over"


def _first_position(server: Server, table: str) -> Any:
    storage = Storage(Settings(server.settings["database"]).database_url())
    state = storage.load(table).table.state
    storage.close()
    return state
