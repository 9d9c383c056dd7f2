"""Legal moves in a caller's memory, for programs that learn."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

CODE_BYTES: Final = 4  # of a move
# Memory as it is: plain bytes
PLAIN: Final = "B"
# What else memory may be of, as Python's `struct` writes it: a C type, or one of a known size with
# its lowest byte first, as we write it. Moves are never below 0, so their sign does not matter.
# Looking for these in a text is faster than in a list.
FLOATS: Final = "f <f"
INTEGERS: Final = "i I l L <i <I <l <L"
FLAGS: Final = "b ? <b <B <?"


def memory(buffer: object, formats: str, size: int, what: str) -> memoryview[Any]:
    """The bytes of memory for such numbers, of so many bytes each; plain bytes will do, too."""
    if not isinstance(buffer, memoryview):
        raise ValueError(f"memory for {what} is a memoryview: of a numpy array it is array.data")
    kind = buffer.format
    if kind == PLAIN:
        return buffer
    if kind not in formats or buffer.itemsize != size:
        raise ValueError(f"memory for {what} is needed, and this has the format {kind!r}")
    return buffer.cast("B")


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
        """Put all that was written into so many bytes of memory."""
        buffer[:] = self._out.getvalue()


def mask_into(moves: list[int], buffer: memoryview[Any]) -> None:
    """A byte for each move that there is: 1 for those that are listed, 0 for the others.

    The buffer is of single bytes, signed or not, or of flags, as many as the mask has.
    """
    flags = memory(buffer, FLAGS, 1, "a mask of single bytes")
    masks = Masks(flags.nbytes)
    masks.add(moves)
    masks.copy_to(flags)


def moves_into(moves: list[int], buffer: memoryview[Any]) -> int:
    """The moves themselves, as many as fit; return how many there are.

    The buffer is of 32-bit integers, or of bytes for them.
    """
    codes = memory(buffer, INTEGERS, CODE_BYTES, "32-bit integers")
    out = BytesWriter()
    for move in moves:
        code: i32 = move
        write_i32_le(out, code)
    size = min(len(out), codes.nbytes // CODE_BYTES * CODE_BYTES)
    codes[:size] = out.getvalue()[:size]
    return len(moves)
