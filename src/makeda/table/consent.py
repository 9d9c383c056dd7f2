"""What needs the consent of all: who proposes what, and who has not agreed yet."""

from __future__ import annotations

from typing import Any

from makeda.table.problems import TableProblem

# What may be proposed.
TAKE_BACK = "take_back"
STOP = "stop"
STAND_IN = "stand_in"


class Proposal:
    """A seat wants to take back a move, to stop the game, or to let a bot play for somebody who is
    away; the people in `needed` have not agreed yet.

    `keep` is how many moves are kept when one is taken back; `player` the seat for which a bot of
    this `level` shall play.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        needed: set[str],
        *,
        keep: int = 0,
        player: int = 0,
        level: str = "",
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.needed = needed
        self.keep = keep
        self.player = player
        self.level = level


class Consent:
    """The proposal that is open at a table, if there is one. An answer says to which kind it is
    given: another one may have been made meanwhile.
    """

    def __init__(self) -> None:
        self.proposal: Proposal | None = None

    def propose(self, proposal: Proposal) -> None:
        """Ask the people; whatever was proposed before is no longer asked."""
        self.proposal = proposal

    def waits_for(self, holder: str) -> bool:
        """Whether this person is to agree or to refuse."""
        return self.proposal is not None and holder in self.proposal.needed

    def agree(self, kind: str, holder: str) -> Proposal | None:
        """One of the people agrees; the proposal, once it was the last of them."""
        proposal = self._asked(kind, holder)
        proposal.needed.discard(holder)
        return None if proposal.needed else proposal

    def refuse(self, kind: str, holder: str) -> None:
        """One who does not agree is enough."""
        self._asked(kind, holder)
        self.drop()

    def withdraw(self, kind: str, seats: list[int]) -> bool:
        """Whoever holds these seats thinks better of it, if it was proposed from one of them."""
        proposal = self.of(kind)
        if proposal is None or proposal.seat not in seats:
            return False
        self.drop()
        return True

    def drop(self, kind: str = "") -> None:
        """Something else happened: whoever still wants it, whatever it is or of this kind, asks
        again.
        """
        if not kind or self.of(kind):
            self.proposal = None

    def of(self, kind: str) -> Proposal | None:
        """The open proposal, if it is of this kind."""
        return self.proposal if self.proposal and self.proposal.kind == kind else None

    def _asked(self, kind: str, holder: str) -> Proposal:
        proposal = self.of(kind)
        if proposal is None or holder not in proposal.needed:
            raise TableProblem("nothing_to_agree", {})
        return proposal

    def dump(self) -> dict[str, object] | None:
        if self.proposal is None:
            return None
        return {**vars(self.proposal), "needed": sorted(self.proposal.needed)}


def load_consent(data: dict[str, Any] | None) -> Consent:
    consent = Consent()
    if data is not None:
        # Older tables know only of taking back, and later ones of nobody who is away.
        consent.propose(
            Proposal(
                data.get("kind", TAKE_BACK),
                data["seat"],
                set(data["needed"]),
                keep=data["keep"],
                player=data.get("player", 0),
                level=data.get("level", ""),
            )
        )
    return consent
