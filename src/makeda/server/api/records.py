"""Records: taking one home, and looking at one."""

from __future__ import annotations

import asyncio
import json
from functools import partial

from fastapi import APIRouter, Response

from makeda.core.records import read
from makeda.games.annotated import annotated_game
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from makeda.server.answers import Replay
from makeda.server.api.access import Holder, Key, Server, must_look
from makeda.server.messages import RecordFile
from makeda.server.problems import Outdated
from makeda.server.storage import Stored
from makeda.table.problems import TableProblem
from makeda.table.table import OVER

routes = APIRouter(tags=["records"])


@routes.get("/tables/{id}/record")
async def record(id: str, server: Server, holder: Holder, key: Key = "") -> Response:
    """Download the record; when the game is over, or ended with its version of the rules."""

    def look(stored: Stored) -> str:
        must_look(stored, holder, key, None)
        table = stored.table
        if table.status != OVER:
            raise TableProblem("not_over", {})
        return table.record().json()

    try:
        text = await server.rooms.read(id, look)
    except Outdated as outdated:
        text = await server.rooms.in_thread(
            partial(server.storage.outdated_record, outdated, holder, key)
        )
    disposition = f'attachment; filename="{id}.makeda.json"'
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": disposition}
    )


@routes.post("/records/replay", response_class=Response, responses={200: {"model": Replay}})
async def replay(wanted: RecordFile) -> Response:
    """Check a record and give its game step by step, as a seat or a spectator saw it."""
    # Not among the threads of the storage: no table shall wait for it.
    text = await asyncio.to_thread(replay_text, wanted)
    return Response(text, media_type="application/json")


@routes.get("/records/annotated/{game}")
async def annotated(game: str) -> Response:
    """Give a record of one game, played through all chapters of its rules, with comments."""
    return Response(annotated_game(game_of(game).info.id), media_type="application/json")


def replay_text(wanted: RecordFile) -> str:
    """The replay as it is sent; a long game is several megabytes."""
    return json.dumps(replayed(wanted), ensure_ascii=False, separators=(",", ":"))


def replayed(wanted: RecordFile) -> dict[str, object]:
    """All steps of a record. Whoever has it knows the whole truth of its game anyway."""
    record = read(wanted.record, GAMES)
    seat = wanted.seat
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
    ]
    return {
        "game": record.game.info.id,
        "options": record.options,
        "seats": record.seats,
        "scores": record.scores,
        "steps": steps,
    }
