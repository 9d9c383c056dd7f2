"""Piles of cards, and hands: lists of numbers that positions have several of."""

from __future__ import annotations


def no_piles(count: int) -> list[list[int]]:
    """So many piles with nothing in them."""
    return [[] for _ in range(count)]


def copied(piles: list[list[int]]) -> list[list[int]]:
    return [pile[:] for pile in piles]
