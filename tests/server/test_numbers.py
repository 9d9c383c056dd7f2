"""Numbers of somebody's own: listed, checked like files on the command line, and shown to all."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from makeda.core.game import Game
from makeda.games.numbers import numbers_of, read_numbers
from makeda.games.registry import game as game_of
from makeda.lab.recording import record_game
from tests.server.client import Client, Server
from tests.setups import every_game

Launch = Callable[..., Server]


@every_game
def test_the_list_holds_all_that_a_page_needs(game: Game, launch: Launch, sqlite: str) -> None:
    ana = Client(launch(sqlite))
    listed = ana.get(f"/games/{game.info.id}/numbers")
    assert listed["table"] == numbers_of(game).standard
    assert [one["key"] for one in listed["components"]] == [
        component.key for component in numbers_of(game).components
    ]
    checked = ana.post(
        f"/games/{game.info.id}/numbers/check",
        table=listed["table"],
        edition="First",
        by="Ana",
        confirmed=[listed["components"][0]["key"]],
    )
    assert checked["problem"] is None
    assert checked["differences"] == []
    again = ana.post(f"/games/{game.info.id}/numbers/check", file=checked["file"])
    assert again == checked
    assert read_numbers(game, checked["file"]).edition == "First"


def test_numbers_are_checked_and_shown_to_everyone(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite)
    ana = Client(server)
    path = "/games/saba/numbers/check"
    table: dict[str, Any] = deepcopy(ana.get("/games/saba/numbers")["table"])
    table["actions"]["basic"] = [5, 5, 5, 6]
    wrong = ana.post(path, table=table)
    assert wrong["problem"]["components"] == ["basic cards"]
    assert "20 cards in all" in wrong["problem"]["sentence"]
    assert wrong["file"] == ""
    table["actions"]["basic"] = [4, 5, 5, 6]
    first, _ = ana.post(path, table=table)["differences"]
    assert (first["label"], first["ours"], first["theirs"]) == ("alabaster", "5", "4")
    unsigned = ana.post(path, table=table, confirmed=["basic cards"])
    assert unsigned["problem"]["components"] == []
    assert "which edition they have" in unsigned["problem"]["sentence"]
    assert unsigned["confirmed"] == ["basic cards"]
    assert ana.post(path, 400, file="no numbers")["error"] == "numbers_not_toml"
    assert ana.post(path, 400, table=table, confirmed=["?"])["error"] == "numbers_confirmed"
    assert ana.post(path, 413, file="#" * 100_000)["error"] == "too_large"
    made = ana.create("saba", "me", "easy", public=True, options={"cards": table})
    # Readers of several languages sit at one table, so these are keys, not words.
    own = made["table"]["terms"]["own_numbers"]
    told = {"sort": "basic", "about": {"number": 20}, "more": {}}
    assert own[0] == {**told, "name": "alabaster", "ours": 5, "theirs": 4}
    assert [one["name"] for one in own[1:]] == ["gold"]
    ben = Client(server)
    (listed,) = ben.get("/tables")["tables"]
    assert listed["terms"]["own_numbers"] == own
    assert ana.create("saba", "me", "easy")["table"]["terms"]["own_numbers"] == []
    record = record_game(game_of("saba"), 2, 1, {"cards": table}, "random").json()
    assert ana.post("/records/replay", record=record)["own_numbers"] == own
