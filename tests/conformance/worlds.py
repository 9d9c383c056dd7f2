"""Whether redeals are drawn uniformly: their frequencies against exact enumeration.

Each game's tests have a module `worlds.py` with two functions.

`small(dumped)` makes of a position met in play one in which so little is hidden that it can be
enumerated, or gives None where that cannot be done.

`candidates(dumped, seat)` yields every position, as a dump, that differs from the given one only in
what the seat does not know, each with its weight: in how many ways it can be brought about with the
physical cards. It may yield the same position more than once. `worlds` keeps those that are
positions at all and look to the seat like the true one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from importlib import import_module
from math import sqrt

from makeda.core.game import Game
from makeda.core.problems import BadPosition
from makeda.core.rng import Rng
from makeda.core.state import State
from tests.conformance.laws import text

Dump = dict[str, object]
Candidates = Callable[[Dump, int | None], Iterator[tuple[Dump, Fraction]]]
Small = Callable[[Dump], Dump | None]


def candidates_of(game: Game) -> Candidates:
    found: Candidates = import_module(f"tests.games.{game.info.id}.worlds").candidates
    return found


def small_position(game: Game, state: State) -> State | None:
    """A position like this one, small enough for its worlds to be enumerated."""
    small: Small = import_module(f"tests.games.{game.info.id}.worlds").small
    dumped = small(state.dump())
    return None if dumped is None else game.load(dumped)


def worlds(game: Game, state: State, seat: int | None) -> dict[str, Fraction]:
    """All positions that agree with what the seat knows, with their weights."""
    seen = text(state.view(seat))
    found: dict[str, Fraction] = {}
    for candidate, weight in candidates_of(game)(state.dump(), seat):
        try:
            world = game.load(candidate)
        except BadPosition:
            continue
        if text(world.view(seat)) == seen:
            name = identity(world)
            found[name] = found.get(name, Fraction(0)) + weight
    return found


def identity(state: State) -> str:
    """A position without its generator."""
    return text({name: value for name, value in state.dump().items() if name != "rng"})


def redeals_are_uniform(game: Game, state: State, seat: int | None, rng: Rng) -> int:
    """Compare frequencies by a chi-square test; return how many worlds there were."""
    expected = worlds(game, state, seat)
    assert identity(state) in expected, "the true position is not among the possible ones"
    draws = max(400, 12 * len(expected))
    drawn = Counter(identity(state.redeal(seat, rng)) for _ in range(draws))
    assert not drawn.keys() - expected.keys(), "a redeal gave a position that cannot be"
    total = sum(expected.values())
    hopes = {world: float(draws * weight / total) for world, weight in expected.items()}
    chi_square = sum((drawn[world] - hope) ** 2 / hope for world, hope in hopes.items())
    freedom = len(expected) - 1
    # About four standard deviations: with fixed seeds a fair redeal passes for good.
    assert chi_square <= freedom + 4 * sqrt(2 * freedom) + 4, "redeals are not uniform"
    return len(expected)
