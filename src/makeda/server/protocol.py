"""HTTP as the server speaks it: half-sent requests are cut off, and what is none gets an answer."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from makeda.core.problems import Problem
from makeda.server.jsontext import json_text
from makeda.server.problems import problem_json
from makeda.server.security import HEADERS

# The bytes that the head of a request may have.
MOST_HEAD = 64 * 1024


class PatientProtocol(HttpToolsProtocol):
    """Waits for the head of a request only for so long, however slowly it trickles in, and keeps
    only so much of it.

    The body is waited for by `Guard`, and a connection without a request by the server itself.
    """

    patience = 20.0
    _deadline: asyncio.TimerHandle | None = None
    # What has come of a head that is not complete yet; None between heads.
    _head: int | None = None

    # asyncio declares any transport there, and uvicorn, whose method this is, this kind alone.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        self._wait()
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > MOST_HEAD and not self.transport.is_closing():
                self.send_400_response("its head is too long")
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_waiting()

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        # What comes after a body, where headers may come again, is nothing that anybody reads.
        if self._head is not None:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP as every other error is answered."""
        problem = Problem("bad_request", {"field": "request", "reason": msg.rstrip(".")})
        body = json_text(problem_json(problem, "", []))
        headers = {
            "Content-Type": "application/json",
            "Content-Length": str(len(body.encode())),
            "Connection": "close",
            **HEADERS,
        }
        lines = [f"{name}: {value}" for name, value in headers.items()]
        answer = "\r\n".join(["HTTP/1.1 400 Bad Request", *lines, "", body])
        self.transport.write(answer.encode())
        self.transport.close()

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.patience, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def patient(seconds: float) -> type[PatientProtocol]:
    """The protocol with this patience, as the server wants it: a class."""
    return type("Patient", (PatientProtocol,), {"patience": seconds})
