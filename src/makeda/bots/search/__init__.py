"""A bot that looks ahead: information-set Monte Carlo tree search.

It cannot see the cards of others, so it imagines worlds: redealt positions that agree with all it
knows. In each it tries one move, lets everyone go on, first as the tree remembers to be good for
whoever chooses, then greedily, and notes for each seat how the game ended. Moves that do well are
tried more often; in the end it takes the one it tried most.
"""

from __future__ import annotations

from time import perf_counter

from makeda.bots.bot import Sight, out_of_turn
from makeda.bots.budget import Budget
from makeda.bots.greedy import NOTHING, Advice, GreedyBot, advice
from makeda.bots.search.playout import play_on, rewards
from makeda.bots.search.tree import Arm, Choice, Node
from makeda.core.rng import Rng
from makeda.core.state import State


class SearchBot(GreedyBot):
    """Thinks as long as its budget lasts; out of turn it does not think, but acts greedily."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        super().__init__(rng)
        self.budget = budget

    def choose(self, sight: Sight) -> int:
        moves = sight.legal()
        if len(moves) == 1:
            return moves[0]
        search = Search(sight, moves, self.rng)
        if self.budget.playouts:
            for _ in range(self.budget.playouts):
                search.playout()
        else:
            end = perf_counter() + self.budget.seconds
            search.playout()
            while perf_counter() < end:
                search.playout()
        return search.root.best().move


class Step:
    """A move of a seat on the way down the tree."""

    def __init__(self, seat: int, arm: Arm) -> None:
        self.seat = seat
        self.arm = arm


class Search:
    """One decision being thought about."""

    def __init__(self, sight: Sight, moves: list[int], rng: Rng) -> None:
        self.sight = sight
        self.moves = moves
        self.rng = rng
        self.greedy: Advice = advice(sight)
        self.tree = Node()
        self.root: Choice = self.tree.choice(sight.seat)
        self.worlds: list[State] = []
        self.first = self.greedy.choose(self.world(0), sight.seat)

    def world(self, number: int) -> State:
        """A world to play in; each has a number, so that moves can be compared in the same ones."""
        while len(self.worlds) <= number:
            self.worlds.append(self.imagine())
        return self.worlds[number].copy()

    def imagine(self) -> State:
        """A redealt position in which others, too, have done what they find good out of turn.

        A redeal seals offers at random; so they become those that somebody might really make.
        """
        state = self.sight.redeal(self.rng)
        for seat in out_of_turn(state):
            if seat != self.sight.seat:
                move = self.greedy.interrupt(state, seat)
                if move != NOTHING:
                    state.apply(seat, move)
        return state

    def playout(self) -> None:
        """Try one move in one world, to the end of the game."""
        arm = self.root.pick(self.moves, self.first)
        # The n-th trial of each move is in the n-th world: luck favours none of them.
        state = self.world(arm.visits)
        steps = [Step(self.sight.seat, arm)]
        self.descend(state, arm.move, steps)
        play_on(state, self.greedy.choose)
        won = rewards(state)
        for step in steps:
            step.arm.visits += 1
            step.arm.total += won[step.seat]

    def descend(self, state: State, move: int, steps: list[Step]) -> None:
        """Go down the tree after the own move, until a place where nobody has been."""
        node = self.tree
        asked = [seat for seat in state.actors() if seat != self.sight.seat]
        together = len(state.actors()) > 1
        state.apply(self.sight.seat, move)
        key = [self.sight.seat, move]
        if together:
            self.ask(state, node, asked, key, steps)
        while True:
            child = node.children.get(tuple(key))
            if child is None:
                node.children[tuple(key)] = Node()
                return
            node = child
            asked = state.actors()
            if not asked:
                return
            key = []
            self.ask(state, node, asked, key, steps)

    def ask(
        self, state: State, node: Node, seats: list[int], key: list[int], steps: list[Step]
    ) -> None:
        """Let each of these seats choose, and play what it chose."""
        for seat in seats:
            arm = node.choice(seat).pick(state.legal(seat), self.greedy.choose(state, seat))
            state.apply(seat, arm.move)
            steps.append(Step(seat, arm))
            key += [seat, arm.move]
