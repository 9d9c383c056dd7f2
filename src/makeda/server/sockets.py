"""Watching a table over a WebSocket: every new frame is pushed, nothing is listened to."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from makeda.core.problems import Problem
from makeda.server.api.access import must_look
from makeda.server.lines import LINE
from makeda.server.problems import TooMuch, problem_json, seen_by
from makeda.server.rooms import Rooms, Watcher
from makeda.server.security import Rates, check_origin, fingerprint, holder_of
from makeda.server.settings import Settings
from makeda.server.stored import Stored
from makeda.server.workers import Urgency, Workers

logger = logging.getLogger("makeda")

# How a WebSocket is closed: the server goes away for a moment, whoever is there talks too much,
# there is nothing for them here, or they no longer hold the seat, with a word of how that came.
RESTART = 1012
TALKS_TOO_MUCH = 1008
REFUSED = 4403
LOST_SEAT = 4410


def add_sockets(app: FastAPI, rooms: Rooms, workers: Workers, settings: Settings) -> None:
    """Answer at the WebSocket of each table."""

    @app.websocket("/api/tables/{id}/ws")
    async def watch(socket: WebSocket, id: str, seat: int | None = None, key: str = "") -> None:
        """Push the frame of a seat or a spectator at every change."""
        await socket.accept()
        holder = holder_of(socket)
        watcher = Watcher(seat, holder, socket.scope["extensions"][LINE]["push"])

        def look(stored: Stored) -> bool:
            must_look(stored, holder, key, seat)
            return seat is not None and stored.table.may_have_hints()

        try:
            check_origin(socket.headers, settings)
            if await rooms.read(id, look):
                # The first hint shall not wait until a process has started.
                workers.prepare(Urgency.HINT)
            await rooms.watch(id, watcher)
        except Problem as problem:
            await socket.send_json(problem_json(seen_by(problem, holder, fingerprint(key)), "", []))
            await socket.close(REFUSED)
            return
        words = Rates(settings.socket_messages, int(4 * settings.socket_messages) + 1)
        reading = asyncio.create_task(_read(socket, watcher, words))
        try:
            await watcher.stay()
            with suppress(WebSocketDisconnect, RuntimeError):
                if watcher.lost_seat:
                    await socket.close(LOST_SEAT, watcher.lost_seat)
                else:
                    await socket.close(TALKS_TOO_MUCH if reading.done() else RESTART)
        finally:
            reading.cancel()
            rooms.leave(id, watcher)


async def _read(socket: WebSocket, watcher: Watcher, words: Rates) -> None:
    """Notice when the other side closes, or talks too much; what it says is not listened to."""
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            words.count("")
    except (TooMuch, RuntimeError):
        logger.debug("a watcher is shown out")
    finally:
        watcher.show_out()
