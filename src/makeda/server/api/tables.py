"""Making tables, finding them, beginning."""

from __future__ import annotations

import asyncio
import io
import secrets
import time
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Query, Request, Response

from makeda.bots.registry import LEVELS
from makeda.core.deals import NUMBER_BYTES
from makeda.games.registry import game as game_of
from makeda.server.answers import Done, TableAnswer, Tables
from makeda.server.api.access import Address, Asker, Holder, Key, Server, insider, must_look
from makeda.server.messages import NewTable, SeatPlan, Words
from makeda.server.problems import Forbidden
from makeda.server.recordjobs import Wanted, continued
from makeda.server.security import Device, fingerprint, give_cookie
from makeda.server.settings import Settings
from makeda.server.stored import SALT, Links, Stored
from makeda.table.again import host_again, seats_again
from makeda.table.opening import load_table, new_table
from makeda.table.problems import TableProblem
from makeda.table.seats import BOT, OPEN, PERSON, Seat, tidy_name
from makeda.table.status import OVER
from makeda.table.table import Table
from makeda.table.terms import Terms

MOST_LISTED = 50
# What a link is for.
INVITATION = "invitation"
WATCH = "watch"

routes = APIRouter(tags=["tables"])


@routes.get("/tables", response_model=Tables)
async def tables(server: Server) -> Any:
    """List public tables that wait for players or are being played."""
    found = await server.rooms.in_thread(lambda: server.storage.public_tables(MOST_LISTED))
    return {"tables": [table.head() for table in found]}


@routes.post("/tables", status_code=201, response_model=TableAnswer)
async def create(
    wanted: NewTable, server: Server, address: Address, request: Request, response: Response
) -> Any:
    """Make a table, for a new game or to go on with a recorded one; its maker is the host."""
    device = give_cookie(response, request, server.settings)
    seats = planned_seats(wanted, device.holder)
    table_id = secrets.token_hex(8)
    if wanted.record is None:
        made = make_table(table_id, wanted, seats, device.holder)
    else:
        plan = Wanted(
            table_id,
            wanted.game,
            [seat.dump() for seat in seats],
            device.holder,
            wanted.public,
            wanted.agreed_limit(),
            wanted.patience,
            wanted.hints,
            None if wanted.attempt is None else (wanted.attempt.step, wanted.attempt.seat),
            secrets.randbits(128),
        )
        snapshot, log = await server.replays.ask(
            address, continued, wanted.record, plan, time.time()
        )
        made = await asyncio.to_thread(load_table, snapshot, log)
    stored = Stored(made, 1, new_links(device, table_id))
    await server.rooms.create(stored)
    return answer(stored, device, server.settings)


@routes.get("/tables/{id}", response_model=TableAnswer)
async def table(id: str, server: Server, device: Asker, key: Key = "") -> Any:
    """Tell about a table, and which of its seats this device holds."""

    def look(stored: Stored) -> dict[str, object]:
        must_look(stored, device.holder, key, None)
        return answer(stored, device, server.settings, key)

    return await server.rooms.read(id, look)


@routes.post("/tables/{id}/start", response_model=Done)
async def start(id: str, server: Server, holder: Holder) -> Any:
    """Begin the game; for the host, once every seat is taken."""
    await server.rooms.change(id, lambda table: table.start(holder, time.time()), insider(holder))
    return Done()


@routes.post("/tables/{id}/links", response_model=TableAnswer)
async def links(id: str, server: Server, device: Asker) -> Any:
    """Make the invitation and the watch link anew; the old ones lead nowhere then. For the host."""

    def allowed(stored: Stored) -> None:
        must_look(stored, device.holder, "", None)
        stored.table.seats.must_host(device.holder)

    await server.rooms.read(id, allowed)
    new = new_links(device, id)
    await server.rooms.in_thread(lambda: server.storage.set_links(id, new))
    return await server.rooms.read(id, lambda stored: answer(stored, device, server.settings))


@routes.post("/tables/{id}/words", response_model=Done)
async def add_words(id: str, wanted: Words, server: Server, holder: Holder) -> Any:
    """Add words of one's own to what the deal follows from; until the game begins."""
    await server.rooms.change(
        id,
        lambda table: table.add_words(wanted.seat, wanted.words, time.time()),
        insider(holder, wanted.seat),
    )
    return Done()


@routes.post("/tables/{id}/rematch", response_model=TableAnswer)
async def rematch(id: str, server: Server, device: Asker) -> Any:
    """Play again: ask the others to a new table with the same seats, or join who has asked.

    Whoever asks first is the host there. The game begins when all have answered.
    """
    holder = device.holder

    def plan(stored: Stored) -> tuple[Table | None, Links]:
        must_look(stored, holder, "", None)
        return planned_rematch(stored.table, holder), stored.links

    new, old_links = await server.rooms.read(id, plan)
    if new:
        # Whoever had a link may follow.
        await server.rooms.create(Stored(new, 1, old_links.kept_from(id)))
        await server.rooms.change(
            id, lambda table: table.ask_again(new.id, holder, time.time()), insider(holder)
        )
    there = await server.rooms.read(id, lambda stored: stored.table.rematch)
    if new and new.id == there and not any(seat.invited for seat in new.seats):
        await server.rooms.change(there, lambda table: table.start(table.seats.host, time.time()))
    elif await server.rooms.read(there, lambda stored: invited_seats(stored, holder)):
        await server.rooms.change(there, lambda table: join_again(table, holder), insider(holder))
    return await server.rooms.read(there, lambda stored: answer(stored, device, server.settings))


