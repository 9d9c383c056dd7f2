"""Taking back: which move goes, and whether others must agree."""

from __future__ import annotations

from typing import NamedTuple

from makeda.table.entries import Move


class LastMove(NamedTuple):
    """The move that a seat would take back."""

    # Its place among the moves that stand: so many are kept.
    keep: int
    # Whether it goes at once: it revealed nothing, and nobody has acted since.
    free: bool


def last_move(standing: list[Move], seat: int, reveals: int) -> LastMove | None:
    """What a seat would take back, in a position that has revealed so much; None for nothing.

    What others did unheard does not count, or they would be noticed by what happens now.
    """
    heard = [place for place, move in enumerate(standing) if not move.unheard]
    last = heard[-1] if heard else -1
    own = [place for place, move in enumerate(standing) if move.by == seat]
    # An own change belongs to the move that it changed, once something was heard after it.
    own = [place for place in own if place > last or not standing[place].unheard]
    if not own:
        return None
    keep = own[-1]
    before = [standing[place].reveals for place in heard if place < keep] or [0]
    return LastMove(keep, keep > last or (keep == last and reveals == before[-1]))
