"""First games: prepared ones that teach."""

from __future__ import annotations

import secrets
import time
from typing import Any

from fastapi import APIRouter, Request, Response

from makeda.core.records import Record
from makeda.games.first import first_game, has_first_game
from makeda.games.registry import game as game_of
from makeda.games.texts import catalogue
from makeda.server.answers import Done, TableAnswer
from makeda.server.api.access import Holder, Server
from makeda.server.api.playing import act
from makeda.server.api.tables import answer, new_links
from makeda.server.messages import Acting, Learner, LessonRead
from makeda.server.problems import Unknown
from makeda.server.security import give_cookie
from makeda.server.stored import Stored
from makeda.table.guide import go_back, read
from makeda.table.seats import BOT, PERSON, PLAIN_LEVEL, Seat, tidy_name
from makeda.table.table import Table
from makeda.table.terms import Terms

routes = APIRouter(tags=["first games"])


@routes.post("/games/{game}/first", status_code=201, response_model=TableAnswer)
async def begin(
    game: str, learner: Learner, server: Server, request: Request, response: Response
) -> Any:
    """Make the table of a first game, which begins at once."""
    chosen = game_of(game).info
    if not has_first_game(chosen.id):
        raise Unknown("no_first_game", {"title": chosen.title})
    device = give_cookie(response, request, server.settings)
    table_id = secrets.token_hex(8)
    made = first_table(table_id, chosen.id, tidy_name(learner.name), device.holder, time.time())
    await server.rooms.create(Stored(made, 1, new_links(device, table_id)))
    await server.rooms.change(table_id, lambda table: table.start(device.holder, time.time()))
    return await server.rooms.read(table_id, lambda stored: answer(stored, device, server.settings))


@routes.post("/tables/{id}/lessons", response_model=Done)
async def read_lesson(id: str, wanted: LessonRead, server: Server, holder: Holder) -> Any:
    """Say that a lesson was read, so that it does not come up again."""
    seat = wanted.seat
    return await act(server, id, seat, holder, lambda table: read(table, seat, wanted.lesson))


@routes.post("/tables/{id}/try-again", response_model=Done)
async def try_again(id: str, wanted: Acting, server: Server, holder: Holder) -> Any:
    """Go back in a first game to where the learner tried something of their own."""
    seat = wanted.seat
    return await act(server, id, seat, holder, lambda table: go_back(table, seat, time.time()))


def first_table(table_id: str, game_id: str, name: str, holder: str, now: float) -> Table:
    """The table of somebody's first game."""
    record = first_game(game_id).record
    terms = Terms(record.game, record.options, None, fixed_deal=True, guided=True)
    return Table(table_id, terms, _seats(record, name, holder, now), holder, record.first)


def _seats(record: Record, name: str, holder: str, now: float) -> list[Seat]:
    """The learner, and bots."""
    others = [each for each in catalogue().bot_names() if each != name][: record.players - 1]
    bots = [Seat(BOT, other, colour, PLAIN_LEVEL) for colour, other in enumerate(others, 1)]
    return [Seat(PERSON, name, 0, holder=holder, since=now), *bots]
