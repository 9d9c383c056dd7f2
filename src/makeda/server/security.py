"""Who asks, from where, how much and how often."""

from __future__ import annotations

import logging
import secrets
import time
from hashlib import sha256
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from makeda.core.problems import Problem
from makeda.server.problems import Forbidden, TooMuch, problem_json, status_of
from makeda.server.settings import Settings
from makeda.server.supervision import described

logger = logging.getLogger("makeda")

COOKIE = "makeda"
COOKIE_AGE = 400 * 24 * 3600
MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 2 * 1024 * 1024
# Paths that take a record.
RECORD_PATHS = ("/api/tables", "/api/records/replay")
SAFE = ("GET", "HEAD", "OPTIONS")
# Addresses whose rate is remembered; beyond that, all begin anew.
MOST_BUCKETS = 10_000
# A file of the web app is a small fraction of a request: the first visit fetches many at once.
FILE_WEIGHT = 0.05

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(24)


def fingerprint(key: str) -> str:
    """What is stored of a key: enough to know it again, not enough to use it."""
    return sha256(key.encode()).hexdigest()


def holder_of(connection: HTTPConnection) -> str:
    """The device that asks, known by its cookie; "" for one that has none."""
    key = connection.cookies.get(COOKIE, "")
    return fingerprint(key) if len(key) >= 20 else ""


def give_cookie(response: Response, connection: HTTPConnection, settings: Settings) -> str:
    """The device that asks; it gets a cookie if it has none."""
    holder = holder_of(connection)
    if holder:
        return holder
    key = new_key()
    secure = (settings.public_url or str(connection.base_url)).startswith("https")
    response.set_cookie(
        COOKIE,
        key,
        max_age=COOKIE_AGE,
        path=settings.prefix or "/",
        httponly=True,
        samesite="strict",
        secure=secure,
    )
    return fingerprint(key)


def check_origin(headers: Headers, settings: Settings) -> None:
    """Refuse what a page of another site makes a browser send."""
    origin = headers.get("origin")
    if origin is None:
        return
    own = {headers.get("host", ""), urlsplit(settings.public_url).netloc}
    if urlsplit(origin).netloc not in own - {""}:
        raise Forbidden("foreign_origin", {})


class Rates:
    """How often each address has asked lately: a bucket of tokens that fills with time."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def count(self, who: str, weight: float = 1.0) -> None:
        """Count a request; TooMuch when there were too many."""
        if not self._rate:
            return
        now = time.monotonic()
        tokens, since = self._buckets.get(who, (float(self._burst), now))
        tokens = min(self._burst, tokens + (now - since) * self._rate)
        if tokens < 1:
            raise TooMuch("too_often", 429)
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[who] = (tokens - weight, now)


class Guard:
    """Checks every request before the application sees it, and sets the headers of every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._rates = Rates(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)

        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if _is_api(scope):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            # By address, since a cookie is made up in no time.
            self._rates.count(_address(scope), 1.0 if _is_api(scope) else FILE_WEIGHT)
            if scope["method"] not in SAFE:
                check_origin(connection.headers, self._settings)
            body = await _read(scope, receive)
        except Problem as problem:
            answer = JSONResponse(problem_json(problem, "", []), status_of(problem))
            await answer(scope, receive, send_with_headers)
            return
        try:
            await self._app(scope, _replay(body, receive), send_with_headers)
        except Exception as error:
            logger.error("a request failed: %s", described(error))
            if not begun:
                answer = JSONResponse(problem_json(Problem("server_error", {}), "", []), 500)
                await answer(scope, receive, send_with_headers)


def _is_api(scope: Scope) -> bool:
    path: str = scope["path"]
    return path.startswith("/api")


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


async def _read(scope: Scope, receive: Receive) -> bytes:
    """The body, as long as it is not too large."""
    most = MOST_RECORD_BYTES if scope["path"] in RECORD_PATHS else MOST_BYTES
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            raise TooMuch("too_large", 413, {"most": most // 1024})
        if not message.get("more_body"):
            return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Hand the body on that was read already."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
