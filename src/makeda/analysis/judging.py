"""One decision judged: the move that was played against the best one found, clear of chance or not.

It takes three steps, each in fresh worlds, so that nothing is good or bad by the luck of the step
before: the search finds moves that look good, the best of them is chosen, and only the two moves
that matter are measured. Measuring goes on until it is clear whether the move was a mistake, or
hardly was one, or until there have been worlds enough.
"""

from __future__ import annotations

from enum import Enum
from math import sqrt
from typing import NamedTuple

from makeda.analysis.candidates import candidates, preferred
from makeda.analysis.comparison import Comparison, Measured, Source
from makeda.analysis.worlds import Line
from makeda.bots.bot import Sight
from makeda.bots.budget import Budget
from makeda.core.rng import Rng
from makeda.games.registry import game

# What a move may cost of a win before it is called a mistake, and how clear that must be: so many
# standard errors. One looks at a hundred decisions, so two would be too few; and whoever looks
# early, and then again, needs more.
SMALL = 0.02
CLEARLY = 2.5
EARLY = 3.5
# A move that costs this much of a win is a blunder.
LARGE = 0.10
# The measure is looked at after these parts of its worlds.
LOOKS = (1 / 8, 1 / 4, 1 / 2, 1)
# A move this many standard errors below what would be called a mistake in the end is given up.
HOPELESS = 1.5


class Verdict(Enum):
    """What is said of a move."""

    BEST = "best"  # nothing better was found
    FINE = "fine"  # nothing that is clearly better
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# What is clear of chance
MISTAKES = (Verdict.MISTAKE, Verdict.BLUNDER)


class Depth(NamedTuple):
    """How much is thought about a game, in playouts.

    `chances` are spent on everybody's chances at each position, `search` on finding so many moves
    that look good, `choice` are the worlds in which one of them is chosen, and `measure` those at
    most in which it is measured against the move that was played.
    """

    chances: int = 100
    search: int = 100
    moves: int = 3
    choice: int = 40
    measure: int = 800

    def of(self, measure: int) -> Depth:
        """The same with another number of worlds to measure in, and all else in proportion."""
        part = measure / self.measure
        return Depth(
            max(1, round(self.chances * part)),
            max(1, round(self.search * part)),
            self.moves,
            max(1, round(self.choice * part)),
            measure,
        )


class Judgement(NamedTuple):
    """A decision: who chose what of how many moves, what would have been best, and the difference.

    Chances are everybody's, with either move, from what the seat knew. `loss` is how much of a win
    the move cost the seat, `points_lost` how many points, each with its standard error; `why` says
    where the points lost would have come from. Moves are words.
    """

    seat: int
    played: str
    best: str
    legal: int
    verdict: Verdict
    loss: float
    error: float
    points_lost: float
    points_error: float
    chances_played: list[float]
    chances_best: list[float]
    why: list[Source]
    worlds: int

    def json(self) -> dict[str, object]:
        """JSON-ready."""
        why = [source._asdict() for source in self.why]
        return {**self._asdict(), "verdict": self.verdict.value, "why": why}


class Cost(NamedTuple):
    """What was played, with the best move after it if that was better, and what it cost."""

    line: Line
    loss: Measured


def judged(sight: Sight, played: int, rng: Rng, depth: Depth) -> Judgement:
    """Judge a move of a seat that had a choice, from what it knew."""
    found = candidates(sight, rng, str(depth.search), depth.moves)
    if played not in found:
        found.append(played)
    best = preferred(sight, found, rng, Budget(depth.choice, 0.0))
    if best == played:
        tried = Comparison(sight, [(played,)], rng)
        tried.spend(Budget(depth.chances, 0.0))
        cost, verdict = Cost((played,), Measured(0.0, 0.0)), Verdict.BEST
    else:
        tried = Comparison(sight, lines(sight, played, best, rng), rng, listening=True)
        cost = _measured(tried, (best,), depth.measure)
        verdict = verdict_on(cost.loss, CLEARLY)
    points = tried.points_gained((best,), cost.line)
    words = game(sight.game_id).moves.words
    return Judgement(
        sight.seat,
        words(played),
        words(best),
        len(sight.legal()),
        verdict,
        cost.loss.value,
        cost.loss.error,
        points.value,
        points.error,
        tried.chances(cost.line),
        tried.chances((best,)),
        tried.sources_gained((best,), cost.line),
        tried.worlds,
    )


def lines(sight: Sight, played: int, best: int, rng: Rng) -> list[Line]:
    """What to compare: both moves and, if the best one was still to be had, both in a row.

    Where the order does not matter, playing another move first is no mistake yet.
    """
    world = sight.redeal(rng)
    world.apply(sight.seat, played)
    found: list[Line] = [(best,), (played,)]
    if sight.seat in world.actors() and best in world.legal(sight.seat):
        found.append((played, best))
    return found


def cost_of(tried: Comparison, best: Line) -> Cost:
    """What the other lines cost against the best one: the better of them counts."""
    line = max((each for each in tried.lines if each != best), key=lambda each: tried.worth(each))
    return Cost(line, tried.chance_gained(best, line))


def _measured(tried: Comparison, best: Line, most: int) -> Cost:
    """What the best line gains, in worlds that are added until it is clear, or enough."""
    for part in LOOKS:
        tried.spend(Budget(round(most * part), 0.0))
        cost = cost_of(tried, best)
        enough = SMALL + CLEARLY * cost.loss.error * sqrt(part)
        hopeless = cost.loss.value + HOPELESS * cost.loss.error < enough
        if hopeless or verdict_on(cost.loss, EARLY) is not Verdict.FINE:
            break
    return cost


def verdict_on(loss: Measured, errors: float) -> Verdict:
    """What is said of a loss that must be clear by so many standard errors."""
    if loss.value - errors * loss.error < SMALL:
        return Verdict.FINE
    return Verdict.BLUNDER if loss.value >= LARGE else Verdict.MISTAKE
