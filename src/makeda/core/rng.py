"""The random numbers of a position: the same interpreted and compiled, on every platform.

There are two makes. The fast one is xoshiro128++ by David Blackman and Sebastiano Vigna, for bots
and for many games. It works on 32-bit words, so every intermediate result fits a machine word and
nothing depends on the size of Python's integers. Whoever sees enough of its numbers can foresee
the next ones; so games between people draw from the sealed one, which is SHA-256 of a secret key
and a counter.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from makeda.core.fields import Fields
from makeda.core.packed import Packing, Unpacking
from makeda.core.problems import BadPosition

WORD: Final = 0xFFFFFFFF
WORDS: Final = 4294967296.0
LOW31: Final = 0x7FFFFFFF
# SHA-256 gives eight words at a time, from a key as long as all of them.
WORDS_PER_BLOCK: Final = 8
KEY_BYTES: Final = 32
MOST_DRAWN: Final = 1 << 40


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

    def part(self) -> float:
        """A number from 0 to 1, and less than 1."""
        return self.word() / WORDS

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
        """A fresh, fast generator, drawn from this one's numbers."""
        return Rng(self.word(), self.word(), self.word(), self.word() | 1)

    def copy(self) -> Rng:
        """A generator that will give the same numbers."""
        return Rng(self._a, self._b, self._c, self._d)

    def dump(self) -> object:
        return [self._a, self._b, self._c, self._d]

    def pack(self, parcel: Packing) -> None:
        """Add the generator to the bytes of a position; a key would come first, here is none."""
        parcel.text(b"")
        parcel.long(self._a)
        parcel.long(self._b)
        parcel.long(self._c)
        parcel.long(self._d)


class SealedRng(Rng):
    """A generator whose numbers tell nothing about those to come, to anyone without its key."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        super().__init__(0, 0, 0, 0)
        self._key: Final = key
        self._drawn = drawn
        self._block = b""
        if drawn % WORDS_PER_BLOCK:
            self._open_block()

    def _open_block(self) -> None:
        number = self._drawn // WORDS_PER_BLOCK
        self._block = sha256(self._key + number.to_bytes(8)).digest()

    def _next(self) -> i64:
        place = self._drawn % WORDS_PER_BLOCK
        if place == 0:
            self._open_block()
        self._drawn += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4])

    def copy(self) -> Rng:
        return SealedRng(self._key, self._drawn)

    def dump(self) -> object:
        return {"key": self._key.hex(), "drawn": self._drawn}

    def pack(self, parcel: Packing) -> None:
        parcel.text(self._key)
        parcel.long(self._drawn)


def derive(*parts: object) -> int:
    """A seed of 128 bits made of another one and of whatever tells its use from other uses."""
    return int.from_bytes(sha256("/".join(str(part) for part in parts).encode()).digest()[:16])


def seeded(*parts: object) -> Rng:
    """The generator that belongs to a seed; further parts name independent streams of it."""
    bits = derive(*parts)
    return Rng(bits >> 96, bits >> 64 & WORD, bits >> 32 & WORD, bits & WORD | 1)


def load_rng(data: Fields, name: str) -> Rng:
    """The generator that `dump` wrote."""
    saved = data.data(name)
    if isinstance(saved, dict):
        return _load_sealed(Fields(saved), name)
    a, b, c, d = data.numbers(name, 4, 0, WORD)
    if not (a or b or c or d):
        raise BadPosition(name)
    return Rng(a, b, c, d)


def _load_sealed(data: Fields, name: str) -> Rng:
    key, drawn = data.data("key"), data.number("drawn", 0, MOST_DRAWN)
    data.finish()
    if not isinstance(key, str) or len(key) != 2 * KEY_BYTES:
        raise BadPosition(name)
    try:
        return SealedRng(bytes.fromhex(key), drawn)
    except ValueError as error:
        raise BadPosition(name) from error


def unpack_rng(parcel: Unpacking) -> Rng:
    """The generator that `pack` wrote."""
    key = parcel.text()
    if key:
        return SealedRng(key, parcel.long())
    return Rng(parcel.long(), parcel.long(), parcel.long(), parcel.long())
