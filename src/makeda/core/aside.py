"""A way to deal for small hands: set aside what each hand must have got, deal the rest blindly.

First it is drawn which of the cards set aside are old ones. There are few ways to share them out,
so all are counted, kind by kind. Then the hands are filled up from what is left. Where a hand gets
more of a kind than it must, any of these cards could be the ones that it must have got, and the
same deal is come upon once for each choice; it is kept with a chance that makes up for that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from makeda.core.known import Deal, Known, Way, take
from makeda.core.rng import Rng

# With more places than these, or if fewer deals are kept, other ways are faster.
MOST_PLACES: Final = 200
LEAST_CHANCE: Final = 0.03


def suits(known: Known) -> bool:
    """Whether this way is fast: there are few places, and many deals will be kept."""
    places = 1
    for seat in range(known.players):
        places *= _most_old(known, seat) + 1
    if places > MOST_PLACES:
        return False
    left = [old + new for old, new in zip(known.old, known.new, strict=True)]
    for place in range(len(known.least)):
        kind = place % known.kinds
        left[kind] = left[kind] - known.least[place]
    cards = sum(left)
    chance = 1.0
    for seat in range(known.players):
        if known.extras[seat] and known.needed[seat]:
            first = seat * known.kinds
            kept = 0.0
            for kind in range(known.kinds):
                kept += left[kind] / (known.least[first + kind] + 1)
            chance *= (kept / cards) ** known.extras[seat]
    return chance >= LEAST_CHANCE


def _most_old(known: Known, seat: int) -> int:
    """How many old cards at most are set aside for a seat."""
    return min(known.held[seat], known.needed[seat])


class Share:
    """How many of the cards set aside of one kind are old, all together and seat by seat."""

    def __init__(self, old: int, by_seat: i64, step: i64, weight: float) -> None:
        self.old = old
        self.by_seat: i64 = by_seat
        # From a place to the place with these cards
        self.step: i64 = step
        # In how many ways the cards can be chosen
        self.weight = weight


class Aside(Way):
    """Deals with all that hands must have got set aside.

    A place says how many old cards are set aside for each seat so far. After each kind, `ends`
    tells for each place in how many ways one can go on from there. `rooms` tells how many more old
    cards there can be of each seat, all in one number: each seat has some bits of it, the highest
    of which is on, and goes off if more is taken away from the number than there is room for.
    """

    def __init__(self, known: Known) -> None:
        self.known: Final = known
        # By seat: how many old cards there can be, how far apart places with one more are, and
        # where the bits of the seat begin
        self.most: Final[list[int]] = []
        self.steps: Final[list[int]] = []
        self.shifts: Final[list[int]] = []
        self.guards = 0
        step, shift = 1, 0
        for seat in range(known.players):
            most = _most_old(known, seat)
            self.most.append(most)
            self.steps.append(step)
            self.shifts.append(shift)
            step *= most + 1
            shift += most.bit_length() + 1
            self.guards += 1 << (shift - 1)
        # What is left of the new cards if all that is set aside is new
        self.new: Final = known.new[:]
        # The kinds of which some may be old, and how these can be shared out
        self.mixed: Final[list[int]] = []
        self.shares: Final[list[list[Share]]] = []
        for kind in range(known.kinds):
            number = sum(known.least[kind :: known.kinds])
            self.new[kind] = self.new[kind] - number
            if number and known.old[kind]:
                self.mixed.append(kind)
                self.shares.append(self._shares(kind, number))
        self.rooms: list[int] = [self.guards]
        self.ends: list[list[float]] = [self._fillings()]
        for shares in reversed(self.shares):
            self.ends.append(self._before(shares, self.ends[-1]))
        self.ends.reverse()

    # What is counted once for all deals

    def _shares(self, kind: int, number: int) -> list[Share]:
        """All ways in which so many cards of a kind can be old and new ones."""
        known = self.known
        shares = [Share(0, 0, 0, 1.0)]
        for seat in range(known.players):
            least = known.least[seat * known.kinds + kind]
            most = min(least, self.most[seat])
            if most:
                more: list[Share] = []
                for share in shares:
                    weight = share.weight
                    for old in range(most + 1):
                        by_seat = share.by_seat + (old << self.shifts[seat])
                        step = share.step + old * self.steps[seat]
                        more.append(Share(share.old + old, by_seat, step, weight))
                        weight = weight * (least - old) / (old + 1)
                shares = more
        old, new = known.old[kind], known.new[kind]
        found: list[Share] = []
        for share in shares:
            if share.old <= old and number - share.old <= new:
                share.weight *= _choices(old, share.old) * _choices(new, number - share.old)
                found.append(share)
        return found

    def _fillings(self) -> list[float]:
        """For each place in how many ways the hands can be filled up, times some number."""
        known = self.known
        totals, weights = [0], [1.0]
        for seat in range(known.players):
            most = self.most[seat]
            ways = _ways_to_fill(known.held[seat], known.drawn[seat] - known.needed[seat], most)
            rooms = [most - old << self.shifts[seat] for old in range(most + 1)]
            self.rooms = [room + more for more in rooms for room in self.rooms]
            totals = [total + old for old in range(most + 1) for total in totals]
            weights = [weight * more for more in ways for weight in weights]
        # The cards can be put into any order, as if one hand took them all.
        free_new = known.all_new - sum(known.needed)
        ways = _ways_to_fill(known.all_old, free_new, totals[-1])
        for place in range(len(weights)):
            if weights[place]:
                weights[place] = weights[place] / ways[totals[place]]
        return weights

    def _before(self, shares: list[Share], ends: list[float]) -> list[float]:
        """In how many ways one can go on before a kind, if afterwards it is in so many."""
        guards = self.guards
        before: list[float] = []
        for place in range(len(ends)):
            room = self.rooms[place]
            ways = 0.0
            for share in shares:
                if (room - share.by_seat) & guards == guards:
                    ways += share.weight * ends[place + share.step]
            before.append(ways)
        return before

    # Dealing

    def deal(self, rng: Rng) -> Deal | None:
        """A deal, or None if it is not kept."""
        known = self.known
        deal = Deal(known.least[:], known.old[:], self.new[:])
        place = self._draw_old(deal, rng)
        all_old = sum(deal.old_left)
        all_new = sum(deal.new_left)
        for seat in range(known.players):
            old = known.held[seat] - place // self.steps[seat] % (self.most[seat] + 1)
            for number in range(known.extras[seat]):
                if number < old:
                    kind = take(deal.old_left, all_old, rng)
                    all_old -= 1
                else:
                    kind = take(deal.new_left, all_new, rng)
                    all_new -= 1
                got = deal.got[seat * known.kinds + kind] + 1
                least = known.least[seat * known.kinds + kind]
                if least and rng.below(got) < least:
                    return None
                deal.got[seat * known.kinds + kind] = got
        return deal

    def _draw_old(self, deal: Deal, rng: Rng) -> int:
        """Draw which of the cards set aside are old ones; the place that this leads to."""
        guards: i64 = self.guards
        place: i64 = 0
        for number in range(len(self.mixed)):
            ends = self.ends[number + 1]
            room: i64 = self.rooms[place]
            left = self.ends[number][place] * rng.part()
            chosen = self.shares[number][0]
            for share in self.shares[number]:
                if (room - share.by_seat) & guards == guards:
                    weight = share.weight * ends[place + share.step]
                    if weight > 0.0:
                        chosen = share
                        left -= weight
                        if left < 0.0:
                            break
            place += chosen.step
            kind = self.mixed[number]
            deal.old_left[kind] = deal.old_left[kind] - chosen.old
            deal.new_left[kind] = deal.new_left[kind] + chosen.old
        return place


def _choices(number: int, taken: int) -> float:
    """In how many ways so many cards can be taken one after the other."""
    ways = 1.0
    for less in range(taken):
        ways *= number - less
    return ways


def _ways_to_fill(old: int, free_new: int, most: int) -> list[float]:
    """In how many ways a hand can be filled up, times some number, if 0, 1 ... of its old cards are
    set aside; one set aside as old is one new card more to fill it up with.
    """
    ways: list[float] = []
    for taken in range(most + 1):
        if free_new + taken < 0:
            ways.append(0.0)
        elif not ways or not ways[-1]:
            ways.append(1.0)
        else:
            ways.append(ways[-1] * (old - taken + 1) / (free_new + taken))
    return ways
