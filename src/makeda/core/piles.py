"""Piles of cards, hands and counts: lists of numbers."""

from __future__ import annotations

from mypy_extensions import i64


def no_piles(count: int) -> list[list[int]]:
    """So many piles with nothing in them."""
    return [[] for _ in range(count)]


def copied(piles: list[list[int]]) -> list[list[int]]:
    return [pile[:] for pile in piles]


def add(numbers: list[int], place: int, number: int) -> None:
    """Add to one of the numbers: compiled, `numbers[place] += number` is several times slower."""
    numbers[place] = numbers[place] + number


def total(numbers: list[int], start: i64, count: i64) -> int:
    """The sum of so many numbers, from `start` on."""
    # No slice: this is asked for every seat in every observation.
    result: i64 = 0
    for place in range(start, start + count):
        result += numbers[place]
    return result
