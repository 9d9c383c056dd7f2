"""The numbers that an owner of the game may correct: what cards cost, and how the harbour works."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Final

from makeda.core.game import STANDARD, TableOption
from makeda.core.problems import phrase
from makeda.games.saba.components import (
    BASIC_CARDS,
    CARD_SIDE,
    COPIES_OF_PERSON,
    EXTRAS,
    GOLD,
    HARBOUR_CARDS,
    KINDS,
    PIECES,
    PLAIN_SIDE,
    PLOTS,
    REMOVE_SIDE,
    ROBBER,
    SPACES,
    VIZIER_SIDE,
)

FILE: Final = Path(__file__).parent / "data" / "cards.toml"
# The entries of a table, chapter by chapter
ENTRIES: Final = {
    "palace": ["arches", "fountains", "columns"],
    "treasury": ["first", "second", "end"],
    "spaces": ["gold"],
    "harbour": ["cards", "fields"],
    "actions": ["basic"],
}


def _phrase(key: str, **params: object) -> dict[str, object]:
    return phrase(key, "saba", **params)


class CardsOption(TableOption):
    """The option `cards`: what the cards cost, and how the harbour works."""

    def __init__(self) -> None:
        super().__init__("cards")

    def check(self, table: dict[str, object]) -> dict[str, object]:
        self._check_names(self.name, table, list(ENTRIES))
        for chapter, names in ENTRIES.items():
            self._check_names(chapter, table[chapter], names)
        costs = {
            name: self._costs(f"palace.{name}", _entry(table, "palace", name))
            for name in ENTRIES["palace"]
        }
        self._check_levels(costs)
        treasury = {
            name: self._cost(f"treasury.{name}", _entry(table, "treasury", name), KINDS)
            for name in ENTRIES["treasury"]
        }
        gold = self._numbers("spaces.gold", _entry(table, "spaces", "gold"), SPACES)
        basic = self._numbers("actions.basic", _entry(table, "actions", "basic"), KINDS)
        if sum(basic) != BASIC_CARDS:
            raise self.bad("actions.basic", _phrase("cards_in_all", number=BASIC_CARDS))
        return {
            "palace": costs,
            "treasury": treasury,
            "spaces": {"gold": gold},
            "harbour": {"cards": self._harbour_cards(table), "fields": self._fields(table)},
            "actions": {"basic": basic},
        }

    def _check_names(self, place: str, part: object, names: list[str]) -> None:
        """Every name is there, and no other."""
        if not isinstance(part, dict) or sorted(map(str, part)) != sorted(names):
            raise self.bad(place, ", ".join(names))

    def _numbers(self, place: str, value: object, length: int, plot: int = 0) -> list[int]:
        """Numbers of pieces; the plot, where there is one, tells people which list it is."""
        key = "numbers_of_plot" if plot else "numbers"
        wanted = _phrase(key, length=length, most=PIECES, plot=plot)
        if not isinstance(value, list) or len(value) != length:
            raise self.bad(place, wanted)
        numbers: list[int] = []
        for number in value:
            if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= PIECES:
                raise self.bad(place, wanted)
            numbers.append(number)
        return numbers

    def _costs(self, place: str, value: object) -> list[list[int]]:
        if not isinstance(value, list) or len(value) != PLOTS:
            raise self.bad(place, _phrase("costs", length=PLOTS))
        return [
            self._cost(f"{place}.{plot + 1}", value[plot], GOLD, plot + 1) for plot in range(PLOTS)
        ]

    def _cost(self, place: str, value: object, length: int, plot: int = 0) -> list[int]:
        """[S1.3, S1.4] What a card costs; none is free."""
        numbers = self._numbers(place, value, length, plot)
        if not any(numbers):
            raise self.bad(place, _phrase("some_piece"))
        return numbers

    def _check_levels(self, costs: dict[str, list[list[int]]]) -> None:
        """[S1.3] Each level costs more than the one before, whatever a single part of it costs."""
        names = ENTRIES["palace"]
        for lower, higher in pairwise(names):
            if sum(map(sum, costs[higher])) <= sum(map(sum, costs[lower])):
                raise self.bad(f"palace.{higher}", _phrase("dearer", than=f"palace.{lower}"))

    def _harbour_cards(self, table: dict[str, object]) -> list[list[str]]:
        """[S1.6] Two cards with two sides each; every side is on one card."""
        place = "harbour.cards"
        wanted = _phrase("sides", number=HARBOUR_CARDS, sides=", ".join(EXTRAS))
        value = _entry(table, "harbour", "cards")
        if not isinstance(value, list) or len(value) != HARBOUR_CARDS:
            raise self.bad(place, wanted)
        cards: list[list[str]] = []
        for card in value:
            if not isinstance(card, list) or len(card) != 2:
                raise self.bad(place, wanted)
            cards.append([str(side) for side in card])
        if sorted(cards[0] + cards[1]) != sorted(EXTRAS):
            raise self.bad(place, wanted)
        return cards

    def _fields(self, table: dict[str, object]) -> list[str]:
        """[S1.9] Only the two fields for two pieces may change places."""
        value = _entry(table, "harbour", "fields")
        ends = [EXTRAS[VIZIER_SIDE], EXTRAS[PLAIN_SIDE]]
        orders = [
            [EXTRAS[CARD_SIDE], EXTRAS[REMOVE_SIDE], *ends],
            [EXTRAS[REMOVE_SIDE], EXTRAS[CARD_SIDE], *ends],
        ]
        for order in orders:
            if value == order:
                return order
        one, other = (", ".join(order) for order in orders)
        raise self.bad("harbour.fields", _phrase("either", one=one, other=other))


def _entry(table: dict[str, object], chapter: str, name: str) -> object:
    part = table[chapter]
    assert isinstance(part, dict)
    return part[name]


def _ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return [int(number) for number in value]


def _words(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(word) for word in value]


class Tables:
    """A checked table in the form in which the rules read it. Positions share it."""

    def __init__(self, source: object, table: dict[str, object]) -> None:
        self.source: Final = source  # the value of the option, as records and dumps keep it
        # What each card of the palace deck costs: four numbers a card
        self.costs: Final[list[int]] = []
        for name in ENTRIES["palace"]:
            plots = _entry(table, "palace", name)
            assert isinstance(plots, list)
            for cost in plots:
                self.costs.extend([*_ints(cost), 0])
        for name in ENTRIES["treasury"]:
            self.costs.extend(_ints(_entry(table, "treasury", name)))
        self.space_gold: Final = _ints(_entry(table, "spaces", "gold"))
        # The extra of each harbour field
        fields = _words(_entry(table, "harbour", "fields"))
        self.extras: Final = [EXTRAS.index(word) for word in fields]
        # The fields of the two sides of each harbour card: [2 * card + 0 or 1]
        self.side_fields: Final[list[int]] = []
        cards = _entry(table, "harbour", "cards")
        assert isinstance(cards, list)
        for card in cards:
            self.side_fields.extend([fields.index(side) for side in _words(card)])
        self.basic_cards: Final = _ints(_entry(table, "actions", "basic"))

    def card_of_field(self, field: int) -> int:
        """The harbour card that has this field on one of its sides."""
        return self.side_fields.index(field) // 2

    def action_cards(self, persons: bool) -> list[int]:
        """[S1.7] How many there are of each action card."""
        copies = COPIES_OF_PERSON if persons else 0
        return self.basic_cards + [copies] * (ROBBER + 1 - KINDS)


CARDS: Final = CardsOption()


def standard_table() -> dict[str, object]:
    """The table of the data file."""
    return CARDS.check(tomllib.loads(FILE.read_text(encoding="utf-8")))


STANDARD_TABLES: Final = Tables(STANDARD, standard_table())


def tables_for(settled: object) -> Tables:
    """The tables for a value of the option `cards` that `settle` has checked."""
    if isinstance(settled, dict):
        return Tables(settled, settled)
    return STANDARD_TABLES
