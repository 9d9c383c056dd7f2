"""The application: requests, pushes, and what runs beside them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

import makeda
from makeda.core.problems import Problem
from makeda.server.analyses import Analyses
from makeda.server.api import routes
from makeda.server.api.access import Parts, must_look
from makeda.server.caretaker import Caretaker
from makeda.server.health import add_health
from makeda.server.hints import Hints
from makeda.server.metrics import Counted, Metrics
from makeda.server.notices import News
from makeda.server.pages import Docs, Pages, add_pages
from makeda.server.prefix import Prefix
from makeda.server.problems import Unknown, headers_of, problem_json, seen_by, status_of
from makeda.server.quick import QuickMoves
from makeda.server.replays import Replays
from makeda.server.retention import cleaner
from makeda.server.rooms import Rooms
from makeda.server.security import Guard, failure, fingerprint, holder_of
from makeda.server.settings import Settings
from makeda.server.sockets import add_sockets
from makeda.server.storage import open_storage
from makeda.server.stored import Stored
from makeda.server.supervision import Supervisor
from makeda.server.workers import Workers

DESCRIPTION = """
Tables for board games: make one, invite others, play.

Every push of a table is a *frame*: all that a seat or a spectator may see. A client that missed
some needs only the last. Moves are POSTed with an id made by the client, so that repeating one is
safe, and with the number of the decision that they answer. Errors are JSON with a key and a
sentence. The WebSocket is at `/api/tables/{id}/ws?seat=N` and pushes a frame at every change.
"""

# Answers from so many bytes on are compressed.
WORTH_COMPRESSING = 1000


def create_app(settings: Settings) -> ASGIApp:
    """The server as one process runs it."""
    storage = open_storage(settings.database_url())

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await workers.start()
        supervisor.keep("the caretaker", caretaker.go_round)
        supervisor.keep("noting who is there", rooms.beat_forever)
        supervisor.keep("the cleaner", cleaner(storage, rooms, settings))
        if not storage.is_postgres:
            supervisor.keep("tidying up the database", rooms.tidy_up_forever)
        else:
            news = News(settings.database, rooms)
            rooms.tell_others = news.tell
            supervisor.keep("news between processes", news.exchange)
        yield
        rooms.show_out()
        await supervisor.stop()
        await workers.stop()
        rooms.close()
        storage.close()

    app = FastAPI(
        title="Makeda",
        version=makeda.__version__,
        description=DESCRIPTION,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    supervisor = Supervisor()
    workers = Workers(supervisor, settings.bot_workers, settings.hint_workers, settings.bot_limit)
    rooms = Rooms(storage, supervisor, settings)
    caretaker = Caretaker(storage, rooms, workers, supervisor, settings)
    replays = Replays(workers)
    docs = Docs()
    app.state.parts = Parts(
        storage,
        rooms,
        workers,
        replays,
        Hints(rooms, workers, settings),
        Analyses(workers, replays, supervisor, settings),
        supervisor,
        settings,
        docs,
    )
    app.include_router(routes)
    add_sockets(app, rooms, workers, settings)
    metrics = Metrics(rooms)
    add_health(app, storage, rooms, settings, metrics)
    add_pages(app, Pages(prefix=settings.prefix), docs)
    _add_errors(app, rooms)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=5)
    # Around the whole of FastAPI: what it does before its own middleware, a move can do without.
    quick = QuickMoves(app, parts=app.state.parts)
    counted = Counted(Guard(quick, settings=settings), metrics=metrics)
    return Prefix(counted, prefix=settings.prefix)


def _words_for(holder: str, stored: Stored) -> tuple[str, list[str]]:
    """What a sentence about a table is made with: its game and the names of its seats."""
    must_look(stored, holder, "", None)
    table = stored.table
    return table.terms.game.info.id, [seat.name for seat in table.seats]


def _add_errors(app: FastAPI, rooms: Rooms) -> None:
    @app.exception_handler(Problem)
    async def refused(request: Request, problem: Problem) -> JSONResponse:
        holder, key = holder_of(request), request.query_params.get("key", "")
        problem = seen_by(problem, holder, fingerprint(key))
        game_id, names = "", list[str]()
        table_id = request.path_params.get("id")
        if table_id and not isinstance(problem, Unknown):
            with suppress(Problem):
                game_id, names = await rooms.read(
                    table_id, lambda stored: _words_for(holder, stored)
                )
        return JSONResponse(
            problem_json(problem, game_id, names), status_of(problem), headers_of(problem)
        )

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        problem = Problem("bad_request", {"field": field, "reason": first["msg"]})
        return JSONResponse(problem_json(problem, "", []), 422)

    @app.exception_handler(Exception)
    async def failed(_: Request, _error: Exception) -> JSONResponse:
        # It is raised again, for `Guard` to report.
        return failure()

    @app.exception_handler(HTTPException)
    async def plain(_: Request, error: HTTPException) -> JSONResponse:
        problem = Problem("unknown_path", {})
        if error.status_code not in (404, 405):
            problem = Problem("bad_request", {"field": "body", "reason": str(error.detail)})
        return JSONResponse(problem_json(problem, "", []), error.status_code, error.headers)
