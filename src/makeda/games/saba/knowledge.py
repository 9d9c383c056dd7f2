"""[S9.1] What a seat knows for certain, and dealing anew what it does not.

Known for certain: which palace cards are still in the deck and in which group of it; the own hand,
the discards; and, because each shuffle makes a deck of cards that lay open, which cards were
in it. So an unknown card can only lie where cards of its own shuffle lie: in the deck, or among
those that others drew since that shuffle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.rng import Rng
from makeda.games.saba.components import (
    DECK_CARDS,
    END_CARD,
    LAST_GROUP,
    SECOND_GROUP,
    THIRD_GROUP,
    card_in_hand,
    hold,
    shuffle_of,
)

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def redeal(s: SabaState, seat: int | None, rng: Rng) -> SabaState:
    """Deal anew what the seat does not know; every order of the cards is equally likely.

    Cards are sorted before they are shuffled, so that chance alone, and not the truth, makes the
    new order.
    """
    new = s.copy()
    new.rng = rng.fork()
    _shuffle_palace(new, rng)
    _deal_actions(new, seat, rng)
    return new


def _shuffle_palace(s: SabaState, rng: Rng) -> None:
    """[S2.3] Each group keeps its cards; the end card is one of the last four, if still hidden."""
    palace = s.palace[:]
    _shuffle_part(palace, s.palace_next, SECOND_GROUP - 1, rng)
    _shuffle_part(palace, max(s.palace_next, SECOND_GROUP), THIRD_GROUP - 1, rng)
    start = max(s.palace_next, THIRD_GROUP)
    hidden = palace[start:]
    if END_CARD in hidden:
        hidden.remove(END_CARD)
        hidden.sort()
        rng.shuffle(hidden)
        last = max(s.palace_next, LAST_GROUP)
        hidden.insert(last - start + rng.below(DECK_CARDS - last), END_CARD)
    else:
        hidden.sort()
        rng.shuffle(hidden)
    s.palace = palace[:start] + hidden


def _shuffle_part(cards: list[int], start: int, end: int, rng: Rng) -> None:
    """Shuffle the cards of one group that are still in the deck."""
    if start < end:
        part = sorted(cards[start:end])
        rng.shuffle(part)
        cards[start:end] = part


def _deal_actions(s: SabaState, seat: int | None, rng: Rng) -> None:
    """The cards of each shuffle are dealt anew to the places where cards of that shuffle lie."""
    shuffles = {shuffle_of(held) for hand in s.hands for held in hand} | {s.shuffles}
    for shuffle in sorted(shuffles):
        unseen = s.deck[: s.deck_left] if shuffle == s.shuffles else []
        for other in range(s.players):
            if other != seat:
                unseen += [card_in_hand(held) for held in s.hands[other] if _is(held, shuffle)]
        unseen.sort()
        rng.shuffle(unseen)
        for other in range(s.players):
            if other != seat:
                for place, held in enumerate(s.hands[other]):
                    if _is(held, shuffle):
                        s.hands[other][place] = hold(unseen.pop(), shuffle)
        if shuffle == s.shuffles:
            s.deck = unseen
    for hand in s.hands:
        hand.sort()


def _is(held: int, shuffle: int) -> bool:
    return shuffle_of(held) == shuffle
