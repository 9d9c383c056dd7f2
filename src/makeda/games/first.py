"""The first game of each game: a prepared one that teaches the rules while it is played.

It is data. `first.makeda.json` is a record: the prepared deal, and the moves of everybody as the
game goes if the learner, at seat 0, follows every suggestion. `lessons.toml` says what is taught,
in this order:

| field    | of a lesson                                                                       |
|----------|-----------------------------------------------------------------------------------|
| `key`    | its text is the message `lessons-<key>`                                           |
| `asks`   | comes up when the learner is asked one of these questions: keys of `prompts-…`    |
| `may`    | comes up when a legal move begins with these words                                |
| `event`  | comes up once this has happened: a key of `events-…`                              |
| `whose`  | `own` or `other`: the event's seat is the learner, or is not                      |
| `points` | what it speaks of: values of `data-place` on the page; the first that is seen     |
| `rules`  | the rules that it explains                                                        |

All conditions that a lesson has must hold. `later` lists the rules that nobody needs for a first
real game; every other rule is explained by a lesson.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from makeda.core.events import Event
from makeda.core.records import Record, read
from makeda.games.registry import GAMES

HERE: Final = Path(__file__).parent
# Where the learner sits
LEARNER: Final = 0
OWN: Final = "own"
OTHER: Final = "other"


class Lesson:
    """Something that is taught when it first comes up."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.key: Final = str(data["key"])
        self.asks: Final[list[str]] = data.get("asks", [])
        self.may: Final = str(data.get("may", ""))
        self.event: Final = str(data.get("event", ""))
        self.whose: Final = str(data.get("whose", ""))
        self.points: Final[list[str]] = data["points"]
        self.rules: Final[list[str]] = data["rules"]

    def is_about_question(self) -> bool:
        """Whether it is about what the learner is to decide, rather than what has happened."""
        return bool(self.asks or self.may)

    def comes_up(self, prompt: str, moves: list[str], events: list[Event]) -> bool:
        """Whether its time has come, given the learner's question, moves, and all that happened."""
        if self.asks and prompt not in self.asks:
            return False
        if self.may and not any(words.startswith(self.may) for words in moves):
            return False
        return not self.event or any(self._tells(event) for event in events)

    def _tells(self, event: Event) -> bool:
        if event.key != self.event:
            return False
        is_own = event.params.get("seat") == LEARNER
        return not self.whose or is_own == (self.whose == OWN)


class FirstGame:
    """The prepared game, and what is taught in it."""

    def __init__(self, record: Record, lessons: list[Lesson], later: list[str]) -> None:
        self.record: Final = record
        self.lessons: Final = lessons
        self.later: Final = later


def first_file(game_id: str) -> Path:
    return HERE / game_id / "first.makeda.json"


def has_first_game(game_id: str) -> bool:
    return first_file(game_id).exists()


@cache
def first_game(game_id: str) -> FirstGame:
    """The first game of a game that has one."""
    record = read(first_file(game_id).read_text(encoding="utf-8"), GAMES)
    data = tomllib.loads((HERE / game_id / "lessons.toml").read_text(encoding="utf-8"))
    return FirstGame(record, [Lesson(lesson) for lesson in data["lessons"]], data["later"])
