"""Records that people send, as a worker gets them: they may be long, and are never trusted.

Only plain data travels between the processes, refusals included.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from makeda.core.problems import BadRecord, Problem
from makeda.core.records import Record, read
from makeda.core.rng import seeded
from makeda.games.numbers import own_numbers
from makeda.games.registry import GAMES
from makeda.table.opening import continue_record
from makeda.table.problems import TableProblem
from makeda.table.seats import load_seat
from makeda.table.table import Table
from makeda.table.terms import Terms


class Refusal(NamedTuple):
    """Why nothing comes of a record."""

    key: str
    params: dict[str, object]
    at_table: bool

    def problem(self) -> Problem:
        make = TableProblem if self.at_table else BadRecord
        return make(self.key, self.params)


class Wanted(NamedTuple):
    """A table where the game of a record shall go on."""

    table_id: str
    game_id: str
    seats: list[dict[str, Any]]
    host: str
    public: bool
    time_limit: int
    patience: int
    hints: bool
    # So many moves come before the position from which something is tried, and as whom; None to go
    # on with the game as it is.
    attempt: tuple[int, int] | None
    seed: int


def replay_page(text: str, seat: int | None, start: int, count: int) -> str | Refusal:
    """Some steps of a record as they are sent, if all of it can be replayed."""
    try:
        page = replayed(text, seat, start, count)
    except Problem as problem:
        return refusal(problem)
    return json.dumps(page, ensure_ascii=False, separators=(",", ":"))


def replayed(text: str, seat: int | None, start: int, count: int) -> dict[str, object]:
    """A page of a replay. Whoever has the record knows the whole truth of its game anyway."""
    record = read_record(text)
    if seat is not None and seat >= record.players:
        raise TableProblem("no_such_seat", {"number": seat})
    steps = [
        {
            "step": step.number,
            "seat": step.turn.seat if step.turn else None,
            "move": step.turn.words if step.turn else None,
            "events": [event.seen_by(seat) for event in step.events],
            "view": step.state.view(seat),
            "accounts": step.accounts.json(),
            "comment": step.comment,
        }
        for step in record.replay()
        if start <= step.number < start + count
    ]
    return {
        "game": record.game.info.id,
        "options": record.options,
        "own_numbers": own_numbers(record.game, record.options),
        "seats": record.seats,
        "scores": record.scores,
        "last": len(record.turns),
        "steps": steps,
    }


def continued(
    text: str, wanted: Wanted, now: float
) -> tuple[dict[str, object], list[dict[str, object]]] | Refusal:
    """The snapshot and the log of a table that goes on with a record."""
    try:
        table = _continued(text, wanted, now)
    except Problem as problem:
        return refusal(problem)
    return table.snapshot(), [entry.dump() for entry in table.log]


def _continued(text: str, wanted: Wanted, now: float) -> Table:
    record = read_record(text)
    if record.game.info.id != wanted.game_id:
        raise TableProblem("record_game", {})
    if record.players != len(wanted.seats):
        raise TableProblem("record_players", {"players": record.players})
    if wanted.attempt is not None:
        record = _attempt(record, *wanted.attempt, wanted.seed)
    terms = Terms(
        record.game,
        record.options,
        record.seed,
        fixed_deal=True,
        public=wanted.public,
        time_limit=wanted.time_limit,
        patience=wanted.patience,
        hints=wanted.hints,
    )
    seats = [load_seat(seat) for seat in wanted.seats]
    return continue_record(wanted.table_id, terms, seats, wanted.host, record, now)


def _attempt(record: Record, at: int, seat: int, seed: int) -> Record:
    """A game that begins at a position of another, as one of its seats knew it there."""
    if at >= len(record.turns):
        raise TableProblem("record_over", {})
    # All of it is replayed, so that nothing is tried in a game that never was.
    positions = [step.state.copy() for step in record.replay() if step.number == at]
    imagined = positions[0].redeal(seat, seeded(seed))
    return Record(record.game, record.players, record.options, record.seats, None, imagined.dump())


def read_record(text: str) -> Record:
    """The record in a text; BadRecord where it is none, or longer than any game."""
    record = read(text, GAMES)
    moves, most = len(record.turns), record.game.info.longest
    if moves > most:
        raise BadRecord("record_too_long", {"moves": moves, "most": most})
    return record


def refusal(problem: Problem) -> Refusal:
    """A problem as it travels between processes."""
    return Refusal(problem.key, problem.params, isinstance(problem, TableProblem))
