"""The command for owners: the numbers on the components, and whether their copy has the same."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from makeda.cli.common import GameName, out, reason_of, write_text
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.numbers import (
    Checked,
    differences,
    label_of,
    note_of,
    numbers_of,
    read_numbers,
    shown,
    standard_numbers,
    title_of,
    write_numbers,
)
from makeda.games.registry import game as game_of


def numbers(
    game: GameName,
    file: Annotated[
        Path | None, typer.Argument(help="Numbers of your own to be checked, as TOML.")
    ] = None,
    template: Annotated[
        Path | None, typer.Option(help="Write our numbers into this file, to be corrected.")
    ] = None,
) -> None:
    """Show the numbers on a game's components and how we know them, or check a file of your own."""
    chosen = game_of(game)
    if template is not None:
        write_text(template, write_numbers(chosen, standard_numbers(chosen)))
        option = numbers_of(chosen).option
        _say(f"Our numbers are in {template}. Correct what differs in your game, and list under")
        _say("`confirmed` what you have compared. Then check the file, and play with it:")
        _say(f"  makeda numbers {game} {template}")
        _say(f"  makeda play {game} --option {option}={template}")
    elif file is not None:
        _tell_differences(chosen, read_numbers(chosen, _text_of(file)))
    else:
        _tell_all(chosen)


def _tell_all(game: Game) -> None:
    """Every component with its numbers and its note."""
    numbers = numbers_of(game)
    for component in numbers.components:
        cells = [
            f"{label_of(game, cell)}: {shown(game, cell, cell.value(numbers.standard))}"
            for cell in component.cells
        ]
        out.print(f"{title_of(game, component)} ({component.key})", style="bold", highlight=False)
        _say(f"  {', '.join(cells)}")
        _say(f"  {note_of(game, component)} [{component.rule}]")


def _tell_differences(game: Game, checked: Checked) -> None:
    found = differences(game, checked.table)
    for one in found:
        _say(f"{one.title}, {one.label}: {one.theirs} instead of {one.ours}")
    if not found:
        _say("These are our numbers.")
    done, every = len(checked.confirmed), len(numbers_of(game).components)
    _say(f"The game can be played with these numbers. Compared with a copy: {done} of {every}.")


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        about: dict[str, object] = {"file": str(file), "reason": reason_of(error)}
        raise BadSetup("table_unreadable", about) from error


def _say(text: str) -> None:
    out.print(text, highlight=False, markup=False, soft_wrap=True)
