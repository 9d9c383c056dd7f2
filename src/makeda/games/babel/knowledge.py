"""[B6.2] What a seat knows for certain, and dealing anew what it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.rng import Rng
from makeda.games.babel.building import pick_up, put_down
from makeda.games.babel.components import ACTION_COUNT, KIND_COUNT, MOST_CHANGES, NOBODY
from makeda.games.babel.moves import NO_OFFER
from makeda.games.babel.phases.turn import OFFERS

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def deal_anew(s: BabelState, seat: int | None, rng: Rng) -> None:
    """Deal the unseen cards of others' hands and of the decks again, known cards kept.

    Every distribution of the physical cards is equally likely. Whoever has sealed an offer stays
    sealed, with any offer that the new hand allows, each equally likely; so is how often it was
    changed, which nobody else has heard.
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
    """Gather the unseen cards from where they are, shuffle, and fill the same places."""
    unseen = s.deck
    sizes = [0] * s.players
    for other in range(s.players):
        if other != viewer:
            for kind in range(KIND_COUNT):
                place = other * KIND_COUNT + kind
                number = s.hands[place] - s.known[place]
                sizes[other] += number
                unseen = unseen + [kind] * number
                s.hands[place] = s.known[place]
    unseen = sorted(unseen)  # so that chance alone, and not the truth, makes the new order
    rng.shuffle(unseen)
    for other in range(s.players):
        for _ in range(sizes[other]):
            s.hands[other * KIND_COUNT + unseen.pop()] += 1
    s.deck = unseen


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
