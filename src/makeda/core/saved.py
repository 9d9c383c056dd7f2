"""What is saved of a position: a declaration for each field, which writes, reads and checks it.

A field is read into an empty position, which knows already how many numbers there must be.
Anything that does not fit is a BadPosition.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from makeda.core.fields import Fields
from makeda.core.phase import Phase
from makeda.core.piles import copied
from makeda.core.state import State


class Saved(ABC):
    """A field of a position: under which name it is saved, and which attribute holds it."""

    def __init__(self, name: str, attribute: str = "") -> None:
        self.name: Final = name
        self.attribute: Final = attribute or name

    def value(self, state: State) -> Any:
        return getattr(state, self.attribute)

    @abstractmethod
    def write(self, state: State) -> object:
        """The field as JSON-ready data."""

    def read(self, state: State, fields: Fields) -> None:
        """Put what was saved into the position."""
        setattr(state, self.attribute, self.checked(state, fields))

    @abstractmethod
    def checked(self, state: State, fields: Fields) -> object:
        """What was saved, if the position may hold it."""


class Limited(Saved):
    """A field of numbers that have a least and a greatest value."""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name)
        self.least: Final = least
        self.most: Final = most


class Number(Limited):
    """A single number."""

    def write(self, state: State) -> object:
        return self.value(state)

    def checked(self, state: State, fields: Fields) -> object:
        return fields.number(self.name, self.least, self.most)


class Numbers(Limited):
    """As many numbers as the empty position has there."""

    def write(self, state: State) -> object:
        # Known to be a list, it is copied without a detour.
        numbers: list[int] = self.value(state)
        return numbers[:]

    def checked(self, state: State, fields: Fields) -> object:
        empty: list[int] = self.value(state)
        return fields.numbers(self.name, len(empty), self.least, self.most)


class Pile(Limited):
    """Any number of numbers."""

    def write(self, state: State) -> object:
        numbers: list[int] = self.value(state)
        return numbers[:]

    def checked(self, state: State, fields: Fields) -> object:
        return fields.numbers(self.name, None, self.least, self.most)


class Piles(Limited):
    """As many piles as the empty position has there."""

    def write(self, state: State) -> object:
        return copied(self.value(state))

    def checked(self, state: State, fields: Fields) -> object:
        return fields.rows(self.name, len(self.value(state)), self.least, self.most)


class Flag(Saved):
    """Yes or no."""

    def write(self, state: State) -> object:
        return self.value(state)

    def checked(self, state: State, fields: Fields) -> object:
        return fields.flag(self.name)


class Word(Saved):
    """A number that is saved as a word."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words: Final = words

    def write(self, state: State) -> object:
        return self.words[self.value(state)]

    def checked(self, state: State, fields: Fields) -> object:
        return fields.word(self.name, self.words)


class Switch(Flag):
    """A rule of the game that is off or on: the words for these, in this order."""

    def __init__(self, name: str, attribute: str, words: list[str]) -> None:
        super().__init__(name, attribute)
        self.words: Final = words

    def write(self, state: State) -> object:
        return self.words[1 if self.value(state) else 0]

    def checked(self, state: State, fields: Fields) -> object:
        return fields.word(self.name, self.words) == 1


class NamedPhase(Saved):
    """The phase, saved by its name."""

    def __init__(self, phases: Sequence[Phase[Any]]) -> None:
        super().__init__("phase")
        self.phases: Final = phases
        self.names: Final = [phase.name for phase in phases]

    def write(self, state: State) -> object:
        return self.value(state).name

    def checked(self, state: State, fields: Fields) -> object:
        return self.phases[fields.word(self.name, self.names)]


class Table(Saved):
    """A table to play with. An empty position has ours, so only another one is packed."""

    @abstractmethod
    def is_ours(self, state: State) -> bool:
        """Whether the position is played with the table that comes with the game."""

    def packed(self, state: State) -> bytes:
        """The table as text; nothing for ours."""
        return b"" if self.is_ours(state) else json.dumps(self.write(state)).encode()

    def unpack(self, state: State, text: bytes) -> None:
        if text:
            self.read(state, Fields({self.name: json.loads(text)}))
