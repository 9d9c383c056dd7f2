"""Moves of one seat, tried in the same imagined worlds, so that luck favours none of them.

What is tried is a line: one move, or two that a seat plays one right after the other.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

from makeda.analysis.chances import honest, slope
from makeda.analysis.worlds import End, Line, ended_with, imagined_by
from makeda.bots.bot import Sight
from makeda.bots.budget import Budget
from makeda.bots.greedy import advice
from makeda.core.rng import Rng

# However little time there is, so many worlds are looked at.
LEAST = 4
# A difference in chances is thought to vary as if in one world more it had decided the game: else a
# few worlds that end alike would make us sure.
UNSEEN = 1.0
# What is less of a point than this is not worth a word.
NOTICEABLE = 0.05


class Measured(NamedTuple):
    """A mean over worlds, and its standard error."""

    value: float
    error: float


class Source(NamedTuple):
    """A category of the accounts, and the points that a line brings more from it."""

    category: str
    points: float


class Comparison:
    """Some lines, and how each world ended with each of them."""

    def __init__(
        self, sight: Sight, lines: list[Line], rng: Rng, *, listening: bool = False
    ) -> None:
        self.seat = sight.seat
        self.lines = lines
        self.worlds = 0
        self._sight = sight
        self._rng = rng
        self._listening = listening
        self._greedy = advice(sight.game_id)
        self._ends: dict[Line, list[End]] = {line: [] for line in lines}

    # Trying

    def spend(self, budget: Budget) -> None:
        """Play every line in so many worlds, or in as many as there is time for."""
        end = perf_counter() + budget.seconds
        while self.worlds < max(LEAST, budget.playouts) or perf_counter() < end:
            self.try_one()

    def try_one(self) -> None:
        """Play every line in one more world."""
        world = imagined_by(self._sight, self._rng)
        for line in self.lines:
            end = ended_with(world, self.seat, line, self._greedy, listening=self._listening)
            self._ends[line].append(end)
        self.worlds += 1

    # What each line came to

    def chances(self, line: Line) -> list[float]:
        """Everybody's chance to win with a line."""
        return honest(self._greedy.sharpness, self._shares(line), self.worlds)

    def points(self, line: Line) -> float:
        """The points that the seat ends with."""
        return fmean(self._points(line))

    def worth(self, line: Line) -> float:
        """What the search would take it to be worth to the seat."""
        return fmean(self._worths(line))

    def best(self) -> Line:
        """The line that the search would value most; of equals, the one that was named first."""
        return max(self.lines, key=self.worth)

    # What one line brings more than another

    def chance_gained(self, by: Line, over: Line) -> Measured:
        """How much of a win one line brings the seat more than another."""
        raw = measured(self._own_shares(by), self._own_shares(over), UNSEEN)
        both = (fmean(self._own_shares(by)) + fmean(self._own_shares(over))) / 2
        seats = len(self._ends[by][0].shares)
        gained = self.chances(by)[self.seat] - self.chances(over)[self.seat]
        per_share = slope(self._greedy.sharpness, both, seats, self.worlds)
        return Measured(gained, raw.error * per_share)

    def points_gained(self, by: Line, over: Line) -> Measured:
        """How many points one line brings the seat more than another."""
        return measured(self._points(by), self._points(over))

    def worth_gained(self, by: Line, over: Line) -> Measured:
        """The same in what the search weighs."""
        return measured(self._worths(by), self._worths(over))

    def sources_gained(self, by: Line, over: Line) -> list[Source]:
        """The points gained, by the categories of the accounts, the largest first.

        They are known only if somebody listened, and what nobody would notice is left out.
        """
        found = self._sources(by)
        for category, points in self._sources(over).items():
            found[category] = found.get(category, 0.0) - points
        told = [Source(*each) for each in found.items() if abs(each[1]) >= NOTICEABLE]
        return sorted(told, key=lambda source: -abs(source.points))

    def _sources(self, line: Line) -> dict[str, float]:
        # Not every world has every category: Saba's accounts name ties where there are some.
        sums: dict[str, float] = {}
        for end in self._ends[line]:
            for category, amounts in end.sources.items():
                sums[category] = sums.get(category, 0.0) + amounts[self.seat]
        return {category: total / self.worlds for category, total in sums.items()}

    def _shares(self, line: Line) -> list[float]:
        return [fmean(seat) for seat in zip(*(e.shares for e in self._ends[line]), strict=True)]

    def _own_shares(self, line: Line) -> list[float]:
        return [end.shares[self.seat] for end in self._ends[line]]

    def _points(self, line: Line) -> list[float]:
        return [float(end.scores[self.seat]) for end in self._ends[line]]

    def _worths(self, line: Line) -> list[float]:
        return [end.worths[self.seat] for end in self._ends[line]]


def measured(by: list[float], over: list[float], unseen: float = 0.0) -> Measured:
    """The mean difference, world by world, and its standard error."""
    gains = [one - other for one, other in zip(by, over, strict=True)]
    mean = fmean(gains)
    squares = sum((gain - mean) ** 2 for gain in gains) + unseen
    return Measured(mean, sqrt(squares / len(gains) / max(1, len(gains) - 1)))
