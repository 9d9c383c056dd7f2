"""Legal moves in a caller's memory, for programs that learn."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64


def as_bytes(buffer: memoryview[Any]) -> memoryview:
    """The same memory, byte by byte."""
    return buffer if buffer.format == "B" else buffer.cast("B")


class Masks:
    """Masks as they are written, one after another: a byte for each move that there is."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self._out: Final = BytesWriter()
        self._nothing: Final = bytes(size)

    def add(self, moves: list[int]) -> None:
        """The next mask: 1 for the moves that are listed, 0 for the others."""
        out = self._out
        start = len(out)
        out.write(self._nothing)
        for move in moves:
            place: i64 = start + move
            out[place] = 1

    def copy_to(self, buffer: memoryview[Any]) -> None:
        """Put all that was written into a buffer of the same size."""
        as_bytes(buffer)[:] = self._out.getvalue()


def mask_into(moves: list[int], buffer: memoryview[Any]) -> None:
    """A byte for each move that there is: 1 for those that are listed, 0 for the others."""
    masks = Masks(buffer.nbytes)
    masks.add(moves)
    masks.copy_to(buffer)


def moves_into(moves: list[int], buffer: memoryview[Any]) -> int:
    """The moves themselves as 32-bit integers, as many as fit; return how many there are."""
    out = BytesWriter()
    for move in moves:
        code: i32 = move
        write_i32_le(out, code)
    size = min(len(out), buffer.nbytes)
    as_bytes(buffer)[:size] = out.getvalue()[:size]
    return len(moves)
