"""Numbers that owners of a game have checked: what differs from ours, and the files they save.

A file is TOML: the table under `table`, and beside it the game, the edition, who checked it, and
which components they found as the table says. It can be played with, compared and sent in as it
is. A plain table, as in a game's `data/`, is read too, and one that holds only what differs.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from makeda.core.game import Game
from makeda.core.numbers import BOOK, Cell, Component, Numbers
from makeda.core.problems import BadSetup
from makeda.games.texts import catalogue

FORMAT = "makeda-numbers-1"
# What a file may hold
HEAD = ["format", "game", "edition", "by", "confirmed", "table"]
HERE = Path(__file__).parent
# Several times what our files have
LONGEST_FILE = 6_144
# No entry lies so deep; the time to read one grows with the square of the points in its name.
MOST_POINTS = 20
# Of the edition, and of the name of who checked it
LONGEST_WORDS = 120


class Difference:
    """A number of somebody's table that is not ours."""

    def __init__(self, component: Component, cell: Cell, ours: object, theirs: object) -> None:
        self.component: Final = component
        self.cell: Final = cell
        self.ours: Final = ours
        self.theirs: Final = theirs

    def plain(self) -> dict[str, object]:
        """What a reader needs to say it in any language."""
        return {
            "sort": self.component.sort,
            "about": self.component.params,
            "name": self.cell.name,
            "more": self.cell.params,
            "ours": self.ours,
            "theirs": self.theirs,
        }


class Words(NamedTuple):
    """A difference in words."""

    component: str
    title: str
    label: str
    ours: str
    theirs: str


class Checked(NamedTuple):
    """What a file of numbers says."""

    table: dict[str, object]
    edition: str
    by: str
    # The keys of components that were compared with the game
    confirmed: list[str]


def numbers_of(game: Game) -> Numbers:
    """The numbers of a game; refused where it has none that could be corrected."""
    numbers = game.numbers()
    if numbers is None:
        raise BadSetup("no_numbers", {"title": game.info.title})
    return numbers


def settle_table(
    game: Game, table: dict[str, object], text: str = "", within: str = ""
) -> dict[str, object]:
    """The table, filled up with ours, if a game can be played with it.

    If it stands in a text, under some name or not, what is wrong is told with its line.
    """
    option = numbers_of(game).option
    try:
        settled = game.settle({option: table})[option]
    except BadSetup as bad:
        line = line_of(text, f"{within}{bad.params.get('place')}")
        if bad.key != "bad_table" or line is None:
            raise
        raise BadSetup("bad_table_line", {**bad.params, "line": line}) from bad
    assert isinstance(settled, dict)
    return settled


def line_of(text: str, place: str) -> int | None:
    """Where in a TOML file a place of its table is given: itself, what is in it, or it is in."""
    wanted = place.replace('"', "") + "."
    part = ""
    around: int | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        code = line.partition("#")[0].strip()
        name, equals, _ = code.partition("=")
        if code[:1] == "[" and code[-1] == "]" and code[1:2].isalpha():
            part = f"{code[1:-1].strip()}."
        elif equals:
            here = part + name.strip().replace('"', "").replace("'", "") + "."
            if here.startswith(wanted):
                return number
            if wanted.startswith(here):
                around = number
    return around


