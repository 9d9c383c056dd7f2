"""Legal moves in a caller's memory, for programs that learn."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

NO_MOVES: Final = bytes(1 << 14)
MOVE_BYTES: Final = 4


def as_bytes(buffer: memoryview[Any]) -> memoryview:
    """The same memory, byte by byte."""
    return buffer if buffer.format == "B" else buffer.cast("B")


def mask_into(moves: list[int], buffer: memoryview[Any]) -> None:
    """A byte for each move that there is: 1 for those that are listed, 0 for the others."""
    out = BytesWriter()
    add_mask(moves, out, buffer.nbytes)
    as_bytes(buffer)[:] = out.getvalue()


def add_mask(moves: list[int], out: BytesWriter, size: int) -> None:
    """Write such a mask behind what has been written already."""
    start = len(out)
    out.write(NO_MOVES[:size])
    for move in moves:
        place: i64 = start + move
        out[place] = 1


def moves_into(moves: list[int], buffer: memoryview[Any]) -> int:
    """The moves themselves as 32-bit integers, as many as fit; return how many there are."""
    out = BytesWriter()
    for move in moves:
        code: i32 = move
        write_i32_le(out, code)
    size = min(len(out), buffer.nbytes)
    as_bytes(buffer)[:size] = out.getvalue()[:size]
    return len(moves)
