"""People at tables, over a real network connection, on both databases."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from makeda.cli import app
from makeda.core.records import Record
from makeda.core.records import read as read_record
from makeda.games.annotated import annotated_game
from makeda.games.registry import GAMES
from makeda.games.texts import LANGUAGES
from tests.server.client import Client, Server, play_randomly, read

Launch = Callable[..., Server]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)


@EVERY_GAME
def test_a_whole_game_between_people_and_bots(launch: Launch, database: str, game: Any) -> None:
    """Two people on two devices and bots, from the invitation to the record and the rematch."""
    server = launch(database)
    ana, ben = Client(server), Client(server)
    players = game.info.least_players
    made = ana.create(game.info.id, "me", "open", *["beginner"] * (players - 2))
    table = made["table"]["id"]
    ana.post(f"/tables/{table}/start", 409)
    ben.get(f"/tables/{table}", 404)
    assert ben.get(f"/tables/{table}", key=made["invitation"])["mine"] == []
    ben.post(f"/tables/{table}/join", 404, invitation="wrong", seat=1, name="Ben")
    ben.post(f"/tables/{table}/join", invitation=made["invitation"], seat=1, name="Ben")
    ben.post(f"/tables/{table}/start", 403)
    ana.post(f"/tables/{table}/start")
    ana.get(f"/tables/{table}/record", 409)
    end = play_randomly({0: ana, 1: ben}, table)
    assert end["view"]["winners"]
    record = ana.http.get(f"/api/tables/{table}/record").text
    steps = list(read_record(record, GAMES).replay())
    assert steps[-1].state.over()
    shown = ben.post("/records/replay", record=record, seat=1)
    assert shown["last"] == len(steps) - 1
    assert [step["step"] for step in shown["steps"]] == list(range(min(len(steps), 200)))
    end_page = {"from": shown["last"], "count": 5}
    shown = ben.post("/records/replay", record=record, seat=1, **end_page)
    assert len(shown["steps"]) == 1
    assert shown["steps"][-1]["view"] == json.loads(json.dumps(steps[-1].state.view(1)))
    again = ben.post(f"/tables/{table}/rematch")
    assert again["table"]["id"] == ana.post(f"/tables/{table}/rematch")["table"]["id"]
    assert (again["mine"], again["host"], again["table"]["status"]) == ([0], True, "waiting")


def test_comments_come_in_the_language_of_the_request(server: Server) -> None:
    asked = Client(server).http.get(
        "/api/records/annotated/kette", headers={"Accept-Language": "nl"}
    )
    assert asked.text == annotated_game("kette", "nl")
    assert asked.json()["comment"] != json.loads(annotated_game("kette"))["comment"]


def test_annotated_games_are_given_and_replayed_with_their_comments(server: Server) -> None:
    ana = Client(server)
    for game in GAMES:
        record = ana.http.get(f"/api/records/annotated/{game.info.id}").text
        assert record == annotated_game(game.info.id)
        first = ana.post("/records/replay", record=record)
        assert first["steps"][0]["comment"] == json.loads(record)["comment"]
        end = ana.post("/records/replay", record=record, **{"from": first["last"]})
        assert end["steps"][-1]["comment"] == json.loads(record)["moves"][-1]["comment"]
    ana.get("/records/annotated/chess", 400)


def test_pushes_are_complete_and_follow_every_change(server: Server) -> None:
    ana, ben = Client(server), Client(server)
    made = ana.create("kette", "me", "open", "me", public=True)
    table = made["table"]["id"]
    ben.post(f"/tables/{table}/join", invitation="", seat=1, name="Ben")
    with (
        ana.socket(table, 0) as mine,
        ben.socket(table, 1) as his,
        Client(server).socket(table) as watching,
    ):
        assert read(mine)["view"] is None
        read(his), read(watching)
        ana.post(f"/tables/{table}/start")
        frame = read(mine)
        assert frame == ana.frame(table, 0)
        assert read(his) == ben.frame(table, 1)
        assert "me" not in read(watching)["view"]
        ana.move(table, 0, frame["view"]["me"]["legal"][0]["words"], frame["decision"])
        assert read(his)["view"]["me"]["prompt"]["key"] == "bidding"
        assert read(watching)["view"]["phase"] == "bidding"
        ben.post(f"/tables/{table}/chat", seat=1, text="hello")
        assert read(watching)["log"][-1]["events"][0]["text"] == "hello"
    with ana.socket(table, 0) as mine:
        assert read(mine) == ana.frame(table, 0)


def test_a_device_with_several_seats_asks_for_each_view(server: Server) -> None:
    ana = Client(server)
    table = ana.table("kette", "me", "me", "me")
    hands = [ana.frame(table, seat)["view"]["me"]["hand"] for seat in range(3)]
    assert len(hands) == 3
    assert "me" not in ana.frame(table)["view"]
    play_randomly(dict.fromkeys(range(3), ana), table, 30)


def test_moves_as_json_and_refusals_in_words(server: Server) -> None:
    ana = Client(server)
    table = ana.table("kette", "me", "me", "me")
    frame = ana.frame(table, 0)
    move = frame["view"]["me"]["legal"][0]
    problem = ana.move(table, 0, "bid 3", frame["decision"], code=409)
    assert (problem["error"], problem["rule"]) == ("not_now", "K3.1")
    assert problem["sentence"] == "“bid 3” is not possible now."
    problem = ana.move(table, 1, "bid 3", 0, code=409)
    assert problem["sentence"] == "It is not your turn: the game waits for P0."
    assert ana.move(table, 0, "dance", frame["decision"], code=400)["error"] == "unknown_move"
    ana.move(table, 0, {"verb": move["verb"], **move["args"]}, frame["decision"])
    problem = ana.move(table, 0, move["words"], frame["decision"], code=409)
    assert problem["error"] == "stale_decision"


def test_a_move_on_the_short_way_is_answered_as_on_the_ordinary_one(server: Server) -> None:
    """A content type that says more than it needs to leads to the ordinary way."""
    ana = Client(server)
    seen: list[list[Any]] = []
    for kind in ("application/json", "application/json; charset=utf-8"):
        table = ana.table("kette", "me", "me", "me", seed="7")
        frame = ana.frame(table, 0)
        words = frame["view"]["me"]["legal"][0]["words"]
        body = {"id": "some-move-id", "seat": 0, "decision": frame["decision"], "move": words}
        answers: list[Any] = []
        # Played, repeated, not described, forbidden, and of another seat than the device holds.
        for change in ({}, {}, {"more": 1}, {"id": "other-move-id"}, {"seat": 6}):
            got = ana.http.post(
                f"/api/tables/{table}/moves",
                content=json.dumps({**body, **change}),
                headers={"Content-Type": kind},
            )
            headers = {name: got.headers[name] for name in got.headers if name != "date"}
            answers.append((got.status_code, got.json(), headers))
        after = ana.frame(table, 1)
        seen.append([answers, after["view"], len(after["log"])])
    assert seen[0] == seen[1]
    assert [status for status, *_ in seen[0][0]] == [200, 200, 422, 409, 409]


def test_repeating_a_move_does_nothing_twice(server: Server) -> None:
    ana = Client(server)
    table = ana.table("kette", "me", "me", "me")
    frame = ana.frame(table, 0)
    words = frame["view"]["me"]["legal"][0]["words"]
    for _ in range(3):
        ana.move(table, 0, words, frame["decision"], id="same-move-id")
    assert len([e for e in ana.get(f"/tables/{table}/log")["log"] if e["kind"] == "move"]) == 1


def test_taking_back_over_the_network(server: Server) -> None:
    ana = Client(server)
    table = ana.table("kette", "me", "me", "beginner")
    before = ana.frame(table, 0)
    ana.move(table, 0, before["view"]["me"]["legal"][0]["words"], before["decision"])
    ana.post(f"/tables/{table}/take-back", seat=0)
    after = ana.frame(table, 0)
    assert after["view"] == before["view"]
    assert after["decision"] > before["decision"]
    ana.post(f"/tables/{table}/take-back", 409, seat=0)
    ana.post(f"/tables/{table}/take-back/answer", 409, seat=0, agree=True)


def test_a_game_is_stopped_when_everybody_agrees(server: Server, tmp_path: Path) -> None:
    """Bots stop thinking, and the record holds what was played so far and proves the deal."""
    ana, ben = Client(server), Client(server)
    made = ana.create("kette", "me", "open", "beginner", "beginner")
    table, commitment = made["table"]["id"], made["table"]["deal"]["commitment"]
    ben.post(f"/tables/{table}/join", invitation=made["invitation"], seat=1, name="Ben")
    ana.post(f"/tables/{table}/start")
    play_randomly({0: ana, 1: ben}, table, 7)
    ben.post(f"/tables/{table}/stop", 403, seat=0)
    ana.post(f"/tables/{table}/stop", seat=0)
    ana.post(f"/tables/{table}/stop/answer", 409, seat=0, agree=True)
    assert ben.frame(table, 1)["must_agree"]
    ana.get(f"/tables/{table}/record", 409)
    with ana.socket(table, 0) as watching:
        ben.post(f"/tables/{table}/stop/answer", seat=1, agree=True)
        while (frame := read(watching))["table"]["status"] != "over":
            pass
    assert frame["table"]["stopped"]
    assert (frame["view"]["actors"], frame["view"]["winners"]) == ([], [])
    ana.post(f"/tables/{table}/take-back", 409, seat=0)
    text = ana.http.get(f"/api/tables/{table}/record").text
    moves = [entry for entry in ben.get(f"/tables/{table}/log")["log"] if entry["kind"] == "move"]
    assert len(read_record(text, GAMES).turns) == len(moves)
    file = tmp_path / "stopped.makeda.json"
    file.write_text(text)
    said = CliRunner().invoke(app, ["verify", str(file), "--commitment", commitment])
    assert said.exit_code == 0, said.output
    assert ana.post(f"/tables/{table}/rematch")["table"]["status"] == "waiting"


def test_a_seat_goes_to_a_bot_to_another_device_and_is_freed(server: Server) -> None:
    ana, ben, phone = Client(server), Client(server), Client(server)
    made = ana.create("kette", "me", "open", "me")
    table = made["table"]["id"]
    ben.post(f"/tables/{table}/join", invitation=made["invitation"], seat=1, name="Ben")
    ana.post(f"/tables/{table}/start")
    ana.post(f"/tables/{table}/seats/1/transfer", 403)
    key = ben.post(f"/tables/{table}/seats/1/transfer")["key"]
    with ben.socket(table, 1) as old:
        read(old)
        assert phone.post("/transfers", key=key)["mine"] == [1]
        with pytest.raises(Exception, match=r"4410.*moved"):
            read(old)
    ben.get(f"/tables/{table}/frame", 404, seat=1)
    assert phone.frame(table, 1)["view"]["me"]["seat"] == 1
    phone.post("/transfers", 404, key=key)
    ana.ask("PUT", f"/tables/{table}/seats/1/stand-in", 409, json={"level": "beginner"})
    phone.ask("PUT", f"/tables/{table}/seats/1/stand-in", 409, json={"level": "genius"})
    phone.ask("PUT", f"/tables/{table}/seats/1/stand-in", json={"level": "beginner"})
    assert ana.frame(table)["table"]["seats"][1]["stand_in"] == "beginner"
    phone.ask("PUT", f"/tables/{table}/seats/1/stand-in", json={"level": ""})
    phone.post(f"/tables/{table}/seats/0/free", 403)
    phone.post(f"/tables/{table}/seats/1/free")
    phone.get(f"/tables/{table}/frame", 404, seat=1)


def test_public_tables_are_listed_and_may_be_watched(server: Server) -> None:
    ana, guest = Client(server), Client(server)
    hidden = ana.create("kette", "me", "open", "beginner")["table"]["id"]
    shown = ana.create("kette", "me", "open", "beginner", public=True)["table"]["id"]
    listed = [table["id"] for table in guest.get("/tables")["tables"]]
    assert shown in listed
    assert hidden not in listed
    guest.frame(shown)
    guest.get(f"/tables/{hidden}/frame", 404)
    watch = ana.get(f"/tables/{hidden}")["watch"]
    assert guest.frame(hidden, key=watch)["view"] is None
    assert guest.get(f"/tables/{hidden}", key=watch)["invitation"] is None


def test_a_deal_can_be_chosen_only_where_no_other_person_plays(server: Server) -> None:
    ana = Client(server)
    refused = ana.create("kette", "me", "open", "beginner", seed="7", code=409)
    assert refused["error"] == "chosen_seed"
    one, two = (ana.table("kette", "me", "me", "me", seed="7") for _ in range(2))
    frames = [ana.frame(table, 0) for table in (one, two)]
    assert frames[0]["view"] == frames[1]["view"]
    assert frames[0]["table"]["terms"]["fixed_deal"] is True
    other = ana.frame(ana.table("kette", "me", "me", "me"), 0)
    assert other["table"]["terms"]["fixed_deal"] is False
    assert other["view"] != frames[0]["view"]


def test_a_record_goes_on_as_a_new_table(server: Server) -> None:
    ana = Client(server)
    table = ana.table("kette", "me", "me", "me")
    play_randomly(dict.fromkeys(range(3), ana), table)
    record = json.loads(ana.http.get(f"/api/tables/{table}/record").text)
    text = json.dumps(record)
    problem = ana.create("kette", "me", "me", "me", record=text, code=409)
    assert problem["error"] == "record_over"
    ana.create("kette", "me", "me", "me", "me", record=text, code=409)
    ana.create("kette", "me", "me", "me", record="{}", code=400)
    ana.create("babel", "me", "me", "me", record=text, code=409)
    unfinished = half_a_record(text)
    made = ana.create("kette", "me", "me", "me", record=unfinished.json())
    assert made["table"]["terms"]["fixed_deal"] is True
    table = made["table"]["id"]
    ana.post(f"/tables/{table}/start")
    *_, last = unfinished.replay()
    assert ana.frame(table)["view"] == json.loads(json.dumps(last.state.view(None)))
    play_randomly(dict.fromkeys(range(3), ana), table)


def half_a_record(text: str) -> Record:
    """The first half of a recorded game."""
    whole = read_record(text, GAMES)
    half = Record(whole.game, whole.players, whole.options, whole.seats, whole.seed, whole.first)
    for step in whole.replay():
        if step.turn and step.number <= len(whole.turns) // 2:
            move = whole.game.moves.parse(step.turn.words)
            half.add(step.turn.seat, move, step.state, step.turn.by)
    return half


def test_the_knock_over_the_network(server: Server) -> None:
    """[K3.11]"""
    ana = Client(server)
    table = ana.table("kette", "me", "me", "me", patience=0)
    for words in ("", "bid 3", "pass"):
        seat = ana.frame(table)["view"]["actors"][0]
        frame = ana.frame(table, seat)
        move = words or frame["view"]["me"]["legal"][0]["words"]
        ana.move(table, seat, move, frame["decision"])
    frame = ana.frame(table, 1)
    assert frame["act_for"] == {"seat": 0, "verb": "accept"}
    ana.post(f"/tables/{table}/act-for", 409, seat=2, id="knock-id-1", decision=0)
    ana.post(f"/tables/{table}/act-for", seat=1, id="knock-id-2", decision=frame["decision"])
    assert ana.frame(table)["view"]["players"][1]["cash"] == 17


def test_when_the_time_is_up_a_bot_decides(server: Server) -> None:
    ana = Client(server)
    table = ana.table("kette", "me", "me", "me", time_limit=1)
    with ana.socket(table) as watching:
        read(watching)
        frame = read(watching)
    keys = [event["event"] for entry in frame["log"] for event in entry["events"]]
    assert "offer" in keys
    assert "table_time_up" in keys


def test_games_are_described_so_that_a_client_needs_no_knowledge(server: Server) -> None:
    described = Client(server).get("/games")
    assert described["levels"][0] == "beginner"
    assert described["languages"] == LANGUAGES
    for game, info in zip(GAMES, described["games"], strict=True):
        assert info["id"] == game.info.id
        assert {option["name"] for option in info["options"]} == {
            option.name for option in game.info.options
        }
        rules = Client(server).get(f"/games/{info['id']}/rules")["markdown"]
        assert rules.startswith("# ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_served_for_clients_to_make_sentences_of(server: Server, language: str) -> None:
    texts = Client(server).get(f"/texts/{language}")
    assert "problems-too_often" in texts["common"]
    assert set(texts["games"]) == {game.info.id for game in GAMES}
    assert all("prompts-" in source for source in texts["games"].values())


def test_a_language_that_we_do_not_speak_is_refused(server: Server) -> None:
    answer = Client(server).http.get("/api/texts/xx")
    assert answer.status_code == 404
    assert answer.json()["sentence"].startswith("There is no language “xx”")


def test_qr_codes_are_drawn(server: Server) -> None:
    response = Client(server).http.get("/api/qr", params={"text": "http://127.0.0.1/t/abc"})
    assert response.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in response.content
