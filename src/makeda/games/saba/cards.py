"""[S3.9, S3.11, S9.1] The action cards: drawing, playing and shuffling them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.saba.components import (
    ACTIONS,
    EXPERT_HAND_LIMIT,
    HAND_LIMIT,
    card_in_hand,
    hold,
)

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def hand_limit(s: SabaState) -> int:
    """[S3.11, S8.1]"""
    return EXPERT_HAND_LIMIT if s.persons else HAND_LIMIT


def draw_card(s: SabaState, seat: int) -> None:
    """[S3.11] The top card of the deck; when there is none, the discards are shuffled first."""
    if not s.deck_left:
        _shuffle_discards(s)
    s.deck_left -= 1
    card = s.deck[s.deck_left]
    hand = s.hands[seat]
    hand.append(hold(card, s.shuffles))
    hand.sort()
    s.reveals += 1
    if s.events is not None:
        s.tell("draw", {"seat": seat}, {seat: {"card": ACTIONS[card]}})


def _shuffle_discards(s: SabaState) -> None:
    """The discards become the deck. Never are all cards in the hands: their limits forbid it."""
    deck: list[int] = []
    for card in range(len(s.discards)):
        deck += [card] * s.discards[card]
    s.rng.shuffle(deck)
    s.deck = deck
    s.deck_left = len(deck)
    s.discards = [0] * len(s.discards)
    s.shuffles += 1
    s.reveals += 1
    if s.events is not None:
        s.tell("shuffle", {"number": len(deck)})


def discard(s: SabaState, seat: int, card: int) -> None:
    """Play or put away a card: it lies open on the discards.

    [S9.1] Everybody sees since when it was in the hand. Where the seat has equal cards from
    different shuffles, chance takes one, so that nobody can conclude anything about the others.
    """
    hand = s.hands[seat]
    first = 0
    while card_in_hand(hand[first]) != card:
        first += 1
    end = first + 1
    while end < len(hand) and card_in_hand(hand[end]) == card:
        end += 1
    if hand[first] != hand[end - 1]:
        first += s.rng.below(end - first)
    del hand[first]
    s.discards[card] += 1
    s.reveals += 1
