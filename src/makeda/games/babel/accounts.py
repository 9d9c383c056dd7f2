"""[B5] Where each player's points came from."""

from __future__ import annotations

from typing import Final

from makeda.core.accounts import START, Accounts, opened
from makeda.core.events import Event
from makeda.core.state import State
from makeda.games.babel.components import WONDERS
from makeda.games.babel.state import BabelState

REFUSED: Final = "refused"
TRIPLES: Final = "triples"
COMPLETED: Final = "wonders"
UNFINISHED: Final = "unfinished"
DISCS: Final = "discs"
ACTIONS: Final = "actions"

RULES: Final = {
    START: "B2.2",
    REFUSED: "B3.7",
    TRIPLES: "B7.8",
    COMPLETED: "B4.1",
    UNFINISHED: "B5.2",
    DISCS: "B5.3",
    ACTIONS: "B5.4",
}
# The events that bring points, and what they bring them for
POINTS: Final = {
    "refused": REFUSED,
    "triples": TRIPLES,
    "disc_bonus": DISCS,
    "action_points": ACTIONS,
}


class BabelAccounts(Accounts):
    """[B6.1] Points are seen by everyone, so the events tell them."""

    def hear(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.key in POINTS:
                self.enter(POINTS[event.key], event)
            elif event.key == "wonder_points":
                self.enter(_wonder_category(state, str(event.params["wonder"])), event)

    def copy(self) -> BabelAccounts:
        return BabelAccounts(self.rules, self.copied_amounts())


def _wonder_category(state: State, wonder: str) -> str:
    """[B5.2] A wonder that is scored without being complete is scored at the end."""
    assert isinstance(state, BabelState)
    return COMPLETED if state.is_complete(WONDERS.index(wonder)) else UNFINISHED


def begin(state: State) -> BabelAccounts:
    """[B2.2, B2.3] Everyone has 0 points at first; without action cards nothing comes from them."""
    assert isinstance(state, BabelState)
    left_out: list[str] = []
    if not any(state.points):
        left_out.append(START)
    if not state.with_actions:
        left_out += [TRIPLES, ACTIONS]
    rules = {category: rule for category, rule in RULES.items() if category not in left_out}
    return BabelAccounts(rules, opened(rules, state))
