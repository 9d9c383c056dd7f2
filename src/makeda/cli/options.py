"""The options of a game as they are typed, or written into files."""

from __future__ import annotations

from pathlib import Path

from makeda.cli.common import text_in
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.numbers import naming, numbers_of, read_numbers, read_toml, settle_table


def options_of(game: Game, pairs: list[str] | None) -> dict[str, object]:
    """The options that were given as NAME=VALUE, in this order."""
    options: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup("bad_option_form", {"option": pair})
        options = with_option(game, options, name, value)
    return options


def with_option(game: Game, options: dict[str, object], name: str, value: str) -> dict[str, object]:
    """The options with one more.

    A table takes its word or a file; what follows its name and a point is a place in the table.
    """
    name, _, place = name.partition(".")
    words = _tables(game).get(name)
    if words is None or (value in words and not place):
        chosen: object = value
    elif not place:
        chosen = _table_in(game, Path(value))
    else:
        before = options.get(name)
        chosen = _with_entry(game, before if isinstance(before, dict) else None, place, value)
    return {**options, name: chosen}


def _with_entry(
    game: Game, table: dict[str, object] | None, place: str, value: str
) -> dict[str, object]:
    """The table, or ours, with another value at a place."""
    part: object = int(value) if value.isdecimal() and value.isascii() else value
    for step in reversed(place.split(".")):
        part = {step: part}
    assert isinstance(part, dict)
    return settle_table(game, numbers_of(game).filled(part, table))


def options_in(game: Game, file: Path) -> dict[str, object]:
    """The options in a file: by their names, or alone a table that the game can be played with.

    A table is named by its word or its file, beside this one, or stands here itself.
    """
    text = text_in(file)
    tables = _tables(game)
    with naming(file):
        options = read_toml(text)
        if not _are_options(game, options):
            return {numbers_of(game).option: read_numbers(game, text).table}
        for name, words in tables.items():
            value = options.get(name)
            if isinstance(value, dict):
                options[name] = settle_table(game, value, text, f"{name}.")
            elif isinstance(value, str) and value not in words:
                options[name] = _table_in(game, file.parent / value)
    return options


def _are_options(game: Game, content: dict[str, object]) -> bool:
    """Whether a file holds options. Babel's table has entries of the same names, but not words."""
    names = [option.name for option in game.info.options]
    tables = _tables(game)
    return all(
        name in names and (name in tables or isinstance(value, str))
        for name, value in content.items()
    )


def _table_in(game: Game, file: Path) -> dict[str, object]:
    text = text_in(file)
    with naming(file):
        return read_numbers(game, text).table


def _tables(game: Game) -> dict[str, list[str]]:
    """The options that are tables, and the words for those that come with the game."""
    return {option.name: option.values for option in game.info.options if option.is_table}