def read_numbers(game: Game, text: str) -> Checked:
    """The numbers in the text of a file, checked."""
    content = read_toml(text)
    if "format" not in content:
        return Checked(settle_table(game, content, text), "", "", [])
    table = table_in(content)
    if content.get("game") != game.info.id:
        raise BadSetup("numbers_of_other", {"title": game.info.title})
    table = settle_table(game, table, text, "table.")
    return check_numbers(
        game, table, content.get("edition"), content.get("by"), content.get("confirmed")
    )


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Say of what is wrong in which file it is."""
    try:
        yield
    except BadSetup as bad:
        if "file" in bad.params:
            raise
        raise BadSetup("in_file", {"file": str(file), "problem": bad}) from bad


def read_toml(text: str) -> dict[str, object]:
    """What a file holds that somebody has written."""
    if len(text) > LONGEST_FILE:
        raise BadSetup("numbers_too_long", {"most": LONGEST_FILE})
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_POINTS and line.lstrip()[:1] != "#":
            raise BadSetup("numbers_points", {"line": number, "most": MOST_POINTS})
    try:
        return tomllib.loads(text)
    # A number of too many digits is a ValueError, but not one of the TOML reader.
    except (ValueError, RecursionError) as error:
        raise BadSetup("numbers_not_toml", {"reason": str(error)}) from error


def table_in(content: dict[str, object]) -> dict[str, object]:
    """The table of a file that was read: under its name, or the whole file."""
    if "format" not in content:
        return content
    table = content.get("table")
    if content["format"] != FORMAT or not isinstance(table, dict):
        raise BadSetup("numbers_foreign", {})
    for name in content:
        if name not in HEAD:
            about: dict[str, object] = {"name": name[:LONGEST_WORDS], "names": HEAD}
            raise BadSetup("numbers_unknown_name", about)
    return table


def check_numbers(
    game: Game, table: dict[str, object], edition: object, by: object, confirmed: object
) -> Checked:
    """Numbers that somebody sent, if all of it is what it should be."""
    keys = [component.key for component in numbers_of(game).components]
    for words in (edition, by):
        if not isinstance(words, str) or len(words) > LONGEST_WORDS or not words.isprintable():
            raise BadSetup("numbers_words", {"most": LONGEST_WORDS})
    if not isinstance(confirmed, list):
        raise BadSetup("numbers_confirmed_list", {"component": keys[0]})
    for key in confirmed:
        if key not in keys:
            told = str(key)[:LONGEST_WORDS]
            raise BadSetup("numbers_confirmed", {"title": game.info.title, "component": told})
    if confirmed and not (str(edition).strip() and str(by).strip()):
        raise BadSetup("numbers_unsigned", {})
    found = [key for key in keys if key in confirmed]
    return Checked(settle_table(game, table), str(edition), str(by), found)


def write_numbers(game: Game, checked: Checked) -> str:
    """The text of a file, with comments for those who fill it in."""
    keys = ", ".join(component.key for component in numbers_of(game).components)
    texts = catalogue(game.info.id)
    lines = [
        _line("format", FORMAT),
        _line("game", game.info.id),
        f"# {texts.say('phrases', 'comment_edition')}",
        _line("edition", checked.edition),
        _line("by", checked.by),
        f"# {texts.say('phrases', 'comment_confirmed', {'components': keys})}",
        _line("confirmed", checked.confirmed),
        "",
        "[table]",
    ]
    plain = {name: value for name, value in checked.table.items() if not isinstance(value, dict)}
    lines += _entries(game, "", plain)
    for chapter, part in checked.table.items():
        if isinstance(part, dict):
            lines += ["", f"[table.{chapter}]", *_entries(game, f"{chapter}.", part)]
    return "\n".join(lines) + "\n"


def _entries(game: Game, chapter: str, part: dict[str, object]) -> list[str]:
    """The entries of a part of a table, each below a comment on what its numbers are."""
    lines: list[str] = []
    for name, value in part.items():
        lines += [f"# {_meaning(game, chapter + name)}", _line(name, value)]
    return lines


def _meaning(game: Game, place: str) -> str:
    """What the numbers at a place of the table are, in their order, and their rule.

    A component has a list of them, or each is on a component of its own.
    """
    keys = numbers_of(game).at(place)
    here = [component for component in numbers_of(game).components if component.key in keys]
    cells = here[0].cells
    if len(cells) > 1:
        words = [label_of(game, cell) for cell in cells]
    else:
        words = [title_of(game, component) for component in here]
    return f"{'; '.join(words)} [{here[0].rule}]"


def _line(name: str, value: object) -> str:
    return f"{name} = {_toml(value)}"


def _toml(value: object) -> str:
    """Numbers, texts and lists are written in TOML as in JSON."""
    return json.dumps(value, ensure_ascii=False)


def standard_numbers(game: Game) -> Checked:
    """Our table, which nobody has compared with anything."""
    return Checked(numbers_of(game).standard, "", "", [])


def differences(game: Game, table: object) -> list[Difference]:
    """What is not ours in a table that has been checked; nothing where it is a word for ours."""
    numbers = game.numbers()
    if numbers is None or not isinstance(table, dict):
        return []
    return [
        Difference(component, cell, cell.value(numbers.standard), cell.value(table))
        for component in numbers.components
        for cell in component.cells
        if cell.value(table) != cell.value(numbers.standard)
    ]


def own_numbers(game: Game, options: dict[str, object]) -> list[dict[str, object]]:
    """What everyone is told where somebody's own numbers are played with: what is not ours."""
    return [one.plain() for table in options.values() for one in differences(game, table)]


def in_words(game: Game, difference: Difference) -> Words:
    component, cell = difference.component, difference.cell
    return Words(
        component.key,
        title_of(game, component),
        label_of(game, cell),
        shown(game, cell, difference.ours),
        shown(game, cell, difference.theirs),
    )


def title_of(game: Game, component: Component) -> str:
    """What a component is called."""
    return catalogue(game.info.id).say("numbers", component.sort, component.params)


def label_of(game: Game, cell: Cell) -> str:
    """What a number of a component is for."""
    return word_of(game, cell.name, cell.params)


def shown(game: Game, cell: Cell, value: object) -> str:
    """What stands in a cell, as people read it."""
    return word_of(game, str(value), {}) if cell.words else str(value)


def word_of(game: Game, name: str, params: dict[str, object]) -> str:
    """A text of the chapter `numbers`, or a term of the game."""
    texts = catalogue(game.info.id)
    return texts.say("numbers", name, params) if name in texts.keys("numbers") else texts.word(name)


def note_of(game: Game, component: Component) -> str:
    """Where the numbers of a component come from, and who has confirmed them."""
    texts = catalogue(game.info.id)
    source = texts.say("sources", component.source)
    people = confirmed_by(game).get(component.key, [])
    if not people:
        return f"{source} {texts.say('sources', 'nobody')}"
    confirmed = texts.say("sources", "confirmed", {"people": "; ".join(people)})
    # How we guessed it no longer matters to those who read that it is so.
    return f"{source} {confirmed}" if component.source == BOOK else confirmed


def sent_in(game: Game) -> list[Path]:
    """The files with which owners have confirmed numbers of a game."""
    return sorted((HERE / game.info.id / "data" / "confirmed").glob("*.toml"))


@cache
def confirmed_by(game: Game) -> dict[str, list[str]]:
    """For each component who has found it as we have it, from the files that were sent in."""
    numbers = numbers_of(game)
    found: dict[str, list[str]] = {}
    for file in sent_in(game):
        with naming(file):
            sent = read_numbers(game, file.read_text(encoding="utf-8"))
        for component in numbers.components:
            same = all(
                cell.value(sent.table) == cell.value(numbers.standard) for cell in component.cells
            )
            if same and component.key in sent.confirmed:
                found.setdefault(component.key, []).append(f"{sent.by} ({sent.edition})")
    return found
