"""[B2] Setting up a game of Babel."""

from __future__ import annotations

from makeda.core.rng import Rng
from makeda.games.babel.components import (
    ACTION_COUNT,
    HAND_SIZE,
    KIND_COUNT,
    NO_SITE,
    NOBODY,
    SITES,
    WONDERS,
)
from makeda.games.babel.moves import NO_OFFER
from makeda.games.babel.phases.turn import TURN, begin_turn
from makeda.games.babel.state import BabelState, open_builds
from makeda.games.babel.tables import Tables


def deal(
    players: int, rng: Rng, tables: Tables, two_colour: bool, with_actions: bool
) -> BabelState:
    """[B2.1-B2.4] Shuffle discs and cards, deal the hands; seat 0 begins."""
    s = empty_table(players, rng, tables, two_colour, with_actions)
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


def empty_table(
    players: int, rng: Rng, tables: Tables, two_colour: bool, with_actions: bool
) -> BabelState:
    """The discs lie in order, and the cards are still in the box."""
    owner = [NOBODY] * SITES
    return BabelState(
        players,
        rng,
        tables,
        two_colour,
        with_actions,
        TURN,
        active=0,
        actor=0,
        deck=[],
        discards=[0] * KIND_COUNT,
        hands=[0] * (players * KIND_COUNT),
        known=[0] * (players * KIND_COUNT),
        action_deck=[],
        actions=[0] * (players * ACTION_COUNT),
        action_sizes=[0] * players,
        played=[0] * ACTION_COUNT,
        layout=tables.discs_in_play(two_colour),
        owner=owner,
        builds=open_builds(owner),
        parts=[0] * (len(WONDERS) * players),
        points=[0] * players,
        marker=0,
        site=NO_SITE,
        offers=[NO_OFFER] * players,
        refused=[0] * players,
        second=False,
        given=False,
        quiet_turns=0,
        waiting=0,
    )
