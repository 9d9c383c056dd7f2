"""The command in other languages: help, mistakes, a game in the terminal and a report."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

from makeda.cli import app, main
from makeda.cli.words import Group, language_of
from makeda.games.registry import GAMES
from makeda.games.texts import LANGUAGES, catalogue, speak
from makeda.server.run import _told
from tests.languages import Used, messages

SOURCE = Path(__file__).parents[2] / "src/makeda"
OTHERS = [language for language in LANGUAGES if language != "en"]
in_other_languages = pytest.mark.parametrize("language", OTHERS)
WORD = re.compile(r"[^\W\d_]{3,}")
# What is typed, or stands for something typed, is the same in every language.
NOTATION = re.compile(r"--[\w-]+|<[^<>]+>|MAKEDA_\w+|\w+\.\w+")


class Said(NamedTuple):
    """What a command has printed, and its exit code."""

    text: str
    code: int


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    speak("en")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """A function that runs the command here: what it says does not depend on how it is started."""

    def run(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "argv", ["makeda", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err
        return Said(printed.out + printed.err, int(left.value.code or 0))

    return run


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    if isinstance(command, Group):
        for name, below in command.commands.items():
            yield from commands(below, (*path, name))


COMMANDS = list(commands(typer.main.get_command(app)))
NAMES = {name for path in COMMANDS for name in path} | {"makeda"}


def words(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(NOTATION.sub("", text))}


@cache
def words_of(language: str) -> set[str]:
    """All words of a language that stand in our texts."""
    entries = [
        entry
        for file in SOURCE.rglob(f"texts/*{language}.ftl")
        for entry in messages(file).values()
    ]
    return words(" ".join(text for entry in entries for text in Used(entry).words))


def left_in_english(english: str, ours: str, language: str) -> set[str]:
    """Words of an English text that stand in its translation, though the language has no such."""
    return (words(english) & words(ours)) - words_of(language) - NAMES


def test_english_would_be_noticed() -> None:
    text = "Show this message and exit."
    assert left_in_english(text, text, "de") == {"show", "this", "message", "and", "exit"}


@in_other_languages
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_help_is_translated(path: tuple[str, ...], language: str, run: Any) -> None:
    english, ours = run(*path, "--help"), run("--language", language, *path, "--help")
    assert (english.code, ours.code) == (0, 0)
    assert words(english.text) & words_of("en")
    assert left_in_english(english.text, ours.text, language) == set()


MISTAKES = [
    ["--nonsense"],
    ["pley"],
    ["dance"],
    ["rules"],
    ["rules", "kette", "K5", "K6"],
    ["record", "kette"],
    ["replay", "/no/such/file"],
    ["replay", "."],
    ["replay", sys.executable],
    ["simulate", "kette", "--gam", "3"],
    ["simulate", "kette", "--players", "many"],
    ["simulate", "kette", "--players"],
    ["balance", "kette", "--compare", "a"],
    ["balance", "kette", "--compare", "/no/a", "/no/b"],
    ["play", "--lan=3"],
    ["serve", "--port", "0"],
    ["serve", "--port", "99999"],
    ["serve", "--rate", "fast"],
    ["serve", "--host", "999.1.1.1"],
    ["admin"],
    ["admin", "delete"],
]


@in_other_languages
@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_mistakes_are_told_in_the_language(arguments: list[str], language: str, run: Any) -> None:
    english, ours = run(*arguments), run("--language", language, *arguments)
    assert (english.code, ours.code) == (2, 2)
    assert english.text != ours.text
    typed = words(" ".join(arguments))
    assert left_in_english(english.text, ours.text, language) <= typed


def test_a_language_that_we_do_not_speak_is_refused(run: Any) -> None:
    said = "There is no language “xx”; the languages are en, de, nl.\n"
    assert run("--language", "xx", "games") == Said(said, 2)
    assert run("--language=xx", "games") == Said(said, 2)


def test_the_language_stands_before_the_command(run: Any) -> None:
    assert "--language" in run("rules", "kette", "--language", "de").text
    assert run("--language").code == 2


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_BE", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:nl"}, "nl"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_command_speaks_as_its_environment(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert "Opdrachten" in run("--help").text
    assert "Commands" in run("--language", "en", "--help").text


def test_a_game_in_german_takes_moves_as_they_are_written_everywhere(run: Any) -> None:
    typed = "1\naccept\npass\nbid 1\nbid 7\nquit\n"
    shown = run("--language", "de", "play", "kette", "--seed", "3", typed=typed).text
    texts = catalogue("kette", "de")
    assert texts.say("terminal", "help") in " ".join(shown.split())
    assert texts.say("prompts", "offering") in shown
    assert texts.event({"event": "bid", "seat": 0, "amount": 1}, ["Gast"]) in shown
    assert "20.000" in shown
    assert "auf deiner Hand" in shown
    assert shown.rstrip().endswith("Auf Wiedersehen!")
    assert re.search(r"bid \d … bid \d+ ", shown)


@in_other_languages
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_pictures_and_moves_are_translated(game: Any, language: str, run: Any) -> None:
    """A whole game: what is typed stands in front of what it does, and is left out here."""
    players = ["--players", str(game.info.least_players), "--seed", "1"]
    arguments = ["play", game.info.id, *players]
    english, ours = (
        re.sub(r"(?m)^ +\d+\. .*$|^ +\w+ \d+ … .*$", "", run("--language", each, *arguments).text)
        for each in ("en", language)
    )
    assert left_in_english(english, ours, language) <= words(game.info.title)


@in_other_languages
def test_a_report_is_translated(language: str, run: Any, tmp_path: Path) -> None:
    pages = {}
    for each in ("en", language):
        file = tmp_path / f"{each}.html"
        args = ["balance", "kette", "--games", "2", "--bots", "random", "--players", "3"]
        run("--language", each, *args, "--seed", "1", "-o", str(file))
        page = file.read_text(encoding="utf-8")
        assert f'<html lang="{each}">' in page
        labels = re.findall(r'aria-label="([^"]*)"', page)
        shown = re.sub(r"<style>.*</style>|<[^>]*>", " ", page, flags=re.DOTALL)
        pages[each] = re.sub(r"\w+ = \w+", "", " ".join([shown, *labels]))
    left = left_in_english(pages["en"], pages[language], language)
    assert left <= words("Die Kette von Saba random")
    assert re.search(r"\d,\d\s?%", pages[language])


def test_whoever_starts_a_server_reads_where_it_is() -> None:
    speak("nl")
    assert _told("runs", "http://x/").startswith("Makeda draait op http://x/ ")
