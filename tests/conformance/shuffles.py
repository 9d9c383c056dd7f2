"""How likely it is what hands have got since the last shuffle, counted deal by deal.

The rule [S9.1, B6.2]: all deals of the physical cards in which every hand held what it played are
equally likely. A deal hands out the old cards, as many to each seat as it held at the shuffle, and
the new ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb, factorial, prod


def weight(old: list[int], held: list[int], got: list[list[int]]) -> Fraction:
    """The deals in which the seats got these cards, by seat and kind, up to a common factor.

    Equal cards can change places within a hand and make no other deal; and each way to choose
    which of the cards that a seat got are its old ones is a deal of its own.
    """
    seats = range(len(held))

    @cache
    def ways(kind: int, left: tuple[int, ...]) -> int:
        """How old cards of this kind and all after it can be chosen, so many for each seat."""
        if kind == len(old):
            return int(not any(left))
        found = 0
        for share in _shares(old[kind], [min(left[seat], got[seat][kind]) for seat in seats]):
            rest = tuple(left[seat] - share[seat] for seat in seats)
            choices = prod(comb(got[seat][kind], share[seat]) for seat in seats)
            found += choices * ways(kind + 1, rest)
        return found

    return Fraction(ways(0, tuple(held)), prod(factorial(n) for hand in got for n in hand))


def _shares(number: int, most: list[int]) -> Iterator[list[int]]:
    """All ways to share out a number, with a limit for each share."""
    if not most:
        if number == 0:
            yield []
        return
    for first in range(min(number, most[0]) + 1):
        for rest in _shares(number - first, most[1:]):
            yield [first, *rest]
