"""Thousands of random games that keep every law: 10,000 a game in `make test-long`."""

from __future__ import annotations

import os

import pytest

from makeda.core.game import Game
from makeda.core.rng import seeded
from tests.conformance import laws
from tests.setups import Setup, every_setup, setups

GAMES = 10_000 if os.environ.get("MAKEDA_LONG") else 150


def games_per_setup(game: Game) -> int:
    return -(-GAMES // len(list(setups(game))))


@pytest.mark.long
@every_setup
def test_random_games_keep_every_law_and_end(setup: Setup) -> None:
    for seed in range(games_per_setup(setup.game)):
        for position in laws.positions(setup.new(seed), seeded("long", seed)):
            position.check()
            laws.awaited_seats_can_move(position)
