"""How a position might end: everyone goes on by a policy, and the result is weighed."""

from __future__ import annotations

from typing import Final

from makeda.bots.forecast import Clock
from makeda.bots.greedy import Advice
from makeda.core.state import State


class Manner:
    """How a bot looks ahead: what a result is worth to it, and what it tries early.

    `winning` is the part of a reward that is for winning; the rest is for being ahead, of the best
    of the others or of them on average. One that tries the ends of the list of moves looks early at
    what is listed apart from many bids or prices, such as passing.
    """

    def __init__(self, winning: float, *, of_best: bool, tries_ends: bool) -> None:
        self.winning: Final = winning
        self.of_best: Final = of_best
        self.tries_ends: Final = tries_ends


# All bots that look ahead are measured by this one, so it stays as it is.
PLAIN: Final = Manner(0.1, of_best=False, tries_ends=False)
# By the margin over the average alone, a close second place looks better than an open game, and a
# larger lead better than a sure win: bots would end games that they lose, and not those they win.
KEEN: Final = Manner(0.3, of_best=True, tries_ends=True)


def play_on(state: State, seated: list[Advice], clock: Clock | None = None) -> None:
    """Play to the end, or until time is up, each seat by its policy."""
    while True:
        actors = state.actors()
        if not actors:
            return
        if clock is not None and clock.is_up(state):
            return
        seat = actors[0]
        state.apply(seat, seated[seat].choose(state, seat))


def rewards(state: State, manner: Manner = PLAIN) -> list[float]:
    """What a finished game is worth to each seat, from 0 to 1.

    Winning alone tells little: most moves do not change who wins, but many change by how much. So
    the distance to the others counts most; it says the same about a move after far fewer playouts.
    """
    scores = state.scores()
    winners = state.winners()
    total = sum(scores)
    scale = 2.0 * max(1, max(scores))
    result: list[float] = []
    for seat in range(state.players):
        if manner.of_best:
            others = float(max(scores[:seat] + scores[seat + 1 :]))
        else:
            others = (total - scores[seat]) / (state.players - 1)
        ahead = max(0.0, min(1.0, 0.5 + (scores[seat] - others) / scale))
        won = 1.0 / len(winners) if seat in winners else 0.0
        result.append(manner.winning * won + (1.0 - manner.winning) * ahead)
    return result
