"""Sentences for events, prompts and problems, from the catalogues in `texts/`.

Code speaks in keys with typed parameters; the catalogue of a language turns them into sentences. A
place in a sentence says how its parameter is read: "{seat:player} bids {amount:thousands}."

| kind        | parameter                | reads as                          |
|-------------|--------------------------|-----------------------------------|
| `player`    | a seat                   | the player's name, or else seat 2 |
| `players`   | a list of seats          | their names                       |
| `thousands` | a number of thousands    | 7,000                             |
| `word`      | a term of the game       | the term in the reader's language |
| `words`     | a list of such terms     | the same, with commas             |
| `place`     | a column and a row       | column -1, row 3                  |
| `problem`   | another problem          | its sentence, with the rule       |
| `count a|b` | a number                 | a for one, b otherwise, # the number |
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

from makeda.core.picture import thousands
from makeda.core.problems import IllegalMove, Problem
from makeda.core.seen import Move

LANGUAGES = ["en"]
HERE = Path(__file__).parent


class Catalogue(Formatter):
    """The texts of one game in one language."""

    def __init__(self, tables: list[dict[str, object]]) -> None:
        self._tables = tables
        self._chapters: dict[str, dict[str, str]] = {}
        self._names: list[str] = []

    def texts(self, chapter: str) -> dict[str, str]:
        """All texts of a chapter: what all games share, and what this game adds."""
        texts = self._chapters.get(chapter)
        if texts is None:
            texts = self._chapters[chapter] = {}
            for table in self._tables:
                part = table.get(chapter)
                if isinstance(part, dict):
                    texts.update({str(key): str(text) for key, text in part.items()})
        return texts

    def options(self) -> dict[str, dict[str, str]]:
        """For each option of the game its title, and what each value means."""
        return self._explained("options")

    def levels(self) -> dict[str, dict[str, str]]:
        """For each level of bots its title, and how it plays."""
        return self._explained("levels")

    def bot_names(self) -> list[str]:
        """What bots are called where nobody says otherwise: enough names for every table."""
        for table in self._tables:
            part = table.get("bots")
            if isinstance(part, dict):
                return [str(name) for name in part["names"]]
        return []

    def _explained(self, chapter: str) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for table in self._tables:
            part = table.get(chapter)
            if isinstance(part, dict):
                found.update(part)
        return found

    def event(self, seen: dict[str, object], names: list[str]) -> str:
        """What happened. Whoever knows more than the others may read a fuller sentence."""
        key = str(seen["event"])
        texts = self.texts("events")
        own = f"{key}_own"
        return self.sentence(texts[own if "own" in seen and own in texts else key], seen, names)

    def prompt(self, key: str, params: dict[str, object], names: list[str]) -> str:
        """The question put to a player."""
        return self.sentence(self.texts("prompts")[key], params, names)

    def account(self, category: str, winners: list[int], names: list[str]) -> str:
        """What an entry of an account is for; at the end it may name who won."""
        return self.sentence(self.texts("accounts")[category], {"seats": winners}, names)

    def move(self, move: Move[Any], names: list[str]) -> str:
        """What a legal move does, or "" where its words say it all."""
        text = self.texts("moves")[move["verb"]]
        params = {**move["args"], **move["effects"]}
        known = self.texts("effects")
        parts = [self.sentence(text, params, names)] if "{" in text else []
        parts += [
            self.sentence(known[name], params, names)
            for name in known
            if params.get(name) is not None
        ]
        return "; ".join(parts)

    def score(self, points: int) -> str:
        """Points, or money where it is money that counts."""
        return self.sentence(self.texts("words")["score"], {"points": points}, [])

    def problem(self, problem: Problem, names: list[str]) -> str:
        """Why something cannot be done, with the rule if it is a move."""
        text = self.sentence(self.texts("problems")[problem.key], problem.params, names)
        rule = problem.rule if isinstance(problem, IllegalMove) else ""
        return f"{text} [{rule}]" if rule else text

    def sentence(self, text: str, params: dict[str, object], names: list[str]) -> str:
        self._names = names
        return self.vformat(text, (), params)

    def format_field(self, value: object, format_spec: str) -> str:
        """One parameter, read as its kind says."""
        kind, _, forms = format_spec.partition(" ")
        match kind:
            case "player":
                return self._player(value)
            case "players":
                return self._and([self._player(seat) for seat in _items(value)])
            case "thousands":
                return thousands(int(str(value)))
            case "word":
                return self.word(str(value))
            case "words":
                return ", ".join(self.word(str(item)) for item in _items(value))
            case "place":
                column, row = _items(value)
                return self.texts("words")["place"].format(column=column, row=row)
            case "problem":
                return self.problem(value, self._names) if isinstance(value, Problem) else ""
            case "count":
                one, other = forms.split("|")
                return (one if value == 1 else other).replace("#", str(value))
        return str(value)

    def _player(self, seat: object) -> str:
        number = int(str(seat))
        if number < len(self._names):
            return self._names[number]
        return self.texts("words")["seat"].format(number=number)

    def word(self, term: str) -> str:
        """A term of the game; of "ruby 4" the ruby is translated and the 4 stays."""
        words = self.texts("words")
        return words.get(term) or " ".join(words.get(part, part) for part in term.split())

    def _and(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.texts('words')['and']} {items[-1]}"


def _items(value: object) -> list[object]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


@cache
def catalogue(game_id: str = "", language: str = "en") -> Catalogue:
    """The texts that all games share and, with a game's id, those of the game."""
    files = [HERE / "texts" / f"{language}.toml"]
    if game_id:
        files.append(HERE / game_id / "texts" / f"{language}.toml")
    return Catalogue([tomllib.loads(file.read_text(encoding="utf-8")) for file in files])
