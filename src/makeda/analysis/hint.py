"""A hint for one seat: the move that the search prefers, how much better it is, and why."""

from __future__ import annotations

from typing import NamedTuple

from makeda.analysis.candidates import candidates, preferred
from makeda.analysis.comparison import Comparison, Source
from makeda.analysis.worlds import Line
from makeda.bots.bot import Sight
from makeda.bots.budget import budget
from makeda.core.rng import Rng
from makeda.games.registry import game


class HintDepth(NamedTuple):
    """How much is thought about a hint, in budgets of the search ("200ms", "400").

    `search` is for finding so many moves that look good, `choice` for choosing one of them in
    fresh worlds, and `measure` for measuring it in other fresh worlds.
    """

    search: str = "300ms"
    moves: int = 4
    choice: str = "200ms"
    measure: str = "300ms"


class Other(NamedTuple):
    """A move that looks good too, and what the best one gains over it.

    Chances are parts of a win, from 0 to 1. `error` and `points_error` are standard errors: a gain
    of less than twice its error may be chance. `why` says where the points gained come from.
    """

    move: str
    chance: float
    points: float
    gain: float
    error: float
    points_gain: float
    points_error: float
    why: list[Source]


class Hint(NamedTuple):
    """What a seat is told: the best move, everybody's chances and its own points with it, and the
    others, the nearest one first. Moves are words, as in views and records.
    """

    seat: int
    best: str
    chances: list[float]
    points: float
    others: list[Other]
    worlds: int

    def json(self) -> dict[str, object]:
        """JSON-ready."""
        others = [
            {**other._asdict(), "why": [source._asdict() for source in other.why]}
            for other in self.others
        ]
        return {**self._asdict(), "others": others}


def hint(sight: Sight, rng: Rng, depth: HintDepth | None = None) -> Hint:
    """What to do, from what the seat knows."""
    depth = depth or HintDepth()
    words = game(sight.game_id).moves.words
    found = candidates(sight, rng, depth.search, depth.moves)
    best = preferred(sight, found, rng, budget(depth.choice))
    tried = Comparison(sight, [(move,) for move in found], rng, listening=True)
    tried.spend(budget(depth.measure))
    others = [_other(tried, words(move), (best,), (move,)) for move in found if move != best]
    others.sort(key=lambda other: (other.gain, other.points_gain))
    return Hint(
        sight.seat, words(best), tried.chances((best,)), tried.points((best,)), others, tried.worlds
    )


def _other(tried: Comparison, words: str, best: Line, line: Line) -> Other:
    chance, points = tried.chance_gained(best, line), tried.points_gained(best, line)
    return Other(
        words,
        tried.chances(line)[tried.seat],
        tried.points(line),
        chance.value,
        chance.error,
        points.value,
        points.error,
        tried.sources_gained(best, line),
    )
