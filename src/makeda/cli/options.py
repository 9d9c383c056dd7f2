"""The options of a game as they are typed, or written into files."""

from __future__ import annotations

from pathlib import Path

from makeda.cli.common import text_in
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.numbers import naming, numbers_of, read_numbers, read_toml, settle_table

# More digits than any number of a table has; Python itself reads no more than some thousands.
MOST_DIGITS = 12


def options_of(game: Game, pairs: list[str] | None) -> dict[str, object]:
    """The options that were given as NAME=VALUE, in this order."""
    settings: list[tuple[str, str]] = []
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup("bad_option_form", {"option": pair})
        settings.append((name, value))
    return with_options(game, {}, settings)


def with_options(
    game: Game, options: dict[str, object], settings: list[tuple[str, str]]
) -> dict[str, object]:
    """The options with more of them, as names and values.

    A table takes its word or a file; what follows its name and a point is a place in the table.
    It is checked when all is in it, because some entries only fit together.
    """
    options = dict(options)
    tables = _tables(game)
    for name, value in settings:
        option, point, place = name.partition(".")
        words = tables.get(option)
        if words is None:
            if point and option in [each.name for each in game.info.options]:
                raise BadSetup("option_without_entries", {"option": option, "place": place})
            options[name] = value
        elif point:
            options[option] = _with_entry(game, options.get(option), place, value)
        else:
            options[option] = value if value in words else _table_in(game, Path(value))
    for name in tables:
        table = options.get(name)
        if isinstance(table, dict):
            options[name] = settle_table(game, table)
    return options


def _with_entry(game: Game, table: object, place: str, value: str) -> dict[str, object]:
    """The table, or ours, with another value at a place."""
    number = number_in(value)
    part: object = value if number is None else number
    for step in reversed(place.split(".")):
        part = {step: part}
    assert isinstance(part, dict)
    return numbers_of(game).filled(part, table if isinstance(table, dict) else None)


def number_in(text: str) -> int | None:
    """A whole number, if the text is one that somebody could mean."""
    is_number = text.isdecimal() and text.isascii() and len(text) <= MOST_DIGITS
    return int(text) if is_number else None


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
        game.settle(options)
    return options


def _are_options(game: Game, content: dict[str, object]) -> bool:
    """Whether a file holds options, wrong ones included, and not only a table.

    Babel's table has entries with the names of options, but no word stands directly in a table.
    """
    if "format" in content:
        return False
    numbers = game.numbers()
    entries = numbers.standard if numbers else {}
    own = [option.name for option in game.info.options if option.name not in entries]
    return not content or any(
        name in own or isinstance(value, str) for name, value in content.items()
    )


def _table_in(game: Game, file: Path) -> dict[str, object]:
    text = text_in(file)
    with naming(file):
        return read_numbers(game, text).table


def _tables(game: Game) -> dict[str, list[str]]:
    """The options that are tables, and the words for those that come with the game."""
    return {option.name: option.values for option in game.info.options if option.is_table}
