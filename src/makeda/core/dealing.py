"""Dealing anew the cards that a seat cannot know, by all that is known of the last shuffle.

A deal says which old cards each hand held and which new ones it has drawn (`known.py`). All deals
of the physical cards in which every hand held what it played are equally likely, and one of them is
drawn here. To deal at random until every hand fits is exact, but takes long where hands have played
much. So there are three ways that come to the same: `aside.py` for small hands, `rows.py` for large
ones, and `counting.py` where these two hardly ever succeed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from makeda.core.aside import Aside, suits
from makeda.core.counting import Counting
from makeda.core.known import Deal, Known, Way
from makeda.core.rng import Rng, seeded
from makeda.core.rows import Rows, tight_hands

# How often the first way is tried: it succeeds at every second to twentieth try, hardly ever fewer.
TRIES: Final = 1000
# Where `rows.py` does not succeed once in so many tries, all deals are counted.
MORE_TRIES: Final = 20000
# Hands that fit less often than this when they are dealt blindly are drawn from tables; or all.
OFTEN: Final = 0.3
ALWAYS: Final = 2.0


class Dealer:
    """Deals what is known, as often as one likes; each way is prepared once, when it is needed."""

    def __init__(self, known: Known) -> None:
        self.known: Final = known
        self.first: Way = Aside(known) if suits(known) else Rows(known, tight_hands(known, OFTEN))
        self.second: Way | None = None

    def deal(self, rng: Rng) -> Deal:
        """One of all deals that agree with what is known, each equally likely."""
        found = _tried(self.first, TRIES, rng)
        while found is None:
            if self.second is None:
                self.second = self._second()
            found = self.second.deal(rng)
        return found

    def _second(self) -> Way:
        """What deals where the first way fails. It is found out with a generator of its own, so
        that what was dealt before does not matter.
        """
        rows = Rows(self.known, tight_hands(self.known, ALWAYS))
        often_enough = _tried(rows, MORE_TRIES, seeded("second way")) is not None
        return rows if often_enough else Counting(self.known)


def _tried(way: Way, times: int, rng: Rng) -> Deal | None:
    for _ in range(times):
        found = way.deal(rng)
        if found is not None:
            return found
    return None


# Whoever thinks about a position redeals it many times, so the last dealer is kept.
LATEST: Final[list[Dealer]] = []


def drawn_deal(known: Known, rng: Rng) -> Deal:
    """One of all deals that agree with what is known, each equally likely."""
    if LATEST:
        latest = LATEST[0]
        if latest.known.same_as(known):
            return latest.deal(rng)
    dealer = Dealer(known)
    LATEST[:] = [dealer]
    return dealer.deal(rng)


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
    holders = [seat for seat in range(len(held)) if held[seat]]
    kinds = [kind for kind in range(len(old)) if old[kind]]
    for chosen in range(1, 1 << len(holders)):
        seats = [holders[place] for place in range(len(holders)) if chosen >> place & 1]
        wanted: i64 = 0
        for seat in seats:
            wanted += held[seat]
        for kind in kinds:
            together: i64 = 0
            for seat in seats:
                together += got[seat * len(old) + kind]
            wanted -= min(old[kind], together)
        if wanted > 0:
            return False
    return True
