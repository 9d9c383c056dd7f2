"""[K2] Setting up a game of Kette."""

from __future__ import annotations

from makeda.games.kette.building import fields_for, put
from makeda.games.kette.components import (
    EVEN_START,
    FIRST_CARDS,
    HAND_SIZE,
    LION,
    amounts_on_top,
    beyond_rounds,
    full_deck,
)
from makeda.games.kette.phases.auction import begin_turn
from makeda.games.kette.state import KetteState


def deal(s: KetteState) -> None:
    """[K2.1-K2.5] Lay four cards, deal the hands; seat 0 begins."""
    s.deck = full_deck(s.lions)
    s.rng.shuffle(s.deck)
    _lay_first_cards(s)
    for _ in range(HAND_SIZE[s.players]):
        for hand in s.hands:
            hand.append(s.deck.pop())
    for hand in s.hands:
        hand.sort()
    if s.even_start and s.players in EVEN_START:
        _even_out(s)
    begin_turn(s, 0)


def _even_out(s: KetteState) -> None:
    """[K2.5] The deck goes round evenly, and the bank pays those whose seats are worse."""
    rest = beyond_rounds(s.players, s.lions)
    s.removed, s.deck = s.deck[:rest], s.deck[rest:]
    for seat, amount in enumerate(amounts_on_top(s.players, s.lions)):
        s.cash[seat] += amount
        s.bank += amount


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
