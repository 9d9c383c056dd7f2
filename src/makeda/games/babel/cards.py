"""[B3.9, B6.2, B7] Cards on their way: drawn, given away, taken back, played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.babel.components import ACTION_COUNT, ACTIONS, KIND_COUNT, KINDS, NO_KIND
from makeda.games.babel.moves import OFFER_NOTHING, OFFERED

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def draw_cards(s: BabelState, seat: int, number: int) -> None:
    """[B3.9] Draw building cards, as far as there are any."""
    if s.events is None:
        for _ in range(number):
            draw_card(s, seat)
        return
    cards: list[str] = []
    for _ in range(number):
        kind = draw_card(s, seat)
        if kind != NO_KIND:
            cards.append(KINDS[kind])
    if cards:
        s.tell("draws", {"seat": seat, "number": len(cards)}, {seat: {"cards": cards}})
    else:
        s.tell("draws_nothing", {"seat": seat})


def draw_card(s: BabelState, seat: int) -> int:
    """[B3.9] Draw one building card; its kind, or NO_KIND when both piles are empty."""
    if not s.deck:
        _shuffle_discards(s)
        if not s.deck:
            return NO_KIND
    kind = s.deck.pop()
    s.add_to_hand(seat, kind, 1)
    s.reveals += 1
    return kind


def _shuffle_discards(s: BabelState) -> None:
    """[B3.9] The discards become the deck. [B6.2] What was known before counts no longer."""
    for kind in range(KIND_COUNT):
        for _ in range(s.discards[kind]):
            s.deck.append(kind)
    if s.deck:
        s.rng.shuffle(s.deck)
        s.made_of = s.discards
        s.held_then = [sum(cards_of(s, seat)) for seat in range(s.players)]
        s.played_since = [0] * len(s.played_since)
        s.discards = [0] * KIND_COUNT
        s.reveals += 1
        if s.events is not None:
            s.tell("shuffle", {"number": len(s.deck)})


def cards_of(s: BabelState, seat: int) -> list[int]:
    """The building cards that a seat has, by kind, in hand or in an offer."""
    cards = s.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    offer = s.offers[seat]
    if offer > OFFER_NOTHING:
        disc = s.disc_on(s.site)
        cards[disc.low] += OFFERED[offer * KIND_COUNT + disc.low]
        if disc.two_colour:
            cards[disc.high] += OFFERED[offer * KIND_COUNT + disc.high]
    return cards


def discard(s: BabelState, seat: int, kind: int, number: int) -> None:
    """Put cards from a hand on the discards. [B6.2] Of equal cards the known ones go first."""
    s.add_to_hand(seat, kind, -number)
    give_away(s, seat, kind, number)
    lay_open(s, seat, kind, number)


def give_away(s: BabelState, seat: int, kind: int, number: int) -> None:
    """Cards that a seat has played go to the discards. [B6.2] It is known whose they were."""
    s.discards[kind] = s.discards[kind] + number
    place = seat * KIND_COUNT + kind
    s.played_since[place] = s.played_since[place] + number


def lay_open(s: BabelState, seat: int, kind: int, number: int) -> None:
    """[B6.2] Cards leave the hand and are seen: only the rest of what is known is still there."""
    place = seat * KIND_COUNT + kind
    known = s.known[place]
    if known:
        s.known[place] = known - number if known > number else 0


def take_back(s: BabelState, seat: int, kind: int, number: int) -> None:
    """[B3.7, B6.2] Cards of a refused offer return, and everyone knows them to be in the hand."""
    s.add_to_hand(seat, kind, number)
    place = seat * KIND_COUNT + kind
    s.known[place] = s.known[place] + number


def draw_action_card(s: BabelState, seat: int) -> None:
    """[B4.3] The top card of the action deck."""
    if not s.action_deck:
        return
    card = s.action_deck[-1]
    s.action_deck = s.action_deck[:-1]
    _count_action(s, seat, card, 1)
    s.reveals += 1
    if s.events is not None:
        s.tell("action_card", {"seat": seat}, {seat: {"card": ACTIONS[card]}})


def play_action_card(s: BabelState, seat: int, card: int) -> None:
    """[B7.1] A played action card is shown and leaves the game."""
    _count_action(s, seat, card, -1)
    played = s.played[:]
    played[card] += 1
    s.played = played
    s.reveals += 1
    if s.events is not None:
        s.tell("plays", {"seat": seat, "card": ACTIONS[card]})


def _count_action(s: BabelState, seat: int, card: int, change: int) -> None:
    actions = s.actions[:]
    actions[seat * ACTION_COUNT + card] += change
    s.actions = actions
    sizes = s.action_sizes[:]
    sizes[seat] += change
    s.action_sizes = sizes
