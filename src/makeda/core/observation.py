"""A position as numbers, for programs that learn: what one seat may see, always the same many.

A game lists the parts of its observation, and writes them in this order. Seats come in the order in
which the seat sees them: itself first, then the others clockwise. There is room for as many seats
as the game is ever for, so the numbers are the same many for every number of players and every
option; what is missing is 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from mypy_extensions import i64, u8

from makeda.core.buffers import FLOATS, memory
from makeda.core.state import State

MOST_PLAYERS: Final = 16  # more than any game is for
BYTES: Final = 4  # of a number
BYTE: Final = 255  # the bits of one
# A 1.0: its last bytes, the others are 0
ONE_THIRD_BYTE: Final = 0x80
ONE_LAST_BYTE: Final = 0x3F
# All seats from each one on, clockwise, for every number of players; looked up in every observation
AROUND: Final = [
    [[(seat + step) % players for step in range(players)] for seat in range(players)]
    for players in range(MOST_PLAYERS + 1)
]


class Part:
    """Numbers that belong together: their name, how many there are, what they tell.

    They are counted in units, so that learning has numbers near 1, and none is above `most`.
    """

    def __init__(
        self, name: str, shape: list[int], about: str, unit: int = 1, most: int = 1
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.about: Final = about
        self.unit: Final = unit
        self.most: Final = most
        # What is written for each number: looking it up is faster than dividing.
        self.codes: Final = _codes(unit, most)
        size = 1
        for length in shape:
            size *= length
        self.size: Final = size


def _codes(unit: int, most: int) -> bytes:
    codes = BytesWriter()
    for value in range(most + 1):
        write_f32_le(codes, value / unit)
    return codes.getvalue()


class Open(Part):
    """What all seats see alike."""


class Own(Part):
    """What is different for the seat that looks: its hand, and all that only it may see."""


class Each(Part):
    """What all see of each seat: one row of numbers a seat, the own one first."""


class Slot:
    """A part as a row needs it: what it is called, how long it is, and what is written there."""

    def __init__(self, part: Part) -> None:
        self.name: Final = part.name
        self.size: Final[i64] = part.size
        self.most: Final[i64] = part.most
        self.codes: Final = part.codes


class Row:
    """Observations as they are written, part by part: 32-bit floats, lowest byte first.

    Each begins with zeros, so only what is not 0 must be written. Numbers follow one another, or
    are put at a place of the part.
    """

    def __init__(self, slots: list[Slot], blank: bytes) -> None:
        self._slots: Final = slots
        self._blank: Final = blank
        self._out: Final = BytesWriter()
        self._next = 0
        # The part that is being written: where it begins and ends, and how it counts
        self._start: i64 = 0
        self._end: i64 = 0
        self._codes = b""
        self._most: i64 = 1
        # Where the next number goes
        self._place: i64 = 0
        # How many numbers were above the most and are shown as the most
        self.cut = 0

    def part(self, name: str) -> None:
        """Go on to the next part, which must be called so."""
        self._check_end()
        if self._next == 0:
            self._out.write(self._blank)
        slot = self._slots[self._next]
        assert slot.name == name, f"{slot.name} comes before {name}"
        self._next += 1
        self._start = self._end
        self._place = self._end
        self._end = self._start + slot.size
        self._codes = slot.codes
        self._most = slot.most

    def end(self) -> None:
        """The observation is complete, and another one may follow."""
        self._check_end()
        assert self._next == len(self._slots), f"{self._slots[self._next].name} is missing"
        self._next = 0

    def _check_end(self) -> None:
        assert self._place <= self._end, f"{self._slots[self._next - 1].name} is too long"

    def at(self, place: i64) -> None:
        """Go to a place in the part."""
        self._place = self._start + place

    def add(self, value: i64) -> None:
        """The next number."""
        place = self._place
        self._place = place + 1
        # Most numbers are 0.
        if value != 0:
            self._write(place, value)

    def _write(self, place: i64, value: i64) -> None:
        if value > self._most:
            value = self._most
            self.cut += 1
        assert place < self._end, f"{self._slots[self._next - 1].name} is too long"
        out = self._out
        start = place * BYTES
        code = i64(read_i32_le(self._codes, value * BYTES))
        out[start] = u8(code & BYTE)
        out[start + 1] = u8(code >> 8 & BYTE)
        out[start + 2] = u8(code >> 16 & BYTE)
        out[start + 3] = u8(code >> 24)

    def add_all(self, values: list[int]) -> None:
        """The next numbers."""
        self.add_some(values, 0, len(values))

    def add_some(self, values: list[int], start: i64, number: i64) -> None:
        """The next numbers: so many of the values, from `start` on."""
        place = self._place
        for i in range(start, start + number):
            value: i64 = values[i]
            if value != 0:
                self._write(place, value)
            place += 1
        self._place = place

    def put(self, place: i64, value: i64) -> None:
        """A number at a place of the part."""
        self._place = self._start + place
        self.add(value)

    def yes(self, is_so: bool) -> None:
        """The next number: 1 for yes, 0 for no."""
        if is_so:
            self.flag(self._place - self._start)
        else:
            self._place += 1

    def taken(self, state: State) -> None:
        """The next numbers: a 1 for each seat."""
        for seat in range(state.players):
            self.flag(seat)

    def flag(self, place: i64) -> None:
        """A 1 at a place of the part; one below 0 stands for nowhere."""
        if place >= 0:
            place += self._start
            self._place = place + 1
            self._check_end()
            out = self._out
            start = place * BYTES
            out[start + 2] = ONE_THIRD_BYTE
            out[start + 3] = ONE_LAST_BYTE

    def flag_rows(self, width: i64, places: list[int]) -> None:
        """For each of these places a row of its own with a 1 at it."""
        start: i64 = 0
        for place in places:
            if place >= 0:
                self.flag(start + place)
            start += width

    def flag_owners(self, width: i64, owners: list[int], state: State, seat: int) -> None:
        """For each seat a row, the own one first, with a 1 where it is the owner."""
        for place in range(len(owners)):
            owner = owners[place]
            if owner >= 0:
                self.flag(seen_from(state, seat, owner) * width + place)

    def counts(self, start: i64, items: list[int]) -> None:
        """How often each number from 0 on is among the items, which are in order."""
        last: i64 = -1
        number: i64 = 0
        for item in items:
            if item != last:
                if number:
                    self.put(start + last, number)
                last = item
                number = 0
            number += 1
        if number:
            self.put(start + last, number)

    def copy_to(self, buffer: memoryview[Any]) -> None:
        """Put all that was written into so many bytes of memory."""
        buffer[:] = self._out.getvalue()

    def numbers(self) -> list[float]:
        """All that was written."""
        return list(memoryview(self._out.getvalue()).cast("f"))


class Observer:
    """How a game shows a position to a seat: the parts of the observation, in their order."""

    def __init__(self, parts: list[Part], write: Callable[[Any, int, Row], None]) -> None:
        self.parts: Final = parts
        self.write: Final = write
        self.size: Final = sum(part.size for part in parts)
        # What rows need is at hand: there is a new one for every observation.
        self._slots: Final = [Slot(part) for part in parts]
        self._blank: Final = bytes(self.size * BYTES)

    def row(self) -> Row:
        """A row for what this shows."""
        return Row(self._slots, self._blank)

    def add_to(self, row: Row, state: State, seat: int) -> None:
        """Write what the seat may see behind what has been written already."""
        self.write(state, seat, row)
        row.end()

    def observe_into(self, state: State, seat: int, buffer: memoryview[Any]) -> None:
        """What the seat may see, in a buffer of `size` 32-bit floats, or of bytes for them."""
        check_seat(state, seat)
        numbers = memory(buffer, FLOATS, BYTES, "32-bit floats")
        row = self.row()
        self.add_to(row, state, seat)
        row.copy_to(numbers)

    def observe(self, state: State, seat: int) -> list[float]:
        """What the seat may see, as numbers. A number above the most is shown as the most."""
        check_seat(state, seat)
        row = self.row()
        self.add_to(row, state, seat)
        return row.numbers()

    def places(self) -> dict[str, slice]:
        """Where each part lies among the numbers."""
        places: dict[str, slice] = {}
        start = 0
        for part in self.parts:
            places[part.name] = slice(start, start + part.size)
            start += part.size
        return places

    def highest(self) -> list[float]:
        """The highest value of each number; the lowest is always 0."""
        row = self.row()
        for part in self.parts:
            row.part(part.name)
            row.add_all([part.most] * part.size)
        row.end()
        return row.numbers()


def check_seat(state: State, seat: int) -> None:
    """Refuse a seat that is not at the table: Python would count one below 0 from the end."""
    if not 0 <= seat < state.players:
        raise ValueError(f"there are seats 0 to {state.players - 1}, not {seat}")


def around(state: State, seat: int) -> list[int]:
    """All seats from this one on, clockwise."""
    return AROUND[state.players][seat]


def seen_from(state: State, seat: int, other: int) -> int:
    """How many seats clockwise another one sits; below 0 for nobody."""
    return other - seat if other >= seat or other < 0 else other - seat + state.players
