"""Games as Parquet: a folder of shards, each complete."""

from __future__ import annotations

import json
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from makeda.bots.bot import Bot, Sight
from makeda.bots.playing import BotProblem
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive
from makeda.games.registry import game as game_of
from makeda.games.texts import catalogue
from makeda.lab.dataset import Dataset
from makeda.lab.ledger import Ledger
from makeda.lab.match import Match
from makeda.lab.noting import EXTRAS, extras_in
from makeda.lab.simulate import Simulation
from makeda.lab.workers import Processes
from tests.setups import every_game


def rows(folder: Path, part: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / part).to_pylist()
    return sorted(found, key=lambda row: (row["game"], row.get("step", 0)))


def shards(folder: Path) -> list[str]:
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())


@every_game
def test_a_row_a_game_and_a_row_a_move(game: Game, tmp_path: Path) -> None:
    simulation = Simulation(game, game.info.least_players, 12, 5, {})
    report = simulation.run(Processes(2), data=Dataset(tmp_path, [], shard=5))
    games, moves = rows(tmp_path, "games"), rows(tmp_path, "moves")
    assert [row["game"] for row in games] == list(range(12))
    assert len(moves) == report.decisions == sum(row["decisions"] for row in games)
    for row in games:
        assert int(row["seed"]) == derive(5, row["game"])
        assert row["bots"] == ["random"] * game.info.least_players
        state = game.new(simulation.series.players, int(row["seed"]))
        played = [move for move in moves if move["game"] == row["game"]]
        assert [move["step"] for move in played] == list(range(1, row["decisions"] + 1))
        for move in played:
            assert game.moves.parse(move["words"]) == move["move"]
            state.play(move["seat"], move["move"])
        assert (state.scores(), state.winners()) == (row["scores"], row["winners"])


@every_game
def test_what_unequal_bots_saw_could_and_thought(game: Game, tmp_path: Path) -> None:
    bots = ["search:8", *["greedy"] * (game.info.least_players - 1)]
    match = Match(game, bots, 1, 5, {})
    match.run(data=Dataset(tmp_path, list(EXTRAS)))
    games, moves = rows(tmp_path, "games"), rows(tmp_path, "moves")
    assert [row["bots"] for row in games] == [sitting.bots for sitting in match.sittings]
    assert [row["scores"] for row in games] == [result.scores for result in match.played]
    thought = 0
    for row in games:
        state = game.new(len(bots), int(row["seed"]))
        for move in (move for move in moves if move["game"] == row["game"]):
            seat = move["seat"]
            assert move["legal"] == state.legal(seat)
            assert move["observation"] == list(array("f", game.observer.observe(state, seat)))
            searched = row["bots"][seat] == "search:8" and seat in state.actors()
            assert (move["visits"] is not None) == (searched and len(move["legal"]) > 1)
            if move["visits"]:
                thought += 1
                tried = dict(zip(move["legal"], move["visits"], strict=True))
                worth = dict(zip(move["legal"], move["values"], strict=True))
                assert sum(tried.values()) == 8
                assert tried[move["move"]] > 0
                assert {m for m in worth if worth[m] is not None} == {m for m in tried if tried[m]}
            state.play(seat, move["move"])
    assert thought > 10


def test_shards_are_complete_and_say_what_was_played(tmp_path: Path) -> None:
    simulation = Simulation(game_of("kette"), 3, 5, 5, {"lions": "none"})
    seen: list[list[str]] = []
    data = Dataset(tmp_path, [], shard=2)
    simulation.run(progress=lambda _: seen.append(shards(tmp_path)), data=data)
    last = ["000000000.parquet", "000000002.parquet", "000000004.parquet"]
    names = [f"{part}/{file}" for part in ("games", "moves") for file in last]
    assert shards(tmp_path) == names
    # What is there while it grows can be read, and is never touched again.
    assert seen[2] == ["games/000000000.parquet", "moves/000000000.parquet"]
    for name in names:
        file = parquet.ParquetFile(tmp_path / name)
        assert file.metadata.num_row_groups == 1
        about = file.schema_arrow.metadata
        assert (about[b"game"], about[b"players"], about[b"seed"]) == (b"kette", b"3", b"5")
        assert json.loads(about[b"options"])["lions"] == "none"


