"""The course of play: a game is a set of phases, and read in order they are the rulebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from makeda.core.moves import MoveTable
from makeda.core.problems import IllegalMove
from makeda.core.state import State

S = TypeVar("S", bound=State)


class Phase(ABC, Generic[S]):
    """One step of the course of play: what is legal, and what it does.

    A phase holds nothing of the position, so positions share it and a copy needs only its name.
    """

    def __init__(self, name: str, rule: str, moves: MoveTable) -> None:
        self.name = name
        self.rule = rule
        self.moves = moves

    @abstractmethod
    def legal(self, s: S, seat: int) -> list[int]:
        """The moves of a seat whose decision is awaited, or may still be changed."""

    @abstractmethod
    def play(self, s: S, seat: int, move: int) -> None:
        """Carry out a legal move."""

    def refusal(self, s: S, seat: int, move: int) -> IllegalMove:
        """Why an awaited seat may not make this move, which is not legal."""
        if not 0 <= move < len(self.moves):
            return IllegalMove("no_such_code", self.rule, {"number": str(move)})
        return self.reason(s, seat, move)

    def reason(self, s: S, seat: int, move: int) -> IllegalMove:
        """Why this move of the game is not legal now; mostly, it is not its time."""
        return IllegalMove("not_now", self.rule, {"move": self.moves.words(move)})

    def key(self, s: S, seat: int) -> str:
        """The key of the question put to an awaited seat; mostly the phase asks but one."""
        return self.name

    def prompt(self, s: S, seat: int) -> dict[str, object]:
        """The parameters of the question put to an awaited seat."""
        return {}


def place_in(phases: list[Any], phase: Phase[Any]) -> int:
    """The place of a phase among all of its game."""
    for place in range(len(phases)):
        if phases[place] is phase:
            return place
    raise AssertionError(f"{phase.name} is not a phase of this game")
