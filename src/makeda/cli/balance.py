"""The command for designers: how balanced a game is, and what would be if."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from makeda.cli.common import (
    GameName,
    Options,
    Seed,
    check_writable,
    interruptible,
    progress_bar,
    seed_of,
    write_text,
)
from makeda.cli.lab import OnCluster, PlayerCounts, WorkerCount, counts_of, names_in, team_of
from makeda.cli.options import is_number, options_in, options_of, with_options
from makeda.cli.words import tell
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.registry import game as game_of
from makeda.lab.balance.report import SECONDS, BalanceReport, Comparison, Report, Varied, WhatIf
from makeda.lab.balance.table import check_figures_file, write_figures
from makeda.lab.ledger import Ledger

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

    return WhatIf(game, players, [_varied(each) for each in vary], chosen, bot, games, seed)


def _varied(text: str) -> Varied:
    """What is varied, as NAME=2..4 or NAME=free,none."""
    name, _, values = text.partition("=")
    first, dots, last = values.partition("..")
    if not dots:
        found = [value for value in names_in(values) if value]
    elif is_number(first) and is_number(last) and int(last) - int(first) < MOST_VALUES:
        found = [str(value) for value in range(int(first), int(last) + 1)]
    else:
        found = []
    if not name or len(found) < 2:
        shown = text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
        raise BadSetup("bad_vary", {"vary": shown, "most": MOST_VALUES})
    return Varied(name, found)
