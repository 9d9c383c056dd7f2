"""The course of play of Saba, which is [S3] the course of a turn.

Each phase asks one seat one question. In the steps of their own turn a player may also use their
quarters and play action cards [S3.1]: `turn.py` adds these moves to those of the step, and
`quarters.py` and `playing.py` carry them out.

Where a rule leaves nothing to choose it is carried out without asking, as long as everybody can see
that there is nothing to choose. What depends on a hand is always asked, even where one answer is
left, because leaving the question out would tell what the hand is.

Read `harbour.py`, `building.py` and `ending.py` from top to bottom: that is the rulebook.
"""

from __future__ import annotations

from typing import Final

from makeda.games.saba.phases.building import BUILDING, CHOOSING, MARKING
from makeda.games.saba.phases.ending import DRAWING, ENDING, LIMITING, OVER
from makeda.games.saba.phases.harbour import FETCHING, MOVING_VIZIER, REMOVING
from makeda.games.saba.phases.turn import SabaPhase

# A turn begins with the first.
PHASES: Final[list[SabaPhase]] = [
    FETCHING,
    REMOVING,
    MOVING_VIZIER,
    BUILDING,
    CHOOSING,
    MARKING,
    DRAWING,
    ENDING,
    LIMITING,
    OVER,
]
