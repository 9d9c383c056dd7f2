"""WebSockets are compressed as browsers ask for it, each message by what it repeats of the last."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from makeda.games.registry import GAMES
from makeda.server.lines import COMPRESSION, Line
from tests.server.client import Client, read

OFFERS: list[dict[str, Any]] = [
    {},
    {"client_max_window_bits": True},
    {"client_max_window_bits": True, "server_max_window_bits": 9},
    {"client_max_window_bits": True, "server_no_context_takeover": True},
    {"client_no_context_takeover": True, "server_max_window_bits": 12},
]


def both_ends(offer: dict[str, Any]) -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """What the server and a client with this offer agree on."""
    client = ClientPerMessageDeflateFactory(**offer)
    answer, ours = COMPRESSION.process_request_params(client.get_request_params(), [])
    return ours, client.process_response_params(answer, [])


@pytest.mark.parametrize("offer", OFFERS, ids=str)
def test_whatever_is_agreed_on_every_message_is_read_as_it_was_sent(offer: dict[str, Any]) -> None:
    ours, theirs = both_ends(offer)
    plain = [b"", b"short", *(str(list(range(n, n + 9000))).encode() for n in range(5)), b"", b"x"]
    for message in plain:
        packed = ours.encode(Frame(Opcode.TEXT, message))
        assert theirs.decode(packed).data == message
        back = theirs.encode(Frame(Opcode.TEXT, message))
        assert ours.decode(back).data == message


def test_of_a_frame_like_the_one_before_hardly_anything_is_sent() -> None:
    ours, _ = both_ends({"client_max_window_bits": True})
    message = str([n * n for n in range(1500)]).encode()
    first, second = (ours.encode(Frame(Opcode.TEXT, message)).data for _ in range(2))
    assert len(second) < len(first) / 5


def test_pings_are_sent_as_they_are() -> None:
    ours, _ = both_ends({})
    ping = Frame(Opcode.PING, b"1234")
    assert ours.encode(ping) is ping


@pytest.mark.parametrize("compression", ["deflate", None])
def test_pushes_are_read_compressed_or_not(compression: Any, launch: Any, sqlite: str) -> None:
    ana = Client(launch(sqlite))
    table = ana.table(GAMES[0].info.id, *["me"] * GAMES[0].info.least_players)
    with ana.socket(table, 0, compression=compression) as socket:
        names = [extension.name for extension in socket.protocol.extensions]
        assert names == (["permessage-deflate"] if compression else [])
        for text in ("hello", "hello again", "Größe 🐫"):
            read(socket)
            ana.post(f"/tables/{table}/chat", seat=0, text=text)
        assert read(socket) == ana.frame(table, 0)


class Wire:
    """Stands for a transport; what is sent is kept."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closing = False

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def is_closing(self) -> bool:
        return self.closing


def open_line(wire: Wire) -> Line:
    """A WebSocket over this wire, without compression, that has been accepted."""
    line = Line(Config(nothing), ServerState(), {}, asyncio.new_event_loop())
    line.transport = wire  # type: ignore[assignment]
    line.conn.state = State.OPEN
    return line


async def nothing(_scope: object, _receive: object, _send: object) -> None:
    """Stands for an application."""


def test_who_is_slow_misses_frames_but_never_the_last() -> None:
    wire = Wire()
    line = open_line(wire)
    line.push(b"one")
    line.pause_writing()
    for message in (b"two", b"three"):
        line.push(message)
    assert [data[2:] for data in wire.sent] == [b"one"]
    line.resume_writing()
    line.resume_writing()
    assert [data[2:] for data in wire.sent] == [b"one", b"three"]


def test_to_who_is_gone_nothing_is_sent() -> None:
    wire = Wire()
    line = open_line(wire)
    wire.closing = True
    line.push(b"one")
    wire.closing = False
    line.conn.state = State.CLOSING
    line.push(b"two")
    assert wire.sent == []
