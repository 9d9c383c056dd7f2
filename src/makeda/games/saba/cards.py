"""[S3.9, S3.11, S9.1] The action cards: drawing, playing and shuffling them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.saba.components import ACTIONS, EXPERT_HAND_LIMIT, HAND_LIMIT

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
    hand.append(card)
    hand.sort()
    s.reveals += 1
    if s.events is not None:
        s.tell("draw", {"seat": seat}, {seat: {"card": ACTIONS[card]}})


def _shuffle_discards(s: SabaState) -> None:
    """The discards become the deck. Never are all cards in the hands: their limits forbid it.

    [S9.1] What was known before counts no longer.
    """
    deck: list[int] = []
    for card in range(len(s.discards)):
        deck += [card] * s.discards[card]
    s.rng.shuffle(deck)
    s.deck = deck
    s.deck_left = len(deck)
    s.made_of = s.discards
    s.held_then = [len(hand) for hand in s.hands]
    s.played_since = [0] * len(s.played_since)
    s.discards = [0] * len(s.discards)
    s.reveals += 1
    if s.events is not None:
        s.tell("shuffle", {"number": len(deck)})


def discard(s: SabaState, seat: int, card: int) -> None:
    """Play or put away a card: it lies open on the discards."""
    s.hands[seat].remove(card)
    s.discards[card] += 1
    s.played_since[seat * len(ACTIONS) + card] += 1
    s.reveals += 1
