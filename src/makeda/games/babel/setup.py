"""[B2] Setting up a game of Babel."""

from __future__ import annotations

from makeda.games.babel.components import (
    HAND_SIZE,
    KIND_COUNT,
)
from makeda.games.babel.phases.turn import begin_turn
from makeda.games.babel.state import BabelState


def deal(s: BabelState) -> None:
    """[B2.1-B2.4] Shuffle discs and cards, deal the hands; seat 0 begins."""
    s.layout = s.tables.discs_in_play(s.two_colour)
    s.rng.shuffle(s.layout)
    if s.with_actions:
        s.action_deck = s.tables.action_deck[:]
        s.rng.shuffle(s.action_deck)
    s.deck = s.tables.deck[:]
    s.made_of = [s.tables.copies] * KIND_COUNT
    s.rng.shuffle(s.deck)
    for _ in range(HAND_SIZE):
        for seat in range(s.players):
            s.hands[seat * KIND_COUNT + s.deck.pop()] += 1
    begin_turn(s, 0)
