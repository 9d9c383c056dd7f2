"""What is known of the cards since the last shuffle, and a deal of them in the making.

At a shuffle the discards, which lay open, become the deck. So everyone knows what the deck is made
of and, all together, what the hands hold: the old cards. Since then each hand has drawn new cards
and has played some, nobody can tell whether old or new ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from makeda.core.rng import Rng


class Known:
    """What one seat knows of the cards, counted by kind.

    `least` is what each seat must have got, old cards and new, by seat and kind: what it has played
    and what is known to be in its hand; of the viewer it is all. `extras` says how many cards each
    seat has got beside these.
    """

    def __init__(
        self, old: list[int], new: list[int], held: list[int], drawn: list[int], least: list[int]
    ) -> None:
        self.old = old
        self.new = new
        self.held = held
        self.drawn = drawn
        self.least = least
        self.kinds = len(old)
        self.players = len(held)
        self.all_old = sum(held)
        self.all_new = sum(new)
        # The new cards that nobody has drawn
        self.in_deck = self.all_new - sum(drawn)
        self.needed: list[int] = []
        self.extras: list[int] = []
        for seat in range(self.players):
            needed = sum(least[seat * self.kinds : (seat + 1) * self.kinds])
            self.needed.append(needed)
            self.extras.append(held[seat] + drawn[seat] - needed)

    def same_as(self, other: Known) -> bool:
        return (
            self.least == other.least
            and self.drawn == other.drawn
            and self.held == other.held
            and self.new == other.new
            and self.old == other.old
        )


class Deal:
    """What each seat has got, by seat and kind, and what is left of the old and the new cards."""

    def __init__(self, got: list[int], old_left: list[int], new_left: list[int]) -> None:
        self.got: Final = got
        self.old_left: Final = old_left
        self.new_left: Final = new_left


class Way(ABC):
    """A way to deal."""

    @abstractmethod
    def deal(self, rng: Rng) -> Deal | None:
        """A deal that agrees with what is known, each equally likely; None if it has failed."""


def take(cards: list[int], number: int, rng: Rng) -> int:
    """Take away one of so many cards, each equally likely; its kind."""
    place: i64 = rng.below(number)
    kind: i64 = 0
    count: i64 = cards[0]
    while place >= count:
        place -= count
        kind += 1
        count = cards[kind]
    cards[kind] = count - 1
    return kind
