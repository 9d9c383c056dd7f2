"""What an owner can check: every number of a table belongs to a component, and files keep it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from makeda.core.game import Game
from makeda.core.numbers import SOURCES, Cell, Numbers
from makeda.core.problems import BadSetup
from makeda.games import numbers as files
from makeda.games.numbers import (
    LONGEST_WORDS,
    Checked,
    confirmed_by,
    differences,
    in_words,
    label_of,
    note_of,
    numbers_of,
    read_numbers,
    standard_numbers,
    title_of,
    write_numbers,
)
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from makeda.games.rulebook import rule_numbers
from makeda.games.texts import catalogue
from tests.setups import every_game


def leaves(table: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every number and every word in a table."""
    parts: list[tuple[str | int, object]] = []
    if isinstance(table, dict):
        parts = list(table.items())
    elif isinstance(table, list):
        parts = list(enumerate(table))
    else:
        return [path]
    return [leaf for step, part in parts for leaf in leaves(part, (*path, step))]


def changed(numbers: Numbers, cell: Cell, value: object) -> dict[str, Any]:
    table: Any = deepcopy(numbers.standard)
    *path, last = cell.path
    part = table
    for step in path:
        part = part[step]
    part[last] = value
    return dict(table)


@every_game
def test_every_number_of_the_table_belongs_to_one_component(game: Game) -> None:
    numbers = numbers_of(game)
    cells = [cell for component in numbers.components for cell in component.cells]
    assert sorted(cell.place() for cell in cells) == sorted(
        ".".join(str(step + 1 if isinstance(step, int) else step) for step in leaf)
        for leaf in leaves(numbers.standard)
    )
    for cell in cells:
        value = cell.value(numbers.standard)
        if cell.words:
            assert value in cell.words
        else:
            assert isinstance(value, int)
            assert 0 <= cell.least <= value <= cell.most
    keys = [component.key for component in numbers.components]
    assert len(set(keys)) == len(keys)


@every_game
def test_every_component_is_named_and_says_how_we_know_it(game: Game) -> None:
    numbers = numbers_of(game)
    titles = [title_of(game, component) for component in numbers.components]
    assert len(set(titles)) == len(titles)
    for component in numbers.components:
        assert component.source in SOURCES
        assert component.rule in rule_numbers(game.info.id)
        nobody = component.key not in confirmed_by(game)
        assert ("Nobody has confirmed it yet." in note_of(game, component)) == nobody
        assert all(label_of(game, cell) for cell in component.cells)


@every_game
def test_a_file_is_read_as_it_was_written(game: Game) -> None:
    numbers = numbers_of(game)
    key = numbers.components[0].key
    mine = Checked(numbers.standard, "Second edition, in Dutch", 'Ana "A." Ägir', [key])
    text = write_numbers(game, mine)
    assert read_numbers(game, text) == mine
    assert tomllib.loads(text)["game"] == game.info.id
    assert differences(game, mine.table) == []
    for other in GAMES:
        if other is not game:
            with pytest.raises(BadSetup, match="numbers_of_other"):
                read_numbers(other, text)


@every_game
def test_the_data_file_is_a_table_too(game: Game) -> None:
    folder = Path(files.__file__).parent / game.info.id / "data"
    (file,) = folder.glob("*.toml")
    read = read_numbers(game, file.read_text(encoding="utf-8"))
    assert read == standard_numbers(game)


def entry(place: str, value: object) -> dict[str, Any]:
    """A table that holds nothing but the entry at this place."""
    for step in reversed(place.split(".")):
        value = {step: value}
    assert isinstance(value, dict)
    return value


@every_game
def test_of_a_table_it_is_enough_to_give_what_differs(game: Game) -> None:
    """Each entry alone: the rest of the table is ours, and so is what is played."""
    numbers = numbers_of(game)
    for component in numbers.components:
        for cell in component.cells:
            ours = cell.value(numbers.standard)
            settled = game.settle({numbers.option: entry(cell.place(), ours)})
            assert settled[numbers.option] == numbers.standard
            other = cell.words[0] if cell.words else cell.most
            assert numbers.filled(entry(cell.place(), other)) == changed(numbers, cell, other)
    assert numbers.filled({}) == numbers.standard


def test_entries_are_called_by_their_names_too() -> None:
    babel = next(game for game in GAMES if game.info.id == "babel")
    numbers = numbers_of(babel)
    named = numbers.filled({"action_cards": {"second turn": 4}, "rows": {"7": {"most_parts": 30}}})
    assert named["action_cards"] == [2, 3, 2, 4, 2, 2, 2]
    again = numbers.filled({"rows": {"7": {"3": 5}}}, named)
    assert again["rows"] == [*numbers.standard["rows"][:6], [30, 10, 5]]  # type: ignore[index]
    assert again["action_cards"] == named["action_cards"]


