"""Who may do what; and bad input gets a clear answer and changes nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from tests.server.client import Client, Server, read

Launch = Callable[..., Server]


@pytest.fixture(scope="module")
def table(ana: Client) -> str:
    return ana.table("kette", "me", "me", "beginner")


def test_a_seats_secret_is_a_cookie_that_scripts_and_other_sites_cannot_use(server: Server) -> None:
    response = httpx.post(
        f"{server.url}/api/tables",
        json={"game": "kette", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]},
    )
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    secret = response.cookies["makeda"]
    assert len(secret) >= 32
    assert secret not in response.text


def test_the_cookie_is_secure_behind_https(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, public_url="https://games.example")
    response = httpx.post(
        f"{server.url}/api/tables",
        json={"game": "kette", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]},
        headers={"Origin": "https://games.example"},
    )
    assert response.status_code == 201
    assert "Secure" in response.headers["set-cookie"]


def test_nobody_acts_for_another_seat(server: Server, ana: Client, table: str) -> None:
    eve = Client(server)
    eve.create("kette", "me", "me", "me")  # so she has a cookie too
    before = ana.frame(table, 0)
    acts: list[tuple[str, dict[str, Any]]] = [
        ("moves", {"id": "eves-move-1", "seat": 0, "decision": before["decision"], "move": "pass"}),
        ("act-for", {"id": "eves-move-2", "seat": 0, "decision": before["decision"]}),
        ("take-back", {"seat": 0}),
        ("take-back/answer", {"seat": 0, "agree": True}),
        ("chat", {"seat": 0, "text": "hi"}),
        ("start", {}),
        ("rematch", {}),
        ("seats/0/free", {}),
        ("seats/0/transfer", {}),
    ]
    for path, body in acts:
        eve.post(f"/tables/{table}/{path}", 404, **body)
    eve.ask("PUT", f"/tables/{table}/seats/0/stand-in", 404, json={"level": "beginner"})
    for path in ("", "/frame", "/log", "/record"):
        eve.get(f"/tables/{table}{path}", 404)
        eve.get(f"/tables/{table}{path}", 404, key="guess")
    eve.get(f"/tables/{table}/frame", 404, seat=0)
    with eve.socket(table, 0) as refused:
        assert read(refused)["error"] == "unknown_table"
    assert ana.frame(table, 0) == before


def test_a_foreign_origin_is_refused(server: Server, ana: Client, table: str) -> None:
    headers = {"Origin": "https://evil.example"}
    body = {"seat": 0, "text": "hi"}
    problem = ana.ask("POST", f"/tables/{table}/chat", 403, json=body, headers=headers)
    assert problem["error"] == "foreign_origin"
    with ana.socket(table, 0, origin="https://evil.example") as refused:
        assert read(refused)["error"] == "foreign_origin"
    ana.ask("POST", f"/tables/{table}/chat", json=body, headers={"Origin": server.url})


def test_headers_protect_every_answer(server: Server) -> None:
    for path in ("/", "/api/games", "/nowhere"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"


def test_too_often_is_refused_and_passes(launch: Launch, sqlite: str) -> None:
    # So slow a rate that a busy machine is fast enough to exceed it.
    server = launch(sqlite, rate=0.5, burst=10)
    codes = []
    for number in range(30):
        cookies = {"makeda": f"made up to look like another device {number}"}
        codes.append(httpx.get(f"{server.url}/api/games", cookies=cookies).status_code)
    assert 429 in codes
    time.sleep(3)
    assert httpx.get(f"{server.url}/api/games").status_code == 200


GOOD_MOVE = {"id": "12345678", "seat": 0, "decision": 1, "move": "pass"}


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/tables/none", None, 404),
        ("GET", "/api/tables/none/frame", None, 404),
        ("POST", "/api/tables/none/start", None, 404),
        ("GET", "/api/nothing", None, 404),
        ("DELETE", "/api/games", None, 405),
        ("GET", "/api/games/chess/rules", None, 400),
        ("GET", "/api/tables/{table}/frame?seat=9", None, 422),
        ("GET", "/api/tables/{table}/frame?seat=5", None, 409),
        ("GET", "/api/tables/{table}/frame?seat=x", None, 422),
        ("POST", "/api/tables/{table}/moves", "{", 422),
        ("POST", "/api/tables/{table}/moves", "[]", 422),
        ("POST", "/api/tables/{table}/moves", '"pass"', 422),
        ("POST", "/api/tables/{table}/moves", "\xff", 400),
        ("POST", "/api/tables/{table}/moves", "[" * 5000, 400),
        ("POST", "/api/tables/{table}/moves", {**GOOD_MOVE, "seat": 5}, 409),
        ("POST", "/api/tables/{table}/moves", {**GOOD_MOVE, "seat": "zero"}, 422),
        ("POST", "/api/tables/{table}/moves", {**GOOD_MOVE, "seat": 2}, 403),
        ("POST", "/api/tables/{table}/moves", {**GOOD_MOVE, "decision": 10**30}, 400),
        ("POST", "/api/tables/{table}/moves", {**GOOD_MOVE, "move": 3}, 422),
        ("POST", "/api/tables/{table}/moves", {**GOOD_MOVE, "move": {"verb": "fly"}}, 400),
        ("POST", "/api/tables/{table}/moves", {**GOOD_MOVE, "id": "x"}, 422),
        ("POST", "/api/tables/{table}/moves", {**GOOD_MOVE, "more": 1}, 422),
        ("POST", "/api/tables/{table}/chat", {"seat": 0, "text": "x" * 501}, 422),
        ("POST", "/api/tables/{table}/chat", {"seat": 0, "text": " "}, 409),
        ("POST", "/api/tables/{table}/chat", {"seat": 0, "text": "x" * 70_000}, 413),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400),
        ("POST", "/api/tables", {"game": "kette", "seats": [{"kind": "me"}]}, 400),
        ("POST", "/api/tables", {"game": "kette", "seats": []}, 422),
        ("POST", "/api/tables", {"game": "kette", "seats": [{"kind": "bot"}] * 3}, 409),
        (
            "POST",
            "/api/tables",
            {"game": "kette", "seats": [{"kind": "me"}] * 3, "options": {"lions": 3}},
            400,
        ),
        ("POST", "/api/records/replay", {"record": "{}"}, 400),
        ("POST", "/api/records/replay", {"record": "x" * 3_000_000}, 413),
        ("POST", "/api/transfers", {"key": "guess"}, 404),
    ],
    ids=lambda value: str(value)[:40],
)
def test_bad_requests_get_a_clear_answer_and_change_nothing(
    ana: Client, table: str, method: str, path: str, body: object, code: int
) -> None:
    before = ana.frame(table, 0)
    content: Any = body if isinstance(body, str) else json.dumps(body)
    data = content.encode("latin-1") if body is not None else b""
    headers = {"Content-Type": "application/json"}
    response = ana.http.request(method, path.format(table=table), content=data, headers=headers)
    answer = response.json()
    assert response.status_code == code, response.text
    assert answer["sentence"]
    assert "Traceback" not in response.text
    after = ana.frame(table, 0)
    assert after == before


def test_the_interface_is_described_completely(server: Server) -> None:
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], f"{method} {path} is not described"
            assert operation["tags"]
            assert "422" in operation["responses"]
            for parameter in operation.get("parameters", []):
                assert parameter["name"]
    for name, model in described["components"]["schemas"].items():
        if name not in ("HTTPValidationError", "ValidationError"):
            assert model["description"], f"{name} is not described"


def test_schemathesis_finds_no_server_error(server: Server) -> None:
    """Whatever fits the description, and much that does not, is answered below 500."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    client = Client(server)
    table = client.table("kette", "me", "me", "me")
    operations = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operations += 1
        probe(result.ok(), dict(client.http.cookies), table)
    assert operations > 15


def probe(operation: Any, cookies: dict[str, str], table: str) -> None:
    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), real=st.booleans())
    def answered_below_500(case: Any, real: bool) -> None:
        if real and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        response = case.call(cookies=cookies)
        assert response.status_code < 500, f"{case.method} {case.path}"

    answered_below_500()
