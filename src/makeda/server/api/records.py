"""Records: taking one home, and looking at one."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from makeda.games.annotated import annotated_game
from makeda.games.registry import game as game_of
from makeda.games.texts import spoken
from makeda.server.answers import Replay
from makeda.server.api.access import Address, Holder, Key, Server
from makeda.server.api.coaching import record_text
from makeda.server.messages import RecordFile
from makeda.server.problems import Outdated
from makeda.server.recordjobs import replay_page
from makeda.server.security import fingerprint

routes = APIRouter(tags=["records"])


@routes.get("/tables/{id}/record")
async def record(id: str, server: Server, holder: Holder, key: Key = "") -> Response:
    """Download the record, with its analysis as far as there is one.

    It is there when the game is over, or ended with its version of the rules.
    """
    try:
        text = await record_text(server, id, holder, key)
    except Outdated as outdated:
        text = await server.rooms.in_thread(
            partial(server.storage.outdated_record, outdated, holder, fingerprint(key))
        )
    disposition = f'attachment; filename="{id}.makeda.json"'
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": disposition}
    )


@routes.post("/records/replay", response_class=Response, responses={200: {"model": Replay}})
async def replay(wanted: RecordFile, server: Server, address: Address) -> Response:
    """Check a record and give some of its steps, as a seat or a spectator saw them."""
    text = await server.replays.ask(
        address, replay_page, wanted.record, wanted.seat, wanted.start, wanted.count
    )
    return Response(text, media_type="application/json")


@routes.get("/records/annotated/{game}")
async def annotated(game: str) -> Response:
    """Give a record of one game, played through all chapters of its rules, with comments."""
    return Response(annotated_game(game_of(game).info.id, spoken()), media_type="application/json")
