"""How a table comes to be: for a new game, for a recorded one, or as it was stored."""

from __future__ import annotations

from typing import Any

from makeda.core.deals import Proof, load_proof
from makeda.core.records import Record
from makeda.table.consent import load_consent
from makeda.table.entries import Move, load_entry
from makeda.table.log import Log
from makeda.table.problems import TableProblem
from makeda.table.questions import Questions
from makeda.table.seats import Seat, load_seat
from makeda.table.table import Table
from makeda.table.terms import Terms, load_terms


def load_table(data: dict[str, Any], log: list[dict[str, Any]]) -> Table:
    """The table of a snapshot and its log."""
    seats = [load_seat(seat) for seat in data["seats"]]
    # Older tables have none.
    proof = load_proof(data["proof"], len(seats)) if data.get("proof") else None
    terms = load_terms(data["terms"])
    table = Table(data["id"], terms, seats, data["host"], data["first"], proof)
    table.status = data["status"]
    table.log = Log(load_entry(entry) for entry in log)
    if table.dealt:
        table.dealt.go_to(terms.game.load(data["position"]), table.log.standing)
    table.questions = Questions(data["decisions"], data["asked_at"])
    table.consent = load_consent(data["proposal"])
    # Older tables were never stopped.
    table.stopped = data.get("stopped", False)
    table.rematch = data["rematch"]
    return table


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
