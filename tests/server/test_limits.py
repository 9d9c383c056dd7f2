"""Nobody can cost the server much: rates, sockets, slow and half-sent requests."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import makeda.server.security
from makeda.server.problems import TooMuch
from makeda.server.security import HEADERS, Rates, _address
from tests.server.client import Client, Server, read

Launch = Callable[..., Server]


# The rate limiter


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def served(rates: Rates, who: str, asked: int, weight: float = 1.0) -> int:
    """How many of so many requests at once are served."""
    count = 0
    for _ in range(asked):
        try:
            rates.count(who, weight)
        except TooMuch:
            continue
        count += 1
    return count


def test_a_burst_is_served_and_then_the_rate() -> None:
    clock = Clock()
    rates = Rates(2.0, 5, clock)
    assert served(rates, "ana", 20) == 5
    clock.now += 0.25
    assert served(rates, "ana", 20) == 0
    clock.now += 0.25
    assert served(rates, "ana", 20) == 1
    clock.now += 1.5
    assert served(rates, "ana", 20) == 3
    # However long somebody waits, there is never more than a burst.
    clock.now += 1000
    assert served(rates, "ana", 20) == 5


def test_what_is_refused_is_not_counted() -> None:
    clock = Clock()
    rates = Rates(1.0, 1, clock)
    assert served(rates, "ana", 1000) == 1
    clock.now += 1.0
    assert served(rates, "ana", 1000) == 1


def test_every_address_has_its_own_rate() -> None:
    rates = Rates(1.0, 3, Clock())
    assert served(rates, "ana", 10) == 3
    assert served(rates, "ben", 10) == 3


def test_light_requests_weigh_little() -> None:
    rates = Rates(1.0, 3, Clock())
    # The last token must be whole.
    assert served(rates, "ana", 1000, weight=0.25) == 9


def test_no_rate_is_no_limit() -> None:
    assert served(Rates(0, 1, Clock()), "ana", 1000) == 1000


def test_whoever_is_refused_is_told_when_to_come_back() -> None:
    clock = Clock()
    rates = Rates(0.1, 1, clock)
    rates.count("ana")
    clock.now += 2.5
    with pytest.raises(TooMuch) as refused:
        rates.count("ana")
    assert refused.value.status == 429
    assert refused.value.retry_after == pytest.approx(7.5)
    clock.now += refused.value.retry_after + 0.001
    rates.count("ana")


def test_many_addresses_do_not_fill_the_memory_nor_free_whoever_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(makeda.server.security, "MOST_BUCKETS", 10)
    clock = Clock()
    rates = Rates(1.0, 5, clock)
    assert served(rates, "ana", 100) == 5
    for number in range(100):
        clock.now += 0.02
        rates.count(f"10.0.0.{number}")
        assert len(rates._buckets) <= 10
    clock.now = 1001.0
    rates = Rates(1.0, 5, clock)
    assert served(rates, "ana", 100) == 5
    for number in range(9):
        rates.count(f"10.0.0.{number}")
    clock.now += 1.0
    # Those nine have full buckets again and are forgotten; ana is not.
    rates.count("10.0.0.99")
    assert served(rates, "ana", 100) == 1


def test_whoever_is_known_already_makes_nobody_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(makeda.server.security, "MOST_BUCKETS", 3)
    rates = Rates(1.0, 5, Clock())
    assert served(rates, "ana", 100) == 5
    rates.count("ben")
    rates.count("cem")
    rates.count("ben")
    assert served(rates, "ana", 100) == 0


def test_an_ipv6_network_counts_as_one_address() -> None:
    def address(host: str) -> str:
        return _address({"client": (host, 1)})

    assert address("2001:db8:1:2::1") == address("2001:db8:1:2:ffff::9")
    assert address("2001:db8:1:2::1") != address("2001:db8:1:3::1")
    assert address("192.0.2.1") != address("192.0.2.2")
    assert address("a unix socket") == "a unix socket"
    assert _address({"client": None}) == ""


def test_429_says_when_to_come_back_and_carries_all_headers(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, rate=0.01, burst=5)
    answers = [httpx.get(f"{server.url}/api/games") for _ in range(10)]
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert 1 <= int(refused.headers["retry-after"]) <= 100
    for name, value in HEADERS.items():
        assert refused.headers[name] == value


# WebSockets


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience, which tells how many watch."""
    database = str(tmp_path_factory.mktemp("server") / "makeda.sqlite")
    running = Server(database, patience=1.0, metrics_from="127.0.0.1")
    yield running
    running.stop()


@pytest.fixture
def table(server: Server) -> tuple[Client, str]:
    ana = Client(server)
    return ana, ana.table("kette", "me", "me", "me")


def watchers(server: Server) -> int:
    text = httpx.get(f"{server.url}/metrics").text
    [line] = [line for line in text.splitlines() if line.startswith("makeda_watchers ")]
    return int(float(line.split()[1]))


@pytest.mark.parametrize("message", [b"\x00\xff", "hello", b""], ids=["binary", "text", "empty"])
def test_whatever_is_sent_over_a_socket_no_watcher_is_left_behind(
    table: tuple[Client, str], message: str | bytes
) -> None:
    ana, place = table
    for _ in range(20):
        with ana.socket(place) as watching:
            read(watching)
            watching.send(message)
    deadline = time.time() + 20
    while watchers(ana.server):
        assert time.time() < deadline, "watchers are left behind"
        time.sleep(0.1)


