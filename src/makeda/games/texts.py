"""Everything that people read, from the catalogues in the folders `texts/`.

Code speaks in keys with typed parameters; the catalogue of a language turns them into sentences. A
catalogue is written in Fluent (https://projectfluent.org). The browser reads the same files, but
for `python.….ftl`: these hold what Python alone says, such as the words of text pictures. A
message is named after its chapter and key: `events-bid`. Beside Fluent's own functions there are:

| function          | parameter             | reads as                                        |
|-------------------|-----------------------|-------------------------------------------------|
| `PLAYER($seat)`   | a seat                | the player's name, or else seat 2               |
| `PLAYERS($seats)` | a list of seats       | their names                                     |
| `THOUSANDS($n)`   | a number of thousands | 7,000                                           |
| `WORD($term)`     | a term of the game    | `words-…`; "ruby 4" by `words-numbered`         |
| `WORDS($terms)`   | a list of such terms  | the same, with commas                           |
| `COUNTED($terms)` | a list of such terms  | "2 camels and 1 ship", by their form `counted`  |
| `COUNTED($term, $number)` | a term, how often | "2 camels"                                  |
| `PLACE($at)`      | a column and a row    | `words-place`                                   |
| `PROBLEM($why)`   | another problem       | its sentence, with the rule                     |

`WORD($term, form: "acc")` asks for another form of a term: the attribute of that name, where it has
one. `words-numbered` and `words-place` get the form too, as `$form`, and whatever else the language
needs: the term's gender (its attribute `.gender`), or how far a column is from the middle. A
parameter that is a `phrase` reads as the message of that key in the chapter `phrases`.
"""

from __future__ import annotations

import re
from collections import Counter
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

from makeda.core.problems import IllegalMove, Problem
from makeda.core.seen import Move

# The languages that Makeda speaks, each by its own name. One more is a set of files and a line.
LANGUAGES: Final = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
# Whose way of writing numbers and lists a language takes, where it is not the plain one.
LOCALES: Final = {"en": "en_GB"}
HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
# "ruby 4", or "camel 3 ship 2"
NUMBERED: Final = re.compile(r"([a-z ]+?) (\d+)(?: |$)")
# Fluent refuses to put in longer texts: somebody's mistake may be quoted at any length.
LONGEST: Final = 2000
# Babel writes numbers of up to 28 digits.
LARGEST: Final = 10**15

# The language of whoever reads what is said now, and the names of the players it is about.
_language: Final[ContextVar[str]] = ContextVar("language", default="en")
_names: Final[ContextVar[list[str]]] = ContextVar("names")


class Data(FluentType):
    """A parameter that Fluent does not know: a list, or a problem. Only functions read it."""

    def __init__(self, value: object) -> None:
        self.value = value

    def format(self, _locale: object) -> str:
        return str(self.value)


