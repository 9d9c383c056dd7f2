"""On small positions the frequencies of redeals match exact enumeration."""

from __future__ import annotations

from makeda.core.game import Game
from makeda.core.rng import Rng, seeded
from makeda.core.state import State
from tests.conformance import laws
from tests.conformance.worlds import redeals_are_uniform, small_position, worlds
from tests.setups import every_game, setups

SMALL = 2
MOST_WORLDS = 150


@every_game
def test_redeals_match_enumeration(game: Game) -> None:
    """Positions of random games, made small where they are not, for every setup."""
    rng = seeded("uniform", game.info.id)
    tested = 0
    for setup in setups(game):
        found = 0
        for seed in range(20):
            found += _tested_in_one_game(game, setup.new(seed), seed, rng)
            if found >= SMALL:
                break
        tested += min(found, SMALL)
    assert tested >= SMALL * len(list(setups(game))) // 2, "too few small positions were found"


def _tested_in_one_game(game: Game, state: State, seed: int, rng: Rng) -> int:
    """Test one small position of a random game, from one point of view; tell how many there were.

    The positions are looked through from the last to the first in one game and the other way
    round in the next, so that different moments of play are tested.
    """
    small: list[State] = []
    for position in laws.sample(state, seeded("small", seed), 8):
        found = small_position(game, position)
        if found is not None:
            small.append(found)
    for position in small if seed % 2 else reversed(small):
        for seat in laws.seats(position):
            if 1 < len(worlds(game, position, seat)) <= MOST_WORLDS:
                redeals_are_uniform(game, position, seat, rng)
                return 1
    return 0
