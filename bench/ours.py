"""Measure Makeda in the build that runs this file, by processor time; print the figures as JSON."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Callable
from itertools import count
from time import process_time
from typing import Any

import makeda
from makeda.bots.bot import Sight
from makeda.bots.playing import Player, bot_player, play_game
from makeda.bots.registry import bot as bot_of
from makeda.core.buffers import mask_into
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.games.registry import GAMES
from makeda.lab.playout import play_randomly

PLAYERS = 4
# What a decision is thought about with
PLAYOUTS = 50
# How many positions are measured, and how many of them are of one game
POSITIONS = 64
PER_GAME = 4


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


def microseconds(action: Callable[[Any], object], things: list[Any], seconds: float) -> float:
    """How long one call takes, on average over these things, taken in turn."""
    calls = 0
    start = process_time()
    while True:
        for thing in things:
            action(thing)
        calls += len(things)
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


def positions(game: Game) -> list[State]:
    """Different positions, from all parts of games by random and by greedy bots.

    One position that is looked at again and again would be in the fastest memory all the time.
    """
    options = richest_options(game)
    found = []
    for bot in ("random", "greedy"):
        for seed in range(POSITIONS // 2 // PER_GAME):
            state = game.new(PLAYERS, seed, **options)
            players = [bot_player(game, bot, seeded(seed, seat)) for seat in range(PLAYERS)]
            passed = []
            while not state.over():
                passed.append(state.copy())
                seat = state.actors()[0]
                state.apply(seat, players[seat].choose(state, seat))
            found += [passed[len(passed) * part // PER_GAME] for part in range(PER_GAME)]
    return found


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
    search = bot_of(f"search:{PLAYOUTS}")(seeded("playouts"))
    sight = Sight(state, state.actors()[0])
    start = process_time()
    for decisions in count(1):
        search.choose(sight)
        passed = process_time() - start
        if passed > seconds:
            return decisions * PLAYOUTS / passed
    raise AssertionError


def measure(game: Game, seconds: float) -> dict[str, float]:
    random_play(game, 0.1)
    state, rng = middle_of_a_game(game), seeded("redeal")
    states = positions(game)
    asked = [(each, each.actors()[0]) for each in states]
    row = memoryview(array("f", [0.0] * game.observer.size))
    mask = memoryview(bytearray(len(game.moves)))
    actions: dict[str, tuple[Callable[[Any], object], list[Any]]] = {
        "copy_us": (lambda each: each.copy(), states),
        "redeal_us": (lambda each: each.redeal(0, rng), [state]),
        "observe_us": (lambda each: game.observer.observe_into(*each, row), asked),
        "mask_us": (lambda each: mask_into(each[0].legal(each[1]), mask), asked),
        "pack_us": (lambda each: each.pack(), states),
        "unpack_us": (game.unpack, [each.pack() for each in states]),
    }
    return {
        "decisions_per_second": random_play(game, seconds),
        **{name: microseconds(*measured, seconds / 4) for name, measured in actions.items()},
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
