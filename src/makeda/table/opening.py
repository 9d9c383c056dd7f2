"""How a table comes to be: for a new game, for a recorded one, or as it was stored."""

from __future__ import annotations

from typing import Any

from makeda.core.deals import Proof, load_proof
from makeda.core.records import Record
from makeda.table.consent import load_consent
from makeda.table.entries import Move, TakenBack, load_entry
from makeda.table.log import Log
from makeda.table.problems import TableProblem
from makeda.table.questions import Questions
from makeda.table.seats import Seat, Seats, load_seat
from makeda.table.table import Table
from makeda.table.terms import Terms, load_terms


def load_table(data: dict[str, Any], log: list[dict[str, Any]]) -> Table:
    """The table of a snapshot and its log."""
    seats = [load_seat(seat) for seat in data["seats"]]
    # Older tables have none.
    proof = load_proof(data["proof"], len(seats)) if data.get("proof") else None
    terms = load_terms(data["terms"])
    table = Table(data["id"], terms, seats, data["host"], data["first"], proof)
    table.log = Log(load_entry(entry) for entry in log)
    # Older tables do not count it.
    table.log.rewrites = data.get("rewrites", 0)
    if table.dealt:
        table.dealt.go_to(terms.game.load(data["position"]), table.log.standing)
    _set_course(table, data)
    return table


def catch_up(table: Table, data: dict[str, Any], log: list[dict[str, Any]]) -> bool:
    """Make a table what a newer snapshot says, given the entries of the log since.

    False if they do not tell all that has happened to it: then it must be loaded as a whole.
    """
    has_been_dealt = table.dealt is None and data["first"] is not None
    if has_been_dealt or data.get("rewrites", 0) != table.log.rewrites:
        return False
    entries = [load_entry(entry) for entry in log]
    for entry in entries:
        table.log.add(entry)
    if table.dealt:
        state = table.terms.game.load(data["position"])
        if any(isinstance(entry, TakenBack) for entry in entries):
            table.dealt.go_to(state, table.log.standing)
        else:
            table.dealt.go_on(state, [entry for entry in entries if isinstance(entry, Move)])
    seats = [load_seat(seat) for seat in data["seats"]]
    table.seats = Seats(seats, data["host"])
    table.proof = load_proof(data["proof"], len(seats)) if data.get("proof") else None
    _set_course(table, data)
    return True


def _set_course(table: Table, data: dict[str, Any]) -> None:
    """How far a table has come, and what is open there."""
    table.status = data["status"]
    table.questions = Questions(data["decisions"], data["asked_at"])
    table.consent = load_consent(data["proposal"])
    # Older tables were never stopped.
    table.stopped = data.get("stopped", False)
    table.rematch = data["rematch"]
    if table.guide:
        table.guide.read = data["lessons"]


def new_table(id: str, terms: Terms, seats: list[Seat], host: str, number: str = "") -> Table:
    """A table for a new game: dealt from the seed, or later by the server's secret number."""
    if terms.seed is not None:
        first = terms.game.new(len(seats), terms.seed, **terms.options).dump()
        return Table(id, terms, seats, host, first)
    return Table(id, terms, seats, host, None, Proof(number, id, [""] * len(seats)))


def continue_record(
    id: str, terms: Terms, seats: list[Seat], host: str, record: Record, now: float
) -> Table:
    """A table where a recorded game goes on after its last move."""
    table = Table(id, terms, seats, host, record.first)
    asked: list[int] = []
    for step in record.replay():
        if turn := step.turn:
            table.log.add(
                Move(
                    table.log.next_number(),
                    now,
                    step.events,
                    seat=turn.seat,
                    by=turn.by,
                    words=turn.words,
                    id="",
                    reveals=step.state.reveals,
                    unheard=not step.events and turn.seat not in asked,
                )
            )
        asked = step.state.actors()
    if table.dealt:
        table.dealt.go_to(table.replay(), table.log.standing)
    if table.state.over():
        raise TableProblem("record_over", {})
    return table
