"""The command for owners: the numbers on the components, and whether their copy has the same."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from makeda.cli.common import GameName, text_in, write_text
from makeda.cli.words import out, tell, tell_text
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.numbers import (
    Checked,
    differences,
    in_words,
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
    file: Annotated[Path | None, typer.Argument()] = None,
    template: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Show the numbers on a game's components and how we know them, or check a file of your own."""
    chosen = game_of(game)
    if template is not None and file is not None:
        raise BadSetup("file_and_template", {})
    if template is not None:
        # It may hold what somebody has corrected.
        if template.exists():
            raise BadSetup("template_exists", {"file": str(template)})
        write_text(template, write_numbers(chosen, standard_numbers(chosen)))
        option = numbers_of(chosen).option
        tell("template", file=str(template))
        tell_text(f"  makeda numbers {game} {template}")
        tell_text(f"  makeda play {game} --option {option}={template}")
    elif file is not None:
        _tell_differences(chosen, read_numbers(chosen, text_in(file)))
    else:
        _tell_all(chosen)


def _tell_all(game: Game) -> None:
    """Every component with its numbers and its note."""
    numbers = numbers_of(game)
    notes = [note_of(game, component) for component in numbers.components]
    for component, note in zip(numbers.components, notes, strict=True):
        cells = [
            f"{label_of(game, cell)}: {shown(game, cell, cell.value(numbers.standard))}"
            for cell in component.cells
        ]
        out.print(f"{title_of(game, component)} ({component.key})", style="bold", highlight=False)
        tell_text(f"  {', '.join(cells)}")
        tell_text(f"  {note} [{component.rule}]")


def _tell_differences(game: Game, checked: Checked) -> None:
    found = differences(game, checked.table)
    for one in [in_words(game, each) for each in found]:
        tell("difference", title=one.title, label=one.label, theirs=one.theirs, ours=one.ours)
    if not found:
        tell("same_numbers")
    tell("numbers_checked", done=len(checked.confirmed), every=len(numbers_of(game).components))
