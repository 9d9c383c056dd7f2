"""What the phases share: one awaited seat, and what may be done at any time of one's own turn."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from makeda.core.phase import Phase
from makeda.core.problems import IllegalMove
from makeda.games.saba.components import NOTHING
from makeda.games.saba.moves import MOVES, card_of, is_use
from makeda.games.saba.phases.playing import add_card_moves, play_card, why_not_play
from makeda.games.saba.phases.quarters import add_quarter_moves, use, why_not_use

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


class SabaPhase(Phase["SabaState"]):
    """A phase in which one seat is awaited."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, MOVES)


class TurnPhase(SabaPhase):
    """[S3.1] A step of a turn, beside which quarters may be used and action cards played."""

    def legal(self, s: SabaState, seat: int) -> list[int]:
        moves = self.steps(s, seat)
        if s.ready:
            add_quarter_moves(s, seat, moves)
        if s.hands[seat]:
            add_card_moves(s, seat, moves)
        return moves

    def play(self, s: SabaState, seat: int, move: int) -> None:
        if is_use(move):
            use(s, seat, move)
        elif card_of(move) != NOTHING:
            play_card(s, seat, move)
        else:
            self.step(s, seat, move)

    def reason(self, s: SabaState, seat: int, move: int) -> IllegalMove:
        if is_use(move):
            return why_not_use(s, seat, move)
        if card_of(move) != NOTHING:
            return why_not_play(s, seat, move)
        return self.why_not(s, seat, move) or super().reason(s, seat, move)

    @abstractmethod
    def steps(self, s: SabaState, seat: int) -> list[int]:
        """The moves of the step itself."""

    @abstractmethod
    def step(self, s: SabaState, seat: int, move: int) -> None:
        """Carry out a legal move of the step itself."""

    def why_not(self, s: SabaState, seat: int, move: int) -> IllegalMove | None:
        """Why a move of the steps is not legal now, if it can be said better than "not now"."""
        return None
