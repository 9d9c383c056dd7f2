"""What a search remembers: which moves were tried where, and how well they went.

A node stands for the moves that led to it, not for one position: worlds that differ in hidden cards
or in later draws share it. So a move that is legal in one world may be missing in the next, and is
compared with others only as often as it could have been chosen.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

# How much a move that was tried rarely is favoured over one that went well
CURIOSITY: Final = 0.4
# A seat knows this many moves at first, and some more with the root of its visits.
FIRST_ARMS: Final = 2.0
MORE_ARMS: Final = 0.8


class Arm:
    """A move that was tried: how often, and what it brought to the seat that chose it."""

    def __init__(self, move: int) -> None:
        self.move: Final = move
        self.visits = 0
        self.total = 0.0
        # How often it was legal when its seat chose
        self.offered = 0

    def mean(self) -> float:
        return self.total / self.visits

    def promise(self) -> float:
        """The upper end of what it may be worth."""
        return self.mean() + CURIOSITY * sqrt(log(self.offered + 1) / self.visits)


class Choice:
    """The choice of one seat at a node: the moves it has tried so far."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.visits = 0

    def pick(self, legal: list[int], first: int) -> Arm:
        """The move to try now: `first`, then its neighbours one by one, or the most promising."""
        self.visits += 1
        tried: list[Arm] = []
        for arm in self.arms:
            if arm.move in legal:
                arm.offered += 1
                tried.append(arm)
        if len(tried) < len(legal) and len(tried) < FIRST_ARMS + MORE_ARMS * sqrt(self.visits):
            return self._add(nearest(legal, first, [arm.move for arm in tried]))
        best = tried[0]
        for arm in tried:
            if arm.promise() > best.promise():
                best = arm
        return best

    def _add(self, move: int) -> Arm:
        arm = Arm(move)
        arm.offered = 1
        self.arms.append(arm)
        return arm

    def best(self) -> Arm:
        """The move that was tried most; of equals, the one that brought most."""
        best = self.arms[0]
        for arm in self.arms:
            if (arm.visits, arm.total) > (best.visits, best.total):
                best = arm
        return best


class Node:
    """What may happen after some moves: a choice for each seat that is asked there.

    Seats that are asked at the same time choose without knowing of each other, each from its own
    experience; what comes next depends on all of them together.
    """

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        self.children: dict[tuple[int, ...], Node] = {}

    def choice(self, seat: int) -> Choice:
        found = self.choices.get(seat)
        if found is None:
            found = self.choices[seat] = Choice()
        return found


def nearest(legal: list[int], wanted: int, tried: list[int]) -> int:
    """The untried move that is listed nearest to the wanted one: games list similar moves together.

    With hundreds of bids or prices, those beside a sensible one are the most interesting.
    """
    middle = legal.index(wanted)
    for distance in range(len(legal)):
        for place in (middle + distance, middle - distance):
            if 0 <= place < len(legal) and legal[place] not in tried:
                return legal[place]
    raise ValueError("all moves have been tried")
