"""[K2] Setting up a game of Kette."""

from __future__ import annotations

from makeda.core.rng import Rng
from makeda.games.kette.building import fields_for, put
from makeda.games.kette.components import (
    CLASSES,
    EMPTY,
    FIELDS,
    FIRST_CARDS,
    HAND_SIZE,
    KINDS,
    LION,
    START_CASH,
    full_deck,
)
from makeda.games.kette.phases.auction import OFFERING, begin_turn
from makeda.games.kette.phases.laying import NO_BID, NO_CARD, NOBODY
from makeda.games.kette.state import KetteState


def deal(players: int, rng: Rng, lions: int) -> KetteState:
    """[K2.1-K2.4] Lay four cards, deal the hands; seat 0 begins."""
    s = empty_table(players, rng, lions)
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


def empty_table(players: int, rng: Rng, lions: int) -> KetteState:
    """[K1.4] Everyone has the start money; the cards are still in the box."""
    return KetteState(
        players,
        rng,
        lions,
        OFFERING,
        0,
        deck=[],
        removed=[],
        hands=[[] for _ in range(players)],
        known=[[] for _ in range(players)],
        cash=[START_CASH] * players,
        bank=0,
        necklace=[EMPTY] * FIELDS,
        kind_of=[EMPTY] * CLASSES,
        class_of=[EMPTY] * len(KINDS),
        laid=0,
        forgeries=[],
        auctioneer=0,
        lot=NO_CARD,
        bid=NO_BID,
        bidder=NOBODY,
        price=NO_BID,
        quiet_turns=0,
    )


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
