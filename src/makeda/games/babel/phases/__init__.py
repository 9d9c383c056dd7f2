"""The course of play of Babel: [B3] turns of passing and building, until [B5] the end.

Where a rule leaves nothing to choose it is carried out without asking. Read `turn.py` and then
`ending.py` from top to bottom: that is the rulebook. What may be played out of turn is in
`interrupts.py`.
"""

from __future__ import annotations

from typing import Final

from makeda.games.babel.phases.base import BabelPhase
from makeda.games.babel.phases.ending import OVER
from makeda.games.babel.phases.turn import ACCEPTING, OFFERS, SECOND, TRIPLING, TURN

PHASES: Final[list[BabelPhase]] = [TURN, OFFERS, ACCEPTING, TRIPLING, SECOND, OVER]
