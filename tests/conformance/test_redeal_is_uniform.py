"""On small positions the frequencies of redeals match exact enumeration."""

from __future__ import annotations

from makeda.core.game import Game
from makeda.core.rng import seeded
from tests.conformance import laws
from tests.conformance.worlds import redeals_are_uniform, worlds
from tests.setups import every_game, setups

SMALL = 2
MOST_WORLDS = 150


@every_game
def test_redeals_match_enumeration(game: Game) -> None:
    """Late positions of random games, where only a few cards are hidden, for every setup."""
    rng = seeded("uniform")
    tested = 0
    for setup in setups(game):
        found = 0
        for seed in range(20):
            for position in laws.sample(setup.new(seed), seeded("small", seed), 8):
                for seat in laws.seats(position):
                    if found < SMALL and 1 < len(worlds(game, position, seat)) <= MOST_WORLDS:
                        redeals_are_uniform(game, position, seat, rng)
                        found += 1
            if found >= SMALL:
                break
        tested += found
    assert tested >= SMALL * len(list(setups(game))) // 2, "too few small positions were found"
