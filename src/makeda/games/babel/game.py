"""Babel as one of the games."""

from __future__ import annotations

from typing import Final, cast

from makeda.core.accounts import Accounts
from makeda.core.events import Count, Event
from makeda.core.fields import Fields
from makeda.core.game import STANDARD, Game
from makeda.core.numbers import Numbers
from makeda.core.rng import Rng
from makeda.core.seen import AnyView
from makeda.core.state import State
from makeda.games.babel import accounts, counts, setup, state
from makeda.games.babel.info import INFO, OFF, ON
from makeda.games.babel.moves import MOVES
from makeda.games.babel.numbers import NUMBERS
from makeda.games.babel.observation import OBSERVER
from makeda.games.babel.picture import picture
from makeda.games.babel.seen import BabelView
from makeda.games.babel.state import BabelState
from makeda.games.babel.tables import Tables, load_tables, printed_tables


class Babel(Game):
    """Der Turmbau zu Babel: build eight wonders together, for majorities and for discs."""

    def __init__(self) -> None:
        super().__init__(INFO, MOVES, OBSERVER)
        self.tables: Final = printed_tables()

    def deal(self, players: int, rng: Rng, options: dict[str, object]) -> BabelState:
        s = BabelState(players, rng, self._tables(options))
        s.two_colour = options["two_colour_discs"] == ON
        s.with_actions = options["action_cards"] == ON
        s.may_replace_parts = options["may_replace_parts"] == ON
        setup.deal(s)
        return s

    def _tables(self, options: dict[str, object]) -> Tables:
        """[B1] The numbers to play with: ours, or those that were passed."""
        numbers = options["numbers"]
        return self.tables if numbers == STANDARD else load_tables(Fields(numbers), self.tables)

    def load(self, data: object) -> BabelState:
        return state.load(data, INFO.least_players, INFO.most_players, self.tables)

    def unpack(self, data: bytes) -> BabelState:
        return state.unpack(data)

    def options_of(self, state: State) -> dict[str, object]:
        assert isinstance(state, BabelState)
        numbers = state.tables.dump()
        return {
            "two_colour_discs": ON if state.two_colour else OFF,
            "action_cards": ON if state.with_actions else OFF,
            "numbers": STANDARD if numbers == self.tables.dump() else numbers,
            "may_replace_parts": ON if state.may_replace_parts else OFF,
        }

    def accounts(self, state: State) -> Accounts:
        return accounts.begin(state)

    def picture(self, view: AnyView, names: list[str]) -> str:
        return picture(cast("BabelView", view), names)

    def numbers(self) -> Numbers:
        return NUMBERS

    def countable(self, state: State) -> list[tuple[str, str]]:
        assert isinstance(state, BabelState)
        return counts.countable(state)

    def ending(self, state: State, events: list[Event]) -> str:
        return counts.ending(events)

    def counts(self, state: State, events: list[Event]) -> list[Count]:
        assert isinstance(state, BabelState)
        return counts.counts(state, events)
