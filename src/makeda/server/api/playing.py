"""Playing: what one sees, moves, taking back, stopping, talking."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from makeda.server.answers import Done, Frame, Log
from makeda.server.api.access import Holder, Key, Parts, SeatQuery, Server, insider, must_look
from makeda.server.messages import Acting, ActingFor, Agreement, Chat, PlayedMove
from makeda.server.stored import Stored
from makeda.table.table import Table

DONE = Done()

routes = APIRouter(tags=["playing"])


@routes.get("/tables/{id}/frame", response_class=Response, responses={200: {"model": Frame}})
async def frame(
    id: str, server: Server, holder: Holder, seat: SeatQuery = None, key: Key = ""
) -> Response:
    """Show all that a seat or a spectator sees now: the very text that the WebSocket pushes."""
    text = await server.rooms.frame(id, seat, lambda stored: must_look(stored, holder, key, seat))
    return Response(text, media_type="application/json")


@routes.get("/tables/{id}/log", response_model=Log)
async def log(
    id: str,
    server: Server,
    holder: Holder,
    seat: SeatQuery = None,
    key: Key = "",
    after: Annotated[int, Query(ge=0, description="Only later entries.")] = 0,
) -> Any:
    """Give the whole log as a seat or a spectator may see it."""

    def look(stored: Stored) -> dict[str, object]:
        must_look(stored, holder, key, seat)
        return {"log": stored.table.log.seen_by(seat).after(after)}

    return await server.rooms.read(id, look)


@routes.post("/tables/{id}/moves", response_model=Done)
async def move(id: str, wanted: PlayedMove, server: Server, holder: Holder) -> Any:
    """Play a move of a seat that this device holds. Repeating it does nothing twice."""
    return await play(server, id, wanted, holder)


async def play(server: Parts, table_id: str, wanted: PlayedMove, holder: str) -> Done:
    def play_once(table: Table) -> None:
        code = parse_move(table, wanted.move)
        if not table.log.has_move(wanted.id):
            table.play(wanted.seat, code, wanted.decision, wanted.id, time.time())

    return await act(server, table_id, wanted.seat, holder, play_once)


@routes.post("/tables/{id}/act-for", response_model=Done)
async def act_for(id: str, wanted: ActingFor, server: Server, holder: Holder) -> Any:
    """Make the move of a seat that hesitates too long, where the rules allow it."""

    def play(table: Table) -> None:
        if not table.log.has_move(wanted.id):
            table.act_for(wanted.seat, wanted.decision, wanted.id, time.time())

    return await act(server, id, wanted.seat, holder, play)


@routes.post("/tables/{id}/take-back", response_model=Done)
async def take_back(id: str, wanted: Acting, server: Server, holder: Holder) -> Any:
    """Take back one's last move; where it revealed something, the others are asked first."""
    seat = wanted.seat
    return await act(server, id, seat, holder, lambda table: table.take_back(seat, time.time()))


@routes.post("/tables/{id}/take-back/answer", response_model=Done)
async def answer_take_back(id: str, wanted: Agreement, server: Server, holder: Holder) -> Any:
    """Agree to somebody's taking back, or not."""

    def agree(table: Table) -> None:
        table.answer_take_back(wanted.seat, wanted.agree, time.time())

    return await act(server, id, wanted.seat, holder, agree)


@routes.post("/tables/{id}/stop", response_model=Done)
async def stop(id: str, wanted: Acting, server: Server, holder: Holder) -> Any:
    """Stop the game without a result; where other people play, they are asked first."""
    seat = wanted.seat
    return await act(server, id, seat, holder, lambda table: table.stop(seat, time.time()))


@routes.post("/tables/{id}/stop/answer", response_model=Done)
async def answer_stop(id: str, wanted: Agreement, server: Server, holder: Holder) -> Any:
    """Agree to stopping the game, or not; whoever proposed it may withdraw it so."""

    def agree(table: Table) -> None:
        table.answer_stop(wanted.seat, wanted.agree, time.time())

    return await act(server, id, wanted.seat, holder, agree)


@routes.post("/tables/{id}/chat", response_model=Done)
async def chat(id: str, wanted: Chat, server: Server, holder: Holder) -> Any:
    """Say something to everyone at the table."""
    seat = wanted.seat
    return await act(
        server, id, seat, holder, lambda table: table.say(seat, wanted.text, time.time())
    )


async def act(
    server: Parts, table_id: str, seat: int, holder: str, action: Callable[[Table], None]
) -> Done:
    """Do something for a seat that this device holds."""
    await server.rooms.change(table_id, action, insider(holder, seat))
    return DONE


def parse_move(table: Table, move: str | dict[str, Any]) -> int:
    moves = table.terms.game.moves
    return moves.parse(move) if isinstance(move, str) else moves.from_json(move)
