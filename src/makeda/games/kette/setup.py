"""[K2] Setting up a game of Kette."""

from __future__ import annotations

from makeda.core.rng import Rng
from makeda.games.kette.building import fields_for, put
from makeda.games.kette.components import (
    FIRST_CARDS,
    HAND_SIZE,
    LION,
    full_deck,
)
from makeda.games.kette.phases.auction import begin_turn
from makeda.games.kette.state import KetteState
from makeda.games.kette.tables import Layout


def deal(players: int, rng: Rng, lions: int, layout: Layout) -> KetteState:
    """[K2.1-K2.4] Lay four cards, deal the hands; seat 0 begins."""
    s = KetteState(players, rng, layout)
    s.lions = lions
    s.deck = full_deck(lions)
    rng.shuffle(s.deck)
    _lay_first_cards(s)
    for _ in range(HAND_SIZE[players]):
        for hand in s.hands:
            hand.append(s.deck.pop())
    for hand in s.hands:
        hand.sort()
    begin_turn(s, 0)
    return s


def _lay_first_cards(s: KetteState) -> None:
    """[K2.2] Four cards on random legal fields; lions and cards without a field go back."""
    returned: list[int] = []
    while s.laid < FIRST_CARDS:
        card = s.deck.pop()
        fields = [] if card == LION else fields_for(s, card)
        if fields:
            put(s, card, fields[s.rng.below(len(fields))])
        else:
            returned.append(card)
    if returned:
        s.deck += returned
        s.rng.shuffle(s.deck)
