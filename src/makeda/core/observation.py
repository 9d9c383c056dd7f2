"""A position as numbers, for programs that learn: what one seat may see, always the same many.

A game lists the parts of its observation, and writes them in this order. Seats come in the order in
which the seat sees them: itself first, then the others clockwise. There is room for as many seats
as the game is ever for, so the numbers are the same many for every number of players and every
option; what is missing is 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from makeda.core.buffers import as_bytes
from makeda.core.state import State

MOST_PLAYERS: Final = 16  # more than any game is for
BYTES: Final = 4  # of a number
ZEROS: Final = bytes(1 << 14)
# From here on a piece of these is faster than one zero after another.
MANY_BYTES: Final = 64
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
        self.unit_of_numbers: Final = float(unit)
        self.most: Final = most
        size = 1
        for length in shape:
            size *= length
        self.size: Final = size


class Open(Part):
    """What all seats see alike."""


class Own(Part):
    """What is different for the seat that looks: its hand, and all that only it may see."""


class Each(Part):
    """What all see of each seat: one row of numbers a seat, the own one first."""


class Row:
    """Observations as they are written, part by part: 32-bit floats, lowest byte first.

    Only what is not 0 must be written, from the left to the right.
    """

    def __init__(self, parts: list[Part]) -> None:
        self._parts: Final = parts
        self._out: Final = BytesWriter()
        self._next = 0
        # The part that is being written: where it begins and ends, and how it counts
        self._start: i64 = 0
        self._end: i64 = 0
        self._unit = 1.0
        self._most: i64 = 1
        # How many numbers were above the most and are shown as the most
        self.cut = 0

    def part(self, name: str) -> None:
        """Go on to the next part, which must be called so."""
        self._fill(self._end)
        part = self._parts[self._next]
        assert part.name == name, f"{part.name} comes before {name}"
        self._next += 1
        self._start = self._end
        self._end = self._start + part.size
        self._unit = part.unit_of_numbers
        self._most = part.most

    def end(self) -> None:
        """The observation is complete, and another one may follow."""
        assert self._next == len(self._parts), f"{self._parts[self._next].name} is missing"
        self._fill(self._end)
        self._next = 0

    def _fill(self, place: i64) -> None:
        """Zeros up to this place."""
        out = self._out
        missing = place * BYTES - len(out)
        assert missing >= 0, f"{self._parts[self._next - 1].name} is longer than announced"
        if missing > MANY_BYTES:
            out.write(ZEROS[:missing])
        else:
            while missing > 0:
                write_f32_le(out, 0.0)
                missing -= BYTES

    def at(self, place: i64) -> None:
        """Go to a place in the part."""
        self._fill(self._start + place)

    def add(self, value: i64) -> None:
        """The next number."""
        if value > self._most:
            value = self._most
            self.cut += 1
        write_f32_le(self._out, float(value) / self._unit)

    def add_all(self, values: list[int]) -> None:
        """The next numbers."""
        self.add_some(values, 0, len(values))

    def add_some(self, values: list[int], start: i64, number: i64) -> None:
        """The next numbers: so many of the values, from `start` on."""
        out = self._out
        for place in range(start, start + number):
            value: i64 = values[place]
            # Most numbers are 0: a call less for these.
            if value == 0:
                write_f32_le(out, 0.0)
            else:
                self.add(value)

    def add_where(self, values: list[int], value: int) -> None:
        """The next numbers: 1 where the values are this one, and 0 elsewhere."""
        out = self._out
        for each in values:
            write_f32_le(out, 1.0 if each == value else 0.0)

    def put(self, place: i64, value: i64) -> None:
        """A number at a place of the part."""
        self._fill(self._start + place)
        self.add(value)

    def yes(self, is_so: bool) -> None:
        """The next number: 1 for yes, 0 for no."""
        write_f32_le(self._out, 1.0 if is_so else 0.0)

    def taken(self, state: State) -> None:
        """The next numbers: a 1 for each seat."""
        for _ in range(state.players):
            write_f32_le(self._out, 1.0)

    def flag(self, place: i64) -> None:
        """A 1 at a place of the part; one below 0 stands for nowhere."""
        if place >= 0:
            self._fill(self._start + place)
            write_f32_le(self._out, 1.0)

    def flag_rows(self, width: i64, places: list[int]) -> None:
        """For each of these places a row of its own with a 1 at it."""
        start: i64 = 0
        for place in places:
            if place >= 0:
                self.flag(start + place)
            start += width

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
        """Put all that was written into a buffer of the same size."""
        as_bytes(buffer)[:] = self._out.getvalue()

    def numbers(self) -> list[float]:
        """All that was written."""
        return list(memoryview(self._out.getvalue()).cast("f"))


class Observer:
    """How a game shows a position to a seat: the parts of the observation, in their order."""

    def __init__(self, parts: list[Part], write: Callable[[Any, int, Row], None]) -> None:
        self.parts: Final = parts
        self.write: Final = write
        self.size: Final = sum(part.size for part in parts)

    def add_to(self, row: Row, state: State, seat: int) -> None:
        """Write what the seat may see behind what has been written already."""
        self.write(state, seat, row)
        row.end()

    def observe_into(self, state: State, seat: int, buffer: memoryview[Any]) -> None:
        """What the seat may see, as 32-bit floats in the buffer, which has `size` of them."""
        row = Row(self.parts)
        self.add_to(row, state, seat)
        row.copy_to(buffer)

    def observe(self, state: State, seat: int) -> list[float]:
        """What the seat may see, as numbers. A number above the most is shown as the most."""
        row = Row(self.parts)
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
        row = Row(self.parts)
        for part in self.parts:
            row.part(part.name)
            row.add_all([part.most] * part.size)
        row.end()
        return row.numbers()


def around(state: State, seat: int) -> list[int]:
    """All seats from this one on, clockwise."""
    return AROUND[state.players][seat]


def seen_from(state: State, seat: int, other: int) -> int:
    """How many seats clockwise another one sits; below 0 for nobody."""
    return other - seat if other >= seat or other < 0 else other - seat + state.players


def place_in(things: list[Any], thing: object) -> int:
    """The place of a thing in the list, or -1."""
    for place in range(len(things)):
        if things[place] is thing:
            return place
    return -1
