"""Hand-made requests to every route: each gets an answer in one sentence, with all headers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from makeda.core.plain import DEEPEST
from makeda.core.problems import Problem
from makeda.server.bodies import check_json
from makeda.server.security import HEADERS
from tests.server.client import Client, Server
from tests.server.conftest import new_postgres_database

DEEP = "[" * 200_000
# What could be in the place of any value.
VALUES: list[str] = [
    "null",
    "true",
    "-1",
    "1e999",
    "1" + "0" * 400,
    "1" + "0" * 5000,
    "NaN",
    "-Infinity",
    '""',
    '"x"',
    '"\\ud800"',
    '"\\u0000"',
    '"\\u202e"',
    json.dumps("é" * 300),
    "[]",
    "{}",
    '{"\\ud800": 1}',
    '[[["x"]]]',
    "[" * 40 + "]" * 40,
    json.dumps("[" * 3000),
    json.dumps('{"format": "makeda-record-1", "game": "kette", "players": NaN}'),
    json.dumps('{"seats": ["\\ud800"]}'),
]
# What could be in the place of a whole body.
BODIES: list[bytes] = [
    b"",
    b"{",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b'{"a": "\xed\xa0\x80"}',
    DEEP[:60_000].encode(),
    b"{" + b'"a":{' * 5000,
    *(value.encode() for value in VALUES),
]
# What could be in the place of an id, as it stands in an address.
IDS = ["%00", "a%00b", "%ff", "%ed%a0%80", "..%2f..", "%20", "x" * 3000, "%F0%9F%92%A9", "'--"]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("fuzz") / "makeda.sqlite")
    else:
        database = new_postgres_database(request.getfixturevalue("postgres"))
    running = Server(database)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def table(ana: Client) -> str:
    return ana.table("kette", "me", "me", "me")


@pytest.fixture(scope="module")
def described(server: Server) -> dict[str, Any]:
    answer: dict[str, Any] = httpx.get(f"{server.url}/api/openapi.json").json()
    return answer


def check(response: httpx.Response, asked: object) -> None:
    """No failure of the server, all headers, and where it is refused a key and a sentence."""
    assert response.status_code < 500, asked
    for name, value in HEADERS.items():
        assert response.headers[name] == value, asked
    if response.status_code >= 400:
        answer = response.json()
        assert answer["error"], asked
        assert answer["sentence"], asked
        assert "Traceback" not in response.text, asked


def operations(described: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def filled(path: str, table: str, seat: str = "0") -> str:
    return path.replace("{id}", table).replace("{seat}", seat).replace("{game}", "kette")


def send(ana: Client, method: str, path: str, body: bytes | str) -> httpx.Response:
    content = body if isinstance(body, bytes) else body.encode()
    headers = {"Content-Type": "application/json"}
    return ana.http.request(method, path, content=content, headers=headers)


def fields_of(described: dict[str, Any], operation: dict[str, Any]) -> dict[str, Any]:
    """The fields of the body of an operation."""
    if "requestBody" not in operation:
        return {}
    reference = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    fields: dict[str, Any] = described["components"]["schemas"][reference.split("/")[-1]][
        "properties"
    ]
    return fields


# Values with which the fields of bodies make sense.
GOOD: dict[str, Any] = {
    "game": "kette",
    "seats": [{"kind": "me"}] * 3,
    "seat": 0,
    "id": "12345678",
    "decision": 1,
    "move": "pass",
    "agree": True,
    "level": "easy",
    "text": "hello",
    "words": "hello",
    "name": "Ana",
    "invitation": "x",
    "key": "x",
    "record": "{}",
}


def test_bodies_made_by_hand_get_an_answer_at_every_route(
    ana: Client, table: str, described: dict[str, Any]
) -> None:
    sent = 0
    for method, path, _ in operations(described):
        for body in BODIES:
            check(send(ana, method, filled(path, table), body), (method, path, body[:60]))
            sent += 1
    assert sent > 400


def test_values_made_by_hand_get_an_answer_in_every_field(
    ana: Client, table: str, described: dict[str, Any]
) -> None:
    sent = 0
    for method, path, operation in operations(described):
        fields = fields_of(described, operation)
        for field in fields:
            good = {name: GOOD[name] for name in fields if name in GOOD and name != field}
            if method == "POST" and path == "/api/tables":
                good.pop("record", None)
            for value in VALUES:
                body = json.dumps(good)[:-1] + (", " if good else "") + f'"{field}": {value}}}'
                check(send(ana, method, filled(path, table), body), (method, path, body[:200]))
                sent += 1
    assert sent > 300


def test_ids_made_by_hand_get_an_answer_at_every_route(
    ana: Client, described: dict[str, Any]
) -> None:
    for method, path, operation in operations(described):
        good = {name: GOOD[name] for name in fields_of(described, operation) if name in GOOD}
        body = json.dumps(good) if good else ""
        for odd in IDS:
            for address in {filled(path, odd), filled(path, "0123456789abcdef", odd)}:
                check(send(ana, method, address, body), (method, address))


def test_query_parameters_made_by_hand_get_an_answer(
    ana: Client, table: str, described: dict[str, Any]
) -> None:
    for method, path, operation in operations(described):
        for parameter in operation.get("parameters", []):
            if parameter["in"] == "query":
                for odd in ["", "-1", "1e9", "NaN", *IDS]:
                    address = f"{filled(path, table)}?{parameter['name']}={odd}"
                    check(ana.http.request(method, address), (method, address))


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://[::1"},
        {"Origin": "http://[::1]:x"},
        {"Origin": "null"},
        {"Host": "[::1"},
        {"Host": "a b"},
        {"Host": ""},
        {"Cookie": "makeda=\xff" + "x" * 40},
        {"Cookie": 'makeda="' + "x" * 40},
        {"Content-Type": "application/json; charset=nonsense"},
        {"Content-Type": "multipart/form-data"},
        {"X-Forwarded-For": "nobody, [::"},
    ],
    ids=str,
)
def test_headers_made_by_hand_get_an_answer(ana: Client, headers: dict[str, str]) -> None:
    body = json.dumps({"game": "kette", "seats": GOOD["seats"]}).encode()
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    if "Content-Type" not in headers:
        raw.append((b"Content-Type", b"application/json"))
    response = httpx.post(f"{ana.server.url}/api/tables", content=body, headers=raw)
    check(response, headers)
    if "Origin" in headers:
        assert response.status_code == 403


def test_a_foreign_origin_that_is_no_address_is_refused_over_a_socket(
    ana: Client, table: str
) -> None:
    from tests.server.client import read

    with ana.socket(table, 0, origin="http://[::1") as refused:
        assert read(refused)["error"] == "foreign_origin"


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (DEEP, "nested too deeply"),
        ('{"format": "makeda-record-1", "players": NaN}', "undefined"),
        ('{"format": "makeda-record-1", "players": 1e999}', "too large"),
        ('{"format": "makeda-record-1", "players": -Infinity}', "infinite"),
        ('{"format": "makeda-record-1", "seats": ["\\ud800"]}', "broken characters"),
    ],
    ids=["deep", "NaN", "1e999", "Infinity", "surrogate"],
)
@pytest.mark.parametrize("path", ["/records/replay", "/tables"])
def test_a_record_that_is_a_trap_is_refused_in_one_sentence(
    ana: Client, path: str, record: str, reason: str
) -> None:
    more = {} if path == "/records/replay" else {"game": "kette", "seats": GOOD["seats"]}
    answer = ana.post(path, 400, record=record, **more)
    assert reason in answer["sentence"]


def test_nesting_is_allowed_up_to_a_depth() -> None:
    deep = "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1)
    check_json(deep.encode())
    with pytest.raises(Problem, match="bad_request"):
        check_json(f"[[{deep}]]".encode())


# What an outsider learns

BODY_OF: dict[str, dict[str, Any]] = {
    "POST /api/tables/{id}/join": {"invitation": "guess", "seat": 1, "name": "Eve"},
    "POST /api/tables/{id}/moves": {"id": "12345678", "seat": 0, "decision": 1, "move": "pass"},
    "POST /api/tables/{id}/act-for": {"id": "12345678", "seat": 0, "decision": 1},
    "POST /api/tables/{id}/hint": {"seat": 0, "decision": 1},
    "POST /api/tables/{id}/analysis": {"known": 0},
    "POST /api/tables/{id}/take-back": {"seat": 0},
    "POST /api/tables/{id}/take-back/answer": {"seat": 0, "agree": True},
    "POST /api/tables/{id}/lessons": {"seat": 0, "lesson": "welcome"},
    "POST /api/tables/{id}/try-again": {"seat": 0},
    "POST /api/tables/{id}/stop": {"seat": 0},
    "POST /api/tables/{id}/stop/answer": {"seat": 0, "agree": True},
    "POST /api/tables/{id}/chat": {"seat": 0, "text": "hello"},
    "POST /api/tables/{id}/words": {"seat": 0, "words": "hello"},
    "POST /api/tables/{id}/stand-in/answer": {"seat": 0, "agree": True},
    "POST /api/tables/{id}/seats/{seat}/answer": {"agree": True},
    "PUT /api/tables/{id}/seats/{seat}/stand-in": {"level": "no such level"},
}


@pytest.mark.parametrize("status", ["waiting", "playing", "unreadable"])
def test_a_private_table_looks_like_none_to_outsiders_at_every_route(
    server: Server, ana: Client, described: dict[str, Any], status: str
) -> None:
    seats = ["me", "open", "hard"] if status == "waiting" else ["me", "me", "hard"]
    there = ana.create("kette", *seats)["table"]["id"]
    if status != "waiting":
        ana.post(f"/tables/{there}/start")
    if status == "unreadable":
        from tests.server.test_unreadable import spoil

        spoil(server.settings["database"], there, "position")
    nowhere = "0123456789abcdef"
    eve = Client(server)
    eve.create("kette", "me", "me", "me")
    compared = 0
    for device in (eve, Client(server)):
        for method, path, operation in operations(described):
            if "{id}" not in path:
                continue
            body = BODY_OF[f"{method} {path}"] if "requestBody" in operation else None
            for seat in ("0", "1", "2", "6", "99"):
                answers = []
                for place in (there, nowhere):
                    address = filled(path, place, seat)
                    response = device.http.request(method, address, json=body)
                    text = response.text.replace(place, "ID")
                    kept = {k: v for k, v in response.headers.items() if k != "date"}
                    answers.append((response.status_code, text, kept))
                assert answers[0] == answers[1], (method, path)
                assert answers[0][0] in (404, 422), (method, path)
                compared += 1
    assert compared > 50


def test_every_answer_carries_the_headers_even_when_the_server_fails(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """A database that is taken away makes every request of a table fail."""
    database = tmp_path / "makeda.sqlite"
    server = Server(str(database))
    try:
        ana = Client(server)
        table = ana.table("kette", "me", "me", "me")
        import sqlite3

        with sqlite3.connect(database) as connection:
            connection.execute("DROP TABLE log")
            connection.execute("UPDATE tables SET version = version + 1")
        response = ana.http.get(f"/api/tables/{table}/frame")
        assert response.status_code == 500
        assert response.json()["error"] == "server_error"
        for name, value in HEADERS.items():
            assert response.headers[name] == value
    finally:
        server.stop()
    assert "a request failed" in capfd.readouterr().err
