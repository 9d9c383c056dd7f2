"""The course of play: a game is a set of phases, and read in order they are the rulebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from makeda.core.problems import IllegalMove
from makeda.core.state import State

S = TypeVar("S", bound=State)


class Phase(ABC, Generic[S]):
    """One step of the course of play: what is legal, and what it does.

    A phase holds nothing of the position, so positions share it and a copy needs only its name.
    """

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    @abstractmethod
    def legal(self, s: S, seat: int) -> list[int]:
        """The moves of a seat whose decision is awaited."""

    @abstractmethod
    def play(self, s: S, seat: int, move: int) -> None:
        """Carry out a legal move."""

    @abstractmethod
    def refusal(self, s: S, seat: int, move: int) -> IllegalMove:
        """Why an awaited seat may not make this move, which is not legal."""

    def prompt(self, s: S, seat: int) -> dict[str, object]:
        """The parameters of the question put to an awaited seat."""
        return {}
