"""The course of play of Kette: [K3] the auctions, then [K4] the restoring of the necklace.

Each phase asks one seat one question. Where a rule leaves nothing to choose it is carried out
without asking. Read `auction.py` and then `restoring.py` from top to bottom: that is the rulebook.
"""

from __future__ import annotations

from typing import Final

from makeda.games.kette.phases.auction import (
    ASKING,
    BIDDING,
    BUYING,
    DECIDING,
    DRAWING,
    OFFERING,
    UNSOLD,
)
from makeda.games.kette.phases.laying import KettePhase
from makeda.games.kette.phases.restoring import OVER, RESTORING

PHASES: Final[list[KettePhase]] = [
    OFFERING,
    BIDDING,
    DECIDING,
    ASKING,
    BUYING,
    UNSOLD,
    DRAWING,
    RESTORING,
    OVER,
]
