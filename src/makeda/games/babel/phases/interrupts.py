"""[B7.2, B7.3] What may be played at any time, also while somebody else is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.problems import IllegalMove
from makeda.games.babel.cards import discard, draw_cards, play_action_card
from makeda.games.babel.components import (
    ACTION_COUNT,
    DRAW,
    DRAWN,
    EXCHANGE,
    KIND_COUNT,
    kinds_of,
)
from makeda.games.babel.moves import EXCHANGE_FOR, EXCHANGES, PLAY_DRAW
from makeda.games.babel.phases.base import lacks_card

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def interrupt_moves(s: BabelState, seat: int) -> list[int]:
    """What the seat may play now, asked or not."""
    held = seat * ACTION_COUNT
    moves = [PLAY_DRAW] if s.actions[held + DRAW] else []
    if s.actions[held + EXCHANGE]:
        moves += _exchanges(s.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT])
    return moves


def _exchanges(hand: list[int]) -> list[int]:
    camels, cranes, ships, stonemasons = hand
    moves: list[int] = []
    for number in range(len(EXCHANGES)):
        counts = EXCHANGES[number]
        if counts[0] <= camels and counts[1] <= cranes:
            if counts[2] <= ships and counts[3] <= stonemasons:
                moves.append(EXCHANGE_FOR + number)
    return moves


def play_interrupt(s: BabelState, seat: int, move: int) -> None:
    """The question that was put stays as it is."""
    if move == PLAY_DRAW:
        play_action_card(s, seat, DRAW)
        draw_cards(s, seat, DRAWN)
        return
    play_action_card(s, seat, EXCHANGE)
    counts = EXCHANGES[move - EXCHANGE_FOR]
    for kind in range(KIND_COUNT):
        discard(s, seat, kind, counts[kind])
    if s.events is not None:
        s.tell("discards", {"seat": seat, "cards": kinds_of(counts)})
    draw_cards(s, seat, sum(counts))


def why_no_interrupt(s: BabelState, seat: int, move: int) -> IllegalMove:
    held = seat * ACTION_COUNT
    if move == PLAY_DRAW:
        return lacks_card(DRAW, "B7.3")
    if not s.actions[held + EXCHANGE]:
        return lacks_card(EXCHANGE, "B7.2")
    return IllegalMove("cards_not_in_hand", "B7.2")
