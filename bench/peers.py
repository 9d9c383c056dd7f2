"""Measure other game libraries, driven from Python as we are; print JSON.

Every driver lists the legal moves, chooses one at random and plays it. Player decisions are
counted; deals are part of the time, as they are for us. The time is the processor's.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import pyspiel
import rlcard
from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

# Games of OpenSpiel to search in, and whether by its search for hidden information
SEARCHED = [("hearts", True), ("gin_rummy", True), ("hearts", False), ("backgammon", False)]
# Playouts a decision
PLAYOUTS = 200
FEWEST_CHOICES = 3


def openspiel_game(game: Any, chance_by_outcomes: bool) -> int:
    """One game. The usual driver samples chance_outcomes(); the faster takes legal_actions()."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        elif chance_by_outcomes:
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return decisions


def rlcard_game(env: Any) -> int:
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def catanatron_game() -> int:
    game = CatanGame([RandomPlayer(color) for color in Color])
    game.play()
    return len(game.state.actions)


def speed(play: Callable[[], int], seconds: float) -> float:
    """Decisions per second."""
    play()
    decisions = 0
    start = process_time()
    while True:
        decisions += play()
        passed = process_time() - start
        if passed > seconds:
            return decisions / passed


def clone_us(game: Any) -> float:
    """How long OpenSpiel takes to clone a position halfway through hearts."""
    state = game.new_initial_state()
    for _ in range(80):
        state.apply_action(random.choice(state.legal_actions()))
    start = process_time()
    for _ in range(20_000):
        state.clone()
    return (process_time() - start) / 20_000 * 1e6


def openspiel_playouts(name: str, information_set: bool, seconds: float) -> float:
    """Playouts per second of OpenSpiel's own searches in C++, each ended by random play."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    if information_set:
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, PLAYOUTS, -1, policy, False, True)
    else:
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, PLAYOUTS, 100, False, 1, False)
    state = game.new_initial_state()
    # Where there is nothing to choose (hearts begins so) there is no search to be measured.
    while state.is_chance_node() or len(state.legal_actions()) < FEWEST_CHOICES:
        state.apply_action(random.choice(state.legal_actions()))
    done = 0
    start = process_time()
    while True:
        bot.step(state)
        done += PLAYOUTS
        passed = process_time() - start
        if passed > seconds:
            return done / passed


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(1)
    hearts, skat = pyspiel.load_game("hearts"), pyspiel.load_game("skat")
    gin = rlcard.make("gin-rummy")
    drivers: dict[str, Callable[[], int]] = {
        "OpenSpiel hearts, chance_outcomes": lambda: openspiel_game(hearts, True),
        "OpenSpiel hearts, legal_actions": lambda: openspiel_game(hearts, False),
        "OpenSpiel skat, chance_outcomes": lambda: openspiel_game(skat, True),
        "OpenSpiel skat, legal_actions": lambda: openspiel_game(skat, False),
        "RLCard gin rummy": lambda: rlcard_game(gin),
        "catanatron, 4 random players": catanatron_game,
    }
    figures = {name: speed(play, seconds) for name, play in drivers.items()}
    searches = {
        f"OpenSpiel {name}, {'IS-MCTS' if information_set else 'MCTS'}": openspiel_playouts(
            name, information_set, seconds / 2
        )
        for name, information_set in SEARCHED
    }
    clone = clone_us(hearts)
    print(json.dumps({"speeds": figures, "playouts": searches, "hearts_clone_us": clone}))


if __name__ == "__main__":
    main()
