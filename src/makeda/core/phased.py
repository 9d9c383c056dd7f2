"""Positions that are always in a phase of their game, and ask one seat at a time."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from makeda.core.fields import Fields
from makeda.core.packed import Packing, Parcel, Unpacking
from makeda.core.phase import Phase
from makeda.core.problems import IllegalMove
from makeda.core.rng import Rng
from makeda.core.saved import Saved, Table
from makeda.core.seen import Prompt
from makeda.core.state import State

NOBODY: Final = -1


class PhasedState(State):
    """A position with its phase and the seat that is asked, or NOBODY when the game is over.

    A game that asks several seats at once, or lets some act out of turn, overrides what differs.
    """

    def __init__(
        self, players: int, rng: Rng, first: Phase[Any], like: PhasedState | None = None
    ) -> None:
        super().__init__(players, rng, like)
        self.phase: Phase[Any] = first if like is None else like.phase
        self.actor: int = 0 if like is None else like.actor

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

    # Saving

    @abstractmethod
    def saved(self) -> list[Saved]:
        """The fields that are saved, in this order, beside the players and the generator."""

    def dump(self) -> dict[str, object]:
        data: dict[str, object] = {"players": self.players, "rng": self.rng.dump()}
        for field in self.saved():
            data[field.name] = field.write(self)
        return data

    def restore(self, fields: Fields) -> None:
        """Fill the empty position with what was saved, and refuse what play could not reach."""
        for field in self.saved():
            field.read(self, fields)
        fields.finish()
        self.follow()
        self.check_loaded()

    @abstractmethod
    def table(self) -> Table:
        """The one of these fields that holds a table to play with."""

    @abstractmethod
    def carry(self, parcel: Parcel) -> None:
        """Let all fields but the table go through a parcel, also those that follow from others."""

    def pack(self) -> bytes:
        parcel = Packing()
        parcel.number(self.players)
        self.rng.pack(parcel)
        parcel.text(self.table().packed(self))
        self._carry_all(parcel)
        return parcel.packed()

    def unpack(self, parcel: Unpacking) -> None:
        """Fill the position, which is like an empty one, with what was packed."""
        self.table().unpack(self, parcel.text())
        self._carry_all(parcel)

    def _carry_all(self, parcel: Parcel) -> None:
        self.reveals = parcel.number(self.reveals)
        self.actor = parcel.number(self.actor)
        self.carry(parcel)

    def follow(self) -> None:
        """Work out the fields that are not saved, because they follow from others."""
