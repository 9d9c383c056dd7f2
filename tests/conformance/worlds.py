"""Whether redeals are drawn uniformly: their frequencies against exact enumeration.

Each game's tests have a module `worlds.py` with one function, `candidates(dumped, seat)`: every
position, as a dump, that differs from the given one only in where the cards lie that the seat does
not know; as often as there are ways to bring it about with the physical cards. `worlds` keeps those
that are positions at all and look to the seat like the true one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from math import sqrt

from makeda.core.game import Game
from makeda.core.problems import BadPosition
from makeda.core.rng import Rng
from makeda.core.state import State
from tests.conformance.laws import text

Dump = dict[str, object]
Candidates = Callable[[Dump, int | None], Iterator[Dump]]


def candidates_of(game: Game) -> Candidates:
    found: Candidates = import_module(f"tests.games.{game.info.id}.worlds").candidates
    return found


def worlds(game: Game, state: State, seat: int | None) -> Counter[str]:
    """All positions that agree with what the seat knows, with their weights."""
    seen = text(state.view(seat))
    found: Counter[str] = Counter()
    for candidate in candidates_of(game)(state.dump(), seat):
        try:
            world = game.load(candidate)
        except BadPosition:
            continue
        if text(world.view(seat)) == seen:
            found[identity(world)] += 1
    return found


def identity(state: State) -> str:
    """A position without its generator."""
    return text({name: value for name, value in state.dump().items() if name != "rng"})


def redeals_are_uniform(game: Game, state: State, seat: int | None, rng: Rng) -> int:
    """Compare frequencies by a chi-square test; return how many worlds there were."""
    expected = worlds(game, state, seat)
    assert expected[identity(state)], "the true position is not among the possible ones"
    draws = max(400, 12 * len(expected))
    drawn = Counter(identity(state.redeal(seat, rng)) for _ in range(draws))
    assert not drawn.keys() - expected.keys(), "a redeal gave a position that cannot be"
    total = expected.total()
    chi_square = sum(
        (drawn[world] - draws * weight / total) ** 2 / (draws * weight / total)
        for world, weight in expected.items()
    )
    freedom = len(expected) - 1
    # About four standard deviations: with fixed seeds a fair redeal passes for good.
    assert chi_square <= freedom + 4 * sqrt(2 * freedom) + 4, "redeals are not uniform"
    return len(expected)
