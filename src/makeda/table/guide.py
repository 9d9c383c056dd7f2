"""The guide at a table where somebody plays their first game.

While the game goes as it was prepared, the opponents' moves and the suggestions come from there;
when the learner tries something else, bots play, and the way back stays open. Lessons do not depend
on that: they come up with the questions and events that they are about, once each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from makeda.core.events import Event
from makeda.games.first import LEARNER, FirstGame, Lesson
from makeda.table.entries import Move
from makeda.table.problems import TableProblem
from makeda.table.status import PLAYING

if TYPE_CHECKING:
    from makeda.table.table import Table


class Guide:
    """The prepared game, and which lessons were read.

    `read` says at which of the learner's decisions; so there is one lesson about a question at a
    time, and another the next time that it is put.
    """

    def __init__(self, first: FirstGame, dealt: dict[str, object] | None) -> None:
        self.first = first
        self.read: dict[str, int] = {}
        record = first.record
        # A table may have been dealt before the prepared game was changed: then bots play there.
        turns = record.turns if dealt == record.first else []
        self._lines = [
            [turn.words for turn in turns if turn.seat == seat] for seat in range(record.players)
        ]

    def common(self, standing: list[Move]) -> int:
        """How many of the moves that stand, from the first on, are those of the prepared game.

        Each seat's own are compared, as seats that are asked at once may answer in any order.
        """
        done = [0] * len(self._lines)
        for place, move in enumerate(standing):
            line = self._lines[move.seat]
            if line[done[move.seat] : done[move.seat] + 1] != [move.words]:
                return place
            done[move.seat] += 1
        return len(standing)

    def has_strayed(self, standing: list[Move]) -> bool:
        return self.common(standing) < len(standing)

    def prepared(self, standing: list[Move], seat: int) -> str:
        """What a seat does next in the prepared game, in words; "" where it went another way."""
        if self.has_strayed(standing):
            return ""
        done = sum(move.seat == seat for move in standing)
        return next(iter(self._lines[seat][done:]), "")

    def lesson(
        self, prompt: str, moves: list[str], events: list[Event], decision: int
    ) -> Lesson | None:
        """The lesson whose time has come, if any."""
        taught = [lesson for lesson in self.first.lessons if self.read.get(lesson.key) == decision]
        asked = any(lesson.is_about_question() for lesson in taught)
        for lesson in self.first.lessons:
            is_new = lesson.key not in self.read and not (asked and lesson.is_about_question())
            if is_new and lesson.comes_up(prompt, moves, events):
                return lesson
        return None


def lesson_now(table: Table) -> Lesson | None:
    """What the learner is taught now: while a decision of theirs is awaited."""
    guide = table.guide
    if guide is None or table.status != PLAYING or LEARNER not in table.state.actors():
        return None
    me: Any = table.state.view(LEARNER)["me"]
    moves = [move["words"] for move in me["legal"]]
    events = [event for move in table.log.standing for event in move.events]
    return guide.lesson(me["prompt"]["key"], moves, events, table.questions.numbers[LEARNER])


def _shown(lesson: Lesson | None) -> dict[str, object] | None:
    if lesson is None:
        return None
    return {
        "key": lesson.key,
        "points": lesson.points,
        "rules": lesson.rules,
        "asks": lesson.is_about_question(),
    }


def guidance(table: Table) -> dict[str, object] | None:
    """What the learner is shown: a lesson, a suggestion, and whether there is a way back."""
    guide = table.guide
    if guide is None:
        return None
    standing = table.log.standing
    asked = table.status == PLAYING and LEARNER in table.state.actors()
    return {
        "lesson": _shown(lesson_now(table)),
        "read": len(guide.read),
        "lessons": len(guide.first.lessons),
        "suggestion": guide.prepared(standing, LEARNER) if asked else "",
        "strayed": guide.has_strayed(standing),
    }


def read(table: Table, number: int, key: str) -> None:
    """The learner has read what is taught now; a second press may come too late."""
    lesson = lesson_now(table) if number == LEARNER else None
    if table.guide and lesson and lesson.key == key:
        table.guide.read[key] = table.questions.numbers[LEARNER]


def go_back(table: Table, number: int, now: float) -> None:
    """Return to where the learner left the prepared game."""
    standing = table.log.standing
    if table.guide is None or table.stopped or not table.guide.has_strayed(standing):
        raise TableProblem("nothing_to_take_back", {})
    table.return_to(table.guide.common(standing), number, now)


def prepared_move(table: Table, number: int) -> int | None:
    """What a seat does now in the prepared game; None where it went another way."""
    words = table.guide.prepared(table.log.standing, number) if table.guide else ""
    return table.terms.game.moves.parse(words) if words else None
