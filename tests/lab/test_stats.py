"""Intervals hold what they promise, however much the games of one deal depend on each other."""

from __future__ import annotations

from random import Random

import pytest

from makeda.lab.stats import Z95, Deal, by_deals, student, wilson


def test_wilson_interval() -> None:
    assert wilson(0.25, 40) == pytest.approx((0.1419, 0.4019), abs=0.0005)
    assert wilson(0, 10)[0] == 0
    assert 0 < wilson(0, 10)[1] < 0.3
    assert wilson(1, 10)[1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)]
)
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(Z95, freedom) == pytest.approx(quantile, rel=0.002)


def a_deal(rng: Random, share: float, bond: float, seat: float, size: int) -> Deal:
    """A deal with a share of its own: `bond` is how much its games go together, `seat` by how much
    seats differ, which makes the deals more alike.
    """
    scale = (1 - bond) / bond if bond else 0.0
    own = rng.betavariate(share * scale, (1 - share) * scale) if bond else share
    return sum(rng.random() < own + (seat if n % 2 else -seat) for n in range(size)), size


@pytest.mark.parametrize("deals", [5, 15, 50])
@pytest.mark.parametrize(
    ("share", "bond", "seat", "size"),
    [
        (0.5, 0.0, 0.0, 2),
        (0.5, 0.3, 0.0, 4),
        (0.25, 0.1, 0.0, 7),
        (0.5, 0.0, 0.3, 4),
        (0.94, 0.1, 0.0, 4),
        (0.99, 0.4, 0.0, 4),
    ],
)
def test_the_interval_covers_the_truth(
    share: float, bond: float, seat: float, size: int, deals: int
) -> None:
    rng = Random(1)
    tries = 300
    covered = 0
    for _ in range(tries):
        found = by_deals([a_deal(rng, share, bond, seat, size) for _ in range(deals)])
        covered += found.low <= share <= found.high
    # Three standard errors below 95 %
    assert covered / tries > 0.912


def test_games_taken_for_independent_would_promise_too_much() -> None:
    rng = Random(1)
    covered = 0
    for _ in range(300):
        deals = [a_deal(rng, 0.5, 0.3, 0.0, 4) for _ in range(50)]
        low, high = wilson(sum(won for won, _ in deals) / 200, 200)
        covered += low <= 0.5 <= high
    assert covered / 300 < 0.912


def test_deals_that_agree_make_the_interval_small() -> None:
    """If each seat is won by whoever sits there, every deal tells the same."""
    same = by_deals([(1.0, 4)] * 50)
    assert (same.value, same.excludes(0.2), same.excludes(0.3)) == (0.25, True, True)
    low, high = wilson(0.25, 200)
    assert low < same.low < same.high < high


def test_a_bot_that_always_wins_is_not_surely_perfect() -> None:
    found = by_deals([(4.0, 4)] * 50)
    assert found.high == pytest.approx(1)
    # As if every deal had been one game, and a little less, as few deals tell little of themselves
    assert wilson(1, 45)[0] < found.low < wilson(1, 50)[0]


def test_one_deal_tells_nothing() -> None:
    assert by_deals([(2.0, 4)]) == (0.5, 0, 1)
