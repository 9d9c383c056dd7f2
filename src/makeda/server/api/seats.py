"""Sitting down, handing over to a bot, moving to another device."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

from makeda.server.answers import Done, Link, TableAnswer
from makeda.server.api.access import Holder, Server, insider
from makeda.server.api.tables import answer, known_level
from makeda.server.messages import Agreement, Answer, Claim, Join, StandIn
from makeda.server.problems import Unknown
from makeda.server.security import fingerprint, give_cookie, new_key
from makeda.server.storage import Transfer
from makeda.server.stored import Stored
from makeda.table.table import Table

# A link that moves a seat is good for so many seconds.
TRANSFER_TIME = 600.0

routes = APIRouter(tags=["seats"])


@routes.post("/tables/{id}/join", response_model=Done)
async def join(id: str, wanted: Join, server: Server, request: Request, response: Response) -> Any:
    """Take an open seat by invitation; at a public table without one."""
    invited = partial(must_be_invited, wanted.invitation)
    await server.rooms.read(id, invited)
    holder = give_cookie(response, request, server.settings).holder
    await server.rooms.change(
        id, lambda table: table.sit(wanted.seat, holder, wanted.name, time.time()), invited
    )
    return Done()


@routes.put("/tables/{id}/seats/{seat}/stand-in", response_model=Done)
async def stand_in(id: str, seat: int, wanted: StandIn, server: Server, holder: Holder) -> Any:
    """Hand one's seat to a bot, or take it back; the host may do it for an open seat.

    For somebody who is away the host may do it too; where the host is away, those who are there are
    asked to agree. Whoever was away takes over again at any time.
    """
    away = await server.rooms.away(id, insider(holder))

    def hand_over(table: Table) -> None:
        level = known_level(wanted.level) if wanted.level else ""
        table.stand_in(seat, holder, level, time.time(), away)

    await server.rooms.change(id, hand_over, insider(holder))
    return Done()


@routes.post("/tables/{id}/stand-in/answer", response_model=Done)
async def answer_stand_in(id: str, wanted: Agreement, server: Server, holder: Holder) -> Any:
    """Agree that a bot plays for somebody who is away, or not; its proposer may withdraw it so."""
    seat = wanted.seat
    away = await server.rooms.away(id, insider(holder, seat))
    await server.rooms.change(
        id,
        lambda table: table.answer_stand_in(seat, wanted.agree, away, time.time()),
        insider(holder, seat),
    )
    return Done()


@routes.post("/tables/{id}/seats/{seat}/free", response_model=Done)
async def free(id: str, seat: int, server: Server, holder: Holder) -> Any:
    """Leave one's seat; or, for the host, free the seat of somebody who is away.

    Before the game begins the host may free any seat.
    """
    away = await server.rooms.away(id, insider(holder))
    await server.rooms.change(
        id, lambda table: table.free(seat, holder, away, time.time()), insider(holder)
    )
    return Done()


@routes.post("/tables/{id}/seats/{seat}/answer", response_model=Done)
async def answer_again(id: str, seat: int, wanted: Answer, server: Server, holder: Holder) -> Any:
    """Play again at a seat where one is `invited`, or not; with the last answer it begins."""
    await server.rooms.change(
        id,
        lambda table: table.answer_again(seat, wanted.agree, time.time()),
        insider(holder, seat),
    )
    return Done()


@routes.post("/tables/{id}/seats/{seat}/forget", response_model=Done)
async def forget(id: str, seat: int, server: Server, holder: Holder) -> Any:
    """Remove one's name and all that one said from the table."""
    await server.rooms.change(
        id, lambda table: table.forget(seat, time.time()), insider(holder, seat)
    )
    return Done()


@routes.post("/tables/{id}/seats/{seat}/transfer", response_model=Link)
async def transfer(id: str, seat: int, server: Server, holder: Holder) -> Any:
    """Make a link that moves this seat to another device, once, within ten minutes.

    It is no longer good when the seat has changed hands.
    """
    await server.rooms.read(id, insider(holder, seat))
    made = time.time()
    key, expires = new_key(), made + TRANSFER_TIME
    moves = Transfer(id, seat, holder, made)
    await server.rooms.in_thread(
        lambda: server.storage.add_transfer(fingerprint(key), moves, expires)
    )
    return Link(key=key, expires=expires)


@routes.post("/transfers", response_model=TableAnswer)
async def claim(wanted: Claim, server: Server, request: Request, response: Response) -> Any:
    """Move a seat to this device with such a link."""
    now = time.time()
    link = await server.rooms.in_thread(
        lambda: server.storage.take_transfer(fingerprint(wanted.key), now)
    )
    good = partial(must_be_good, link)
    await server.rooms.read(link.table_id, good)
    device = give_cookie(response, request, server.settings)
    await server.rooms.change(
        link.table_id,
        lambda table: table.move_seat(link.seat, link.holder, device.holder, now),
        good,
    )
    return await server.rooms.read(
        link.table_id, lambda stored: answer(stored, device, server.settings)
    )


def must_be_good(link: Transfer, stored: Stored) -> None:
    """Refuse a link whose maker has not held the seat ever since."""
    if not stored.table.seats.has_held(link.seat, link.holder, link.made):
        raise Unknown("unknown_link", {})


def must_be_invited(invitation: str, stored: Stored) -> None:
    """Refuse whoever may not sit down: at a public table everyone may."""
    if not stored.table.terms.public and fingerprint(invitation) != stored.links.invitation:
        raise Unknown("unknown_table", {"table": stored.table.id})