def test_whoever_says_something_is_still_told_what_happens(table: tuple[Client, str]) -> None:
    ana, place = table
    with ana.socket(place) as watching:
        before = read(watching)
        watching.send(b"\x00")
        ana.post(f"/tables/{place}/chat", seat=0, text="hello")
        assert read(watching)["version"] > before["version"]


def closed_with(watching: object) -> int:
    """The code with which the server closes a socket that it is fed up with."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            watching.send("hello")  # type: ignore[attr-defined]
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_whoever_talks_too_much_is_shown_out(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, socket_messages=1.0)
    ana = Client(server)
    with ana.socket(ana.table("kette", "me", "me", "me")) as watching:
        assert closed_with(watching) == 1008


def test_a_long_message_is_refused(table: tuple[Client, str]) -> None:
    ana, place = table
    with ana.socket(place) as watching:
        read(watching)
        watching.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            read(watching)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_an_address_has_only_so_many_sockets(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, sockets_per_address=3)
    ana = Client(server)
    place = ana.table("kette", "me", "me", "me")
    for _ in range(2):
        with ExitStack() as open_sockets:
            for _ in range(3):
                read(open_sockets.enter_context(ana.socket(place)))
            with pytest.raises(InvalidStatus) as refused:
                ana.socket(place)
        response = refused.value.response
        assert response.status_code == 429
        assert json.loads(response.body or b"")["error"] == "too_many_sockets"
        for name, value in {**HEADERS, "Retry-After": "60"}.items():
            assert response.headers[name] == value
        time.sleep(0.5)


def test_an_address_opens_only_so_many_sockets_per_minute(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, socket_connects=4)
    ana = Client(server)
    place = ana.table("kette", "me", "me", "me")
    for _ in range(4):
        with ana.socket(place) as watching:
            read(watching)
    with pytest.raises(InvalidStatus) as refused:
        ana.socket(place)
    assert refused.value.response.status_code == 429
    assert 1 <= int(refused.value.response.headers["Retry-After"]) <= 15


def test_a_socket_whose_other_end_is_silent_is_closed(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, ping_every=0.5, metrics_from="127.0.0.1")
    ana = Client(server)
    place = ana.table("kette", "me", "me", "me", public=True)
    with raw(server) as line:
        line.sendall(
            f"GET /api/tables/{place}/ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert line.recv(100).startswith(b"HTTP/1.1 101")
        assert watchers(server) == 1
        assert_closed(line)
    assert watchers(server) == 0


# Slow and half-sent requests


def raw(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=30)


def assert_closed(line: socket.socket) -> bytes:
    """Read until the server hangs up; it must."""
    received = b""
    try:
        while data := line.recv(65536):
            received += data
    except ConnectionResetError:
        pass
    return received


def test_a_line_on_which_nothing_is_asked_is_closed(server: Server) -> None:
    with raw(server) as line:
        assert assert_closed(line) == b""


def trickle(line: socket.socket, part: bytes) -> bytes:
    """Send a little now and then, for much longer than the server is patient."""
    line.settimeout(0.2)
    for _ in range(60):
        try:
            line.sendall(part)
            received = line.recv(65536)
        except TimeoutError:
            continue
        except (ConnectionResetError, BrokenPipeError):
            return b""
        return received
    raise AssertionError("the server waits for ever")


def test_a_head_that_trickles_in_is_cut_off(server: Server) -> None:
    with raw(server) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
        assert trickle(line, b"X-More: 1\r\n") == b""


def test_a_second_head_that_trickles_in_is_cut_off(server: Server) -> None:
    with raw(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        received = b""
        while not received.endswith(b"}"):
            received += line.recv(65536)
        assert received.startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /api/games HTTP/1.1\r\n")
        assert trickle(line, b"X-More: 1\r\n") == b""


def test_a_head_that_never_ends_is_refused_and_cut_off(server: Server) -> None:
    for begun in (b"", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"):
        with raw(server) as line:
            line.sendall(begun + b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
            with suppress(ConnectionResetError, BrokenPipeError):
                for _ in range(100):
                    line.sendall(b"X-More: " + b"1" * 1000 + b"\r\n")
            assert b"its head is too long" in assert_closed(line)


def test_what_follows_a_body_is_not_kept(server: Server) -> None:
    """A body in parts may have headers after it; nobody reads them, however many there are."""
    with raw(server) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
        )
        for _ in range(100):
            line.sendall(b"Cookie: makeda=" + b"1" * 1000 + b"\r\n")
        line.sendall(b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 422")


def test_a_body_that_trickles_in_is_refused_and_cut_off(server: Server) -> None:
    with raw(server) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 5000\r\n\r\n"
        )
        answer = trickle(line, b" ")
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"too_slow" in answer + assert_closed(line)


def test_a_slow_but_honest_request_is_answered(server: Server) -> None:
    with raw(server) as line:
        for part in (b"GET /health HT", b"TP/1.1\r\nHo", b"st: x\r\n\r\n"):
            line.sendall(part)
            time.sleep(0.1)
        assert line.recv(65536).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "nonsense",
    [
        b"hello\r\n\r\n",
        b"GET / HTTP/1.1\r\nbad header\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
    ],
    ids=["no HTTP", "header", "TLS"],
)
def test_what_is_no_request_is_answered_like_every_error(server: Server, nonsense: bytes) -> None:
    with raw(server) as line:
        line.sendall(nonsense)
        head, _, body = assert_closed(line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400")
    assert json.loads(body)["sentence"]
    for name, value in HEADERS.items():
        assert f"{name}: {value}".lower().encode() in head.lower()
