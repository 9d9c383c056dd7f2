"""Reading a saved position field by field: anything that does not fit is a BadPosition."""

from __future__ import annotations

from typing import Final

from makeda.core.problems import BadPosition


def as_int(value: object, name: str, least: int, most: int) -> int:
    """The value as a whole number within its limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(name)
    return value


def as_list(value: object, name: str, length: int | None) -> list[object]:
    """The value as a list, of that length if one is given."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise BadPosition(name)
    return value


class Fields:
    """The fields of one dumped position, each taken out with the type it must have."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, dict):
            raise BadPosition("position")
        self._data: Final[dict[object, object]] = data
        self._taken: Final[set[object]] = set()

    def _take(self, name: str) -> object:
        if name not in self._data:
            raise BadPosition(name)
        self._taken.add(name)
        return self._data[name]

    def finish(self) -> None:
        """Every field has been taken; a foreign one does not belong to the position."""
        if len(self._taken) == len(self._data):
            return
        for name in self._data:
            if name not in self._taken:
                raise BadPosition(str(name))

    def holds(self, data: dict[str, object]) -> bool:
        """Whether these are exactly the given fields."""
        return self._data == data

    def part(self, name: str) -> Fields:
        """A field that has fields of its own."""
        return Fields(self._take(name))

    def number(self, name: str, least: int, most: int) -> int:
        return as_int(self._take(name), name, least, most)

    def numbers(self, name: str, length: int | None, least: int, most: int) -> list[int]:
        values = as_list(self._take(name), name, length)
        return [as_int(value, name, least, most) for value in values]

    def rows(self, name: str, count: int, least: int, most: int) -> list[list[int]]:
        """A list of `count` lists of any length."""
        rows = as_list(self._take(name), name, count)
        return [
            [as_int(value, name, least, most) for value in as_list(row, name, None)] for row in rows
        ]

    def flag(self, name: str) -> bool:
        value = self._take(name)
        if not isinstance(value, bool):
            raise BadPosition(name)
        return value

    def data(self, name: str) -> object:
        """Data that someone else will check."""
        return self._take(name)

    def word(self, name: str, words: list[str]) -> int:
        """One of the given words, as its place in their list."""
        value = self._take(name)
        if not isinstance(value, str) or value not in words:
            raise BadPosition(name)
        return words.index(value)
