"""[B6.2] What a seat knows for certain, and dealing anew what it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.dealing import drawn_deal, shuffled_deck
from makeda.core.known import Known
from makeda.core.piles import total
from makeda.core.rng import Rng
from makeda.games.babel.building import cards_in, pick_up, put_down
from makeda.games.babel.cards import cards_of
from makeda.games.babel.components import ACTION_COUNT, KIND_COUNT, MOST_CHANGES, NOBODY
from makeda.games.babel.moves import NO_OFFER
from makeda.games.babel.phases.turn import OFFERS

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def deal_anew(s: BabelState, seat: int | None, rng: Rng) -> None:
    """Deal the unseen cards of others' hands and of the decks again, known cards kept.

    Every deal of the physical cards that agrees with what is known is equally likely. Whoever has
    sealed an offer stays sealed, with any offer that the new hand allows, each equally likely; so
    is how often it was changed, which nobody else has heard.
    """
    viewer = NOBODY if seat is None else seat
    sealed: list[int] = []
    if s.phase is OFFERS:
        for other in range(s.players):
            if other != viewer and s.offers[other] != NO_OFFER:
                pick_up(s, other)
                sealed.append(other)
    if sealed:
        s.changes = [s.changes[other] if other == viewer else 0 for other in range(s.players)]
    _deal_building_cards(s, viewer, rng)
    _deal_action_cards(s, viewer, rng)
    for other in sealed:
        # Without an offer of its own the seat is listed every offer of its hand.
        offers = OFFERS.legal(s, other)
        put_down(s, other, offers[rng.below(len(offers))])
        s.changes[other] = rng.below(MOST_CHANGES + 1)


def _deal_building_cards(s: BabelState, viewer: int, rng: Rng) -> None:
    """[B6.2] Hands and deck by all that is known of the last shuffle, and of the hands since."""
    least = s.played_since[:]
    # By seat and kind: what lies open, or in the viewer's own offer
    offered: list[int] = []
    for seat in range(s.players):
        cards = cards_of(s, seat)
        for kind in range(KIND_COUNT):
            place = seat * KIND_COUNT + kind
            offered.append(cards[kind] - s.hands[place])
            least[place] += cards[kind] if seat == viewer else s.known[place] + offered[place]
    drawn = [drawn_since(s, seat) for seat in range(s.players)]
    deal = drawn_deal(Known(old_cards(s), s.made_of, s.held_then, drawn, least), rng)
    for place in range(s.players * KIND_COUNT):
        s.hands[place] = deal.got[place] - s.played_since[place] - offered[place]
    s.deck = shuffled_deck(deal, rng)


def _deal_action_cards(s: BabelState, viewer: int, rng: Rng) -> None:
    if not s.with_actions:
        return
    unseen = s.action_deck
    sizes = [0] * s.players
    actions = s.actions[:]
    for other in range(s.players):
        if other != viewer:
            for card in range(ACTION_COUNT):
                place = other * ACTION_COUNT + card
                sizes[other] += actions[place]
                unseen = unseen + [card] * actions[place]
                actions[place] = 0
    unseen = sorted(unseen)
    rng.shuffle(unseen)
    for other in range(s.players):
        for _ in range(sizes[other]):
            actions[other * ACTION_COUNT + unseen.pop()] += 1
    s.actions = actions
    s.action_deck = unseen


def drawn_since(s: BabelState, seat: int) -> int:
    """[B6.2] How many building cards a seat has drawn since the last shuffle."""
    played = total(s.played_since, seat * KIND_COUNT, KIND_COUNT)
    held = s.hand_size(seat) + cards_in(s, s.offers[seat])
    return held + played - s.held_then[seat]


def old_cards(s: BabelState) -> list[int]:
    """[B6.2] The building cards that the seats had at the last shuffle, all together."""
    return [s.tables.copies - s.made_of[kind] for kind in range(KIND_COUNT)]
