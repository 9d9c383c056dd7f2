"""What all phases share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.phase import Phase
from makeda.core.problems import IllegalMove
from makeda.games.babel.components import ACTIONS
from makeda.games.babel.moves import DECLINE, MOVES

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


class BabelPhase(Phase["BabelState"]):
    """A phase of Babel. It is asked for the moves of every seat, also of those not awaited."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, MOVES)


def play_or_decline(s: BabelState, seat: int, card: int, move: int) -> list[int]:
    """[B6.3] Someone who is asked for an action card and does not hold it can only decline."""
    if seat != s.actor:
        return []
    return [DECLINE, move] if s.holds(seat, card) else [DECLINE]


def lacks_card(card: int, rule: str) -> IllegalMove:
    """The seat does not hold the action card that the move would play."""
    return IllegalMove("no_action_card", rule, {"card": ACTIONS[card]})
