"""HTTP as the server speaks it: half-sent requests are cut off, and what is none gets an answer."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from makeda.core.problems import Problem
from makeda.server.problems import problem_json
from makeda.server.security import HEADERS


class PatientProtocol(H11Protocol):
    """Waits for the head of a request only for so long, however slowly it trickles in.

    The body is waited for by `Guard`, and a connection without a request by the server itself.
    """

    patience = 20.0
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        self._wait()
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP as every other error is answered."""
        problem = Problem("bad_request", {"field": "request", "reason": msg.rstrip(".")})
        headers = {"Content-Type": "application/json", "Connection": "close", **HEADERS}
        encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
        events: list[Any] = [
            h11.Response(status_code=400, headers=encoded, reason=b"Bad Request"),
            h11.Data(data=json.dumps(problem_json(problem, "", [])).encode()),
            h11.EndOfMessage(),
        ]
        for event in events:
            self.transport.write(self.conn.send(event) or b"")
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
