"""A position as numbers, for programs that learn: what one seat may see, always the same many.

A game lists the parts of its observation. Seats come in the order in which the seat sees them:
itself first, then the others clockwise. There is room for as many seats as the game is ever for, so
the numbers are the same many for every number of players and every option; what is missing is 0.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from makeda.core.state import State

S = TypeVar("S", bound=State)


class Part(ABC, Generic[S]):
    """Numbers that belong together: their name, how many there are, what they tell.

    They are counted in units, so that learning has numbers near 1, and none is above `most`.
    """

    def __init__(self, name: str, shape: list[int], about: str, unit: int, most: int) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.about: Final = about
        self.unit: Final = unit
        self.most: Final = most
        size = 1
        for length in shape:
            size *= length
        self.size: Final = size

    @abstractmethod
    def values(self, state: S, seat: int) -> list[int]:
        """The numbers as this seat sees them; at the end some may be missing."""


class Open(Part[S]):
    """What all seats see alike."""

    def __init__(
        self,
        name: str,
        shape: list[int],
        about: str,
        read: Callable[[S], list[int]],
        unit: int = 1,
        most: int = 1,
    ) -> None:
        super().__init__(name, shape, about, unit, most)
        self._read: Final = read

    def values(self, state: S, seat: int) -> list[int]:
        return self._read(state)


class Own(Part[S]):
    """What is different for the seat that looks: its hand, and all that only it may see."""

    def __init__(
        self,
        name: str,
        shape: list[int],
        about: str,
        read: Callable[[S, int], list[int]],
        unit: int = 1,
        most: int = 1,
    ) -> None:
        super().__init__(name, shape, about, unit, most)
        self._read: Final = read

    def values(self, state: S, seat: int) -> list[int]:
        return self._read(state, seat)


class Each(Own[S]):
    """What all see of each seat: one row of numbers a seat, the own one first."""

    def values(self, state: S, seat: int) -> list[int]:
        values: list[int] = []
        for other in around(state, seat):
            values += self._read(state, other)
        return values


class Observer:
    """How a game shows a position to a seat: the parts of the observation, in their order."""

    def __init__(self, parts: list[Part[Any]]) -> None:
        self.parts: Final = parts
        self.size: Final = sum(part.size for part in parts)

    def observe(self, state: State, seat: int) -> list[float]:
        """What the seat may see, as numbers. A number above the most is shown as the most."""
        numbers: list[float] = []
        end = 0
        for part in self.parts:
            unit = part.unit
            most = part.most
            for value in part.values(state, seat):
                numbers.append(min(value, most) / unit)
            end += part.size
            numbers.extend([0.0] * (end - len(numbers)))
        return numbers

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
        return [part.most / part.unit for part in self.parts for _ in range(part.size)]


def around(state: State, seat: int) -> list[int]:
    """All seats from this one on, clockwise."""
    return [(seat + step) % state.players for step in range(state.players)]


def flags(length: int, places: list[int]) -> list[int]:
    """A 1 at each of these places, and 0 elsewhere; a place below 0 stands for nowhere."""
    values = [0] * length
    for place in places:
        if place >= 0:
            values[place] = 1
    return values


def rows_of_flags(width: int, places: list[int]) -> list[int]:
    """For each of these places a row of its own with a 1 at it."""
    values: list[int] = []
    for place in places:
        values += flags(width, [place])
    return values


def counts(length: int, items: list[int]) -> list[int]:
    """How often each number from 0 on is among the items."""
    values = [0] * length
    for item in items:
        values[item] += 1
    return values
