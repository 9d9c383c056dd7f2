"""Numbers for policies, found by playing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from makeda.bots.greedy.numbers import FIRST, numbers_of
from makeda.cli.training import train
from makeda.games.registry import game as game_of
from makeda.lab import training
from makeda.lab.ledger import Ledger
from makeda.lab.training import Generation, Training
from makeda.lab.workers import HERE, Processes, Workers

KETTE = game_of("kette")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few sets, few games, and a trial every other time."""
    for name, value in {"SETS": 4, "LEAST_GAMES": 2, "MORE_GAMES": 0, "TRIAL_EVERY": 2}.items():
        monkeypatch.setattr(training, name, value)
    monkeypatch.setattr(training, "TRIAL_GAMES", 8)


def run(seed: int, wanted: int, file: Path | None = None, workers: Workers = HERE) -> Training:
    found = Training(KETTE, seed)
    for _ in found.run(workers, wanted, Ledger(file) if file else None):
        pass
    return found


def test_it_moves_away_from_the_first_numbers() -> None:
    found = run(1, 2)
    assert found.guess().flat() != numbers_of("kette", FIRST).flat()
    assert found.done == 2


def test_numbers_that_are_0_at_first_are_looked_for_unless_they_belong_to_a_row() -> None:
    found = run(1, 2).guess().values
    assert numbers_of("kette", FIRST).values["lion_waits"] == [0]
    assert found["lion_waits"] != [0]
    saba = Training(game_of("saba"), 1)
    list(saba.run(HERE, 1, None))
    assert saba.guess().values["stock"][0] == 0
    assert saba.guess().values["stock"][1] != numbers_of("saba", FIRST).values["stock"][1]


def test_the_seed_decides_everything() -> None:
    assert run(1, 2).guess().values == run(1, 2).guess().values
    assert run(1, 2).guess().values != run(2, 2).guess().values


def test_one_that_was_interrupted_comes_to_the_same(tmp_path: Path) -> None:
    file = tmp_path / "ledger"
    run(1, 2, file)
    with file.open("ab") as cut_off:
        cut_off.write(b"[[0.4, 0.")
    resumed, whole = run(1, 4, file), run(1, 4)
    assert resumed.done == 4
    assert resumed.guess().values == whole.guess().values
    assert resumed.best.values == whole.best.values


def test_nothing_that_is_known_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ledger"
    run(1, 2, file)
    assert not list(Training(KETTE, 1).run(HERE, 2, Ledger(file)))


def test_processes_come_to_the_same() -> None:
    assert run(1, 1, workers=Processes(2)).guess().values == run(1, 1).guess().values


def test_a_guess_that_wins_more_than_its_share_is_the_best_one() -> None:
    for seed in range(20):
        found = Training(KETTE, seed)
        generations = list(found.run(HERE, 2, None))
        assert generations[0].share == 0
        if generations[1].is_better:
            assert found.best.values == found.guess().values
            return
        assert found.best.values == numbers_of("kette", FIRST).values
    pytest.fail("no guess was ever better")


def test_the_command_says_how_it_goes_and_writes_what_is_best(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether it was found now or is in the ledger; before anything is better, it says so."""
    found = {}
    for seed in range(20):
        file, ledger = tmp_path / f"{seed}.toml", tmp_path / f"{seed}.ledger"
        train("kette", file, generations=2, seed=seed, resume=ledger)
        said = capsys.readouterr().out
        trial = re.search(r"After generation 2: \d\.\d\d times the fair share", said)
        assert file.exists() == ("These are the best ones now" in said)
        assert trial if file.exists() else "nothing was written" in said
        found[file.exists()] = seed
    file = tmp_path / f"{found[True]}.toml"
    written = file.read_text()
    assert written.startswith(f"# makeda train kette --seed {found[True]}, generation 2\n")
    assert numbers_of("kette", str(file)).values == run(found[True], 2).best.values
    file.unlink()
    train("kette", file, generations=2, resume=tmp_path / f"{found[True]}.ledger")
    assert file.read_text() == written
    assert False in found


def test_only_more_than_the_fair_share_is_better() -> None:
    assert not Generation([], 1.0).is_better
    assert Generation([], 1.01).is_better
