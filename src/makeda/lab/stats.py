"""What can be said from a number of games."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import NamedTuple

Z95 = 1.959964
Z80 = 0.841621
# One chance in a thousand: for looking through many figures at once
Z999 = 3.290527
# How much the safe guess counts beside what deals have shown, see `by_deals`: in deals, as if so
# many had been seen of a bot that wins every second game.
GUESS = 1.0

# Of one deal: games won, of how many. A shared win counts in part.
Deal = tuple[float, int]


class Estimate(NamedTuple):
    """A figure and the interval in which the truth is likely to be."""

    value: float
    low: float
    high: float

    def excludes(self, reference: float) -> bool:
        return not self.low <= reference <= self.high

    @property
    def error(self) -> float:
        """The standard error that made the interval of 95 %."""
        return (self.high - self.low) / 2 / Z95

    @property
    def shows(self) -> float:
        """The smallest effect that would have been sure in four cases of five."""
        return (Z999 + Z80) * self.error


def wilson(share: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """The interval of a share (Wilson), 95 % by default; it never leaves 0 to 1."""
    middle = share + z * z / (2 * trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def share_of(wins: float, trials: int, z: float = Z95) -> Estimate:
    """A share with its interval."""
    return Estimate(wins / trials, *wilson(wins / trials, trials, z))


def by_deals(deals: list[Deal], z: float = Z95) -> Estimate:
    """A share of games of which those of one deal go together, with its interval.

    Games of one deal are not independent: a deal may be good for a bot in every seat, or be won by
    one seat whoever sits there. Only deals are. So the share's variance is that of its deals (the
    sandwich of a ratio), and tells how many independent games would be worth as much. Wilson's
    interval of that many keeps to 0 and 1, with a quantile of Student's t because the variance
    itself is known from few deals only.

    A bot that nearly always wins shows hardly any variance, however much its games depend on each
    other. So the ratio of both variances is drawn a little to the safest guess, that a deal tells
    no more than one game. A single deal tells nothing.
    """
    trials = sum(size for _, size in deals)
    share = sum(won for won, _ in deals) / trials
    count = len(deals)
    if count < 2:
        return Estimate(share, 0.0, 1.0)
    free = share * (1 - share)
    seen = sum((won - share * size) ** 2 for won, size in deals) * count / (count - 1) / trials
    safest = sum(size * size for _, size in deals) / trials
    weight = GUESS / 4 / count
    effect = (seen + weight * safest) / (free + weight)
    worth = trials / effect * (z / student(z, count - 1)) ** 2
    return Estimate(share, *wilson(share, worth, z))


def student(z: float, freedom: int) -> float:
    """The quantile of Student's t that belongs to one of the normal distribution."""
    if freedom == 1:
        return tan(pi * (NormalDist().cdf(z) - 0.5))
    if freedom == 2:
        both = 2 * NormalDist().cdf(z) - 1
        return both * sqrt(2 / (1 - both * both))
    # Cornish and Fisher
    square = z * z
    terms: list[float] = [
        (square + 1) / 4,
        ((5 * square + 16) * square + 3) / 96,
        (((3 * square + 19) * square + 17) * square - 15) / 384,
        ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160,
    ]
    inverse = 1 / freedom
    return z * (1 + sum(term * inverse**power for power, term in enumerate(terms, start=1)))


def mean_of(values: list[float], z: float = Z95) -> Estimate:
    """A mean with its interval; without an interval where there is but one value."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, mean, mean)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = z * sqrt(variance / len(values))
    return Estimate(mean, mean - half, mean + half)


def difference(a: Estimate, b: Estimate) -> Estimate:
    """By how much b is more than a, which were measured apart (Newcombe)."""
    value = b.value - a.value
    below = sqrt((b.value - b.low) ** 2 + (a.high - a.value) ** 2)
    above = sqrt((b.high - b.value) ** 2 + (a.value - a.low) ** 2)
    return Estimate(value, value - below, value + above)


def surely_differ(a: Estimate, b: Estimate) -> bool:
    """Whether two figures that were measured apart differ beyond reasonable doubt."""
    return abs(b.value - a.value) > Z999 * sqrt(a.error**2 + b.error**2)


class Group(NamedTuple):
    """Cases in which somebody had about the same chance, and how often they won."""

    expected: float
    won: Estimate
    cases: int


def in_groups(cases: list[tuple[float, float]], bounds: Sequence[float]) -> list[Group]:
    """Chances that were called, and shares won, in groups: chances up to each of the bounds."""
    groups: list[list[tuple[float, float]]] = [[] for _ in bounds]
    for case in cases:
        groups[bisect_left(bounds, round(case[0], 6))].append(case)
    return [
        Group(
            sum(chance for chance, _ in group) / len(group),
            share_of(sum(share for _, share in group), len(group)),
            len(group),
        )
        for group in groups
        if group
    ]
