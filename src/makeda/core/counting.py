"""A way to deal that never fails: count all deals, kind by kind, and draw one of them.

For each kind there are few ways to hand out its old and its new cards. How many deals they lead to
depends only on what room that leaves each hand. Other ways are faster, and are tried first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from makeda.core.known import Deal, Known, Way
from makeda.core.rng import Rng


class Share(NamedTuple):
    """One way to hand out the cards of a kind: what each seat gets, and the room that it takes."""

    got: list[int]
    new: int
    taken: int
    ways: int


class Counting(Way):
    """All deals, counted.

    The room is one number. Each seat has two fields in it: how many old cards it has yet to get,
    and how many cards beside those that it must. The highest bit of a field is on, and goes off if
    more is taken away than there is room for.
    """

    def __init__(self, known: Known) -> None:
        self.known: Final = known
        self.steps: Final[list[int]] = []
        self.guards = 0
        room = 0
        shift = 0
        for most in known.held + known.extras:
            self.steps.append(1 << shift)
            room += most << shift
            shift += most.bit_length() + 1
            self.guards += 1 << (shift - 1)
        self.room: Final = room + self.guards
        self.shares: Final = [self._shares(kind) for kind in range(known.kinds)]
        # What was counted already, by kind and the room before it
        self.counted: Final[list[dict[int, int]]] = [{} for _ in range(known.kinds)]

    def _shares(self, kind: int) -> list[Share]:
        """All ways to hand out the cards of a kind: all the old ones, and some of the new ones."""
        known = self.known
        shares = [(Share([], known.new[kind], 0, 1), known.old[kind])]
        for seat in range(known.players):
            more: list[tuple[Share, int]] = []
            least = known.least[seat * known.kinds + kind]
            most = least + known.extras[seat]
            for share, old_left in shares:
                for old in range(min(old_left, known.held[seat], most) + 1):
                    most_new = min(share.new, known.drawn[seat], most - old)
                    for new in range(max(0, least - old), most_new + 1):
                        got = old + new
                        beside = (got - least) * self.steps[known.players + seat]
                        after = Share(
                            [*share.got, got],
                            share.new - new,
                            share.taken + old * self.steps[seat] + beside,
                            share.ways * _choices(old_left, old) * _choices(share.new, new),
                        )
                        more.append((after, old_left - old))
            shares = more
        return [share for share, old_left in shares if not old_left]

    def ways(self, kind: int, room: int) -> int:
        """In how many ways the cards of this kind and all that follow can be dealt."""
        if kind == self.known.kinds:
            return int(room == self.guards)
        found = self.counted[kind].get(room)
        if found is None:
            found = 0
            for share in self.shares[kind]:
                after = room - share.taken
                if after & self.guards == self.guards:
                    found += share.ways * self.ways(kind + 1, after)
            self.counted[kind][room] = found
        return found

    def deal(self, rng: Rng) -> Deal:
        known = self.known
        deal = Deal(known.least[:], [0] * known.kinds, [])
        room = self.room
        for kind in range(known.kinds):
            number = _below(self.ways(kind, room), rng)
            for share in self.shares[kind]:
                after = room - share.taken
                if after & self.guards == self.guards:
                    number -= share.ways * self.ways(kind + 1, after)
                    if number < 0:
                        break
            room = after
            for seat in range(known.players):
                deal.got[seat * known.kinds + kind] = share.got[seat]
            deal.new_left.append(share.new)
        return deal


def _choices(number: int, taken: int) -> int:
    """In how many ways so many of these cards can be taken."""
    ways = 1
    for more in range(taken):
        ways = ways * (number - more) // (more + 1)
    return ways


def _below(number: int, rng: Rng) -> int:
    """A number from 0 to number-1, which may be a very large one, all equally likely."""
    while True:
        drawn = 0
        for _ in range(number.bit_length() // 32 + 1):
            drawn = drawn << 32 | rng.word()
        drawn >>= 32 - number.bit_length() % 32
        if drawn < number:
            return drawn
