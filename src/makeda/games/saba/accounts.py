"""[S7.2] Where each player's points came from: a figure is a point, wherever it stands."""

from __future__ import annotations

from typing import Final

from makeda.core.accounts import Accounts
from makeda.core.events import Event
from makeda.core.state import State
from makeda.games.saba.components import NOBODY
from makeda.games.saba.scoring import best_seats
from makeda.games.saba.state import SabaState

BALCONIES: Final = "balconies"
TREASURY: Final = "treasury"
SERAIL: Final = "serail"
# At the end, why one of several with the same points has won, or none: lines that count nothing
TIE: Final = "tie"
SHARED: Final = "shared"

RULES: Final = {BALCONIES: "S7.2", TREASURY: "S4.1", SERAIL: "S8.2", TIE: "S5.4", SHARED: "S5.4"}


class SabaAccounts(Accounts):
    """Figures come and go, so the position tells what they count; the events are not needed."""

    def hear(self, state: State, events: list[Event]) -> None:
        assert isinstance(state, SabaState)
        self.amounts = _amounts(state)
        self.rules = {category: RULES[category] for category in self.amounts}

    def copy(self) -> SabaAccounts:
        return SabaAccounts(self.rules, self.copied_amounts())


def _amounts(s: SabaState) -> dict[str, list[int]]:
    """[S7.2] One for each figure on balconies, on the treasury and [S8.2] in the serail."""
    balconies = [0] * s.players
    for owner in s.balconies:
        if owner != NOBODY:
            balconies[owner] = balconies[owner] + 1
    amounts = {BALCONIES: balconies, TREASURY: s.treasury[:]}
    if s.serail_figures:
        amounts[SERAIL] = [int(seat == s.serail_figure) for seat in range(s.players)]
    if s.over() and len(best_seats(s)) > 1:
        amounts[TIE if len(s.winners()) == 1 else SHARED] = [0] * s.players
    return amounts


def begin(state: State) -> SabaAccounts:
    """The accounts of the figures that stand now."""
    accounts = SabaAccounts({}, {})
    accounts.hear(state, [])
    return accounts
