"""Positions as a few bytes, for files of our own: fast to write and to read, and never checked.

What the bytes mean follows from the fields of the game alone, so they are read by the version that
wrote them. Whatever comes from others is JSON, which `core/saved.py` checks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.strings import (
    BytesWriter,
    read_i16_le,
    read_i32_le,
    read_i64_le,
    write_i16_le,
    write_i32_le,
    write_i64_le,
)
from mypy_extensions import i16, i32, i64


class Parcel(ABC):
    """What the fields of a position go through, both on the way in and on the way out.

    Each method is given what a field holds and gives back what it is to hold: while packing the
    same, while unpacking what was packed. So the fields are listed once (`State.carry`).
    """

    @abstractmethod
    def number(self, value: int) -> int:
        """A number of up to 32 bits."""

    @abstractmethod
    def long(self, value: int) -> int:
        """A number of up to 64 bits."""

    @abstractmethod
    def flag(self, value: bool) -> bool:
        """Yes or no."""

    @abstractmethod
    def pile(self, numbers: list[int]) -> list[int]:
        """Numbers from 0 to 255, a byte each."""

    @abstractmethod
    def places(self, numbers: list[int]) -> list[int]:
        """Numbers from -1 to 254, a byte each: -1 stands for nobody and nothing."""

    @abstractmethod
    def numbers(self, numbers: list[int]) -> list[int]:
        """Numbers of up to 32 bits."""

    @abstractmethod
    def piles(self, piles: list[list[int]]) -> list[list[int]]:
        """Piles of numbers from 0 to 255."""

    @abstractmethod
    def text(self, text: bytes) -> bytes:
        """Any bytes."""


class Packing(Parcel):
    """Writes down what it is given. Numbers that are too large raise OverflowError."""

    def __init__(self) -> None:
        # The bytes of piles stand together, and behind them everything else.
        self._bytes: Final = BytesWriter()
        self._rest: Final = BytesWriter()

    def packed(self) -> bytes:
        out = BytesWriter()
        size: i32 = len(self._bytes)
        write_i32_le(out, size)
        out.write(self._bytes.getvalue())
        out.write(self._rest.getvalue())
        return out.getvalue()

    def number(self, value: int) -> int:
        number: i32 = value
        write_i32_le(self._rest, number)
        return value

    def long(self, value: int) -> int:
        number: i64 = value
        write_i64_le(self._rest, number)
        return value

    def flag(self, value: bool) -> bool:
        self._rest.append(1 if value else 0)
        return value

    def pile(self, numbers: list[int]) -> list[int]:
        self._size(len(numbers))
        out = self._bytes
        for number in numbers:
            out.append(number)
        return numbers

    def places(self, numbers: list[int]) -> list[int]:
        self._size(len(numbers))
        out = self._bytes
        for number in numbers:
            out.append(number + 1)
        return numbers

    def numbers(self, numbers: list[int]) -> list[int]:
        self._size(len(numbers))
        for number in numbers:
            self.number(number)
        return numbers

    def piles(self, piles: list[list[int]]) -> list[list[int]]:
        self._size(len(piles))
        for pile in piles:
            self.pile(pile)
        return piles

    def text(self, text: bytes) -> bytes:
        self.number(len(text))
        self._rest.write(text)
        return text

    def _size(self, size: int) -> None:
        short: i16 = size
        write_i16_le(self._rest, short)


class Unpacking(Parcel):
    """Gives what was packed, in the same order, whatever it is given."""

    def __init__(self, data: bytes) -> None:
        self._data: Final = data
        # All at once: a pile is then a piece of this list, which is faster than number by number.
        end = 4 + read_i32_le(data, 0)
        self._bytes: Final = list(data[4:end])
        self._next = 0
        self._place: i64 = i64(end)

    def number(self, value: int = 0) -> int:
        place = self._place
        self._place = place + 4
        return read_i32_le(self._data, place)

    def long(self, value: int = 0) -> int:
        place = self._place
        self._place = place + 8
        return read_i64_le(self._data, place)

    def flag(self, value: bool) -> bool:
        place = self._place
        self._place = place + 1
        return self._data[place] == 1

    def pile(self, numbers: list[int]) -> list[int]:
        start = self._next
        self._next = start + self._size()
        return self._bytes[start : self._next]

    def places(self, numbers: list[int]) -> list[int]:
        return [number - 1 for number in self.pile(numbers)]

    def numbers(self, numbers: list[int]) -> list[int]:
        return [self.number() for _ in range(self._size())]

    def piles(self, piles: list[list[int]]) -> list[list[int]]:
        return [self.pile([]) for _ in range(self._size())]

    def text(self, text: bytes = b"") -> bytes:
        size = self.number()
        start: int = self._place
        self._place += size
        return self._data[start : start + size]

    def _size(self) -> int:
        place = self._place
        self._place = place + 2
        return read_i16_le(self._data, place)
