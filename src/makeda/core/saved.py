"""What is saved of a position: a declaration for each field, which writes, reads and checks it.

A field is read into an empty position, which knows already how many numbers there must be.
Anything that does not fit is a BadPosition. Packed into bytes it is only for ourselves, unchecked.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from librt.strings import BytesWriter

from makeda.core.fields import Fields
from makeda.core.packed import BYTE, Reader, add_number, add_numbers, add_text
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

    @abstractmethod
    def pack(self, state: State, out: BytesWriter) -> None:
        """Add the field to the bytes of a position."""

    @abstractmethod
    def unpack(self, state: State, data: Reader) -> None:
        """Put what was packed into the position, which is still empty."""


class Limited(Saved):
    """A field of numbers that have a least and a greatest value."""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name)
        self.least: Final = least
        self.most: Final = most
        self.fits_a_byte: Final = most - least < BYTE


class Number(Limited):
    """A single number."""

    def write(self, state: State) -> object:
        return self.value(state)

    def checked(self, state: State, fields: Fields) -> object:
        return fields.number(self.name, self.least, self.most)

    def pack(self, state: State, out: BytesWriter) -> None:
        number: int = self.value(state)
        if self.fits_a_byte:
            out.append(number - self.least)
        else:
            add_number(out, number)

    def unpack(self, state: State, data: Reader) -> None:
        number = data.byte() + self.least if self.fits_a_byte else data.number()
        setattr(state, self.attribute, number)


class Numbers(Limited):
    """As many numbers as the empty position has there."""

    def write(self, state: State) -> object:
        # Known to be a list, it is copied without a detour.
        numbers: list[int] = self.value(state)
        return numbers[:]

    def checked(self, state: State, fields: Fields) -> object:
        empty: list[int] = self.value(state)
        return fields.numbers(self.name, len(empty), self.least, self.most)

    def pack(self, state: State, out: BytesWriter) -> None:
        add_numbers(out, self.value(state), self.least, self.most)

    def unpack(self, state: State, data: Reader) -> None:
        data.fill(self.value(state), self.least, self.most)


class Pile(Limited):
    """Any number of numbers."""

    def write(self, state: State) -> object:
        numbers: list[int] = self.value(state)
        return numbers[:]

    def checked(self, state: State, fields: Fields) -> object:
        return fields.numbers(self.name, None, self.least, self.most)

    def pack(self, state: State, out: BytesWriter) -> None:
        self.pack_pile(self.value(state), out)

    def pack_pile(self, pile: list[int], out: BytesWriter) -> None:
        add_number(out, len(pile))
        add_numbers(out, pile, self.least, self.most)

    def unpack(self, state: State, data: Reader) -> None:
        pile = [0] * data.number()
        data.fill(pile, self.least, self.most)
        setattr(state, self.attribute, pile)


class Piles(Limited):
    """As many piles as the empty position has there."""

    def write(self, state: State) -> object:
        return copied(self.value(state))

    def checked(self, state: State, fields: Fields) -> object:
        return fields.rows(self.name, len(self.value(state)), self.least, self.most)

    def pack(self, state: State, out: BytesWriter) -> None:
        piles: list[list[int]] = self.value(state)
        for pile in piles:
            add_number(out, len(pile))
            add_numbers(out, pile, self.least, self.most)

    def unpack(self, state: State, data: Reader) -> None:
        piles: list[list[int]] = self.value(state)
        for i in range(len(piles)):
            pile = [0] * data.number()
            data.fill(pile, self.least, self.most)
            piles[i] = pile


class Flag(Saved):
    """Yes or no."""

    def write(self, state: State) -> object:
        return self.value(state)

    def checked(self, state: State, fields: Fields) -> object:
        return fields.flag(self.name)

    def pack(self, state: State, out: BytesWriter) -> None:
        out.append(1 if self.value(state) else 0)

    def unpack(self, state: State, data: Reader) -> None:
        setattr(state, self.attribute, data.byte() == 1)


class Word(Saved):
    """A number that is saved as a word."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words: Final = words

    def write(self, state: State) -> object:
        return self.words[self.value(state)]

    def checked(self, state: State, fields: Fields) -> object:
        return fields.word(self.name, self.words)

    def pack(self, state: State, out: BytesWriter) -> None:
        word: int = self.value(state)
        out.append(word)

    def unpack(self, state: State, data: Reader) -> None:
        setattr(state, self.attribute, data.byte())


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

    def pack(self, state: State, out: BytesWriter) -> None:
        phase: Phase[Any] = self.value(state)
        out.append(self.names.index(phase.name))

    def unpack(self, state: State, data: Reader) -> None:
        setattr(state, self.attribute, self.phases[data.byte()])


class Table(Saved):
    """A table to play with. An empty position has ours, so only another one is packed."""

    @abstractmethod
    def is_ours(self, state: State) -> bool:
        """Whether the position is played with the table that comes with the game."""

    def pack(self, state: State, out: BytesWriter) -> None:
        text = b"" if self.is_ours(state) else json.dumps(self.write(state)).encode()
        add_text(out, text)

    def unpack(self, state: State, data: Reader) -> None:
        text = data.text()
        if text:
            self.read(state, Fields({self.name: json.loads(text)}))
