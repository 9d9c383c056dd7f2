"""The guard itself, without a network: its numbers, and what it hands on."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode
from http.cookies import SimpleCookie

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from makeda.server.security import COOKIE, HEADERS, Device, Guard, give_cookie, holder_of, new_key
from makeda.server.settings import Settings

KILO = 1024


class Application:
    """Reads a request and answers it, and remembers what came."""

    def __init__(self) -> None:
        self.heard: list[Message] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.heard += [await receive(), await receive()]
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})


def scope_of(path: str, method: str = "POST", **headers: str) -> Scope:
    return {
        "type": "http",
        "method": method,
        "path": path,
        "scheme": "http",
        "server": ("localhost", 80),
        "client": ("127.0.0.1", 1),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }


class Asked:
    """One request through a guard: what the application heard, and what was answered."""

    def __init__(self, scope: Scope, *bodies: bytes, guard: Guard | None = None) -> None:
        self.application = Application()
        self.sent: list[Message] = []
        waiting: list[Message] = [
            {"type": "http.request", "body": body, "more_body": number < len(bodies)}
            for number, body in enumerate(bodies, 1)
        ]
        waiting.append({"type": "http.disconnect"})

        async def receive() -> Message:
            return waiting.pop(0)

        async def send(message: Message) -> None:
            self.sent.append(message)

        guard = guard or Guard(self.application, Settings(database="unused", rate=0))
        asyncio.run(guard(scope, receive, send))

    @property
    def status(self) -> int:
        return int(self.sent[0]["status"])

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode(): value.decode() for name, value in self.sent[0]["headers"]}


def test_a_key_has_192_bits() -> None:
    assert len(urlsafe_b64decode(new_key())) == 24
    assert new_key() != new_key()


def test_a_link_has_192_bits_that_only_its_host_device_can_find_again() -> None:
    secret, other = new_key(), new_key()
    ana = Device(secret, "")
    key = ana.link_key("watch", "t", "salt")
    assert len(urlsafe_b64decode(key)) == 24
    assert key == ana.link_key("watch", "t", "salt")
    others = [ana.link_key("watch", "t", "grain"), ana.link_key("watch", "u", "salt")]
    others += [ana.link_key("invitation", "t", "salt")]
    others += [Device(other, "").link_key("watch", "t", "salt")]
    assert len({key, *others}) == 5


def test_a_device_is_known_for_400_days_by_a_key_that_is_not_too_short() -> None:
    response = Response()
    device = give_cookie(response, HTTPConnection(scope_of("/api/tables")), Settings("unused"))
    cookie = SimpleCookie(response.headers["set-cookie"])[COOKIE]
    assert int(cookie["max-age"]) == 400 * 86_400
    assert cookie["path"] == "/"

    def again(key: str) -> str:
        return holder_of(HTTPConnection(scope_of("/api/tables", cookie=f"{COOKIE}={key}")))

    assert again(cookie.value) == device.holder
    assert again("x" * 20)
    assert again("x" * 19) == ""


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/tables", 2 * KILO * KILO),
        ("/api/records/replay", 2 * KILO * KILO),
        ("/api/transfers", 64 * KILO),
    ],
)
def test_a_body_may_be_so_large_and_not_a_byte_larger(path: str, most: int) -> None:
    assert Asked(scope_of(path), b"x" * most).status == 204
    refused = Asked(scope_of(path), b"x" * most, b"x")
    assert refused.status == 413
    assert refused.application.heard == []
    assert f"{most // KILO}".encode() in refused.sent[1]["body"]


def test_the_whole_body_is_handed_on_once_and_then_what_follows() -> None:
    asked = Asked(scope_of("/api/tables"), b"half ", b"and half")
    assert asked.application.heard == [
        {"type": "http.request", "body": b"half and half", "more_body": False},
        {"type": "http.disconnect"},
    ]


@pytest.mark.parametrize(("path", "kept"), [("/api/games", "no-store"), ("/rules/kette", None)])
def test_answers_carry_all_headers_and_those_of_the_interface_are_not_kept(
    path: str, kept: str | None
) -> None:
    headers = Asked(scope_of(path, "GET"), b"").headers
    assert {name.lower(): value for name, value in HEADERS.items()}.items() <= headers.items()
    assert headers.get("cache-control") == kept


@pytest.mark.parametrize(("method", "status"), [("GET", 204), ("POST", 403), ("DELETE", 403)])
def test_only_what_changes_something_is_asked_where_it_comes_from(method: str, status: int) -> None:
    scope = scope_of("/api/tables", method, host="localhost", origin="http://elsewhere.example")
    assert Asked(scope, b"").status == status


def test_sockets_are_counted_per_minute() -> None:
    settings = Settings(database="unused", socket_connects=6)
    guard = Guard(Application(), settings)
    scope = {**scope_of("/api/tables/1/watch"), "type": "websocket", "extensions": EXTENSIONS}
    answers = [Asked(scope, b"", guard=guard) for _ in range(7)]
    assert [asked.sent[0]["type"] for asked in answers[:6]] == ["http.response.start"] * 6
    refused = answers[6]
    assert refused.sent[0]["type"] == "websocket.http.response.start"
    assert (refused.status, refused.headers["retry-after"]) == (429, "10")


@pytest.mark.parametrize("begun", [False, True])
def test_a_failing_application_is_answered_for_unless_it_has_begun_to_answer(begun: bool) -> None:
    async def fail(_scope: Scope, _receive: Receive, send: Send) -> None:
        if begun:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        raise LookupError("nobody should read this")

    guard = Guard(fail, Settings(database="unused", rate=0))
    asked = Asked(scope_of("/api/games", "GET"), b"", guard=guard)
    assert [message["type"] for message in asked.sent] == [
        "http.response.start",
        *([] if begun else ["http.response.body"]),
    ]
    assert asked.status == (200 if begun else 500)
    if not begun:
        answer = json.loads(asked.sent[1]["body"])
        assert answer["error"] == "server_error"
        assert "nobody" not in str(asked.sent)


EXTENSIONS: dict[str, dict[str, str]] = {"websocket.http.response": {}}
