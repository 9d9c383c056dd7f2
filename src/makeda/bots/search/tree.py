"""What a search remembers of the moves after the first: who tried what, and how well it went.

A node stands for the moves that led to it, not for one position: worlds that differ in hidden cards
or in later draws share it. So a move that is legal in one world may be missing in the next.

Everyone begins as a greedy player. Only a place that the search comes to again and again is worth
another idea, and so the tree grows where it matters.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from makeda.bots.forecast import Clock
from makeda.bots.greedy import Advice
from makeda.core.state import State


class Growth:
    """When a tree branches.

    The second move is tried after so many visits, the third after 4 times as many, 9 times … and
    `curiosity` is how much a move that was tried rarely is favoured over one that went well.
    """

    def __init__(self, visits: float, curiosity: float) -> None:
        self.visits: Final = visits
        self.curiosity: Final = curiosity


# Results of whole games vary so much that fewer visits do not tell which move is better; replies
# would be half random.
LATE: Final = Growth(100.0, 0.3)
# Forecasts vary far less, and few may tell (`Reading.compares_replies`).
EARLY: Final = Growth(15.0, 0.1)


class Arm:
    """A move that was tried: how often, and what it brought to the seat that chose it."""

    def __init__(self, move: int) -> None:
        self.move: Final = move
        self.visits = 0
        self.total = 0.0
        # How often it was legal when its seat chose: only then it could have been tried.
        self.legal = 0

    def promise(self, curiosity: float) -> float:
        """The upper end of what it may be worth."""
        return self.total / self.visits + curiosity * sqrt(log(self.legal) / self.visits)


class Choice:
    """The choice of one seat at a node: the moves it has tried so far."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.visits = 0

    def usual(self, greedy: int, growth: Growth) -> Arm | None:
        """The greedy move, if it is all that was tried and nothing else is due: mostly it is so,
        and then it does not matter what else is legal.
        """
        if len(self.arms) != 1 or self.arms[0].move != greedy:
            return None
        if self.visits + 1 >= growth.visits:
            return None
        self.visits += 1
        self.arms[0].legal += 1
        return self.arms[0]

    def pick(self, legal: list[int], greedy: int, growth: Growth) -> Arm:
        """The greedy move first, now and then a neighbour of it, else the most promising one."""
        self.visits += 1
        tried = [arm for arm in self.arms if arm.move in legal]
        for arm in tried:
            arm.legal += 1
        moves = [arm.move for arm in tried]
        if greedy not in moves:
            return self._add(greedy)
        if len(tried) < len(legal) and growth.visits * len(tried) * len(tried) <= self.visits:
            return self._add(nearest(legal, greedy, moves))
        best, most = tried[0], -1.0
        for arm in tried:
            promise = arm.promise(growth.curiosity)
            if promise > most:
                best, most = arm, promise
        return best

    def _add(self, move: int) -> Arm:
        arm = Arm(move)
        arm.legal = 1
        self.arms.append(arm)
        return arm


class Node:
    """What may happen after some moves: a choice for each seat that is asked there.

    Seats that are asked at the same time choose without knowing of each other, each from its own
    experience; what comes next depends on all of them together.
    """

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        # None where somebody has been once
        self.children: dict[tuple[int, ...], Node | None] = {}

    def choice(self, seat: int) -> Choice:
        found = self.choices.get(seat)
        if found is None:
            found = self.choices[seat] = Choice()
        return found

    def after(self, moves: list[int]) -> Node | None:
        """The node that these moves lead to; None the first time, when it is only noted."""
        key = tuple(moves)
        found = self.children.get(key)
        if found is None:
            self.children[key] = found = Node() if key in self.children else None
        return found


class Descent:
    """One way down the tree, and who chose what on it."""

    def __init__(self, state: State, seated: list[Advice], clock: Clock | None = None) -> None:
        self.state: Final = state
        self.seated: Final = seated
        self.clock: Final = clock
        early = clock is not None and clock.reading.compares_replies(state.players)
        self.growth: Final = EARLY if early else LATE
        self.seats: Final[list[int]] = []
        self.arms: Final[list[Arm]] = []

    def go(self, root: Node, seat: int, move: int) -> None:
        """Play the first move, and go on by the tree until a place where nobody has been."""
        others = [other for other in self.state.actors() if other != seat]
        awaited = len(others) < len(self.state.actors())
        self.state.apply(seat, move)
        moves = [seat, move]
        if awaited:
            # Whoever was asked together with the seat has not seen its move.
            self.ask(root, others, moves)
        node = root.after(moves)
        while node is not None and not self.state.over():
            if self.clock is not None and self.clock.is_up(self.state):
                return
            moves = []
            self.ask(node, self.state.actors(), moves)
            node = node.after(moves)

    def ask(self, node: Node, seats: list[int], moves: list[int]) -> None:
        """Let each of these seats choose, and play what it chose."""
        for seat in seats:
            greedy = self.seated[seat].choose(self.state, seat)
            choice = node.choice(seat)
            arm = choice.usual(greedy, self.growth)
            if arm is None:
                arm = choice.pick(self.state.legal(seat), greedy, self.growth)
            self.state.apply(seat, arm.move)
            self.seats.append(seat)
            self.arms.append(arm)
            moves += [seat, arm.move]

    def learn(self, rewards: list[float]) -> None:
        """Note for everyone who chose on the way what came of it."""
        for place, arm in enumerate(self.arms):
            arm.visits += 1
            arm.total += rewards[self.seats[place]]


def nearest(legal: list[int], wanted: int, tried: list[int]) -> int:
    """The untried move that is listed nearest to the wanted one: games list similar moves together.

    With dozens of bids or prices, those beside a sensible one are the most interesting.
    """
    middle = legal.index(wanted)
    for distance in range(len(legal)):
        for place in (middle + distance, middle - distance):
            if 0 <= place < len(legal) and legal[place] not in tried:
                return legal[place]
    raise ValueError("all moves have been tried")
