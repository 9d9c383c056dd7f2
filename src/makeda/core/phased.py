"""Positions that are always in a phase of their game, and ask one seat at a time."""

from __future__ import annotations

from typing import Any, Final

from makeda.core.phase import Phase
from makeda.core.problems import IllegalMove
from makeda.core.rng import Rng
from makeda.core.seen import Prompt
from makeda.core.state import State

NOBODY: Final = -1


class PhasedState(State):
    """A position with its phase and the seat that is asked, or NOBODY when the game is over.

    A game that asks several seats at once, or lets some act out of turn, overrides what differs.
    """

    def __init__(self, players: int, rng: Rng, phase: Phase[Any], actor: int) -> None:
        super().__init__(players, rng)
        self.phase: Phase[Any] = phase
        self.actor: int = actor

    def ask(self, phase: Phase[Any], seat: int) -> None:
        """The next question, and whom it is put to."""
        self.phase = phase
        self.actor = seat

    def actors(self) -> list[int]:
        return [] if self.actor == NOBODY else [self.actor]

    def legal(self, seat: int) -> list[int]:
        return self.phase.legal(self, seat) if seat == self.actor else []

    def apply(self, seat: int, move: int) -> None:
        self.phase.play(self, seat, move)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        if self.over():
            return IllegalMove("game_over", self.phase.rule)
        if seat not in self.actors():
            return IllegalMove("not_your_turn", self.phase.rule, {"seats": self.actors()})
        return self.phase.refusal(self, seat, move)

    def question(self, seat: int) -> Prompt | None:
        """What an awaited seat is asked: a key of the catalogue, the rule behind it, parameters."""
        if seat not in self.actors():
            return None
        phase = self.phase
        key = phase.key(self, seat)
        return {"key": key, "rule": phase.rule, "params": phase.prompt(self, seat)}