WRONG_ENTRIES = [
    ("towers = 1", 1, "palace, treasury, spaces, harbour, actions belongs"),
    ("# costs\n\npalace.arches.5.ebony = 99", 3, "palace.arches.5.ebony, a whole number from 0 to"),
    ("[palace]\narches.1.ebony = 2\narches.9.ebony = 1", 3, "an entry, from 1 to 8"),
    ("palace.arches.5.gold = 2", 1, "alabaster, sandstone, ebony, or its number from 1 to 3"),
    ("[actions]\nbasic = [\n  5, 5,\n  5, 6,\n]", 2, "20 cards in all"),
    ('[harbour]\nfields."1" = "nowhere"', 2, "card, remove, vizier, nothing"),
    ("spaces.gold = 1", 1, "spaces.gold"),
]


@pytest.mark.parametrize(("text", "line", "allowed"), WRONG_ENTRIES)
def test_what_is_wrong_is_told_with_its_line_and_what_is_allowed(
    text: str, line: int, allowed: str
) -> None:
    saba = next(game for game in GAMES if game.info.id == "saba")
    with pytest.raises(BadSetup, match="bad_table_line") as caught:
        read_numbers(saba, text)
    told = catalogue("saba").problem(caught.value, [])
    assert told.startswith(f"Line {line} of the table cards")
    assert allowed in told


def test_what_differs_is_named_with_both_numbers() -> None:
    saba = next(game for game in GAMES if game.info.id == "saba")
    numbers = numbers_of(saba)
    cell = numbers.components[0].cells[1]
    (found,) = differences(saba, changed(numbers, cell, 3))
    words = in_words(saba, found)
    assert words == ("arch 1", "Palace card: gate arch 1", "sandstone", "1", "3")
    assert differences(saba, "standard") == []


@every_game
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("format = ", "numbers_not_toml"),
        ('format = "other"', "numbers_foreign"),
        ('format = "makeda-numbers-1"', "numbers_foreign"),
        ("[[", "numbers_not_toml"),
        ("palace = 3", "bad_table"),
        ("[" * 5000, "numbers_not_toml"),
        ("a = " + "[" * 5000, "numbers_not_toml"),
        ("a = " + "1" * 5000, "numbers_not_toml"),
        ("#" * 20_000, "numbers_too_long"),
        ("a." * 2000 + "a = 1", "numbers_points"),
        ("[" + "a." * 2000 + "a]", "numbers_points"),
        ("a = {" + "a." * 2000 + "a = 1}", "numbers_points"),
        ('"#"' + ".a" * 2000 + " = 1", "numbers_points"),
    ],
)
def test_what_is_no_file_of_numbers_is_refused(game: Game, text: str, key: str) -> None:
    with pytest.raises(BadSetup, match=key):
        read_numbers(game, text)


@every_game
def test_the_longest_files_of_use_are_read(game: Game) -> None:
    """Everything compared, words as long as they may be, and comments of our data file's length."""
    numbers = numbers_of(game)
    words = "x" * LONGEST_WORDS
    keys = [component.key for component in numbers.components]
    text = write_numbers(game, Checked(numbers.standard, words, words, keys))
    text += f"# {'.' * 60}\n" + "# what I saw there\n" * 100
    assert read_numbers(game, text).confirmed == keys


@every_game
@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("edition", 3, "numbers_words"),
        ("by", "x" * 121, "numbers_words"),
        ("by", "two\nlines", "numbers_words"),
        ("confirmed", "all", "numbers_confirmed_list"),
        ("confirmed", None, "numbers_confirmed_list"),
        ("confirmed", [["the box"]], "numbers_confirmed"),
        ("confirmed", ["the box"], "numbers_confirmed"),
    ],
)
def test_what_stands_beside_a_table_is_checked(
    game: Game, field: str, value: object, key: str
) -> None:
    about: dict[str, Any] = {"edition": "", "by": "", "confirmed": [], field: value}
    with pytest.raises(BadSetup, match=key):
        files.check_numbers(game, numbers_of(game).standard, **about)


def test_what_is_wrong_beside_a_table_is_named() -> None:
    saba = game_of("saba")
    text = write_numbers(saba, standard_numbers(saba))
    wrong = {
        text.replace("confirmed = []", ""): 'a list of what was compared, such as ["arch 1"]',
        text.replace("confirmed = []", 'confirmed = ["the box"]'): "no component “the box”",
        text.replace("confirmed = []", "confirmd = []"): "no entry “confirmd”; it has format, game",
        f"foo = 3\n{text}": "no entry “foo”",
    }
    for each, sentence in wrong.items():
        with pytest.raises(BadSetup) as caught:
            read_numbers(saba, each)
        assert sentence in catalogue("saba").problem(caught.value, [])


