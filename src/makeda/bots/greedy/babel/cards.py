"""[B7] When to play an action card."""

from __future__ import annotations

from makeda.bots.greedy import NOTHING
from makeda.bots.greedy.babel.building import best_site
from makeda.bots.greedy.babel.taste import Taste
from makeda.bots.greedy.babel.worth import LATE, Outlook
from makeda.games.babel.components import (
    DRAW,
    DRAWN,
    EXCHANGE,
    EXCHANGED,
    KIND_COUNT,
    TRIPLE,
    TRIPLED,
)
from makeda.games.babel.moves import (
    DECLINE,
    EXCHANGE_FOR,
    EXCHANGES,
    PLAY_DRAW,
    PLAY_SECOND,
    PLAY_TRIPLE,
)
from makeda.games.babel.state import BabelState


def card_to_play(s: BabelState, seat: int) -> int:
    """[B7.2, B7.3] Cards that are drawn early are of use for longer."""
    if can_draw(s, seat):
        return PLAY_DRAW
    if s.phase.name == "turn" and s.holds(seat, EXCHANGE):
        return _exchange(s, seat)
    return NOTHING


def can_draw(s: BabelState, seat: int) -> bool:
    """[B7.3] Whether the seat can draw, and finds as many cards as the card allows."""
    return s.holds(seat, DRAW) and len(s.deck) + sum(s.discards) >= DRAWN


def _exchange(s: BabelState, seat: int) -> int:
    """[B7.2] Few cards of a kind neither build nor make large offers; try for better ones."""
    counts = [0] * KIND_COUNT
    total = 0
    for number in (1, 2):
        for kind in range(KIND_COUNT):
            if s.hands[seat * KIND_COUNT + kind] == number and total + number <= EXCHANGED:
                counts[kind] = number
                total += number
    return EXCHANGE_FOR + EXCHANGES.index(counts) if total >= EXCHANGED - 1 else NOTHING


def triple(t: Taste, s: BabelState, seat: int) -> int:
    """[B7.8] Two more points for each card; there may not be a better time."""
    if not s.holds(seat, TRIPLE):
        return DECLINE
    late = Outlook(t, s, seat).scarcest <= LATE
    return PLAY_TRIPLE if late or (TRIPLED - 1) * s.refused[seat] >= t.kept else DECLINE


def second_turn(t: Taste, s: BabelState, seat: int) -> int:
    """[B7.5] For a good build; late in the game also for a card."""
    if PLAY_SECOND not in s.legal(seat):
        return DECLINE
    o = Outlook(t, s, seat)
    _, value = best_site(s, o)
    return PLAY_SECOND if value >= t.kept or o.scarcest < LATE else DECLINE
