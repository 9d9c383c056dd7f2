"""Playing again: who is asked to another game, and what comes of the answers.

At the table of the next game everybody has their seat, in the hands of whom it was. Whoever wanted
it sits there; the other people are invited, and the game begins when they have answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.table.problems import TableProblem
from makeda.table.seats import OPEN, PERSON, PLAIN_LEVEL, Seat
from makeda.table.status import WAITING

if TYPE_CHECKING:
    from makeda.table.table import Table


def seats_again(old: Table, by: str, now: float) -> list[Seat]:
    """The seats for another game that somebody wants; who sat second begins."""
    seats = []
    for number in range(len(old.seats)):
        was = old.seats[(number + 1) % len(old.seats)]
        seat = Seat(was.kind, was.name, was.colour, was.level, was.holder, now)
        seat.invited = was.kind == PERSON and was.holder != by
        if was.kind == OPEN:
            seat.stand_in = was.stand_in or PLAIN_LEVEL
        seats.append(seat)
    return seats


def host_again(old: Table, by: str) -> str:
    """The host of the next game: whoever asks for it, since others may not come; but a screen
    without a seat stays what it was.
    """
    return by if old.seats.of(old.seats.host) else old.seats.host


def tell(old: Table, by: str, now: float) -> None:
    """Say who wants to play again; a screen has no name."""
    own = old.seats.of(by)
    if own:
        old.note("table_asks_again", {"seat": own[0]}, now)
    else:
        old.note("table_host_asks_again", {}, now)


def answer(table: Table, number: int, agrees: bool, now: float) -> None:
    """Somebody who is invited plays again or not; with the last answer the game begins."""
    if not table.seats[number].invited or table.status != WAITING:
        raise TableProblem("not_invited", {})
    if agrees:
        table.seats[number].invited = False
        table.note("table_sits", {"seat": number}, now)
    else:
        table.seats.decline(number)
        table.note("table_declines", {"seat": number}, now)
    if not any(seat.invited for seat in table.seats) and _has_company(table):
        table.begin(now)


def _has_company(table: Table) -> bool:
    """Whether somebody plays beside the host, who else may prefer not to play at all."""
    host = table.seats.host
    return any(seat.kind == PERSON and seat.holder != host for seat in table.seats)


def begin_without(table: Table, now: float) -> None:
    """A bot plays for whoever has not answered, until they are there."""
    for number, seat in enumerate(table.seats):
        if seat.invited:
            seat.invited, seat.stand_in = False, PLAIN_LEVEL
            table.note("table_bot_for_away", {"seat": number}, now)