class Interrupted(Exception):
    pass


def test_what_was_interrupted_goes_on_without_a_gap(tmp_path: Path) -> None:
    def simulation(games: int = 9) -> Simulation:
        return Simulation(game_of("kette"), 3, games, 5, {}, "careless")

    def interrupt(_: int) -> None:
        raise Interrupted

    whole, parts, file = tmp_path / "whole", tmp_path / "parts", tmp_path / "file"
    report = simulation().run(data=Dataset(whole, ["legal"]))
    with pytest.raises(Interrupted):
        simulation().run(Processes(1), interrupt, Ledger(file), Dataset(parts, ["legal"]))
    # What was played is written even so.
    assert [row["game"] for row in rows(parts, "games")] == [0]
    simulation(4).run(ledger=Ledger(file), data=Dataset(parts, ["legal"], 2))
    # As if it had been killed before this shard was complete: the ledger knows more.
    for part in ("games", "moves"):
        (parts / part / "000000003.parquet").unlink()
    again = simulation().run(Processes(2), ledger=Ledger(file), data=Dataset(parts, ["legal"]))
    assert again.mean_scores == report.mean_scores
    for part in ("games", "moves"):
        assert rows(parts, part) == rows(whole, part)
    assert simulation().run(ledger=Ledger(file)).win_share == report.win_share


def test_games_that_are_there_are_never_lost(tmp_path: Path) -> None:
    kette = game_of("kette")
    folder, file = tmp_path / "data", tmp_path / "file"
    Simulation(kette, 3, 2, 5, {}).run(ledger=Ledger(file), data=Dataset(folder, []))
    before = {name: (folder / name).read_bytes() for name in shards(folder)}
    others: list[tuple[Simulation | Match, Ledger | None, list[str]]] = [
        (Simulation(kette, 3, 2, 5, {}), None, []),
        (Simulation(kette, 3, 2, 5, {}), Ledger(tmp_path / "new"), []),
        (Simulation(kette, 3, 2, 5, {}), Ledger(file), ["legal"]),
        (Simulation(kette, 3, 2, 6, {}), Ledger(file), []),
        (Match(kette, ["random"] * 3, 3, 5, {}), None, []),
    ]
    for wanted, ledger, extras in others:
        with pytest.raises(BadSetup, match="data_used"):
            wanted.run(ledger=ledger, data=Dataset(folder, extras))
    assert {name: (folder / name).read_bytes() for name in shards(folder)} == before
    (folder / "games/000000000.parquet").write_bytes(b"diary")
    with pytest.raises(BadSetup, match="data_used"):
        Simulation(kette, 3, 2, 5, {}).run(ledger=Ledger(file), data=Dataset(folder, []))


class Boasting(Bot):
    """Tells thoughts that are none."""

    def choose(self, sight: Sight) -> int:
        return sight.legal()[0]

    def thoughts(self) -> Any:
        return ["I am great"]


def test_problems_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = Simulation(game_of("kette"), 3, 1, 5, {}, f"{__name__}:Boasting")
    with pytest.raises(BotProblem, match="bot_failed"):
        simulation.run(data=Dataset(tmp_path / "data", ["search"]))
    (tmp_path / "file").write_text("diary", encoding="utf-8")
    with pytest.raises(BadSetup, match="file_unwritable"):
        simulation.run(data=Dataset(tmp_path / "file", []))
    with pytest.raises(BadSetup, match="bad_shard"):
        Dataset(tmp_path, [], 0)
    with pytest.raises(BadSetup, match="bad_extra"):
        extras_in(["legal", "smell"])
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadSetup, match="extra=parquet") as caught:
        Dataset(tmp_path, [])
    said = catalogue().problem(caught.value, [])
    assert said.endswith("pip install 'makeda[parquet]'")
