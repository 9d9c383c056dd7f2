"""The random numbers of a position: the same interpreted and compiled, on every platform.

The generator is xoshiro128++ by David Blackman and Sebastiano Vigna. It works on 32-bit words, so
every intermediate result fits a machine word and nothing depends on the size of Python's integers.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from makeda.core.fields import Fields
from makeda.core.problems import BadPosition

WORD: Final = 0xFFFFFFFF
LOW31: Final = 0x7FFFFFFF


class Rng:
    """A random generator that a position owns, copies and saves."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self._a: i64 = a
        self._b: i64 = b
        self._c: i64 = c
        self._d: i64 = d

    def word(self) -> int:
        """The next 32 random bits."""
        return self._next()

    def _next(self) -> i64:
        a = self._a
        b = self._b
        c = self._c ^ a
        d = self._d ^ b
        total = (a + self._d) & WORD
        result = ((((total << 7) | (total >> 25)) & WORD) + a) & WORD
        self._a = a ^ d
        self._b = b ^ c
        self._c = c ^ ((b << 9) & WORD)
        self._d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely (Lemire's method on 31 bits)."""
        bound: i64 = n
        product = (self._next() >> 1) * bound
        if (product & LOW31) < bound:
            uneven = (LOW31 + 1) % bound
            while (product & LOW31) < uneven:
                product = (self._next() >> 1) * bound
        return product >> 31

    def shuffle(self, items: list[int]) -> None:
        """Bring the items into a random order, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> Rng:
        """A fresh generator whose numbers tell nothing about this one's next ones."""
        return Rng(self.word(), self.word(), self.word(), self.word() | 1)

    def copy(self) -> Rng:
        return Rng(self._a, self._b, self._c, self._d)

    def dump(self) -> list[int]:
        return [self._a, self._b, self._c, self._d]


def derive(*parts: object) -> int:
    """A seed of 128 bits made of another one and of whatever tells its use from other uses."""
    return int.from_bytes(sha256("/".join(str(part) for part in parts).encode()).digest()[:16])


def seeded(*parts: object) -> Rng:
    """The generator that belongs to a seed; further parts name independent streams of it."""
    bits = derive(*parts)
    return Rng(bits >> 96, bits >> 64 & WORD, bits >> 32 & WORD, bits & WORD | 1)


def load_rng(data: Fields, name: str) -> Rng:
    """The generator that `dump` wrote."""
    a, b, c, d = data.numbers(name, 4, 0, WORD)
    if not (a or b or c or d):
        raise BadPosition(name)
    return Rng(a, b, c, d)
