"""Saba as one of the games."""

from __future__ import annotations

from typing import cast

from makeda.core.accounts import Accounts
from makeda.core.events import Count, Event
from makeda.core.game import ON_OFF, Game
from makeda.core.numbers import Numbers
from makeda.core.rng import Rng
from makeda.core.seen import AnyView
from makeda.core.state import State
from makeda.games.saba import accounts, counts, setup, state
from makeda.games.saba.info import INFO
from makeda.games.saba.moves import MOVES
from makeda.games.saba.numbers import NUMBERS
from makeda.games.saba.observation import OBSERVER
from makeda.games.saba.picture import picture
from makeda.games.saba.seen import SabaView
from makeda.games.saba.state import SabaState
from makeda.games.saba.tables import tables_for


class Saba(Game):
    """Saba: fetch goods from the harbour, build the queen's palace, keep the balconies."""

    def __init__(self) -> None:
        super().__init__(INFO, MOVES, OBSERVER)

    def deal(self, players: int, rng: Rng, options: dict[str, object]) -> SabaState:
        s = SabaState(players, rng, tables_for(options["cards"]))
        s.persons = _is_on(options, "persons")
        s.serail_figures = _is_on(options, "serail_figure")
        s.guarding = _is_on(options, "guards")
        s.may_send_back = _is_on(options, "may_send_back")
        s.may_lay_marker = _is_on(options, "may_lay_marker")
        s.even_start = _is_on(options, "even_start")
        setup.deal(s)
        return s

    def load(self, data: object) -> SabaState:
        return state.load(data, INFO.least_players, INFO.most_players)

    def unpack(self, data: bytes) -> SabaState:
        return state.unpack(data)

    def options_of(self, state: State) -> dict[str, object]:
        assert isinstance(state, SabaState)
        return {
            "persons": ON_OFF[state.persons],
            "serail_figure": ON_OFF[state.serail_figures],
            "guards": ON_OFF[state.guarding],
            "cards": state.tables.source,
            "may_send_back": ON_OFF[state.may_send_back],
            "may_lay_marker": ON_OFF[state.may_lay_marker],
            "even_start": ON_OFF[state.even_start],
        }

    def accounts(self, state: State) -> Accounts:
        return accounts.begin(state)

    def picture(self, view: AnyView, names: list[str]) -> str:
        return picture(cast("SabaView", view), names)

    def numbers(self) -> Numbers:
        return NUMBERS

    def countable(self, state: State) -> list[tuple[str, str]]:
        assert isinstance(state, SabaState)
        return counts.countable(state)

    def ending(self, state: State, events: list[Event]) -> str:
        return counts.ending(events)

    def counts(self, state: State, events: list[Event]) -> list[Count]:
        assert isinstance(state, SabaState)
        return counts.counts(state, events)


def _is_on(options: dict[str, object], name: str) -> bool:
    return ON_OFF.index(str(options[name])) == 1