@routes.get("/qr", response_class=Response)
async def qr(text: Annotated[str, Query(min_length=1, max_length=300)]) -> Response:
    """Draw a QR code, as SVG, for a link."""
    picture = io.BytesIO()
    segno.make(text, micro=False).save(picture, kind="svg", scale=4, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")


def answer(
    stored: Stored, device: Device, settings: Settings, brought: str = ""
) -> dict[str, object]:
    """What a device gets to know of a table; the one that made its links also their keys, and
    whoever brought a key, what it is for.
    """
    table, links = stored.table, stored.links
    known = {fingerprint(brought): brought} if brought else {}
    return {
        "table": table.head(),
        "mine": table.seats.of(device.holder),
        "host": bool(device.holder) and table.seats.host == device.holder,
        "host_seats": table.seats.of(table.seats.host),
        "invitation": key_of(device, INVITATION, table.id, links) or known.get(links.invitation),
        "watch": key_of(device, WATCH, table.id, links) or known.get(links.watch),
        "keep_days": settings.keep_days,
    }


def new_links(device: Device, table_id: str) -> Links:
    """Links that nobody has had before."""
    salt = secrets.token_hex(SALT // 2)
    invitation, watch = (device.link_key(use, table_id, salt) for use in (INVITATION, WATCH))
    return Links(fingerprint(invitation), fingerprint(watch), salt)


def key_of(device: Device, use: str, table_id: str, links: Links) -> str | None:
    """The key of a link, if this device has made it."""
    key = device.link_key(use, *links.made_for(table_id))
    return key if device.secret and fingerprint(key) in links[:2] else None


def planned_seats(wanted: NewTable, holder: str) -> list[Seat]:
    """The seats of a table that somebody wants, if there may be such a table."""
    seats = plan_seats(wanted.seats, holder)
    game_of(wanted.game).settle_players(len(seats))
    alone = all(seat.kind != OPEN for seat in seats)
    if wanted.seed is not None and not alone:
        raise TableProblem("chosen_seed", {})
    if wanted.attempt is not None:
        must_try_alone(wanted, seats)
    # The host may only show the table to those who come.
    if not wanted.public and alone and not any(seat.holder for seat in seats):
        raise TableProblem("no_me", {})
    return seats


def must_try_alone(wanted: NewTable, seats: list[Seat]) -> None:
    """Refuse to try something with others: the position is dealt as one seat knew it."""
    people = [number for number, seat in enumerate(seats) if seat.kind != BOT]
    if wanted.attempt is None or wanted.record is None or people != [wanted.attempt.seat]:
        raise TableProblem("attempt_alone", {})


def make_table(table_id: str, wanted: NewTable, seats: list[Seat], holder: str) -> Table:
    """The table for a new game that somebody wants."""
    terms = Terms(
        game_of(wanted.game),
        wanted.options,
        None if wanted.seed is None else int(wanted.seed),
        fixed_deal=wanted.seed is not None,
        public=wanted.public,
        time_limit=wanted.agreed_limit(),
        patience=wanted.patience,
        hints=wanted.hints,
    )
    return new_table(table_id, terms, seats, holder, new_number())


def new_number() -> str:
    """The secret number that a deal follows from."""
    return secrets.token_hex(NUMBER_BYTES)


def plan_seats(plans: list[SeatPlan], holder: str) -> list[Seat]:
    """The seats of a new table as its maker wants them."""
    seats: list[Seat] = []
    now = time.time()
    for number, plan in enumerate(plans):
        colour = number if plan.colour is None else plan.colour
        if plan.kind == "bot":
            seats.append(Seat(BOT, tidy_name(plan.name), colour, known_level(plan.level)))
        elif plan.kind == "me":
            seats.append(Seat(PERSON, tidy_name(plan.name), colour, holder=holder, since=now))
        else:
            seats.append(Seat(OPEN, tidy_name(plan.name), colour))
    return seats


def known_level(level: str) -> str:
    if level not in LEVELS:
        raise TableProblem("unknown_level", {"level": level, "levels": list(LEVELS)})
    return level


def planned_rematch(old: Table, holder: str) -> Table | None:
    """The table for another game that somebody asks for; None if there is one already."""
    if not old.seats.of(holder) and holder != old.seats.host:
        raise Forbidden("not_at_table", {})
    if old.status != OVER:
        raise TableProblem("not_over", {})
    return None if old.rematch else another_table(old, holder)


def another_table(old: Table, holder: str) -> Table:
    """The same people and terms with a new deal."""
    terms = old.terms
    fresh = Terms(
        terms.game,
        terms.options,
        None,
        public=terms.public,
        time_limit=terms.time_limit,
        patience=terms.patience,
        hints=terms.hints,
    )
    seats = seats_again(old, holder, time.time())
    return new_table(secrets.token_hex(8), fresh, seats, host_again(old, holder), new_number())


def invited_seats(stored: Stored, holder: str) -> list[int]:
    """The seats of somebody who has not said yet whether they play again."""
    must_look(stored, holder, "", None)
    seats = stored.table.seats
    return [number for number in seats.of(holder) if seats[number].invited]


def join_again(table: Table, holder: str) -> None:
    for number in table.seats.of(holder):
        if table.seats[number].invited:
            table.answer_again(number, True, time.time())
