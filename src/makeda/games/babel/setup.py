"""[B2] Setting up a game of Babel."""

from __future__ import annotations

from makeda.core.rng import Rng
from makeda.games.babel.components import (
    HAND_SIZE,
    KIND_COUNT,
)
from makeda.games.babel.phases.turn import begin_turn
from makeda.games.babel.state import BabelState
from makeda.games.babel.tables import Tables


def deal(
    players: int, rng: Rng, tables: Tables, two_colour: bool, with_actions: bool
) -> BabelState:
    """[B2.1-B2.4] Shuffle discs and cards, deal the hands; seat 0 begins."""
    s = BabelState(players, rng, tables)
    s.two_colour = two_colour
    s.with_actions = with_actions
    s.layout = tables.discs_in_play(two_colour)
    rng.shuffle(s.layout)
    if with_actions:
        s.action_deck = tables.action_deck[:]
        rng.shuffle(s.action_deck)
    s.deck = tables.deck[:]
    rng.shuffle(s.deck)
    for _ in range(HAND_SIZE):
        for seat in range(players):
            s.hands[seat * KIND_COUNT + s.deck.pop()] += 1
    begin_turn(s, 0)
    return s
