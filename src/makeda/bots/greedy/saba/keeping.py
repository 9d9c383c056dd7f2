"""[S3.11] What to keep for the next turn: swaps that prepare it, and what goes at the limits."""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy.saba.means import count, robbery
from makeda.bots.greedy.saba.taste import Taste
from makeda.bots.greedy.saba.worth import GAME, outlook_of, pieces_of
from makeda.games.saba.cards import hand_limit
from makeda.games.saba.components import (
    CARAVAN_LEADER,
    CRAFTSMAN,
    HARBOUR_MASTER,
    KINDS,
    MERCHANT,
    MOST_PIECES,
    NOTHING,
    OVERSEER,
    ROBBER,
    SERAIL_GUARD,
    SWAP_GETS,
    SWAP_GIVES,
)
from makeda.games.saba.moves import (
    CARAVAN,
    DISCARD,
    DISCARD_CARD,
    PLAY,
    USE_SWAP,
    sort_of,
)
from makeda.games.saba.phases.quarters import add_quarter_moves
from makeda.games.saba.state import SabaState

# Which person is missed least
DISPENSABLE: Final = [SERAIL_GUARD, OVERSEER, HARBOUR_MASTER, MERCHANT, ROBBER, CARAVAN_LEADER]


def _purse(s: SabaState, seat: int) -> list[int]:
    """Pieces, and the cards that bring some."""
    have = pieces_of(s, seat)
    for card in s.hands[seat]:
        if card < KINDS:
            have[card] += 1
    return have


def best_swap(t: Taste, s: SabaState, seat: int) -> int:
    """[S6.2] The swap that helps most for the next turn; NOTHING if none helps."""
    moves: list[int] = []
    if s.ready:
        add_quarter_moves(s, seat, moves)
    if not moves:
        return NOTHING
    outlook = outlook_of(t, s, seat)
    have = _purse(s, seat)
    best, most = NOTHING, outlook.standing(have, NOTHING) + t.little
    for move in moves:
        if sort_of(move) == USE_SWAP:
            after = have[:]
            after[SWAP_GIVES[move - USE_SWAP]] -= 1
            after[SWAP_GETS[move - USE_SWAP]] += 1
            value = outlook.standing(after, NOTHING)
            if value > most:
                best, most = move, value
    return best


# The limits


def surplus_card(t: Taste, s: SabaState, seat: int) -> int:
    """[S3.11] Rather than to throw a card away, play it: a piece less needed goes back for it."""
    if len(s.hands[seat]) <= hand_limit(s):
        return NOTHING
    best, most = NOTHING, 0
    for kind in range(KINDS):
        number = count(s, seat, kind)
        if number > most and s.supply[kind]:
            best, most = PLAY + kind, number
    if best != NOTHING or not s.persons:
        return best
    for card in (CARAVAN_LEADER, ROBBER):
        if s.holds(seat, card):
            return _fetch_piece(t, s, seat, card)
    return NOTHING


def _fetch_piece(t: Taste, s: SabaState, seat: int, card: int) -> int:
    """[S8.1] The piece that helps most for the next turn, if there is one to get."""
    outlook = outlook_of(t, s, seat)
    have = _purse(s, seat)
    best, most = NOTHING, -GAME
    for kind in range(KINDS):
        move = robbery(s, seat, kind)
        if card == CARAVAN_LEADER:
            move = CARAVAN + kind if s.supply[kind] else NOTHING
        have[kind] += 1
        value = outlook.standing(have, NOTHING)
        have[kind] -= 1
        if move != NOTHING and value > most:
            best, most = move, value
    return best


def card_to_discard(t: Taste, s: SabaState, seat: int) -> int:
    """[S3.11] A piece or a card that is needed least for the open cards."""
    if sum(pieces_of(s, seat)) > MOST_PIECES:
        return DISCARD + _least_needed(t, s, seat, pieces_of(s, seat))
    for card in DISPENSABLE:
        if s.persons and s.holds(seat, card):
            return DISCARD_CARD + card
    cards = [count(s, seat, kind) for kind in range(KINDS)]
    if not sum(cards):
        return DISCARD_CARD + CRAFTSMAN
    return DISCARD_CARD + _least_needed(t, s, seat, cards)


def _least_needed(t: Taste, s: SabaState, seat: int, among: list[int]) -> int:
    """The kind of which a piece can best be spared."""
    outlook = outlook_of(t, s, seat)
    have = _purse(s, seat)
    best, most = NOTHING, -GAME
    for kind in range(KINDS):
        if among[kind]:
            have[kind] -= 1
            value = outlook.standing(have, NOTHING)
            have[kind] += 1
            if best == NOTHING or value > most:
                best, most = kind, value
    return best
