"""Bots that take what looks best now: one small policy per game, in the game's own terms.

A policy is a module here, named like its game, with a class `Policy` that is an Advice. It looks
only at what its seat may see, so it chooses the same in every redealt position. In a phase that it
does not know it raises UnknownPhase. What it finds how valuable are numbers (`numbers.py`): they
can be found by playing, and more than one set of them can be at the same table. Where games that
are played on by it tell too little, or too much, of who wins, `sharpness` says so
(`analysis/chances.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from importlib import import_module

from mypy_extensions import mypyc_attr

from makeda.bots.bot import Bot, Sight
from makeda.bots.greedy.numbers import FIRST, Numbers, numbers_of
from makeda.core.rng import Rng
from makeda.core.state import State

# No move
NOTHING = -1


class UnknownPhase(LookupError):
    """A policy was asked in a phase for which it has no answer."""

    def __init__(self, state: State, phase: str) -> None:
        super().__init__(f"The greedy policy for {state.game_id} does not know the phase {phase}.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(ABC):
    """The policy of one game: what to do when asked, and what to do unasked."""

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """The move that the policy takes."""

    def interrupt(self, state: State, seat: int) -> int:
        """What it does out of turn, or NOTHING."""
        return NOTHING

    def as_shown(self, state: State, seat: int) -> Advice:
        """Who plays so in a seat: this one, or one with a habit if only that explains its moves."""
        return self

    def among(self, others: list[Advice]) -> Advice:
        """How it goes on among these others: as ever, or with a habit of theirs."""
        return self

    @property
    def sharpness(self) -> float:
        """The power to which odds are raised that are counted in games played on by it."""
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays by the policy of its game, with the numbers from a source."""

    def __init__(self, rng: Rng, source: str = FIRST) -> None:
        super().__init__(rng)
        self.source = source

    def choose(self, sight: Sight) -> int:
        return advice(sight.game_id, self.source).choose(sight.redeal(self.rng), sight.seat)

    def interrupt(self, sight: Sight) -> int | None:
        greedy = advice(sight.game_id, self.source)
        move = greedy.interrupt(sight.redeal(self.rng), sight.seat)
        return None if move == NOTHING else move


@cache
def advice(game_id: str, source: str = FIRST) -> Advice:
    """The policy of a game with its numbers from a source, which is looked for once."""
    return advice_by(game_id, numbers_of(game_id, source))


def advice_by(game_id: str, numbers: Numbers) -> Advice:
    """The policy of a game that goes by these numbers."""
    made: Advice = import_module(f"makeda.bots.greedy.{game_id}").Policy(numbers)
    return made
