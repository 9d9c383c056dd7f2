"""Games as Parquet files."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive
from makeda.games.registry import game as game_of
from makeda.games.texts import catalogue
from makeda.lab.datafile import data_files, moves_file
from makeda.lab.simulate import Simulation
from makeda.lab.workers import Processes
from tests.setups import every_game


@every_game
def test_a_row_a_game_and_a_row_a_move(game: Game, tmp_path: Path) -> None:
    simulation = Simulation(game, game.info.least_players, 12, 5, {})
    file = tmp_path / "games.parquet"
    with data_files(file, simulation.series) as files:
        report = simulation.run(Processes(2), note=files.write)
    games = parquet.read_table(file).to_pylist()
    moves = parquet.read_table(tmp_path / "games.moves.parquet").to_pylist()
    assert [row["game"] for row in games] == list(range(12))
    assert len(moves) == report.decisions == sum(row["decisions"] for row in games)
    for row in games:
        assert int(row["seed"]) == derive(5, row["game"])
        state = game.new(simulation.series.players, int(row["seed"]))
        played = [move for move in moves if move["game"] == row["game"]]
        assert [move["step"] for move in played] == list(range(1, row["decisions"] + 1))
        for move in played:
            assert game.moves.parse(move["words"]) == move["move"]
            state.play(move["seat"], move["move"])
        assert (state.scores(), state.winners()) == (row["scores"], row["winners"])


def test_the_files_say_what_was_played(tmp_path: Path) -> None:
    simulation = Simulation(game_of("kette"), 3, 1, 5, {"lions": "none"})
    file = tmp_path / "games.parquet"
    with data_files(file, simulation.series) as files:
        simulation.run(note=files.write)
    for each in (file, moves_file(file)):
        about = parquet.read_schema(each).metadata
        assert (about[b"game"], about[b"players"], about[b"seed"]) == (b"kette", b"3", b"5")
        assert json.loads(about[b"options"]) == {
            "lions": "none",
            "layout": "standard",
            "even_start": "off",
        }


def test_problems_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = Simulation(game_of("kette"), 3, 1, 5, {})
    for file, problem in (
        (tmp_path / "games.csv", "bad_data_file"),
        (tmp_path / "no" / "games.parquet", "file_unwritable"),
    ):
        with pytest.raises(BadSetup, match=problem), data_files(file, simulation.series):
            pass
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with (
        pytest.raises(BadSetup, match="extra=parquet") as caught,
        data_files(tmp_path / "games.parquet", simulation.series),
    ):
        pass
    said = catalogue().problem(caught.value, [])
    assert said.endswith("pip install 'makeda[parquet]'")
