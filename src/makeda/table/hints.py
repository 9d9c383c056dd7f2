"""Hints: at which tables a seat may have them, and that each one is written down.

Against bots alone everybody may have as many as they like. Among people it is agreed on before the
game. The log tells all that somebody took a hint, and the seat alone which move it named; the
record of the game tells both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.events import Event
from makeda.table.entries import Entry, Move, Note, TakenBack
from makeda.table.log import without
from makeda.table.problems import NotYours, Stale, TableProblem
from makeda.table.seats import BOT, PERSON
from makeda.table.status import PLAYING

if TYPE_CHECKING:
    from makeda.table.table import Table

HINT = "table_hint"


def may_have(table: Table, number: int) -> bool:
    """Whether hints are allowed at a seat: all agreed to it, or nobody else could mind.

    A first game that teaches has its own suggestions.
    """
    if table.terms.guided:
        return False
    others = [seat for other, seat in enumerate(table.seats) if other != number]
    alone = all(seat.kind == BOT for seat in others)
    return table.seats[number].kind == PERSON and (table.terms.hints or alone)


def must_have(table: Table, number: int, decision: int) -> None:
    """Refuse a hint where none is allowed, or where the seat has nothing to decide."""
    if not may_have(table, number):
        raise NotYours("no_hints", {})
    if table.status != PLAYING or table.seats[number].stand_in:
        raise TableProblem("hint_not_asked", {})
    table.questions.must_be_open(number, decision)
    if number not in table.state.actors():
        raise TableProblem("hint_not_asked", {})


def take(table: Table, number: int, decision: int, words: str, now: float) -> None:
    """Write down that a seat gets a hint, unless what it is about has changed meanwhile."""
    must_have(table, number, decision)
    if table.terms.game.moves.parse(words) not in table.state.legal(number):
        raise Stale("stale_decision", {"number": decision})
    event = Event(HINT, {"seat": number}, {number: {"move": words}})
    table.log.add(Note(table.log.next_number(), now, [event]))


def taken(table: Table, steps: int) -> list[dict[str, object]]:
    """The hints of a game as its record of so many steps tells them: after which step, to whom.

    A record leaves out what was changed unheard once the game is over, so it may be shorter than
    the moves that stand.
    """
    is_whole = steps == len(table.log.standing)
    found: list[dict[str, object]] = []
    standing: list[Move] = []
    for entry in table.log:
        if isinstance(entry, Move):
            standing.append(entry)
        elif isinstance(entry, TakenBack):
            standing = without(standing, entry.keep)
        for event in _hints(entry):
            seat = int(str(event.params["seat"]))
            heard = [move for move in standing if is_whole or not move.unheard]
            # Where moves were taken back since, somebody knew what would have come later.
            step = min(len(heard), steps)
            found.append({"step": step, "seat": seat, **event.secrets[seat]})
    return found


def _hints(entry: Entry) -> list[Event]:
    return [event for event in entry.events if event.key == HINT]
