"""Piles of cards, hands and counts: lists of numbers."""

from __future__ import annotations


def no_piles(count: int) -> list[list[int]]:
    """So many piles with nothing in them."""
    return [[] for _ in range(count)]


def copied(piles: list[list[int]]) -> list[list[int]]:
    return [pile[:] for pile in piles]


def add(numbers: list[int], place: int, number: int) -> None:
    """Add to one of the numbers: compiled, `numbers[place] += number` is several times slower."""
    numbers[place] = numbers[place] + number
