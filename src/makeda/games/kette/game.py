"""Kette as one of the games."""

from __future__ import annotations

from typing import cast

from makeda.core.accounts import Accounts
from makeda.core.events import Count, Event
from makeda.core.fields import Fields
from makeda.core.game import ON_OFF, STANDARD, Game
from makeda.core.numbers import Numbers
from makeda.core.rng import Rng
from makeda.core.seen import AnyView
from makeda.core.state import State
from makeda.games.kette import accounts, counts, setup, state
from makeda.games.kette.components import LION_RULES
from makeda.games.kette.info import INFO
from makeda.games.kette.moves import MOVES
from makeda.games.kette.numbers import NUMBERS
from makeda.games.kette.observation import OBSERVER
from makeda.games.kette.picture import picture
from makeda.games.kette.seen import KetteView
from makeda.games.kette.state import KetteState
from makeda.games.kette.tables import STANDARD_LAYOUT, Layout, load_layout


class Kette(Game):
    """Die Kette von Saba: sell the gems of a necklace by auction, then restore it for premiums."""

    def __init__(self) -> None:
        super().__init__(INFO, MOVES, OBSERVER)

    def deal(self, players: int, rng: Rng, options: dict[str, object]) -> KetteState:
        s = KetteState(players, rng, _layout(options["layout"]))
        s.lions = LION_RULES.index(str(options["lions"]))
        s.even_start = options["even_start"] == ON_OFF[1]
        setup.deal(s)
        return s

    def load(self, data: object) -> KetteState:
        return state.load(data, INFO.least_players, INFO.most_players)

    def unpack(self, data: bytes) -> KetteState:
        return state.unpack(data)

    def options_of(self, state: State) -> dict[str, object]:
        assert isinstance(state, KetteState)
        ours = state.layout.columns == STANDARD_LAYOUT.columns
        layout = STANDARD if ours else state.layout.dump()
        return {
            "lions": LION_RULES[state.lions],
            "layout": layout,
            "even_start": ON_OFF[state.even_start],
        }

    def accounts(self, state: State) -> Accounts:
        return accounts.begin(state)

    def picture(self, view: AnyView, names: list[str]) -> str:
        return picture(cast("KetteView", view), names)

    def numbers(self) -> Numbers:
        return NUMBERS

    def countable(self, state: State) -> list[tuple[str, str]]:
        assert isinstance(state, KetteState)
        return counts.countable(state)

    def ending(self, state: State, events: list[Event]) -> str:
        assert isinstance(state, KetteState)
        return counts.ending(state)

    def counts(self, state: State, events: list[Event]) -> list[Count]:
        return counts.counts(events)


def _layout(settled: object) -> Layout:
    """[K1.3] How the columns hang: as we know it, or as it was passed."""
    return STANDARD_LAYOUT if settled == STANDARD else load_layout(Fields(settled), STANDARD_LAYOUT)
