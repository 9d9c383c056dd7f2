"""[S3.11, S7] The last step of a turn, its limits, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.problems import IllegalMove
from makeda.games.saba.cards import discard, draw_card, hand_limit
from makeda.games.saba.components import (
    ACTIONS,
    KINDS,
    MOST_PIECES,
    NOBODY,
    NOTHING,
    QUIET_ROUNDS,
    RESOURCES,
)
from makeda.games.saba.moves import DISCARD, DISCARD_CARD, DRAW, END_TURN, sort_of
from makeda.games.saba.palace import is_complete
from makeda.games.saba.phases.turn import SabaPhase, TurnPhase

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


class Drawing(TurnPhase):
    """[S3.11] After a figure was put in a quarter, an action card is drawn."""

    def steps(self, s: SabaState, seat: int) -> list[int]:
        return [DRAW]

    def step(self, s: SabaState, seat: int, move: int) -> None:
        draw_and_end(s, seat)

    def key(self, s: SabaState, seat: int) -> str:
        return "using" if len(self.legal(s, seat)) > 1 else self.name


def draw_and_end(s: SabaState, seat: int) -> None:
    draw_card(s, seat)
    s.ask(ENDING, seat)


class Ending(TurnPhase):
    """[S3.1] After drawing, quarters and action cards may still be used."""

    def steps(self, s: SabaState, seat: int) -> list[int]:
        return [END_TURN]

    def step(self, s: SabaState, seat: int, move: int) -> None:
        _keep_limits(s, seat)

    def key(self, s: SabaState, seat: int) -> str:
        return "ending_or_using" if len(self.legal(s, seat)) > 1 else self.name


def pieces_of(s: SabaState, seat: int) -> int:
    total = 0
    for place in range(seat * KINDS, (seat + 1) * KINDS):
        total += s.goods[place]
    return total


def _keep_limits(s: SabaState, seat: int) -> None:
    """[S3.11] Ask what goes back, until the limits are kept; of one kind there is no choice."""
    surplus = pieces_of(s, seat) - MOST_PIECES
    if surplus > 0:
        only = _only_kind(s, seat)
        if only == NOTHING:
            s.ask(LIMITING, seat)
            return
        _give_back(s, seat, only, surplus)
    if len(s.hands[seat]) > hand_limit(s):
        s.ask(LIMITING, seat)
    else:
        _end_turn(s)


def _only_kind(s: SabaState, seat: int) -> int:
    """The one kind of pieces that the seat has, or NOTHING if it has several."""
    only = NOTHING
    for kind in range(KINDS):
        if s.goods[seat * KINDS + kind]:
            if only != NOTHING:
                return NOTHING
            only = kind
    return only


def _give_back(s: SabaState, seat: int, kind: int, number: int) -> None:
    s.get(seat, kind, -number)
    if s.events is not None:
        s.tell("discard", {"seat": seat, "number": number, "resource": RESOURCES[kind]})


class Limiting(SabaPhase):
    """[S3.11] Pieces and cards beyond the limits go back, one by one, as the player likes."""

    def legal(self, s: SabaState, seat: int) -> list[int]:
        moves: list[int] = []
        if pieces_of(s, seat) > MOST_PIECES:
            for kind in range(KINDS):
                if s.goods[seat * KINDS + kind]:
                    moves.append(DISCARD + kind)
        if len(s.hands[seat]) > hand_limit(s):
            previous = NOTHING
            for card in s.hands[seat]:
                if card != previous:
                    previous = card
                    moves.append(DISCARD_CARD + card)
        return moves

    def play(self, s: SabaState, seat: int, move: int) -> None:
        if sort_of(move) == DISCARD:
            _give_back(s, seat, move - DISCARD, 1)
        else:
            discard(s, seat, move - DISCARD_CARD)
            if s.events is not None:
                s.tell("discard_card", {"seat": seat, "card": ACTIONS[move - DISCARD_CARD]})
        _keep_limits(s, seat)

    def reason(self, s: SabaState, seat: int, move: int) -> IllegalMove:
        if sort_of(move) == DISCARD:
            if pieces_of(s, seat) <= MOST_PIECES:
                return IllegalMove("pieces_within_limit", "S3.11", {"most": MOST_PIECES})
            return IllegalMove("you_lack", "S3.11", {"resource": RESOURCES[move - DISCARD]})
        if sort_of(move) == DISCARD_CARD:
            if len(s.hands[seat]) <= hand_limit(s):
                return IllegalMove("cards_within_limit", "S3.11", {"most": hand_limit(s)})
            about: dict[str, object] = {"card": ACTIONS[move - DISCARD_CARD]}
            return IllegalMove("card_not_in_hand", "S3.11", about)
        return super().reason(s, seat, move)

    def key(self, s: SabaState, seat: int) -> str:
        """What is beyond its limit: pieces, cards or both."""
        over = self.prompt(s, seat)
        if not over["extra_cards"]:
            return "limiting_pieces"
        return self.name if over["extra_pieces"] else "limiting_cards"

    def prompt(self, s: SabaState, seat: int) -> dict[str, object]:
        return {
            "pieces": MOST_PIECES,
            "extra_pieces": max(0, pieces_of(s, seat) - MOST_PIECES),
            "cards": hand_limit(s),
            "extra_cards": max(0, len(s.hands[seat]) - hand_limit(s)),
        }


def _end_turn(s: SabaState) -> None:
    """[S7.3] After six rounds in which no card left the build spaces, the game ends."""
    s.quiet_turns = 0 if s.moved else s.quiet_turns + 1
    if s.quiet_turns == QUIET_ROUNDS * s.players:
        if s.events is not None:
            s.tell("standstill", {"number": QUIET_ROUNDS})
        finish(s)
        return
    s.begin_turn(s.left_of(s.turn))


def ended_by_last_palace_card(s: SabaState) -> bool:
    """[S7.1] The game ends at once when no palace card is left."""
    if not is_complete(s):
        return False
    if s.events is not None:
        s.tell("palace_complete", {})
    finish(s)
    return True


def finish(s: SabaState) -> None:
    """[S7.2] Most points win."""
    s.ask(OVER, NOBODY)
    if s.events is not None:
        s.tell("over", {"seats": s.winners(), "number": max(s.scores())})


class Over(SabaPhase):
    """[S7.1] Nothing is left to do."""

    def legal(self, s: SabaState, seat: int) -> list[int]:
        return []

    def play(self, s: SabaState, seat: int, move: int) -> None:
        raise AssertionError("the game is over")


DRAWING: Final = Drawing("drawing", "S3.11")
ENDING: Final = Ending("ending", "S3.1")
LIMITING: Final = Limiting("limiting", "S3.11")
OVER: Final = Over("over", "S7.1")
