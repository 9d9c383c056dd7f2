"""Who asks, from where, how much and how often."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from ipaddress import ip_address, ip_network
from math import ceil
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from makeda.core.problems import Problem
from makeda.games.texts import best_language, speak
from makeda.server.bodies import check_json
from makeda.server.problems import Forbidden, TooMuch, headers_of, problem_json, status_of
from makeda.server.settings import Settings
from makeda.server.supervision import described

logger = logging.getLogger("makeda")

COOKIE = "makeda"
COOKIE_AGE = 400 * 24 * 3600
MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 2 * 1024 * 1024
# Paths that take a record.
RECORD_PATHS = ("/api/tables", "/api/records/replay", "/api/records/analysis")
SAFE = ("GET", "HEAD", "OPTIONS")
# Addresses whose rate is remembered; beyond that, all begin anew.
MOST_BUCKETS = 10_000
# A file of the web app is a small fraction of a request: the first visit fetches many at once.
FILE_WEIGHT = 0.05
# Answers after which a connection is closed.
UNFINISHED = (408, 413)
# How a WebSocket is closed that the server fails at.
FAILED = 1011
# Somebody with IPv6 has at least all addresses of such a network.
IPV6 = 6
IPV6_NETWORK = 64

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
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NOT_KEPT = (b"cache-control", b"no-store")


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(24)


def fingerprint(key: str) -> str:
    """What is stored of a key: enough to know it again, not enough to use it."""
    return sha256(key.encode()).hexdigest()


class Device(NamedTuple):
    """The device that asks: its secret, "" if it has none yet, and what others know of it."""

    secret: str
    holder: str

    def link_key(self, purpose: str, table_id: str, salt: str) -> str:
        """The key of a link that this device, as the host, gives away.

        It follows from the device's secret, which the server does not keep. So the server knows it
        again by its fingerprint, and can show it to the host at any time and to nobody else.
        """
        about = f"{purpose} {table_id} {salt}".encode()
        digest = hmac.digest(self.secret.encode(), about, "sha256")
        return urlsafe_b64encode(digest[:24]).decode()


def device_of(connection: HTTPConnection) -> Device:
    """The device that asks, known by its cookie."""
    secret = connection.cookies.get(COOKIE, "")
    return Device(secret, fingerprint(secret)) if len(secret) >= 20 else Device("", "")


def holder_of(connection: HTTPConnection) -> str:
    """What is known of the device that asks; "" for one that has no cookie."""
    return device_of(connection).holder


def address_of(connection: HTTPConnection) -> str:
    """Where somebody asks from."""
    return _address(connection.scope)


def give_cookie(response: Response, connection: HTTPConnection, settings: Settings) -> Device:
    """The device that asks; it gets a cookie if it has none."""
    device = device_of(connection)
    if device.secret:
        return device
    secret = new_key()
    secure = (settings.public_url or str(connection.base_url)).startswith("https")
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_AGE,
        path=settings.prefix or "/",
        httponly=True,
        samesite="strict",
        secure=secure,
    )
    return Device(secret, fingerprint(secret))


def check_origin(headers: Headers, settings: Settings) -> None:
    """Refuse what a page of another site makes a browser send."""
    origin = headers.get("origin")
    if origin is None:
        return
    own = {headers.get("host", ""), _place(settings.public_url)}
    if _place(origin) not in own - {""}:
        raise Forbidden("foreign_origin", {})


def _place(address: str) -> str:
    """Host and port of an address; "" for what is none."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


class Rates:
    """How often each address has asked lately: a bucket of tokens that fills with time."""

    def __init__(
        self,
        rate: float,
        burst: int,
        clock: Callable[[], float] = time.monotonic,
        *,
        key: str = "too_often",
    ) -> None:
        self._key = key
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def count(self, who: str, weight: float = 1.0) -> None:
        """Count a request; TooMuch when there were too many, and nothing is counted then."""
        if not self._rate:
            return
        now = self._clock()
        tokens = self._tokens(who, now)
        if tokens < 1:
            wait = (1 - tokens) / self._rate
            raise TooMuch(self._key, 429, {"seconds": ceil(wait)}, retry_after=wait)
        if len(self._buckets) >= MOST_BUCKETS and who not in self._buckets:
            self._forget(now)
        self._buckets[who] = (tokens - weight, now)

    def _tokens(self, who: str, now: float) -> float:
        tokens, since = self._buckets.get(who, (float(self._burst), now))
        return min(self._burst, tokens + (now - since) * self._rate)

    def _forget(self, now: float) -> None:
        """Forget whoever has a full bucket again; if those are too few, everybody."""
        full = [who for who in self._buckets if self._tokens(who, now) >= self._burst]
        for who in full:
            del self._buckets[who]
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()


