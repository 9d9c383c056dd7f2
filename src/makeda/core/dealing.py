"""Dealing anew the cards that a seat cannot know, by all that is known of the last shuffle.

A deal says which old cards each hand held and which new ones it has drawn (`known.py`). All deals
of the physical cards in which every hand held what it played are equally likely, and one of them is
drawn here. To deal at random until every hand fits is exact, but takes long where hands have played
much. So there are three ways that come to the same: `aside.py` for small hands, `rows.py` for large
ones, and `counting.py` should these two fail too often.
"""

from __future__ import annotations

from typing import Final

from makeda.core import aside
from makeda.core.aside import Aside
from makeda.core.counting import Counting
from makeda.core.known import Deal, Known
from makeda.core.rng import Rng
from makeda.core.rows import Rows, tight_hands

# How often one way is tried before it is given up
TRIES: Final = 1000


def drawn_deal(known: Known, rng: Rng) -> Deal:
    """One of all deals that agree with what is known, each equally likely."""
    if aside.suits(known):
        way = Aside(known)
        for _ in range(TRIES):
            deal = way.deal(rng)
            if deal is not None:
                return deal
    rows = Rows(known, tight_hands(known))
    for _ in range(TRIES):
        deal = rows.deal(rng)
        if deal is not None:
            return deal
    return Counting(known).deal(rng)


def shuffled_deck(deal: Deal, rng: Rng) -> list[int]:
    """The new cards that nobody has drawn, in a random order."""
    deck: list[int] = []
    for kind in range(len(deal.new_left)):
        deck += [kind] * deal.new_left[kind]
    rng.shuffle(deck)
    return deck


def could_be_dealt(old: list[int], held: list[int], got: list[int]) -> bool:
    """Whether of the cards that each seat got, so many can be its old ones.

    So it is if no seats together hold more old cards than there are of the kinds that they got.
    """
    kinds = len(old)
    for seats in range(1 << len(held)):
        wanted = 0
        together = [0] * kinds
        for seat in range(len(held)):
            if seats >> seat & 1:
                wanted += held[seat]
                for kind in range(kinds):
                    together[kind] += got[seat * kinds + kind]
        for kind in range(kinds):
            wanted -= min(old[kind], together[kind])
        if wanted > 0:
            return False
    return True
