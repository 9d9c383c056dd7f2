"""What a bot is, and what it is given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from makeda.core.rng import Rng
from makeda.core.seen import AnyView
from makeda.core.state import State


class Sight:
    """What a bot may know of a position: its game, its seat's view, its moves, positions like it.

    The true position is in here only to be asked these few things. A bot that looks at it
    chooses differently in a redealt position, and the conformance suite finds that out.
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def game_id(self) -> str:
        """The id of the game that is being played."""
        return self._state.game_id

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.players

    def view(self) -> AnyView:
        """What the seat may see, as JSON-ready data; its legal moves are under `me`."""
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        """The legal moves of the seat, as codes."""
        return self._state.legal(self.seat)

    def redeal(self, rng: Rng) -> State:
        """A position that agrees with all that the seat knows, drawn at random."""
        return self._state.redeal(self.seat, rng)


class Thought(NamedTuple):
    """What a bot found out about one of its moves: how often it tried it, and what it is worth."""

    move: int
    visits: int
    value: float  # from 0 to 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is a program. All its chance comes from the generator it is given."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """One of the legal moves."""

    def interrupt(self, sight: Sight) -> int | None:
        """One of the moves that are legal out of turn, or None to let things go on.

        A bot that could do something unasked is offered it after each move of who was asked.
        """
        return None

    def thoughts(self) -> list[Thought]:
        """What it found out before its latest move; nothing, unless it looks ahead."""
        return []


def out_of_turn(state: State) -> list[int]:
    """The seats that could do something although nobody waits for them."""
    actors = state.actors()
    return [seat for seat in range(state.players) if seat not in actors and state.legal(seat)]


class RandomBot(Bot):
    """Every legal move is equally likely."""

    def choose(self, sight: Sight) -> int:
        moves = sight.legal()
        return moves[self.rng.below(len(moves))]
