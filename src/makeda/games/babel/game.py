"""Babel as one of the games."""

from __future__ import annotations

from typing import Final

from makeda.core.game import Game
from makeda.core.rng import Rng
from makeda.games.babel import setup, state
from makeda.games.babel.info import INFO, ON
from makeda.games.babel.moves import MOVES
from makeda.games.babel.state import BabelState
from makeda.games.babel.tables import Tables, printed_tables


class Babel(Game):
    """Der Turmbau zu Babel: build eight wonders together, for majorities and for discs."""

    def __init__(self, tables: Tables | None = None) -> None:
        super().__init__(INFO, MOVES)
        # [B1] Whoever knows better numbers makes a game with a table of his own.
        self.tables: Final = tables or printed_tables()

    def deal(self, players: int, rng: Rng, options: dict[str, object]) -> BabelState:
        two_colour = options["two_colour_discs"] == ON
        with_actions = options["action_cards"] == ON
        return setup.deal(players, rng, self.tables, two_colour, with_actions)

    def load(self, data: object) -> BabelState:
        return state.load(data, INFO.least_players, INFO.most_players)
