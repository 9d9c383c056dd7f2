"""Positions as a few bytes, for files of our own: fast to write and to read, and never checked.

What the bytes mean follows from the fields of the game alone, so they are read by the version that
wrote them. Whatever comes from others is JSON, which `core/saved.py` checks.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i32_le, read_i64_le, write_i32_le
from mypy_extensions import i32, i64

BYTE: Final = 256
# More numbers than these are faster in one piece.
FEW: Final = 16


class Reader:
    """What was packed, taken out in the same order."""

    def __init__(self, data: bytes) -> None:
        self._data: Final = data
        self._place: i64 = 0

    def byte(self) -> int:
        self._place += 1
        return self._data[self._place - 1]

    def number(self) -> int:
        self._place += 4
        return read_i32_le(self._data, self._place - 4)

    def long(self) -> int:
        self._place += 8
        return read_i64_le(self._data, self._place - 8)

    def text(self) -> bytes:
        """Bytes that are preceded by how many they are."""
        size = self.number()
        start = self._place
        self._place += size
        return self._data[start : start + size]

    def fill(self, numbers: list[int], least: int, most: int) -> None:
        """As many numbers as the list has, into the list."""
        size: i64 = len(numbers)
        i: i64 = 0
        if most - least < BYTE:
            low: i64 = least
            data = self._data
            start = self._place
            if low == 0 and size > FEW:
                numbers[:] = data[start : start + size]
                i = size
            while i < size:
                numbers[i] = data[start + i] + low
                i += 1
            self._place = start + size
        else:
            while i < size:
                numbers[i] = self.number()
                i += 1


def add_number(out: BytesWriter, value: int) -> None:
    number: i32 = value
    write_i32_le(out, number)


def add_text(out: BytesWriter, text: bytes) -> None:
    add_number(out, len(text))
    out.write(text)


def add_numbers(out: BytesWriter, numbers: list[int], least: int, most: int) -> None:
    """Numbers between these limits, a byte each where that is enough."""
    if most - least < BYTE:
        for number in numbers:
            out.append(number - least)
    else:
        for number in numbers:
            add_number(out, number)
