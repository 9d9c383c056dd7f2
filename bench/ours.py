"""Measure Makeda in the build that runs this file, by processor time; print the figures as JSON."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Callable
from itertools import count
from time import process_time

import makeda
from makeda.bots.bot import Sight
from makeda.bots.playing import Player, bot_player, play_game
from makeda.bots.search.decision import Decision
from makeda.core.buffers import mask_into
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.games.registry import GAMES
from makeda.lab.playout import play_randomly

PLAYERS = 4


def richest_options(game: Game) -> dict[str, object]:
    """Every rule that can be switched on, switched on; otherwise what is usually played."""
    return {
        option.name: "on" for option in game.info.options if sorted(option.values) == ["off", "on"]
    }


def random_play(game: Game, seconds: float) -> float:
    """Decisions per second: all legal moves listed, one chosen and played; deals included."""
    options = richest_options(game)
    rng = seeded("bench")
    decisions = 0
    start = process_time()
    for seed in count():
        decisions += play_randomly(game.new(PLAYERS, seed, **options), rng)
        passed = process_time() - start
        if passed > seconds:
            return decisions / passed
    raise AssertionError


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""
    calls = 0
    start = process_time()
    while True:
        for _ in range(100):
            action()
        calls += 100
        passed = process_time() - start
        if passed > seconds:
            return passed / calls * 1e6


def middle_of_a_game(game: Game) -> State:
    """A position halfway through a random game, or the next one with something to choose."""
    options = richest_options(game)
    length = play_randomly(game.new(PLAYERS, 1, **options), seeded("middle"))
    state, rng = game.new(PLAYERS, 1, **options), seeded("middle")
    for number in count():
        seat = state.actors()[0]
        moves = state.legal(seat)
        if number >= length // 2 and len(moves) > 1:
            return state
        state.apply(seat, moves[rng.below(len(moves))])
    raise AssertionError


def greedy_games(game: Game, seconds: float) -> float:
    """Whole games per second in which greedy bots make every decision."""
    options = richest_options(game)
    start = process_time()
    for seed in count():
        players: list[Player] = [
            bot_player(game, "greedy", seeded(seed, "bot", seat)) for seat in range(PLAYERS)
        ]
        play_game(game.new(PLAYERS, seed, **options), players, seeded(seed, "order"))
        passed = process_time() - start
        if passed > seconds:
            return (seed + 1) / passed
    raise AssertionError


def playouts(state: State, seconds: float) -> float:
    """Playouts per second that the search bot makes for a decision in this position."""
    seat = state.actors()[0]
    decision = Decision(Sight(state, seat), seeded("playouts"))
    start = process_time()
    while True:
        decision.think()
        passed = process_time() - start
        if passed > seconds:
            return decision.playouts / passed


def measure(game: Game, seconds: float) -> dict[str, float]:
    random_play(game, 0.1)
    state, rng = middle_of_a_game(game), seeded("redeal")
    seat, packed = state.actors()[0], state.pack()
    row = memoryview(array("f", [0.0] * game.observer.size))
    mask = memoryview(bytearray(len(game.moves)))
    actions: dict[str, Callable[[], object]] = {
        "copy_us": state.copy,
        "redeal_us": lambda: state.redeal(0, rng),
        "observe_us": lambda: game.observer.observe_into(state, seat, row),
        "mask_us": lambda: mask_into(state.legal(seat), mask),
        "pack_us": state.pack,
        "unpack_us": lambda: game.unpack(packed),
    }
    return {
        "decisions_per_second": random_play(game, seconds),
        **{name: microseconds(action, seconds / 4) for name, action in actions.items()},
        "greedy_games_per_second": greedy_games(game, seconds / 2),
        "playouts_at_first": playouts(game.new(PLAYERS, 1, **richest_options(game)), seconds / 2),
        "playouts_in_the_middle": playouts(state, seconds / 2),
    }


def main() -> None:
    seconds = float(sys.argv[1])
    figures = {game.info.id: measure(game, seconds) for game in GAMES}
    print(json.dumps({"compiled": makeda.compiled(), "games": figures}))


if __name__ == "__main__":
    main()
