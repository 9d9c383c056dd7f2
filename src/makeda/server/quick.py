"""The short way for moves, which are nearly all that is asked of a server.

Finding the route, taking the message apart and putting the answer together takes FastAPI longer
than everything else that a move needs. So a move that is as described and allowed is answered here;
all others go the ordinary way, where they are refused with a reason.
"""

from __future__ import annotations

import re

from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from makeda.core.problems import Problem
from makeda.server.api.access import Parts
from makeda.server.api.playing import DONE, play
from makeda.server.messages import PlayedMove
from makeda.server.security import again, holder_of

MOVES = re.compile(r"/api/tables/([^/]+)/moves")
ANSWER = DONE.model_dump_json().encode()
HEADERS = [(b"content-type", b"application/json"), (b"content-length", str(len(ANSWER)).encode())]
START: Message = {"type": "http.response.start", "status": 200, "headers": HEADERS}
BODY: Message = {"type": "http.response.body", "body": ANSWER}


class QuickMoves:
    """Plays moves. It stands behind `Guard`, which has read the whole body."""

    def __init__(self, app: ASGIApp, parts: Parts) -> None:
        self._app = app
        self._parts = parts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST":
            path = MOVES.fullmatch(scope["path"])
            connection = HTTPConnection(scope)
            if path and connection.headers.get("content-type") == "application/json":
                body = (await receive())["body"]
                if await self._is_played(path[1], body, holder_of(connection)):
                    await send(START)
                    await send(BODY)
                    return
                receive = again(body, receive)
        await self._app(scope, receive, send)

    async def _is_played(self, table_id: str, body: bytes, holder: str) -> bool:
        """Play a move, if it may be played; otherwise nothing has changed."""
        try:
            wanted = PlayedMove.model_validate_json(body)
            await play(self._parts, table_id, wanted, holder)
        except (Problem, ValidationError):
            return False
        return True
