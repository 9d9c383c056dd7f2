"""What several commands take and tell."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from makeda.cli.words import said
from makeda.core.game import Game
from makeda.core.problems import BadRecord, BadSetup
from makeda.games.numbers import LONGEST_FILE
from makeda.games.reasons import reason_of
from makeda.lab.ledger import Ledger
from makeda.lab.writing import replacing

# What a shell says of a command that Ctrl-C has ended
INTERRUPTED = 130

GameName = Annotated[str, typer.Argument()]
Players = Annotated[int | None, typer.Option()]
Seed = Annotated[int | None, typer.Option()]
Options = Annotated[list[str] | None, typer.Option("--option")]
AsJson = Annotated[bool, typer.Option("--json")]


@contextmanager
def progress_bar(total: int, what: str = "games") -> Iterator[Callable[[int], None]]:
    """A bar that is gone when all is done, and a function that moves it."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    # In a file or a pipe it would leave an empty line.
    idle = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=idle) as bar:
        task = bar.add_task(said("progress", what=what), total=total)
        yield lambda done: bar.advance(task, done)


def players_of(game: Game, wanted: int | None) -> int:
    return game.info.least_players if wanted is None else wanted


def seed_of(wanted: int | None, ledger: Ledger | None = None) -> int:
    """The seed that is wanted, or that of the work which goes on, or a new one."""
    if wanted is None and ledger:
        wanted = ledger.seed
    return secrets.randbits(128) if wanted is None else wanted


@contextmanager
def interruptible(what: str = "games") -> Iterator[Callable[[int, int], None]]:
    """Let Ctrl-C end the work, and not what comes after it; a function that tells how far it got.

    It is to be called once everything that is known has been told.
    """
    interrupted = False

    def end(done: int, wanted: int) -> None:
        if interrupted:
            typer.echo(said("interrupted", done=done, wanted=wanted, what=what), err=True)
            raise typer.Exit(INTERRUPTED)

    try:
        yield end
    except KeyboardInterrupt:
        interrupted = True


def print_json(content: dict[str, object]) -> None:
    typer.echo(json.dumps(content))


def text_in(file: Path) -> str:
    """The text of a file of numbers or options; of one that is too long, just too much of it."""
    try:
        with file.open(encoding="utf-8") as text:
            return text.read(LONGEST_FILE + 1)
    except (OSError, UnicodeDecodeError) as error:
        about: dict[str, object] = {"file": str(file), "reason": reason_of(error)}
        raise BadSetup("table_unreadable", about) from error


def record_text(file: Path) -> str:
    """What is in a file that should be a record."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("record_unreadable", {"reason": reason_of(error)}) from error


def write_text(file: Path, text: str) -> None:
    """Put a whole file in its place, or write into a pipe."""
    with replacing(file) as aside:
        aside.write_text(text, encoding="utf-8")
