"""[S9.1] What a seat knows for certain, and dealing anew what it does not.

Known for certain: which palace cards are still in the deck and in which group of it; the own hand,
the discards; and of the last shuffle what `core/dealing.py` deals by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.dealing import drawn_deal, shuffled_deck
from makeda.core.known import Known
from makeda.core.piles import total
from makeda.core.rng import Rng
from makeda.games.saba.components import (
    ACTIONS,
    DECK_CARDS,
    END_CARD,
    LAST_GROUP,
    NOBODY,
    SECOND_GROUP,
    THIRD_GROUP,
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


def drawn_since(s: SabaState, seat: int) -> int:
    """[S9.1] How many action cards a seat has drawn since the last shuffle."""
    played = total(s.played_since, seat * len(ACTIONS), len(ACTIONS))
    return len(s.hands[seat]) + played - s.held_then[seat]


def old_cards(s: SabaState) -> list[int]:
    """[S9.1] The action cards that were in the hands at the last shuffle, all together."""
    cards = s.tables.action_cards(s.persons)
    return [cards[card] - s.made_of[card] for card in range(len(ACTIONS))]


def _deal_actions(s: SabaState, seat: int | None, rng: Rng) -> None:
    """[S9.1] Hands and deck by all that is known of the last shuffle."""
    kinds = len(ACTIONS)
    least = s.played_since[:]
    if seat is not None:
        for card in s.hands[seat]:
            least[seat * kinds + card] += 1
    viewer = NOBODY if seat is None else seat
    drawn = [drawn_since(s, other) for other in range(s.players)]
    deal = drawn_deal(Known(old_cards(s), s.made_of, s.held_then, drawn, least), rng)
    for other in range(s.players):
        if other != viewer:
            hand: list[int] = []
            for card in range(kinds):
                place = other * kinds + card
                hand += [card] * (deal.got[place] - s.played_since[place])
            s.hands[other] = hand
    s.deck = shuffled_deck(deal, rng)
