"""What an owner of a game can check: the numbers of its table, component by component."""

from __future__ import annotations

from typing import Final

from makeda.core.problems import BadSetup, phrase

# Where a number comes from; the texts of all games explain these words under [sources].
BOOK: Final = "book"
REVIEW: Final = "review"
RULING: Final = "ruling"
INFERRED: Final = "inferred"
RECONSTRUCTED: Final = "reconstructed"
SOURCES: Final = [BOOK, REVIEW, RULING, INFERRED, RECONSTRUCTED]


class Cell:
    """A number of the table, or one of a few words, and where it stands there.

    Its name is a term of the game or a text under [numbers].
    """

    def __init__(
        self,
        name: str,
        path: list[str | int],
        most: int = 0,
        words: list[str] | None = None,
        params: dict[str, object] | None = None,
        least: int = 0,
    ) -> None:
        self.name: Final = name
        self.path: Final = path
        # From the one to the other, or one of the words
        self.least: Final = least
        self.most: Final = most
        self.words: Final = words or []
        self.params: Final = params or {}

    def place(self) -> str:
        """The path in words, counting from 1: "palace.arches.5.1"."""
        return ".".join(str(step + 1 if isinstance(step, int) else step) for step in self.path)

    def takes(self, value: object) -> bool:
        """Whether it may stand here."""
        if self.words:
            return value in self.words
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return self.least <= value <= self.most

    def value(self, table: object) -> object:
        """What stands in a table that has been checked."""
        for step in self.path:
            if isinstance(table, dict):
                table = table[step]
            elif isinstance(table, list):
                table = table[int(step)]
        return table


class Component:
    """Something in the box that carries numbers: a card, a disc, a row of the board.

    Its sort says how it is drawn and, under [numbers], what it is called; the parameters go with
    that text. The source tells how we know the numbers, and the rule is where they are explained.
    """

    def __init__(
        self,
        key: str,
        sort: str,
        params: dict[str, object],
        rule: str,
        source: str,
        cells: list[Cell],
    ) -> None:
        self.key: Final = key
        self.sort: Final = sort
        self.params: Final = params
        self.rule: Final = rule
        self.source: Final = source
        self.cells: Final = cells


class Numbers:
    """The table of a game: the option that takes another one, ours, and what it is made of."""

    def __init__(
        self, option: str, standard: dict[str, object], components: list[Component]
    ) -> None:
        self.option: Final = option
        self.standard: Final = standard
        self.components: Final = components
        self._cells: Final[dict[str, Cell]] = {}
        # The names that the entries of a list have, by the place of the list: those of its cells,
        # where they differ
        self._names: Final[dict[str, list[str]]] = {}
        for component in components:
            for cell in component.cells:
                self._cells[cell.place()] = cell
                place = cell.place().rpartition(".")[0]
                self._names.setdefault(place, []).append(cell.name)
        for place, names in list(self._names.items()):
            if len(set(names)) < len(names):
                del self._names[place]

    def at(self, place: str) -> list[str]:
        """The components that a place of the table, or a part of it, belongs to."""
        return [
            component.key
            for component in self.components
            if any(f"{cell.place()}.".startswith(f"{place}.") for cell in component.cells)
        ]

    def filled(
        self, own: dict[str, object], base: dict[str, object] | None = None
    ) -> dict[str, object]:
        """A table of which only what differs is given; the rest is as in the base, or ours.

        An entry of a list is given by its number, counted from 1, or by its name: as in
        `{"palace": {"arches": {"5": {"ebony": 3}}}}`, which is `palace.arches.5.ebony = 3` in TOML.
        What is not given singly is for the game to check.
        """
        return self._parts("", "", self.standard if base is None else base, own)

    def _filled(self, place: str, written: str, base: object, own: object) -> object:
        """What belongs at a place, which somebody has written in their own way."""
        if isinstance(base, dict):
            return self._parts(place, written, base, own) if isinstance(own, dict) else own
        if isinstance(base, list):
            return self._entries(place, written, base, own) if isinstance(own, dict) else own
        cell = self._cells[place]
        if not cell.takes(own):
            limits = phrase("whole_number", least=cell.least, most=cell.most)
            raise self._bad(written, ", ".join(cell.words) if cell.words else limits)
        return own

    def _parts(
        self, place: str, written: str, base: dict[str, object], own: dict[str, object]
    ) -> dict[str, object]:
        parts = dict(base)
        for name, part in own.items():
            here = _within(written, name)
            if name not in base:
                raise self._bad(here, ", ".join(base))
            parts[name] = self._filled(_within(place, name), here, base[name], part)
        return parts

    def _entries(
        self, place: str, written: str, base: list[object], own: dict[str, object]
    ) -> list[object]:
        entries = list(base)
        names = self._names.get(place, [])
        for name, part in own.items():
            here = _within(written, name)
            if name in names:
                number = names.index(name) + 1
            elif name in [str(each + 1) for each in range(len(base))]:
                number = int(name)
            elif names:
                raise self._bad(
                    here, phrase("named_entries", names=", ".join(names), most=len(base))
                )
            else:
                raise self._bad(here, phrase("entries", most=len(base)))
            there = _within(place, str(number))
            entries[number - 1] = self._filled(there, here, base[number - 1], part)
        return entries

    def _bad(self, place: str, wanted: object) -> BadSetup:
        return BadSetup("bad_table", {"option": self.option, "place": place, "wanted": wanted})


def _within(place: str, name: str) -> str:
    """A place in a part of the table; an empty name is written as in TOML, to be seen."""
    name = name or '""'
    return f"{place}.{name}" if place else name
