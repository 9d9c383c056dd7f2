"""What can be said from a number of games."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z95 = 1.959964
# One chance in a thousand: for looking through many figures at once
Z999 = 3.290527


class Estimate(NamedTuple):
    """A figure and the interval in which the truth is likely to be."""

    value: float
    low: float
    high: float

    def excludes(self, reference: float) -> bool:
        return not self.low <= reference <= self.high


def wilson(share: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """The interval of a share (Wilson), 95 % by default; it never leaves 0 to 1."""
    middle = share + z * z / (2 * trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def share_of(wins: float, trials: int, z: float = Z95) -> Estimate:
    """A share with its interval."""
    return Estimate(wins / trials, *wilson(wins / trials, trials, z))


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