class Catalogue:
    """The texts of one game, or of another part of the program, in one language."""

    def __init__(self, language: str, sources: list[str]) -> None:
        functions: dict[str, Any] = {
            "PLAYER": self._player,
            "PLAYERS": self._players,
            "THOUSANDS": self._thousands,
            "WORD": self._word,
            "WORDS": self._words,
            "COUNTED": self._counted,
            "PLACE": self._place,
            "PROBLEM": self._problem,
        }
        self.language = language
        self._locale = LOCALES.get(language, language)
        self._bundle = FluentBundle([self._locale], functions, use_isolating=False)
        self._keys: dict[str, list[str]] = {}
        for source in sources:
            resource = FluentResource(source)
            self._bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                name = getattr(getattr(entry, "id", None), "name", "")
                chapter, _, key = name.partition("-")
                keys = self._keys.setdefault(chapter, [])
                if key not in keys:
                    keys.append(key)

    def keys(self, chapter: str) -> list[str]:
        """The keys of a chapter: what all games share, and what this game adds."""
        return self._keys.get(chapter, [])

    def say(
        self,
        chapter: str,
        key: str,
        params: dict[str, object] | None = None,
        names: list[str] | None = None,
    ) -> str:
        """A message of a chapter, with its places filled in."""
        return self._format(f"{chapter}-{key}", "", params or {}, names or [])

    def explained(self, chapter: str, key: str) -> dict[str, str]:
        """A message that explains several things, such as the values of an option, each by name."""
        message = f"{chapter}-{key}"
        attributes = self._bundle.get_message(message).attributes
        return {name: self._format(message, name, {}, []) for name in attributes}

    def bot_names(self) -> list[str]:
        """What bots are called where nobody says otherwise: enough names for every table."""
        return self.say("bots", "names").split(", ")

    def event(self, seen: dict[str, object], names: list[str]) -> str:
        """What happened. Whoever knows more than the others may read a fuller sentence."""
        key = str(seen["event"])
        own = f"{key}_own"
        told = own if "own" in seen and own in self.keys("events") else key
        return self.say("events", told, seen, names)

    def prompt(self, key: str, params: dict[str, object], names: list[str]) -> str:
        """The question put to a player."""
        return self.say("prompts", key, params, names)

    def account(self, category: str, winners: list[int], names: list[str]) -> str:
        """What an entry of an account is for; at the end it may name who won."""
        return self.say("accounts", category, {"seats": winners}, names)

    def move(self, move: Move[Any], names: list[str]) -> str:
        """What a legal move does, and what else comes of it."""
        params = {**move["args"], **move["effects"]}
        parts = [self.say("moves", move["verb"], params, names)]
        parts += [
            self.say("effects", name, params, names)
            for name in self.keys("effects")
            if params.get(name) is not None
        ]
        return "; ".join(parts)

    def score(self, points: int) -> str:
        """Points, or money where it is money that counts."""
        return self.say("words", "score", {"points": points})

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many digits behind the point, as people write it: 20,000.5."""
        return str(format_decimal(value, _pattern(digits), self._locale))

    def signed(self, value: float, digits: int = 0) -> str:
        """The same with its sign: +0.5."""
        pattern = _pattern(digits)
        return str(format_decimal(value, f"+{pattern};-{pattern}", self._locale))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of one as a percentage: 12.5%."""
        usual = str(Locale.parse(self._locale).percent_formats[None].pattern)
        return str(format_percent(share, usual.replace("#,##0", _pattern(digits)), self._locale))

    def several(self, words: list[str], *, either: bool = False) -> str:
        """Several things: "a, b and c", or "a, b or c"."""
        style: Any = "or" if either else "standard"
        return format_list(words, style, self._locale) if words else ""

    def problem(self, problem: Problem, names: list[str]) -> str:
        """Why something cannot be done, with the rule if it is a move."""
        text = self.say("problems", problem.key, problem.params, names)
        rule = problem.rule if isinstance(problem, IllegalMove) else ""
        return f"{text} [{rule}]" if rule else text

    def word(self, term: str, form: str = "") -> str:
        """A term of the game in one of its forms; what is not one stays as it is."""
        key = _key(term)
        if key in self.keys("words"):
            has_form = form in self._bundle.get_message(f"words-{key}").attributes
            return self._format(f"words-{key}", form if has_form else "", {"form": form}, [])
        parts = NUMBERED.findall(term)
        return " + ".join(self._numbered(word, number, form) for word, number in parts) or term

    def _numbered(self, term: str, number: str, form: str) -> str:
        key = _key(term)
        if key not in self.keys("words"):
            return f"{term} {number}"
        has_gender = "gender" in self._bundle.get_message(f"words-{key}").attributes
        gender = self._format(f"words-{key}", "gender", {}, []) if has_gender else ""
        params = {"word": self.word(term), "gender": gender, "number": int(number), "form": form}
        return self.say("words", "numbered", params)

    def _format(
        self, message: str, attribute: str, params: dict[str, object], names: list[str]
    ) -> str:
        entry = self._bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None, f"{message} says nothing"
        values = {name: self._value(value) for name, value in params.items()}
        before = _names.set(names)
        try:
            text, errors = self._bundle.format_pattern(pattern, values)
        finally:
            _names.reset(before)
        if errors:
            raise errors[0]
        return str(text)

    def _value(self, value: object) -> object:
        """A parameter as Fluent takes it."""
        if isinstance(value, str):
            return value[:LONGEST]
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return _number(value)
        if isinstance(value, dict) and "phrase" in value:
            texts = catalogue(str(value["game"]), self.language) if value["game"] else self
            return texts.say("phrases", str(value["phrase"]), value)
        return Data(value)

    def _player(self, seat: object) -> str:
        names = _names.get()
        number = int(str(seat))
        if number < len(names):
            return names[number]
        return self.say("words", "seat", {"number": number})

    def _players(self, seats: object) -> str:
        return self.several([self._player(seat) for seat in _items(seats)])

    def _thousands(self, number: object) -> object:
        return _number(1000 * int(str(number)))

    def _word(self, term: object, form: str = "") -> str:
        return self.word(str(term), form)

    def _words(self, terms: object, form: str = "") -> str:
        return ", ".join(self.word(str(term), form) for term in _items(terms))

    def _counted(self, terms: object, number: object = None) -> str:
        if number is not None:
            return self._number_of(str(terms), int(str(number)))
        counts = Counter(str(term) for term in _items(terms))
        return self.several([self._number_of(term, number) for term, number in counts.items()])

    def _number_of(self, term: str, number: int) -> str:
        return self._format(f"words-{_key(term)}", "counted", {"number": number}, [])

    def _place(self, at: object, form: str = "") -> str:
        column, row = (int(str(number)) for number in _items(at))
        side = "left" if column < 0 else "right" if column else "middle"
        params = {"column": column, "side": side, "distance": abs(column), "row": row, "form": form}
        return self.say("words", "place", params)

    def _problem(self, problem: object) -> str:
        inner = problem.value if isinstance(problem, Data) else None
        return self.problem(inner, _names.get()) if isinstance(inner, Problem) else ""


