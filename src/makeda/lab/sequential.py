"""Stopping by a rule that was fixed beforehand: is a bot's win share above a given one, or below?

Whoever looks at an ordinary interval after every deal and stops when it clears a bound finds too
much: sooner or later chance moves it there. So here we bet, deal by deal, against the claim that
the share is at most so large. A bet that is fair under the claim rarely makes one rich: with
probability `RISK` or less it ever multiplies the stake by 1 / RISK, however often one looks
(Ville). If it does, the claim is wrong. What a deal pays is the bot's mean win share in it, any
number from 0 to 1; nothing else is assumed, neither independent games within a deal nor a normal
distribution.

The stake is spread over bets of several sizes, because nobody knows the best one before. That costs
little, needs no tuning, and the capital does not depend on the order of the deals. The same bets
against every share give an interval that holds at whatever time one stops (a confidence sequence,
after Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting").
"""

from __future__ import annotations

from enum import Enum
from math import exp, log, log1p

# For each side: so that both together are wrong in no more than 5 % of all matches
RISK = 0.025
# How much of what may be lost is staked, from bold to careful
BETS = [0.9, 0.6, 0.4, 0.25, 0.15, 0.08, 0.04]
# How exactly the ends of an interval are found
STEPS = 20


class Verdict(Enum):
    """What a match has found out about a share."""

    ABOVE = "above"
    BELOW = "below"
    OPEN = "open"


class Question:
    """Whether the mean of numbers from 0 to 1 is above a bound or below it; asked as they come."""

    def __init__(self, bound: float) -> None:
        self.verdict = Verdict.OPEN
        self._above = _Bets(bound)
        self._below = _Bets(1 - bound)

    def hear(self, value: float) -> Verdict:
        """The verdict after one more number. It stays, whatever comes after it."""
        self._above.add(value)
        self._below.add(1 - value)
        if self.verdict is Verdict.OPEN and self._above.rich():
            self.verdict = Verdict.ABOVE
        if self.verdict is Verdict.OPEN and self._below.rich():
            self.verdict = Verdict.BELOW
        return self.verdict


class _Bets:
    """What bets against "the mean is at most so large" have made of the stake, as logarithms."""

    def __init__(self, bound: float) -> None:
        self._bound = bound
        self._won = [0.0] * len(BETS)

    def add(self, value: float) -> None:
        # All that a bet can lose is its stake: then the value is 0.
        gain = (value - self._bound) / self._bound
        for place, stake in enumerate(BETS):
            self._won[place] += log1p(stake * gain)

    def rich(self) -> bool:
        most = max(self._won)
        return most + log(sum(exp(won - most) for won in self._won) / len(BETS)) >= -log(RISK)


def anytime(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of such numbers, for whenever one stops."""
    return _lowest(values), 1 - _lowest([1 - value for value in values])


def _lowest(values: list[float]) -> float:
    """The smallest mean that the bets leave possible: those against smaller ones made rich."""
    low, high = 0.0, sum(values) / len(values)
    for _ in range(STEPS if high else 0):
        middle = (low + high) / 2
        bets = _Bets(middle)
        for value in values:
            bets.add(value)
        if bets.rich():
            low = middle
        else:
            high = middle
    return low
