"""WebSockets as the server speaks them: compressed at little cost where the browser asks for it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CTRL_OPCODES, Frame
from websockets.protocol import State
from websockets.typing import ExtensionParameter

# The fastest: what a frame repeats of the one before is found anyway.
LEVEL = 1
# Clients have nothing to say, so what they said need not be remembered.
CLIENT_WINDOW_BITS = 9
# What ends a flushed block; the protocol leaves it out.
TAIL = b"\x00\x00\xff\xff"
# Where the application finds its line, among the extensions of the scope.
LINE = "makeda.line"


class FrameByFrame(PerMessageDeflate):
    """Compresses each message with the one before it as a dictionary.

    Whoever reads them knows it by heart: the last 32 kB belong to the protocol. So between two
    messages nothing is kept but the last one, while a compressor that waits for the next takes a
    hundred kB for each WebSocket, or forgets it for lack of room. One frame of a table is much like
    the next, so that only a small part of it is sent.
    """

    def __init__(self, negotiated: PerMessageDeflate) -> None:
        super().__init__(
            negotiated.remote_no_context_takeover,
            True,  # no compressor is kept
            negotiated.remote_max_window_bits,
            negotiated.local_max_window_bits,
        )
        self._may_remember = not negotiated.local_no_context_takeover
        self._last = b""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES:
            return frame
        message = bytes(frame.data)
        compressor = zlib.compressobj(LEVEL, wbits=-self.local_max_window_bits, zdict=self._last)
        packed = compressor.compress(message) + compressor.flush(zlib.Z_SYNC_FLUSH)
        if self._may_remember:
            self._last = message
        return Frame(frame.opcode, packed.removesuffix(TAIL), frame.fin, rsv1=True)


class Compression(ServerPerMessageDeflateFactory):
    """Agrees with a client on how to compress."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, negotiated = super().process_request_params(params, accepted_extensions)
        return answer, FrameByFrame(negotiated)


COMPRESSION = Compression(client_max_window_bits=CLIENT_WINDOW_BITS)


class Line(WebSocketsSansIOProtocol):
    """A WebSocket. The application finds it in the scope, to push messages past ASGI: through all
    its layers, and by a task that must be woken, a push takes several times as long.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [COMPRESSION]
        # What is to be sent once the other side has taken what was sent before: only the newest.
        self._next: bytes | None = None

    async def run_asgi(self) -> None:
        self.scope["extensions"][LINE] = {"push": self.push}
        await super().run_asgi()

    def push(self, message: bytes) -> None:
        """Send a text: at once, or when the other side is ready for it unless there is a newer one
        by then. To whoever is gone nothing is sent.
        """
        if not self.writable.is_set():
            self._next = message
        elif self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._next is not None:
            message, self._next = self._next, None
            self.push(message)
