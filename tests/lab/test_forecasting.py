"""Forecasts, learned from whole games."""

from __future__ import annotations

from pathlib import Path

import pytest

from makeda.bots.bot import Sight
from makeda.bots.forecast import WHOLE, forecast
from makeda.bots.greedy.numbers import TRAINED
from makeda.bots.registry import bot
from makeda.cli import training
from makeda.core.problems import BadSetup
from makeda.core.rng import seeded
from makeda.games.registry import game as game_of
from makeda.lab import forecasting
from makeda.lab.forecasting import Forecasting, as_section
from makeda.lab.ledger import Ledger
from makeda.lab.training import as_file
from makeda.lab.workers import HERE, Processes, Workers

KETTE = game_of("kette")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (forecasting, training):
        monkeypatch.setattr(module, "LOT", 4)


def run(
    seed: int, games: int = 4, file: Path | None = None, workers: Workers = HERE
) -> dict[int, list[int]]:
    found = Forecasting(KETTE, TRAINED, seed)
    for _ in found.run(workers, games, Ledger(file) if file else None):
        pass
    return found.weights()


def test_every_number_of_players_is_learned() -> None:
    assert list(run(1)) == [3, 4, 5, 6, 7]


def test_the_seed_decides_everything() -> None:
    assert run(1) == run(1)
    assert run(1) != run(2)


def test_one_that_was_interrupted_comes_to_the_same(tmp_path: Path) -> None:
    file = tmp_path / "ledger"
    run(1, 4, file)
    with file.open("ab") as cut_off:
        cut_off.write(b"[3, [[0.4, 0.")
    assert run(1, 8, file) == run(1, 8)
    assert not list(Forecasting(KETTE, TRAINED, 1).run(HERE, 8, Ledger(file)))


def test_processes_come_to_the_same() -> None:
    assert run(1, workers=Processes(2)) == run(1)


def test_money_is_worth_something() -> None:
    """The first thing that is read in Kette, late in a game, when nothing else can come of it."""
    weights = run(1, games=40)[3]
    assert weights[1] > 0
    assert 0 < weights[0] < WHOLE


def test_what_was_learned_can_be_played_by(tmp_path: Path) -> None:
    found = Forecasting(KETTE, TRAINED, 1)
    for _ in found.run(HERE, 4, None):
        pass
    file = tmp_path / "kette.toml"
    numbers = as_file(found.numbers, "ours")
    file.write_text(numbers + as_section(found.weights(), 3, "learned"))
    learned = forecast("kette", str(file))
    assert learned
    assert learned.rounds == 3
    assert learned.weights == found.weights()


def test_the_command_writes_a_file_that_a_master_can_play_by(tmp_path: Path) -> None:
    file = tmp_path / "kette.toml"
    training.forecast("kette", file, games=4, rounds=3, seed=1)
    learned = forecast("kette", str(file))
    assert learned
    assert learned.weights == run(1)
    state = KETTE.new(3, 1)
    seat = state.actors()[0]
    assert bot(f"master:4:{file}")(seeded(1)).choose(Sight(state, seat)) in state.legal(seat)


def test_a_game_that_nothing_is_read_of_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecasting, "reading_of", lambda *_: None)
    with pytest.raises(BadSetup) as refused:
        Forecasting(KETTE, TRAINED, 1)
    assert refused.value.key == "no_forecast"
