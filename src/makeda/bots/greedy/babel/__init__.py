"""How to play Babel decently: count what each player gains, and count cards as points too.

*Parts*: a wonder that is finished pays by its row. Before that, the more discs still lie on it, the
less today's order counts, and the more simply each player's share of all parts.

*Discs*: a disc is worth what it adds to the bonus of its kind, and some of what the next would add.

*Cards*: a card in hand is worth about a point, because every refused offer pays for it again. So
nobody should build with cards that bring less than that, and large offers are good offers.

*Rivals*: what a rival gains is lost in part, more so if they lead.

From these numbers everything else follows: where to build, what to offer, whose help to take. The
last disc of a kind ends the game: take it when ahead, and leave it when not.
"""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy import NOTHING, Advice, UnknownPhase
from makeda.bots.greedy.babel.building import best_choice, next_turn
from makeda.bots.greedy.babel.cards import can_draw, card_to_play, second_turn, triple
from makeda.bots.greedy.babel.offering import best_offer
from makeda.bots.greedy.babel.taste import Taste
from makeda.bots.greedy.numbers import Numbers
from makeda.core.state import State
from makeda.games.babel.building import pick_up
from makeda.games.babel.moves import NO_OFFER, PLAY_DRAW, is_interrupt
from makeda.games.babel.state import BabelState


class Policy(Advice):
    """What it does in each phase, and what it does unasked."""

    def __init__(self, numbers: Numbers) -> None:
        self.taste: Final = Taste(numbers)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, BabelState)
        return _choose(self.taste, state, seat)

    def interrupt(self, state: State, seat: int) -> int:
        assert isinstance(state, BabelState)
        return _interrupt(self.taste, state, seat)


def _choose(t: Taste, s: BabelState, seat: int) -> int:
    if seat not in s.actors():
        return _out_of_turn(t, s, seat)
    if s.action_sizes[seat]:
        card = card_to_play(s, seat)
        if card != NOTHING:
            return card
    match s.phase.name:
        case "turn":
            return next_turn(t, s, seat)
        case "offers":
            return best_offer(t, s, seat)
        case "accepting":
            return best_choice(t, s, seat)
        case "tripling":
            return triple(t, s, seat)
        case "second_turn":
            return second_turn(t, s, seat)
    raise UnknownPhase(s, s.phase.name)


def _interrupt(t: Taste, s: BabelState, seat: int) -> int:
    """[B7.3, B3.3] Draw cards at once, and put right an offer that has become a bad one."""
    if s.action_sizes[seat] and can_draw(s, seat):
        return PLAY_DRAW
    if not s.waiting or s.offers[seat] == NO_OFFER:
        return NOTHING
    fresh = s.copy()
    pick_up(fresh, seat)
    better = best_offer(t, fresh, seat)
    return NOTHING if better == s.offers[seat] else better


def _out_of_turn(t: Taste, s: BabelState, seat: int) -> int:
    """Nothing needs to be done; who insists may change a sealed offer or play an action card."""
    if s.over():
        raise UnknownPhase(s, s.phase.name)
    moves = s.legal(seat)
    return moves[0] if is_interrupt(moves[0]) else best_offer(t, s, seat)
