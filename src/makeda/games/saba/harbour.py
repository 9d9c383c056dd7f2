"""[S3.2, S3.4] The goods in the harbour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.saba.components import CAPACITY, FIELDS, HARBOUR_CARDS

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def upper_field(s: SabaState, seat: int, card: int) -> int:
    """[S1.6] The field of the side of a harbour card that lies up."""
    return s.tables.side_fields[2 * card + s.turned[seat * HARBOUR_CARDS + card]]


def lower_field(s: SabaState, seat: int, card: int) -> int:
    """[S1.6] The field of the side that lies down, which comes up when the card is used."""
    return s.tables.side_fields[2 * card + 1 - s.turned[seat * HARBOUR_CARDS + card]]


def take_goods(s: SabaState, seat: int, field: int) -> int:
    """[S3.2] All pieces of a field go to the seat; return how many these are."""
    kind = s.harbour_kinds[field]
    pieces = s.harbour_pieces[field]
    s.supply[kind] = s.supply[kind] + pieces
    s.get(seat, kind, pieces)
    _refill(s, field)
    return pieces


def _refill(s: SabaState, taken: int) -> None:
    """[S3.4] The kinds before the taken one move on, that one comes first, all fields fill up."""
    kinds = s.harbour_kinds
    pieces = s.harbour_pieces
    kind = kinds[taken]
    for field in range(taken, 0, -1):
        kinds[field] = kinds[field - 1]
        pieces[field] = pieces[field - 1]
    kinds[0] = kind
    pieces[0] = 0
    for field in range(FIELDS):
        if pieces[field] < CAPACITY[field]:
            _fill(s, field)


def swap_goods(s: SabaState, a: int, b: int) -> None:
    """[S8.1] The goods of two fields change places; both are filled or give back what is over."""
    kinds = s.harbour_kinds
    pieces = s.harbour_pieces
    kinds[a], kinds[b] = kinds[b], kinds[a]
    pieces[a], pieces[b] = pieces[b], pieces[a]
    _fill(s, a)
    _fill(s, b)


def _fill(s: SabaState, field: int) -> None:
    """Add what a field lacks, as far as the supply goes, or take away what it cannot hold."""
    kind = s.harbour_kinds[field]
    missing = CAPACITY[field] - s.harbour_pieces[field]
    if missing > s.supply[kind]:
        missing = s.supply[kind]
    s.harbour_pieces[field] = s.harbour_pieces[field] + missing
    s.supply[kind] = s.supply[kind] - missing
