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
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*.parquet"))


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


class Killed(Dataset):
    """The program is killed after the moves of the last shard, and before its games."""

    def close(self) -> None:
        numbers = range(self._held, self._held + len(self._waiting))
        self._put("moves", self._moves(numbers, self._waiting))
        self._unlock()


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
    killed = Killed(parts, ["legal"], 2)
    simulation(4).run(ledger=Ledger(file), data=killed)
    # The ledger knows more, and half of a shard is there.
    assert file.read_text(encoding="utf-8").count("\n") == 1 + 4
    assert len(rows(parts, "games")) == 3
    assert (parts / "moves/000000003.parquet").exists()
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
        (Simulation(kette, 3, 2, 6, {}), None, []),
        (Match(kette, ["random"] * 3, 3, 5, {}), None, []),
    ]
    for wanted, ledger, extras in others:
        with pytest.raises(BadSetup, match="data_used"):
            wanted.run(ledger=ledger, data=Dataset(folder, extras))
    assert {name: (folder / name).read_bytes() for name in shards(folder)} == before
    (folder / "games/000000000.parquet").write_bytes(b"diary")
    with pytest.raises(BadSetup, match="data_used"):
        Simulation(kette, 3, 2, 5, {}).run(ledger=Ledger(file), data=Dataset(folder, []))


def test_a_ledger_keeps_what_was_played_without_the_folder(tmp_path: Path) -> None:
    kette = game_of("kette")
    folder, file = tmp_path / "data", tmp_path / "file"
    Simulation(kette, 3, 5, 5, {}).run(ledger=Ledger(file))
    before = file.read_bytes()
    wanted = Simulation(kette, 3, 2, 5, {})
    with pytest.raises(BadSetup, match=r"data_behind .*played=5, held=0"):
        wanted.run(ledger=Ledger(file), data=Dataset(folder, []))
    assert not folder.exists()
    folder.mkdir()
    # However often one tries.
    for _ in range(2):
        with pytest.raises(BadSetup, match="data_behind"):
            wanted.run(ledger=Ledger(file), data=Dataset(folder, []))
    # Nor where the folder has been left behind since.
    other = tmp_path / "other"
    wanted.run(ledger=Ledger(other), data=Dataset(folder, []))
    Simulation(kette, 3, 5, 5, {}).run(ledger=Ledger(other))
    with pytest.raises(BadSetup, match=r"data_behind .*played=5, held=2"):
        Simulation(kette, 3, 9, 5, {}).run(ledger=Ledger(other), data=Dataset(folder, []))
    assert file.read_bytes() == before == other.read_bytes()
    # The file of other games is named as such.
    with pytest.raises(BadSetup, match="ledger_other"):
        Simulation(kette, 3, 2, 6, {}).run(ledger=Ledger(file), data=Dataset(folder, []))


def test_a_kill_leaves_no_more_than_a_shard_unwritten(tmp_path: Path) -> None:
    class Lost(Dataset):
        def close(self) -> None:
            self._unlock()

    kette = game_of("kette")
    folder, file = tmp_path / "data", tmp_path / "file"
    # Many games come at once from a worker; the folder has all but the last shard of them.
    Simulation(kette, 3, 50, 5, {}).run(ledger=Ledger(file), data=Lost(folder, [], 3))
    assert len(rows(folder, "games")) == 48
    Simulation(kette, 3, 60, 5, {}).run(ledger=Ledger(file), data=Lost(folder, [], 20))
    assert len(rows(folder, "games")) == 48
    with file.open("ab") as out:
        out.writelines(file.read_bytes().splitlines(keepends=True)[1:13])
    with pytest.raises(BadSetup, match=r"played=72, held=48"):
        Simulation(kette, 3, 72, 5, {}).run(ledger=Ledger(file), data=Dataset(folder, []))


def test_two_runs_cannot_write_into_one_folder(tmp_path: Path) -> None:
    kette = game_of("kette")
    simulation = Simulation(kette, 3, 2, 5, {})
    other = Dataset(tmp_path, [])
    other.open(kette, simulation.about)
    ledger = Ledger(tmp_path / "file")
    for _ in range(2):
        with pytest.raises(BadSetup, match="data_locked"):
            simulation.run(ledger=ledger, data=Dataset(tmp_path, []))
    other.close()
    simulation.run(ledger=ledger, data=Dataset(tmp_path, []))
    assert len(rows(tmp_path, "games")) == 2


def test_moves_without_their_games_are_not_overwritten(tmp_path: Path) -> None:
    simulation = Simulation(game_of("kette"), 3, 2, 5, {})
    simulation.run(data=Dataset(tmp_path, []))
    (tmp_path / "games/000000000.parquet").unlink()
    moves = (tmp_path / "moves/000000000.parquet").read_bytes()
    with pytest.raises(BadSetup, match="data_used"):
        simulation.run(data=Dataset(tmp_path, []))
    assert (tmp_path / "moves/000000000.parquet").read_bytes() == moves
    (tmp_path / "moves/000000000.parquet").write_bytes(b"diary")
    with pytest.raises(BadSetup, match="data_used"):
        simulation.run(data=Dataset(tmp_path, []))


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
