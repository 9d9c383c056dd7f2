"""Learning from one's games: a hint while one plays, and the analysis of a game that is over."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import Any

from fastapi import APIRouter

from makeda.analysis.judging import Depth
from makeda.analysis.stored import KIND
from makeda.core.records import ANALYSES, Record
from makeda.server.answers import Analysis, Hint
from makeda.server.api.access import Address, Holder, Key, Parts, Server, insider, must_look
from makeda.server.messages import AnalysedRecord, AskedAnalysis, AskedHint
from makeda.server.notes import add_note, notes_of
from makeda.server.security import fingerprint
from makeda.server.stored import Stored
from makeda.table.problems import TableProblem
from makeda.table.status import OVER
from makeda.table.table import Table

routes = APIRouter(tags=["coaching"])


@routes.post("/tables/{id}/hint", response_model=Hint)
async def hint(id: str, wanted: AskedHint, server: Server, holder: Holder, address: Address) -> Any:
    """Give a hint for a decision of a seat that this device holds; the log tells that it was taken.

    It is there where nobody but bots plays besides, or where that was agreed on (`hints`).
    """
    return await server.hints.ask(
        id, wanted.seat, wanted.decision, insider(holder, wanted.seat), address
    )


@routes.post("/tables/{id}/analysis", response_model=Analysis)
async def analyse_table(
    id: str, wanted: AskedAnalysis, server: Server, holder: Holder, address: Address, key: Key = ""
) -> Any:
    """Analyse a game that is over, and give what is new. It goes on while somebody asks."""

    def look(stored: Stored) -> str:
        return about_game(finished(stored, holder, key), server.analyses.depth)

    about = await server.rooms.read(id, look)

    async def keep(step: int, note: dict[str, object]) -> None:
        await server.rooms.in_thread(partial(add_note, server.storage, id, about, step, note))

    return await server.analyses.ask(
        f"{id} {about}",
        address,
        wanted.known,
        lambda: record_text(server, id, holder, key),
        keep,
    )


@routes.post("/records/analysis", response_model=Analysis)
async def analyse_record(wanted: AnalysedRecord, server: Server, address: Address) -> Any:
    """Analyse a record, and give what is new. It goes on while somebody asks."""

    async def text() -> str:
        return wanted.record

    return await server.analyses.ask(fingerprint(wanted.record), address, wanted.known, text)


def finished(stored: Stored, holder: str, key: str) -> Table:
    """The table, if its game is over and may be looked at from outside."""
    must_look(stored, holder, key, None)
    if stored.table.status != OVER:
        raise TableProblem("not_over", {})
    return stored.table


def about_game(table: Table, depth: Depth) -> str:
    """What tells an analysis of the present game: after taking back it is another one."""
    moves = [f"{move.seat} {move.by} {move.words}" for move in table.log.standing]
    return sha256("\n".join([KIND, str(depth), *moves]).encode()).hexdigest()


async def record_text(server: Parts, table_id: str, holder: str, key: str) -> str:
    """The record of a game that is over, with all that was found out about it."""

    def look(stored: Stored) -> tuple[Record, str]:
        table = finished(stored, holder, key)
        return table.record(), about_game(table, server.analyses.depth)

    record, about = await server.rooms.read(table_id, look)
    notes = await server.rooms.in_thread(partial(notes_of, server.storage, table_id, about))
    if notes:
        record.more[ANALYSES] = notes
    return record.json()
