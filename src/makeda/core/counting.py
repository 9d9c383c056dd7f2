"""A way to deal that never fails: count all deals, seat by seat, and draw one of them.

It takes long where hands are large. Other ways are tried first, and fail again and again only where
little goes together; there it is fast.
"""

from __future__ import annotations

from typing import Final

from makeda.core.known import Deal, Known
from makeda.core.rng import Rng


class Row:
    """What one seat can have got, so far: in how many ways, what is left of the cards, and how many
    old and new cards the seat has yet to get, so many of them beside those that it must.
    """

    def __init__(
        self,
        ways: int,
        got: list[int],
        old_left: list[int],
        new_left: list[int],
        held: int,
        drawn: int,
        extras: int,
    ) -> None:
        self.ways: Final = ways
        self.got: Final = got
        self.old_left: Final = old_left
        self.new_left: Final = new_left
        self.held: Final = held
        self.drawn: Final = drawn
        self.extras: Final = extras

    def add(self, kind: int, least: int, rows: list[Row]) -> None:
        """Add to the rows all that this one can become with cards of one more kind."""
        most = least + self.extras
        for old in range(min(self.old_left[kind], self.held, most) + 1):
            most_new = min(self.new_left[kind], self.drawn, most - old)
            for new in range(max(0, least - old), most_new + 1):
                rows.append(
                    Row(
                        self.ways
                        * _choices(self.old_left[kind], old)
                        * _choices(self.new_left[kind], new),
                        [*self.got, old + new],
                        _less(self.old_left, kind, old),
                        _less(self.new_left, kind, new),
                        self.held - old,
                        self.drawn - new,
                        most - old - new,
                    )
                )


def _choices(number: int, taken: int) -> int:
    """In how many ways so many of these cards can be taken."""
    ways = 1
    for more in range(taken):
        ways = ways * (number - more) // (more + 1)
    return ways


def _less(cards: list[int], kind: int, number: int) -> list[int]:
    return [*cards[:kind], cards[kind] - number, *cards[kind + 1 :]]


class Counting:
    """All deals, counted."""

    def __init__(self, known: Known) -> None:
        self.known: Final = known
        # What was counted already, by seat and what is left for it
        self.counted: Final[dict[tuple[int, ...], int]] = {}

    def deal(self, rng: Rng) -> Deal:
        known = self.known
        deal = Deal([], known.old, known.new)
        for seat in range(known.players):
            number = _below(self.ways(seat, deal.old_left, deal.new_left), rng)
            for row in self.rows(seat, deal.old_left, deal.new_left):
                number -= row.ways * self.ways(seat + 1, row.old_left, row.new_left)
                if number < 0:
                    deal = Deal(deal.got + row.got, row.old_left, row.new_left)
                    break
        return deal

    def ways(self, seat: int, old: list[int], new: list[int]) -> int:
        """In how many ways what is left can be dealt to this seat and all that follow."""
        if seat == self.known.players:
            return 1
        key = (seat, *old, *new)
        found = self.counted.get(key)
        if found is None:
            found = 0
            for row in self.rows(seat, old, new):
                found += row.ways * self.ways(seat + 1, row.old_left, row.new_left)
            self.counted[key] = found
        return found

    def rows(self, seat: int, old: list[int], new: list[int]) -> list[Row]:
        """All that a seat can have got of these cards."""
        known = self.known
        rows: list[Row] = []
        begun = [Row(1, [], old, new, known.held[seat], known.drawn[seat], known.extras[seat])]
        for kind in range(known.kinds):
            rows = []
            for row in begun:
                row.add(kind, known.least[seat * known.kinds + kind], rows)
            begun = rows
        return [row for row in rows if not row.held and not row.drawn]


def _below(number: int, rng: Rng) -> int:
    """A number from 0 to number-1, which may be a very large one, all equally likely."""
    while True:
        drawn = 0
        for _ in range(number.bit_length() // 32 + 1):
            drawn = drawn << 32 | rng.word()
        drawn >>= 32 - number.bit_length() % 32
        if drawn < number:
            return drawn
