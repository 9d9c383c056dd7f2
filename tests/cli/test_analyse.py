"""`makeda analyse`, started as a user starts it."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

from makeda.core.game import Game
from makeda.core.records import ANALYSES, read
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from tests.analysis.positions import last_moves, recorded
from tests.cli.test_cli import COMMAND, run
from tests.setups import every_game

QUICK = ("--measure", "100", "--workers", "1")


def written(game: Game, folder: Path) -> Path:
    file = folder / "game.makeda.json"
    file.write_text(last_moves(game).json(), encoding="utf-8")
    return file


@every_game
def test_an_analysis_is_told_and_kept_in_the_record(game: Game, tmp_path: Path) -> None:
    file, page = written(game, tmp_path), tmp_path / "page.html"
    told = run("analyse", str(file), *QUICK, "--html", str(page))
    record = read(file.read_text(encoding="utf-8"), GAMES)
    list(record.replay())
    notes = record.more[ANALYSES]
    assert isinstance(notes, list)
    assert [note["step"] for note in notes] == list(range(len(record.turns) + 1))
    for name in record.seats:
        assert name in told
        assert name in page.read_text(encoding="utf-8")
    assert page.read_text(encoding="utf-8").count("<polyline") == record.players
    again = json.loads(run("analyse", str(file), *QUICK, "--json"))
    assert again["looks"] == [
        {name: note[name] for name in ("step", "chances", "judgement")} for note in notes
    ]
    assert len(again["accounts"]) == record.players


def test_a_record_can_be_left_as_it_is(tmp_path: Path) -> None:
    file = written(game_of("kette"), tmp_path)
    before = file.read_text(encoding="utf-8")
    run("analyse", str(file), *QUICK, "--no-keep")
    assert file.read_text(encoding="utf-8") == before


def test_half_an_analysis_goes_on(tmp_path: Path) -> None:
    """What stands in the record is not done again, and what is missing is done."""
    file = written(game_of("kette"), tmp_path)
    run("analyse", str(file), *QUICK)
    whole = json.loads(file.read_text(encoding="utf-8"))
    half = {**whole, ANALYSES: whole[ANALYSES][:5]}
    half[ANALYSES][0]["chances"] = [1.0, 0.0, 0.0]
    file.write_text(json.dumps(half), encoding="utf-8")
    found = json.loads(run("analyse", str(file), *QUICK, "--json"))["looks"]
    assert found[0]["chances"] == [1.0, 0.0, 0.0]
    assert [look["step"] for look in found] == [note["step"] for note in whole[ANALYSES]]
    assert found[5]["chances"] == whole[ANALYSES][5]["chances"]


def test_ctrl_c_tells_what_is_known_and_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "game.makeda.json"
    record = recorded(game_of("kette"))
    file.write_text(record.json(), encoding="utf-8")
    process = subprocess.Popen(
        [COMMAND, "analyse", str(file), "--workers", "1", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while ANALYSES not in file.read_text(encoding="utf-8"):
        time.sleep(0.05)
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    told, said = process.communicate()
    found = json.loads(told)["looks"]
    assert process.returncode == 130, said
    assert said == f"Interrupted after {len(found)} of {len(record.turns) + 1} positions.\n"
    assert len(json.loads(file.read_text(encoding="utf-8"))[ANALYSES]) == len(found)


@pytest.mark.parametrize("language", ["de", "nl"])
def test_an_analysis_speaks_the_readers_language(language: str, tmp_path: Path) -> None:
    file = written(game_of("babel"), tmp_path)
    told = run("--language", language, "analyse", str(file), *QUICK)
    assert {"de": "im Rückblick", "nl": "terugblik"}[language] in told


def test_a_file_that_is_no_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}", encoding="utf-8")
    assert len(run("analyse", str(file), code=2).splitlines()) == 1
