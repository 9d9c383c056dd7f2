"""Taking back: which move goes, whether others must agree, and who has not agreed yet."""

from __future__ import annotations

from typing import Any, NamedTuple

from makeda.table.entries import Move
from makeda.table.problems import TableProblem


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


class Proposal:
    """A seat wants to take back a move; the people in `needed` have not agreed yet."""

    def __init__(self, seat: int, keep: int, needed: set[str]) -> None:
        self.seat = seat
        self.keep = keep
        self.needed = needed


class TakingBack:
    """The wish to take back a move that is open at a table, if there is one."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None

    def propose(self, seat: int, keep: int, needed: set[str]) -> None:
        self.proposal = Proposal(seat, keep, needed)

    def waits_for(self, holder: str) -> bool:
        """Whether this person is to agree or to refuse."""
        return self.proposal is not None and holder in self.proposal.needed

    def agree(self, holder: str) -> Proposal | None:
        """One of the people agrees; the proposal, once it was the last of them."""
        proposal = self._asked(holder)
        proposal.needed.discard(holder)
        return None if proposal.needed else proposal

    def refuse(self, holder: str) -> None:
        """One who does not agree is enough."""
        self._asked(holder)
        self.drop()

    def drop(self) -> None:
        """Something else happened: whoever still wants it asks again."""
        self.proposal = None

    def _asked(self, holder: str) -> Proposal:
        if self.proposal is None or holder not in self.proposal.needed:
            raise TableProblem("nothing_to_agree", {})
        return self.proposal

    def shown(self) -> dict[str, object] | None:
        return None if self.proposal is None else {"seat": self.proposal.seat}

    def dump(self) -> dict[str, object] | None:
        if self.proposal is None:
            return None
        proposal = self.proposal
        return {"seat": proposal.seat, "keep": proposal.keep, "needed": sorted(proposal.needed)}


def load_taking_back(data: dict[str, Any] | None) -> TakingBack:
    taking_back = TakingBack()
    if data is not None:
        taking_back.propose(data["seat"], data["keep"], set(data["needed"]))
    return taking_back
