"""Who sits beside whom: orders of the bots around a table, in which none has better neighbours.

Where everybody can take from the next, it matters who that is. Moving all on by some seats, as
the games of a round do, changes the seats and not the neighbours. So rounds differ in their order:
in a block of rounds each bot sits left of each other one equally often.

A block comes from Walecki's zigzag. One bot sits still, and the others, numbered in a ring, follow
in the order 0, 1, -1, 2, -2 and so on, the whole ring turned by one for each round. With an odd
number of players a block has one round less than players. With an even number each order is needed
in both directions.
"""

from __future__ import annotations

from makeda.core.rng import seeded


def block_of(players: int) -> list[list[int]]:
    """The orders of a block, each with all bots, clockwise."""
    ring = players - 1
    zigzag = [(step + 1) // 2 * (1 if step % 2 else -1) for step in range(ring)]
    orders = [[ring, *((start + step) % ring for step in zigzag)] for start in range(ring)]
    if players % 2 == 0 and players > 2:
        orders += [order[::-1] for order in orders]
    return orders


def order_of(players: int, seed: int, round_number: int) -> list[int]:
    """The order in a round of a match: blocks follow each other, in each the bots change parts."""
    orders = block_of(players)
    block, number = divmod(round_number, len(orders))
    parts = list(range(players))
    seeded(seed, "parts", block).shuffle(parts)
    return [parts[place] for place in orders[number]]