class Guard:
    """Checks every request before the application sees it, and sets the headers of every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._rates = Rates(settings.rate, settings.burst)
        connects = settings.socket_connects
        self._connects = Rates(connects / 60, connects)
        # Open WebSockets by address.
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        speak(best_language(Headers(scope=scope).get("Accept-Language", "")))
        begun = False
        added = [*RAW_HEADERS, NOT_KEPT] if _is_api(scope) else RAW_HEADERS

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                more = [header for header in added if header[0] not in given]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        try:
            # By address, since a cookie is made up in no time.
            self._rates.count(_address(scope), 1.0 if _is_api(scope) else FILE_WEIGHT)
            if scope["method"] not in SAFE:
                check_origin(Headers(scope=scope), self._settings)
            body = await self._read(scope, receive)
            if body:
                check_json(body)
        except Problem as problem:
            await _refusal(problem)(scope, receive, send_with_headers)
            return
        try:
            await self._app(scope, again(body, receive), send_with_headers)
        except Exception as error:
            logger.error("a request failed: %s", described(error))
            if not begun:
                await failure()(scope, receive, send_with_headers)

    async def _read(self, scope: Scope, receive: Receive) -> bytes:
        """The body, unless it is too large or too slow."""
        most = MOST_RECORD_BYTES if scope["path"] in RECORD_PATHS else MOST_BYTES
        body = bytearray()
        try:
            async with asyncio.timeout(self._settings.patience or None):
                while True:
                    message = await receive()
                    body += message.get("body", b"")
                    if len(body) > most:
                        raise TooMuch("too_large", 413, {"most": most // 1024})
                    if not message.get("more_body"):
                        return bytes(body)
        except TimeoutError as error:
            raise TooMuch("too_slow", 408) from error

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        try:
            self._connects.count(address)
            most = self._settings.sockets_per_address
            if most and self._sockets[address] >= most:
                raise TooMuch("too_many_sockets", 429, {"most": most}, retry_after=60)
        except Problem as problem:
            socket = WebSocket(scope, receive, send)
            await socket.send_denial_response(_refusal(problem))
            return
        self._sockets[address] += 1
        try:
            await self._app(scope, receive, send)
        except Exception as error:
            logger.error("a WebSocket failed: %s", described(error))
            with suppress(Exception):
                await send({"type": "websocket.close", "code": FAILED})
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def failure() -> JSONResponse:
    """What is answered where the server itself is wrong."""
    return JSONResponse(problem_json(Problem("server_error", {}), "", []), 500)


def _refusal(problem: Problem) -> JSONResponse:
    headers = HEADERS | headers_of(problem)
    if status_of(problem) in UNFINISHED:
        # The rest of the request is not waited for.
        headers["Connection"] = "close"
    return JSONResponse(problem_json(problem, "", []), status_of(problem), headers)


def _is_api(scope: Scope) -> bool:
    path: str = scope["path"]
    return path.startswith("/api")


def _address(scope: Scope) -> str:
    """Who asks: an address, or the network of one that has addresses without number."""
    client = scope.get("client")
    return _network(client[0] if client else "")


@lru_cache(MOST_BUCKETS)
def _network(host: str) -> str:
    with suppress(ValueError):
        if ip_address(host).version == IPV6:
            return str(ip_network((host, IPV6_NETWORK), strict=False))
    return host


def again(body: bytes, receive: Receive) -> Receive:
    """Hand the body on that was read already."""
    given = False

    async def hand_on() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return hand_on
