"""`makeda train` and `makeda forecast`: what bots learn by playing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from makeda.bots.greedy.numbers import TRAINED
from makeda.cli.common import (
    GameName,
    Seed,
    interruptible,
    progress_bar,
    seed_of,
    write_text,
)
from makeda.cli.lab import OnCluster, Resume, WorkerCount, team_of
from makeda.cli.words import tell, texts
from makeda.games.registry import game as game_of
from makeda.lab.forecasting import LOT, Forecasting, as_section
from makeda.lab.ledger import Ledger
from makeda.lab.training import TRIAL_EVERY, Training, as_file
from makeda.lab.writing import check_apart, check_writable

NumbersFile = Annotated[Path, typer.Option("--out")]
Generations = Annotated[int, typer.Option(min=1)]


def train(
    game: GameName,
    numbers_file: NumbersFile,
    generations: Generations = 60,
    seed: Seed = None,
    workers: WorkerCount = 1,
    cluster: OnCluster = False,
    resume: Resume = None,
) -> None:
    """Find numbers for the policy of a game by letting sets of them play against each other."""
    chosen = game_of(game)
    check_apart([numbers_file], [resume] if resume else [])
    check_writable(numbers_file)
    ledger = Ledger(resume) if resume else None
    start = seed_of(seed, ledger)
    training = Training(chosen, start)
    team = team_of(workers, cluster)
    with progress_bar(generations, "generations") as advance, interruptible("generations") as end:
        for generation in training.run(team, generations, ledger):
            advance(1)
            if generation.share:
                share = texts().number(generation.share, 2)
                tell("trial", generation=training.done, share=share)
            if generation.is_better:
                _write_best(training, numbers_file)
    end(training.done, generations)
    # Those that were in the ledger may have been better, too.
    if training.best_after:
        _write_best(training, numbers_file)
        tell("trained", file=str(numbers_file))
    else:
        tell("none_better", number=TRIAL_EVERY)


def _write_best(training: Training, file: Path) -> None:
    write_text(file, as_file(training.best, training.source()))


def forecast(
    game: GameName,
    output: Annotated[Path, typer.Option("--out")],
    numbers: Annotated[Path | None, typer.Option()] = None,
    games: Annotated[int, typer.Option(min=1)] = 5000,
    rounds: Annotated[int, typer.Option(min=1)] = 2,
    seed: Seed = None,
    workers: WorkerCount = 1,
    cluster: OnCluster = False,
    resume: Resume = None,
) -> None:
    """Learn from whole games how one that is broken off may end, for bots that look ahead."""
    chosen = game_of(game)
    check_apart([output], [resume] if resume else [])
    check_writable(output)
    ledger = Ledger(resume) if resume else None
    start = seed_of(seed, ledger)
    source = str(numbers) if numbers else TRAINED
    forecasting = Forecasting(chosen, source, start)
    team = team_of(workers, cluster)
    wanted = LOT * forecasting.lots(games)
    with progress_bar(wanted) as advance, interruptible() as end:
        for _ in forecasting.run(team, games, ledger):
            advance(LOT)
    end(LOT * forecasting.done, wanted)
    about = f"makeda forecast {game} --seed {start} --games {games}"
    section = as_section(forecasting.weights(), rounds, about)
    known = as_file(forecasting.numbers, f"the numbers {source}")
    write_text(output, f"{known}\n{section}")
    tell("forecast", file=str(output))
