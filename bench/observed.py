"""Measure steps whose outcome is seen, as learning needs them: ours and our peers'; print JSON.

A step plays an action and gives what the next player sees, the numbers and the legal actions;
games that end are begun anew. Choosing an action is not counted: whoever learns does it otherwise.
What many games at once show is read where it lies, without a copy.
The time is the processor's, on all cores; only what two processes gain is told by the clock.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
import pyspiel
import rlcard
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_v4
from pgx.experimental import auto_reset

from makeda.core.game import Game
from makeda.envs.pettingzoo import env as our_env
from makeda.envs.vector import GamesEnv
from makeda.games.registry import GAMES
from ours import PLAYERS, richest_options

AT_ONCE = 1024
# So many steps first, so that the games at once are at different places.
SPREAD = 200
# And so many before it is the turn of another number of processes.
TURN = 20


class Watch:
    """Counts steps and the time they take, until it has been long enough."""

    def __init__(self, seconds: float, clock: Callable[[], float] = process_time) -> None:
        self._left = seconds
        self._clock = clock
        self._steps = 0
        self._spent = 0.0

    def running(self) -> bool:
        return self._spent < self._left

    def time(self, step: Callable[..., Any], *arguments: Any, steps: int = 1) -> Any:
        start = self._clock()
        result = step(*arguments)
        self._spent += self._clock() - start
        self._steps += steps
        return result

    def speed(self) -> float:
        return self._steps / self._spent


def any_legal(masks: Any, chance: np.random.Generator) -> Any:
    """A legal action of each game."""
    ends = np.cumsum(np.count_nonzero(masks, 1))
    starts = np.concatenate([[0], ends[:-1]])
    return np.nonzero(masks)[1][chance.integers(starts, ends)]


class AtOnce:
    """Many games of ours, which are stepped together."""

    def __init__(self, game: Game, processes: int = 1) -> None:
        options: Any = richest_options(game)
        self._games = GamesEnv(
            game.info.id, AT_ONCE, PLAYERS, processes=processes, copy=False, **options
        )
        self._chance = np.random.default_rng(1)
        self._seen, _ = self._games.reset(seed=1)
        self.run(Watch(float("inf")), SPREAD)

    def run(self, watch: Watch, steps: int) -> None:
        for _ in range(steps):
            actions = any_legal(self._seen["action_mask"], self._chance)
            self._seen = watch.time(self._games.step, actions, steps=AT_ONCE)[0]

    def close(self) -> None:
        self._games.close()


def ours_at_once(game: Game, watch: Watch) -> None:
    games = AtOnce(game)
    while watch.running():
        games.run(watch, 1)
    games.close()


def pettingzoo(table: Any, watch: Watch) -> None:
    def step(action: Any) -> Any:
        table.step(action)
        return table.last()

    number = 0
    while watch.running():
        number += 1
        table.reset(seed=number)
        seen, _, terminated, truncated, _ = table.last()
        while not (terminated or truncated):
            action = random.choice(np.flatnonzero(seen["action_mask"]))
            seen, _, terminated, truncated, _ = watch.time(step, action)


def openspiel(name: str, watch: Watch) -> None:
    game = pyspiel.load_game(name)
    has_observations = game.get_type().provides_observation_tensor

    def step(state: Any, action: int) -> None:
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        if not state.is_terminal():
            state.legal_actions_mask()
            state.observation_tensor() if has_observations else state.information_state_tensor()

    while watch.running():
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        while not state.is_terminal():
            watch.time(step, state, random.choice(state.legal_actions()))


def rlcard_game(name: str, watch: Watch) -> None:
    env = rlcard.make(name)
    while watch.running():
        state, _ = env.reset()
        while not env.is_over():
            state, _ = watch.time(env.step, random.choice(list(state["legal_actions"])))


def pgx_game(name: str, watch: Watch) -> None:
    """All games in one call that JAX has compiled."""
    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(jax.vmap(lambda key, mask: jax.random.categorical(key, jnp.log(mask))))
    keys = jax.random.split(jax.random.PRNGKey(0), AT_ONCE)
    state = jax.jit(jax.vmap(env.init))(keys)
    number = 0
    while watch.running():
        number += 1
        keys = jax.random.split(jax.random.PRNGKey(number), AT_ONCE)
        actions = choose(keys, state.legal_action_mask.astype(jnp.float32))
        jax.block_until_ready(actions)
        if number == 1:
            state = step(state, actions, keys)  # which compiles it
        state = watch.time(
            lambda now, chosen, key: jax.block_until_ready(step(now, chosen, key)),
            state,
            actions,
            keys,
            steps=AT_ONCE,
        )


def drivers() -> dict[str, Callable[[Watch], None]]:
    found: dict[str, Callable[[Watch], None]] = {}
    for game in GAMES:
        name, options = game.info.id, richest_options(game)
        table: Any = our_env(name, PLAYERS, **options)
        found[f"**{name}**, {AT_ONCE} at once"] = partial(ours_at_once, game)
        found[f"**{name}**, PettingZoo"] = partial(pettingzoo, table)
    for peer in (leduc_holdem_v4, texas_holdem_v4, connect_four_v3):
        table = peer.env()
        found[f"PettingZoo classic {table.metadata['name']}"] = partial(pettingzoo, table)
    for name in ("leduc-holdem", "gin-rummy"):
        found[f"RLCard {name}"] = partial(rlcard_game, name)
    for name in ("hearts", "gin_rummy", "backgammon"):
        found[f"OpenSpiel {name}"] = partial(openspiel, name)
    for name in ("leduc_holdem", "backgammon"):
        found[f"Pgx {name}, {AT_ONCE} at once"] = partial(pgx_game, name)
    return found


def gained_by_two(game: Game, seconds: float) -> float:
    """How many times as many steps two processes make as one, by the clock, in turns."""
    watches = [Watch(seconds, perf_counter) for _ in (1, 2)]
    games = [AtOnce(game, processes) for processes in (1, 2)]
    while watches[0].running():
        for watch, each in zip(watches, games, strict=True):
            each.run(watch, TURN)
    for each in games:
        each.close()
    one, two = (watch.speed() for watch in watches)
    return two / one


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(1)
    speeds = {}
    for name, drive in drivers().items():
        watch = Watch(seconds)
        drive(watch)
        speeds[name] = watch.speed()
        print(f"{name}: {speeds[name]:,.0f}", file=sys.stderr)
    gained = {game.info.id: gained_by_two(game, seconds) for game in GAMES}
    print(json.dumps({"speeds": speeds, "two_processes": gained}))


if __name__ == "__main__":
    main()