def test_limits_are_the_same_however_they_are_told() -> None:
    """Each entry singly and in a whole table: what is wrong in one is wrong in the other."""
    babel = game_of("babel")
    numbers = numbers_of(babel)
    for component in numbers.components:
        for cell in component.cells:
            for value in (cell.least - 1, cell.most + 1):
                with pytest.raises(BadSetup, match="bad_table"):
                    numbers.filled(entry(cell.place(), value))
                with pytest.raises(BadSetup, match="bad_table"):
                    babel.settle({numbers.option: changed(numbers, cell, value)})
    for wrong in ("[]", "4"):
        with pytest.raises(BadSetup) as caught:
            read_numbers(babel, f"cards_of_each_kind = {wrong}")
        assert "from 5 to 99" in catalogue("babel").problem(caught.value, [])


def test_a_file_says_what_its_numbers_are() -> None:
    lines = [write_numbers(game, standard_numbers(game)).splitlines() for game in GAMES]
    above = {below: line for text in lines for line, below in pairwise(text)}
    cost = "# alabaster; sandstone; ebony [S1.3]"
    assert [line for line in above.values() if line == cost] == [cost] * 3
    assert above["gold = [0, 1, 2]"] == "# Build space 1; Build space 2; Build space 3 [S3.5]"
    assert above["final_row = [10, 5, 3]"] == "# the most parts; the second most; all others [B1.6]"
    told = "# What you have compared with your copy, as in"
    assert above["confirmed = []"].startswith(told)
    assert all(line[:1] == "#" for below, line in above.items() if "= [" in below)


@every_game
def test_only_somebody_with_a_name_and_an_edition_confirms(game: Game) -> None:
    numbers = numbers_of(game)
    key = numbers.components[0].key
    for edition, by in (("", "Ana"), ("First", ""), (" ", "Ana")):
        assert files.check_numbers(game, numbers.standard, edition, by, []).confirmed == []
        with pytest.raises(BadSetup, match="numbers_unsigned"):
            files.check_numbers(game, numbers.standard, edition, by, [key])


@every_game
def test_every_file_that_was_sent_in_is_read_and_confirms_something(game: Game) -> None:
    for file in files.sent_in(game):
        assert read_numbers(game, file.read_text(encoding="utf-8")).confirmed, file
    assert set(confirmed_by(game)) <= {component.key for component in numbers_of(game).components}


Send = Callable[[Game, str, str], Path]


@pytest.fixture
def send(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Send]:
    """Files in the folders of the games as if people had sent them in."""

    def put(game: Game, name: str, text: str) -> Path:
        file = tmp_path / game.info.id / "data" / "confirmed" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    monkeypatch.setattr(files, "HERE", tmp_path)
    confirmed_by.cache_clear()
    yield put
    confirmed_by.cache_clear()


def test_who_confirmed_a_number_is_told(send: Send) -> None:
    """A file that was sent in confirms those of its components that are as we have them."""
    saba = game_of("saba")
    numbers = numbers_of(saba)
    first, second, third = numbers.components[:3]
    space = next(component for component in numbers.components if component.key == "space 1")
    table = changed(numbers, second.cells[0], 1)
    confirmed = [first.key, second.key, space.key]
    sent = Checked(table, "Goldsieber 2007", "Ana", confirmed)
    send(saba, "ana.toml", write_numbers(saba, sent))
    # It is reconstructed no longer, but what stands in a rulebook still does.
    assert note_of(saba, first) == "Confirmed by Ana (Goldsieber 2007)."
    assert note_of(saba, space) == "From a rulebook. Confirmed by Ana (Goldsieber 2007)."
    assert "Nobody has confirmed it yet." in note_of(saba, second)
    assert "Nobody has confirmed it yet." in note_of(saba, third)


@every_game
def test_with_a_file_sent_in_the_notes_of_every_game_are_right(game: Game, send: Send) -> None:
    numbers = numbers_of(game)
    key = numbers.components[0].key
    send(game, "ana.toml", write_numbers(game, Checked(numbers.standard, "First", "Ana", [key])))
    assert confirmed_by(game) == {key: ["Ana (First)"]}
    test_every_component_is_named_and_says_how_we_know_it(game)
    test_every_file_that_was_sent_in_is_read_and_confirms_something(game)


@every_game
def test_a_broken_file_that_was_sent_in_is_named(game: Game, send: Send) -> None:
    file = send(game, "broken.toml", "towers = 3")
    with pytest.raises(BadSetup, match="in_file") as caught:
        note_of(game, numbers_of(game).components[0])
    assert str(file) in catalogue(game.info.id).problem(caught.value, [])


@every_game
def test_a_wrong_place_leads_to_its_components(game: Game) -> None:
    numbers = numbers_of(game)
    for component in numbers.components:
        for cell in component.cells:
            assert component.key in numbers.at(cell.place())
            assert component.key in numbers.at(str(cell.path[0]))
    assert numbers.at("elsewhere") == []
