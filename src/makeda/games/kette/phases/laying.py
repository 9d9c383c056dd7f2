"""What all phases share: one awaited seat, and the laying of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.phase import Phase
from makeda.core.phased import NOBODY as NOBODY
from makeda.core.problems import IllegalMove
from makeda.games.kette.building import fields_for, put, refusal_key
from makeda.games.kette.components import CARDS, column_of, row_of
from makeda.games.kette.moves import MOVES, is_lay, laid_card, laid_field, lay
from makeda.games.kette.scoring import premium

if TYPE_CHECKING:
    from makeda.games.kette.state import KetteState

NO_CARD: Final = -1
NO_BID: Final = 0


class KettePhase(Phase["KetteState"]):
    """A phase in which one seat is awaited."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, MOVES)


def lay_moves(s: KetteState, card: int) -> list[int]:
    return [lay(card, field) for field in fields_for(s, card)]


def lay_card(s: KetteState, seat: int, move: int, times: int) -> None:
    """Lay a card on the necklace and pay its premium once, twice or not at all."""
    card = laid_card(move)
    field = laid_field(move)
    pay = times * premium(s.layout, s.necklace, field)
    put(s, card, field)
    s.cash[seat] += pay
    s.bank += pay
    if s.events is not None:
        place: list[object] = [column_of(field), row_of(field)]
        s.tell("lay", {"seat": seat, "card": CARDS[card], "at": place, "amount": pay})


def lay_aside(s: KetteState, seat: int, card: int) -> None:
    """[K3.6, K4.3] A forgery goes beside the board, open, without premium."""
    s.forgeries = [*s.forgeries, card]
    if s.events is not None:
        s.tell("forgery", {"seat": seat, "card": CARDS[card]})


def why_not_lay(s: KetteState, move: int) -> IllegalMove:
    card = laid_card(move)
    field = laid_field(move)
    key, rule = refusal_key(s, card, field)
    return IllegalMove(key, rule, {"card": CARDS[card], "at": [column_of(field), row_of(field)]})


def why_not_lay_lot(s: KetteState, move: int) -> IllegalMove | None:
    if not is_lay(move):
        return None
    if laid_card(move) != s.lot:
        return IllegalMove("not_the_lot", "K3.5", {"card": CARDS[s.lot]})
    return why_not_lay(s, move)
