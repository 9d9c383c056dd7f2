"""[K4.5] Points are money: where each player's came from, and what it was spent on."""

from __future__ import annotations

from typing import Final

from makeda.core.accounts import START, Accounts, opened
from makeda.core.events import Event
from makeda.core.state import State

SOLD: Final = "sold"
BOUGHT: Final = "bought"
DECK: Final = "deck"
PREMIUM: Final = "premium"

RULES: Final = {START: "K1.4", SOLD: "K3.5", BOUGHT: "K3.5", DECK: "K3.8", PREMIUM: "K5.1"}


class KetteAccounts(Accounts):
    """[K8.1] Every payment is seen by all, so the events tell them."""

    def hear(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.key == "sold":
                self.enter(SOLD, event)
                self.enter(BOUGHT, event, "buyer", -1)
            elif event.key == "draw":
                self.enter(DECK, event, sign=-1)
            elif event.key == "lay":
                self.enter(PREMIUM, event)

    def copy(self) -> KetteAccounts:
        return KetteAccounts(self.rules, self.copied_amounts())


def begin(state: State) -> KetteAccounts:
    """[K1.4] Everyone starts with what the position gives."""
    return KetteAccounts(RULES, opened(RULES, state))
