"""A game that has been dealt: its first position, the present one, and where points came from."""

from __future__ import annotations

from makeda.core.game import Game
from makeda.core.state import State
from makeda.table.entries import Move


class Dealt:
    """The position of a table, as the moves that stand lead to it, and its accounts."""

    def __init__(self, game: Game, first: dict[str, object]) -> None:
        self._game = game
        self.first = first
        self.state: State = game.load(first)
        self._opening = game.accounts(self.state)
        self.accounts = self._opening.copy()

    def after(self, moves: list[Move]) -> State:
        """The position that these moves lead to: from the first one on the same cards come."""
        state = self._game.load(self.first)
        for move in moves:
            state.play(move.seat, self._game.moves.parse(move.words))
        return state

    def go_on(self, state: State, moves: list[Move]) -> None:
        """Let this be the position, which these further moves have led to."""
        self.state = state
        self.accounts.hear(state, [event for move in moves for event in move.events])

    def go_to(self, state: State, moves: list[Move]) -> None:
        """Let this be the position, which follows from these moves."""
        self.state = state
        self.accounts = self._opening.copy()
        self.accounts.hear(state, [event for move in moves for event in move.events])