def _key(term: str) -> str:
    return term.replace(" ", "_")


def _number(value: int) -> object:
    """A number as people write it; one that nobody counts to stays as it is."""
    return FluentInt(value) if abs(value) < LARGEST else str(value)[:LONGEST]


def _pattern(digits: int) -> str:
    return "#,##0." + "0" * digits if digits else "#,##0"


def _items(value: object) -> list[object]:
    inner = value.value if isinstance(value, Data) else value
    return list(inner) if isinstance(inner, (list, tuple)) else [inner]


def catalogue(game_id: str = "", language: str = "", part: str = "") -> Catalogue:
    """The texts that all games share and, with a game's id, those of the game.

    Without a language it is the reader's, as `speak` said. With a part of the program, such as
    "cli", there are the texts in its folder as well.
    """
    return _catalogue(game_id, language or _language.get(), part)


@cache
def _catalogue(game_id: str, language: str, part: str) -> Catalogue:
    folders = [HERE, *([HERE / game_id] if game_id else []), *([ROOT / part] if part else [])]
    names = [f"{language}.ftl", f"python.{language}.ftl"]
    files = [folder / "texts" / name for folder in folders for name in names]
    return Catalogue(language, [_read(file) for file in files if file.exists()])


@cache
def source(game_id: str, language: str) -> str:
    """The catalogue of a game, or of what all share, as it is written; the browser asks for it."""
    return _read(HERE / game_id / "texts" / f"{language}.ftl")


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def speak(language: str) -> None:
    """From now on the reader's language is this one: in this thread, or in this request."""
    _language.set(language)


def spoken() -> str:
    """The reader's language."""
    return _language.get()


def best_language(wanted: str) -> str:
    """The first language that we speak of those somebody wants: "nl-BE,de;q=0.8", "de_AT.UTF-8"."""
    for each in wanted.replace(":", ",").split(","):
        name = re.split(r"[-_.;]", each.strip().lower())[0]
        if name in LANGUAGES:
            return name
    return "en"
