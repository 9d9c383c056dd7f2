"""One decision being thought about: each idea is compared with the greedy move, world by world.

How a game ends depends far more on the cards than on one move. So every world is played with the
greedy move first, and what counts of any other move is how much better or worse the same world ends
with it. That difference is small and steady where the results themselves are wild, so a few dozen
playouts are enough to tell a good idea from a bad one.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from makeda.bots.bot import Sight, Thought, out_of_turn
from makeda.bots.forecast import Clock, Forecast
from makeda.bots.greedy import NOTHING, Advice
from makeda.bots.search.playout import Manner, play_on, rewards
from makeda.bots.search.tree import Descent, Node, nearest
from makeda.core.rng import Rng
from makeda.core.state import State

# So many ideas are looked at from the beginning, and some more with the root of the playouts.
FIRST_IDEAS: Final = 3.0
MORE_IDEAS: Final = 0.8
# How far the benefit of the doubt goes, in standard errors, while thinking …
CURIOSITY: Final = 1.0
# … and how sure a gain must be to give up the greedy move for it in the end. Of many ideas one
# always looks good by chance: with half of this, or with twice as much, bots won clearly less.
CAUTION: Final = 1.0
# What a difference between two moves varies by, squared, before anything is known
UNKNOWN: Final = 0.001


class Idea:
    """A move to play instead of the greedy one, and what it gained in the worlds so far."""

    def __init__(self, move: int) -> None:
        self.move: Final = move
        self.visits = 0
        self.gain = 0.0
        self.squares = 0.0

    def gain_with(self, errors: float, variance: float) -> float:
        """The mean gain and so many standard errors; `variance` is what ideas show in general."""
        own = (self.squares + 2.0 * variance + UNKNOWN) / (self.visits + 2)
        return self.gain / self.visits + errors * sqrt(own / self.visits)


class Decision:
    """The worlds, the ideas, and the tree of what may follow."""

    def __init__(
        self,
        sight: Sight,
        rng: Rng,
        own: Advice,
        others: list[Advice],
        manner: Manner,
        forecast: Forecast | None = None,
    ) -> None:
        self.sight: Final = sight
        self.seat: Final = sight.seat
        self.moves: Final = sight.legal()
        self.rng: Final = rng
        self.own: Final = own
        self.others: Final = others
        self.manner: Final = manner
        # What tells how a game may end that is broken off; without, all are played to their end.
        known = forecast is not None and forecast.knows(sight.players)
        self.forecast: Final = forecast if known else None
        self.tree: Final = Node()
        self.worlds: Final[list[State]] = []
        # By world and seat, who plays on there
        self.company: Final[list[list[Advice]]] = []
        world = self.world(0)
        self.first: Final = self.company[0][self.seat].choose(world, self.seat)
        self.ideas: Final[list[Idea]] = []
        # How each world ended with the greedy move
        self.expected: Final[list[float]] = []
        self.playouts = 0

    # The worlds

    def world(self, number: int) -> State:
        """A world to play in; each has a number, so that moves can be compared in the same ones."""
        while len(self.worlds) <= number:
            self.imagine()
        return self.worlds[number].copy()

    def imagine(self) -> None:
        """One more world, and for everybody else in it one of the ways to play."""
        world = self.sight.redeal(self.rng)
        seated = [self.others[0]] * world.players
        if len(self.others) > 1:
            for seat in range(world.players):
                drawn = self.others[self.rng.below(len(self.others))]
                seated[seat] = drawn.as_shown(world, seat)
        seated[self.seat] = self.own.among(seated[: self.seat] + seated[self.seat + 1 :])
        self.worlds.append(settled(world, self.seat, seated))
        self.company.append(seated)

    # Thinking

    def think(self) -> None:
        """One playout: the next idea in its next world, or the greedy move where that is new."""
        self.playouts += 1
        idea = self.next_idea()
        if idea.visits >= len(self.expected):
            self.expected.append(self.play(self.first, len(self.expected)))
            return
        gain = self.play(idea.move, idea.visits) - self.expected[idea.visits]
        idea.visits += 1
        idea.gain += gain
        idea.squares += gain * gain

    def play(self, move: int, number: int) -> float:
        """What a move brings in a world, if everyone goes on as the tree and greed tell."""
        state = self.world(number)
        seated = self.company[number]
        clock = Clock(self.forecast, state) if self.forecast else None
        descent = Descent(state, seated, clock)
        descent.go(self.tree, self.seat, move)
        play_on(state, seated, clock)
        if self.forecast is None or state.over():
            ended = rewards(state, self.manner)
        else:
            ended = self.forecast.rewards(state)
        descent.learn(ended)
        return ended[self.seat]

    def next_idea(self) -> Idea:
        """A new idea, as long as there are few; otherwise the one that may yet gain most."""
        if self.ideas and not self.ideas[-1].visits:
            return self.ideas[-1]
        wanted = FIRST_IDEAS + MORE_IDEAS * sqrt(self.playouts)
        if len(self.ideas) < min(wanted, len(self.moves) - 1):
            self.ideas.append(Idea(self.new_move()))
            return self.ideas[-1]
        found = self.highest(CURIOSITY * sqrt(log(self.playouts)))
        return found or self.ideas[0]

    def new_move(self) -> int:
        """One that was not tried yet: the nearest to the greedy one, or one at an end."""
        known = [self.first, *[idea.move for idea in self.ideas]]
        if self.manner.tries_ends and self.ideas:
            for end in (self.moves[-1], self.moves[0]):
                if end not in known:
                    return end
        return nearest(self.moves, self.first, known)

    def best(self) -> int:
        """The idea whose gain is surest, or the greedy move if none is sure enough."""
        found = self.highest(-CAUTION)
        if found is None or found.gain_with(-CAUTION, self.variance()) <= 0.0:
            return self.first
        return found.move

    def thoughts(self) -> list[Thought]:
        """What was found out about each move that was tried.

        What a move is worth is what the greedy one is worth over all worlds, and its gain.
        """
        if not self.expected:
            return []
        greedy = sum(self.expected) / len(self.expected)
        found = [Thought(self.first, len(self.expected), greedy)]
        for idea in self.ideas:
            if idea.visits:
                found.append(Thought(idea.move, idea.visits, greedy + idea.gain / idea.visits))
        return found

    def highest(self, errors: float) -> Idea | None:
        """Of the ideas that were tried, the one with the highest gain when it is given, or taken,
        so many standard errors.
        """
        variance = self.variance()
        best, most = None, -1000.0
        for idea in self.ideas:
            if idea.visits and idea.gain_with(errors, variance) > most:
                best, most = idea, idea.gain_with(errors, variance)
        return best

    def variance(self) -> float:
        """What gains vary by over all ideas: a new one is thought to be like the others."""
        squares, visits = UNKNOWN, 1
        for idea in self.ideas:
            squares += idea.squares
            visits += idea.visits
        return squares / visits


def settled(state: State, seat: int | None, seated: list[Advice]) -> State:
    """A redealt position, once all but this seat have done what they find good out of turn.

    A redeal seals offers at random; so they become those that somebody might really make.
    """
    for other in out_of_turn(state):
        if other != seat:
            move = seated[other].interrupt(state, other)
            if move != NOTHING:
                state.apply(other, move)
    return state
