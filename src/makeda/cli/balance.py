"""The command for designers: how balanced a game is, and what would be if."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Annotated

import typer

from makeda.cli.common import (
    GameName,
    Options,
    Seed,
    interruptible,
    progress_bar,
    seed_of,
    write_text,
)
from makeda.cli.lab import (
    OnCluster,
    PlayerCounts,
    WorkerCount,
    counts_of,
    names_in,
    team_of,
)
from makeda.cli.options import number_in, options_in, options_of, with_options
from makeda.cli.words import tell
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.registry import game as game_of
from makeda.lab.balance.report import SECONDS, BalanceReport, Comparison, Report, Varied, WhatIf
from makeda.lab.balance.table import check_figures_file, write_figures
from makeda.lab.ledger import Ledger
from makeda.lab.writing import check_apart, check_writable

MARKDOWN = ".md"
# More values of one number than that nobody reads.
MOST_VALUES = 30
# Of what was typed, where it is refused
LONGEST_SHOWN = 60


def balance(
    game: GameName,
    players: PlayerCounts = None,
    bots: Annotated[str, typer.Option()] = "greedy",
    games: Annotated[int, typer.Option()] = 400,
    seed: Seed = None,
    option: Options = None,
    compare: Annotated[tuple[Path, Path] | None, typer.Option()] = None,
    vary: Annotated[list[str] | None, typer.Option()] = None,
    seconds: Annotated[float, typer.Option(min=0)] = SECONDS,
    workers: WorkerCount = 1,
    cluster: OnCluster = False,
    resume: Annotated[Path | None, typer.Option()] = None,
    figures: Annotated[Path | None, typer.Option()] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o")] = None,
) -> None:
    """Let good bots play, and write a page about how games go and what matters."""
    chosen = game_of(game)
    options = options_of(chosen, option)
    if compare and vary:
        raise BadSetup("vary_or_compare")
    if not isfinite(seconds):
        raise BadSetup("bad_seconds")
    ledger = Ledger(resume) if resume else None
    counts = counts_of(chosen, players)
    names = names_in(bots)
    rest = (games, seed_of(seed, ledger))
    report: Report
    if compare:
        a, b = ({**options, **options_in(chosen, file)} for file in compare)
        sides = (compare[0].name, compare[1].name)
        report = Comparison(chosen, counts, (a, b), sides, _one(names, "--compare"), *rest)
    elif vary:
        report = _what_if(chosen, counts, vary, options, _one(names, "--vary"), *rest)
    else:
        report = BalanceReport(chosen, counts, options, names, *rest, seconds)
    file = output or Path(f"{game}-balance.html")
    if file.suffix == MARKDOWN and not isinstance(report, BalanceReport):
        raise BadSetup("no_findings", {"file": str(file)})
    check_apart([each for each in (resume, file, figures) if each], list(compare or ()))
    check_writable(file)
    if figures:
        check_figures_file(figures)
        check_writable(figures)
    team = team_of(workers, cluster)
    done: list[int] = []
    with progress_bar(report.games) as advance, interruptible() as end:

        def count(games: int) -> None:
            done.append(games)
            advance(games)

        report.play(team, count, ledger)
    played = sum(done)
    wanted = report.games
    if played == wanted or report.shorten():
        _write(report, file, figures)
    end(played, wanted)


def _write(report: Report, file: Path, figures: Path | None) -> None:
    if isinstance(report, BalanceReport) and file.suffix == MARKDOWN:
        write_text(file, report.findings(report.played))
    else:
        write_text(file, report.html(report.played))
    if figures:
        write_figures(figures, report.figures(report.played))
    tell("report_written", games=report.games, file=str(file))


def _one(names: list[str], what: str) -> str:
    """The bot, where only one can be asked for."""
    if len(names) > 1:
        raise BadSetup("one_bot", {"what": what, "bots": names})
    return names[0]


def _what_if(
    game: Game,
    players: list[int],
    vary: list[str],
    options: dict[str, object],
    bot: str,
    games: int,
    seed: int,
) -> WhatIf:
    def chosen(settings: list[tuple[str, str]]) -> dict[str, object]:
        return with_options(game, options, settings)

    varied = [_varied(each) for each in vary]
    _check_once([each.name for each in varied])
    for each in varied:
        _check_once(each.values)
    return WhatIf(game, players, varied, chosen, bot, games, seed)


def _check_once(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BadSetup("varied_twice", {"name": name})


def _varied(text: str) -> Varied:
    """What is varied, as NAME=2..4 or NAME=free,none."""
    name, _, values = text.partition("=")
    first, dots, last = values.partition("..")
    found = _range(first, last) if dots else [value for value in names_in(values) if value]
    if not name or len(found) < 2:
        shown = text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
        raise BadSetup("bad_vary", {"vary": shown, "most": MOST_VALUES})
    return Varied(name, found)


def _range(first: str, last: str) -> list[str]:
    """The numbers from one to another, or nothing if there are none, or too many."""
    low, high = number_in(first), number_in(last)
    if low is None or high is None or high - low >= MOST_VALUES:
        return []
    return [str(value) for value in range(low, high + 1)]
