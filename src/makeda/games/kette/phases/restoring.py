"""[K4] Part 2, restoring the necklace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.problems import IllegalMove
from makeda.games.kette.building import fields_for, is_forgery, lion_has_field
from makeda.games.kette.components import CARDS, FIELDS, LION, NONE
from makeda.games.kette.moves import FORGERY, is_laid_aside, is_lay, laid_card
from makeda.games.kette.phases.laying import (
    NO_CARD,
    NOBODY,
    KettePhase,
    lay_aside,
    lay_card,
    lay_moves,
    why_not_lay,
)

if TYPE_CHECKING:
    from makeda.games.kette.state import KetteState


def begin_restoring(s: KetteState) -> None:
    """[K4.1] The richest begins; among equals, the first clockwise after the last auctioneer."""
    first = s.left_of(s.auctioneer)
    seat = first
    for _ in range(s.players):
        if s.cash[seat] > s.cash[first]:
            first = seat
        seat = s.left_of(seat)
    if s.events is not None:
        s.tell("part_two", {})
    _ask_next_restorer(s, first)


class Restoring(KettePhase):
    """[K4.2] Clockwise, each lays one hand card on the necklace and collects the premium.

    [K4.3] A forgery is laid beside the board; a card that has a field may not be.
    """

    def legal(self, s: KetteState, seat: int) -> list[int]:
        moves: list[int] = []
        previous = NO_CARD
        for card in s.hands[seat]:
            if card != previous:
                previous = card
                lays = lay_moves(s, card)
                if lays:
                    moves += lays
                elif is_forgery(s, card):
                    moves.append(FORGERY + card)
        return moves

    def play(self, s: KetteState, seat: int, move: int) -> None:
        if is_lay(move):
            s.take_from_hand(seat, laid_card(move))
            lay_card(s, seat, move, 1)
        else:
            s.take_from_hand(seat, move - FORGERY)
            lay_aside(s, seat, move - FORGERY)
        _ask_next_restorer(s, s.left_of(seat))

    def reason(self, s: KetteState, seat: int, move: int) -> IllegalMove:
        if is_lay(move):
            card = laid_card(move)
        elif is_laid_aside(move):
            card = move - FORGERY
        else:
            return super().reason(s, seat, move)
        if card not in s.hands[seat]:
            return IllegalMove("card_not_in_hand", "K4.2", {"card": CARDS[card]})
        if is_lay(move):
            return why_not_lay(s, move)
        if fields_for(s, card):
            return IllegalMove("not_a_forgery", "K4.3", {"card": CARDS[card]})
        return IllegalMove("lion_must_wait", "K4.4")


def _ask_next_restorer(s: KetteState, first: int) -> None:
    """[K4.2] Who has no card is skipped; [K4.4] so is who has only lions without a field.

    [K4.5] The game ends when all hands are empty.
    """
    lions_wait = s.lions != NONE and s.laid < FIELDS and not lion_has_field(s)
    seat = first
    for _ in range(s.players):
        hand = s.hands[seat]
        # Hands are in order, lions last: a hand whose first card is a lion has only lions.
        if hand and not (lions_wait and hand[0] == LION):
            known = s.known[seat]
            if lions_wait and (not known or known[0] == LION):
                s.reveals += 1  # [K8.2] By being asked they show that they hold a gem.
            s.ask(RESTORING, seat)
            return
        if hand and len(s.known[seat]) < len(hand):
            s.known[seat] = hand[:]  # [K8.2] By being skipped they show their lions.
            s.reveals += 1
            if s.events is not None:
                s.tell("skipped", {"seat": seat})
        seat = s.left_of(seat)
    uncover_all_forgeries(s)
    finish(s)


def uncover_all_forgeries(s: KetteState) -> None:
    """[K3.12, K4.4] All cards that are left, if any, are forgeries."""
    left = s.deck
    for hand in s.hands:
        left = left + hand
    if not left:
        return
    s.forgeries = s.forgeries + sorted(left)
    s.deck = []
    s.hands = [[] for _ in range(s.players)]
    s.known = [[] for _ in range(s.players)]
    s.reveals += 1
    if s.events is not None:
        s.tell("forgeries", {"cards": [CARDS[card] for card in sorted(left)]})


def finish(s: KetteState) -> None:
    """[K4.5] Most money wins; equals share the win."""
    s.ask(OVER, NOBODY)
    if s.events is not None:
        s.tell("over", {"seats": s.winners(), "amount": max(s.cash)})


class Over(KettePhase):
    """[K4.5] Nothing is left to do."""

    def legal(self, s: KetteState, seat: int) -> list[int]:
        return []

    def play(self, s: KetteState, seat: int, move: int) -> None:
        raise AssertionError("the game is over")


RESTORING: Final = Restoring("restoring", "K4.2")
OVER: Final = Over("over", "K4.5")
