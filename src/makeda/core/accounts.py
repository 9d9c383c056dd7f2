"""Accounts: where the points of each seat came from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from makeda.core.events import Event
from makeda.core.state import State

# The category for what a seat had already when its account was opened
START: Final = "start"


class Entry(NamedTuple):
    """One line of an account: what a seat got or lost for something, and by which rule.

    The category is a key among the game's `accounts` texts.
    """

    category: str
    amount: int
    rule: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Accounts(ABC):
    """The accounts of all seats, opened at a position and kept by hearing what happens from there.

    After each `hear` they add up to the scores of the position. Only what everybody may know goes
    into them. A copy goes on alone: it may follow an imagined game from here.
    """

    def __init__(self, rules: dict[str, str], amounts: dict[str, list[int]]) -> None:
        # By category, in the order in which they are read: the rule behind it …
        self.rules = rules
        # … and how much it brought each seat.
        self.amounts = amounts

    @abstractmethod
    def hear(self, state: State, events: list[Event]) -> None:
        """Enter what happened, one move or many, and led to this position."""

    @abstractmethod
    def copy(self) -> Accounts:
        """Independent accounts, equal to these."""

    def copied_amounts(self) -> dict[str, list[int]]:
        return {category: amounts[:] for category, amounts in self.amounts.items()}

    def enter(self, category: str, event: Event, who: str = "seat", sign: int = 1) -> None:
        """Enter the amount of an event for the player whom it names."""
        seat, amount = event.params[who], event.params["amount"]
        assert isinstance(seat, int)
        assert isinstance(amount, int)
        amounts = self.amounts[category]
        amounts[seat] = amounts[seat] + sign * amount

    def of(self, seat: int) -> list[Entry]:
        """The account of one seat; every seat has the same categories, also where they are 0."""
        return [
            Entry(category, self.amounts[category][seat], rule)
            for category, rule in self.rules.items()
        ]

    def totals(self) -> list[int]:
        """What each account adds up to: the scores."""
        return [sum(seat) for seat in zip(*self.amounts.values(), strict=True)]

    def json(self) -> list[object]:
        """For each seat the entries of its account; JSON-ready."""
        rows = [(category, self.amounts[category], rule) for category, rule in self.rules.items()]
        seats = len(rows[0][1])
        # Not by way of `of`: every frame carries it, and this takes a tenth of the time.
        return [
            [
                {"category": category, "amount": amounts[seat], "rule": rule}
                for category, amounts, rule in rows
            ]
            for seat in range(seats)
        ]


def opened(rules: dict[str, str], state: State) -> dict[str, list[int]]:
    """Empty amounts, but for what the seats have already, which goes under START."""
    amounts = {category: [0] * state.players for category in rules}
    if START in amounts:
        amounts[START] = state.scores()
    return amounts
