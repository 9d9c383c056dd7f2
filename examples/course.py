"""What both examples share: what is asked for, the course of the training, and its verdict."""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from makeda.envs.vector import GamesEnv
from makeda.lab.stats import share_of


def wishes(description: str | None, against: str | None) -> argparse.Namespace:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, help="as few as possible unless told")
    parser.add_argument("--against", default=against, help="a bot, for the other seats")
    parser.add_argument("--minutes", type=float, default=15, help="of processor time")
    return parser.parse_args()


def train(wanted: argparse.Namespace, learn: Callable[[], int], decide: Callable[..., Any]) -> None:
    """Learn until the time is over, and tell now and then what has been reached.

    `learn` plays and learns a little and returns how many steps it took.
    """
    steps = 0
    for rounds in itertools.count(1):
        steps += learn()
        seconds = time.process_time()
        over = seconds >= 60 * wanted.minutes
        if over or rounds % 10 == 0:
            print(f"{seconds:5.0f} s, {steps:9,} steps: {verdict(wanted, decide)}", flush=True)
        if over:
            return


def verdict(wanted: argparse.Namespace, decide: Callable[..., Any], games: int = 200) -> str:
    """How many games are won against random play, each seat in turn; shared wins count in part."""
    env = GamesEnv(wanted.game, games, wanted.players, against="random")
    seen, about = env.reset(seed=2026)
    wins = np.full(games, np.nan)
    # The first game at each place, to its end: counting what ends first would favour short games.
    while np.isnan(wins).any():
        seen, rewards, ended, _, about = env.step(decide(seen))
        first = ended & np.isnan(wins)
        players = about["rewards"].shape[1]
        wins[first] = (rewards[first] * (players - 1) + 1) / players
    share = share_of(float(wins.sum()), games)
    return f"wins {share.value:.1%} of {games} games ({share.low:.1%} to {share.high:.1%})"
