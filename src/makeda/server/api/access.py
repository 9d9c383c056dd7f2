"""What every request needs: the server's parts, who asks, and what they may see."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from makeda.games.registry import MOST_PLAYERS
from makeda.server.analyses import Analyses
from makeda.server.answers import ProblemAnswer
from makeda.server.hints import Hints
from makeda.server.pages import Docs
from makeda.server.problems import Unknown
from makeda.server.replays import Replays
from makeda.server.rooms import Rooms
from makeda.server.security import Device, address_of, device_of, fingerprint, holder_of
from makeda.server.settings import Settings
from makeda.server.storage import Storage
from makeda.server.stored import Right, Stored
from makeda.server.supervision import Supervisor
from makeda.server.workers import Workers


class Parts:
    """The parts of the server."""

    def __init__(
        self,
        storage: Storage,
        rooms: Rooms,
        workers: Workers,
        replays: Replays,
        hints: Hints,
        analyses: Analyses,
        supervisor: Supervisor,
        settings: Settings,
        docs: Docs,
    ) -> None:
        self.storage = storage
        self.rooms = rooms
        self.workers = workers
        self.replays = replays
        self.hints = hints
        self.analyses = analyses
        self.supervisor = supervisor
        self.settings = settings
        self.docs = docs


def parts_of(connection: HTTPConnection) -> Parts:
    parts: Parts = connection.app.state.parts
    return parts


Server = Annotated[Parts, Depends(parts_of)]
# The device that asks, or "" for one that is not known yet.
Holder = Annotated[str, Depends(holder_of)]
# Where it asks from.
Address = Annotated[str, Depends(address_of)]
# The same with its secret, for whoever is shown what follows from it.
Asker = Annotated[Device, Depends(device_of)]
Key = Annotated[
    str, Query(max_length=64, description="The key of an invitation or a watch link, if any.")
]
SeatQuery = Annotated[
    int | None,
    Query(ge=0, lt=MOST_PLAYERS, description="The seat whose view is wanted; none: a spectator's."),
]

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemAnswer, "description": text}
    for status, text in {
        400: "The request makes no sense.",
        403: "That is for others.",
        404: "There is no such thing, or not for this device.",
        409: "Not possible now, or forbidden by a rule.",
        413: "Too large.",
        422: "Not as described.",
        429: "Too often.",
    }.items()
}


def may_look(stored: Stored, holder: str, key: str) -> bool:
    """Public tables are for everyone; others for who sits there or has a link."""
    table = stored.table
    return (
        table.terms.public
        or bool(table.seats.of(holder))
        or (bool(holder) and table.seats.host == holder)
        or (bool(key) and fingerprint(key) in stored.links[:2])
    )


def must_look(stored: Stored, holder: str, key: str, seat: int | None) -> None:
    """Refuse whoever may not see the table from this seat.

    Outsiders cannot tell a private table from one that does not exist.
    """
    if not may_look(stored, holder, key):
        raise Unknown("unknown_table", {"table": stored.table.id})
    if seat is not None:
        stored.table.seats.must_hold(seat, holder)


def insider(holder: str, seat: int | None = None) -> Right:
    """The right of whoever may see a table, and holds this seat, to ask for a change there."""
    return lambda stored: must_look(stored, holder, "", seat)
