"""Deals at a server: committed to, mixed by the players, shown in the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from makeda.cli import app
from makeda.core.records import read
from makeda.games.registry import GAMES
from tests.server.client import Client, Server, play_randomly

Launch = Callable[..., Server]
SETTINGS = ("kette", "me", "me", "easy")


def finished(client: Client, words: str = "") -> tuple[str, str, str]:
    """A game that was played to its end: its table, commitment and record."""
    made = client.create(*SETTINGS)["table"]
    table: str = made["id"]
    if words:
        client.post(f"/tables/{table}/words", seat=1, words=words)
    client.post(f"/tables/{table}/start")
    play_randomly({0: client, 1: client}, table)
    record = client.http.get(f"/api/tables/{table}/record").text
    return table, made["deal"]["commitment"], record


def test_a_table_is_committed_from_the_beginning_and_proves_it_in_the_end(
    launch: Launch, database: str, tmp_path: Path
) -> None:
    ana = Client(launch(database))
    _, commitment, text = finished(ana, "  my own  salt ")
    record = read(text, GAMES)
    assert record.proof
    assert record.proof.words == ["", "my own salt", ""]
    assert record.proof.commitment(record.game, record.options) == commitment
    file = tmp_path / "game.makeda.json"
    file.write_text(text)
    said = CliRunner().invoke(app, ["verify", str(file), "--commitment", commitment])
    assert said.exit_code == 0
    assert "follow the rules" in " ".join(said.output.split())


def test_verify_refuses_another_commitment(launch: Launch, sqlite: str, tmp_path: Path) -> None:
    ana = Client(launch(sqlite))
    _, _, text = finished(ana)
    file = tmp_path / "game.makeda.json"
    file.write_text(text)
    refused = CliRunner().invoke(app, ["verify", str(file), "--commitment", "0" * 64])
    assert "record_commitment" in str(refused.exception)
    seedless = json.loads(text)
    del seedless["proof"]
    file.write_text(json.dumps(seedless))
    assert "record_no_proof" in str(CliRunner().invoke(app, ["verify", str(file)]).exception)


def test_nothing_is_dealt_before_the_game_begins(launch: Launch, sqlite: str) -> None:
    ana = Client(launch(sqlite))
    table = ana.create(*SETTINGS)["table"]["id"]
    assert ana.frame(table, 0)["view"] is None
    ana.post(f"/tables/{table}/words", seat=0, words="one")
    assert ana.get(f"/tables/{table}")["table"]["deal"]["words"] == ["one", "", ""]
    ana.post(f"/tables/{table}/start")
    assert ana.frame(table, 0)["view"]["me"]["hand"]
    assert ana.post(f"/tables/{table}/words", 409, seat=0, words="late")["error"] == "dealt_already"


def test_words_are_added_by_their_own_seat(launch: Launch, sqlite: str) -> None:
    ana = Client(launch(sqlite))
    eve = Client(ana.server)
    table = ana.create("kette", "me", "open", "easy")["table"]["id"]
    assert eve.post(f"/tables/{table}/words", 404, seat=0, words="mine")
    assert ana.post(f"/tables/{table}/words", 403, seat=1, words="hers")
    assert ana.post(f"/tables/{table}/words", 422, seat=0, words="x" * 101)
    assert ana.get(f"/tables/{table}")["table"]["deal"]["words"] == ["", "", ""]


@pytest.mark.parametrize("seed", ["7"])
def test_a_chosen_deal_has_no_commitment(launch: Launch, sqlite: str, seed: str) -> None:
    ana = Client(launch(sqlite))
    table = ana.create(*SETTINGS, seed=seed)["table"]
    assert table["deal"] is None
    assert table["terms"]["fixed_deal"] is True
    assert ana.post(f"/tables/{table['id']}/words", 409, seat=0, words="x")


def test_taking_back_draws_the_same_cards_again(launch: Launch, sqlite: str) -> None:
    ana = Client(launch(sqlite))
    table = ana.table("babel", "me", "me", "me")
    before = ana.frame(table, 0)["view"]
    frame = ana.frame(table, 0)
    legal = next(move for move in frame["view"]["me"]["legal"] if move["verb"] != "offer")
    ana.move(table, 0, legal["words"], frame["decision"])
    after = ana.frame(table, 0)["view"]
    ana.post(f"/tables/{table}/take-back", seat=0)
    assert ana.frame(table, 0)["view"] == before
    ana.move(table, 0, legal["words"], ana.frame(table, 0)["decision"])
    assert ana.frame(table, 0)["view"] == after
