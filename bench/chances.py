"""Whether winning chances are honest: what was called, against how games ended.

`python bench/chances.py GAMES [BOT …]` plays so many games of each kind with each of the bots (by
default greedy and search:100), calls everybody's chances at some positions of each, and prints the
tables of bench/CHANCES.md. Games are kept in bench/chances/, so that it goes on where it stopped;
with 0 games it tells what is there.
"""

from __future__ import annotations

import sys
from math import log
from pathlib import Path
from typing import Any, NamedTuple

from makeda.analysis.chances import honest, playout_chances
from makeda.analysis.judging import Depth
from makeda.bots.greedy import advice
from makeda.bots.playing import Player, bot_player, play_game
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.games.registry import GAMES
from makeda.lab.ledger import Ledger, about_games
from makeda.lab.stats import in_groups

HERE = Path(__file__).with_name("chances")
PLAYERS = 4
# Positions of each game, anywhere in it
LOOKS = 5
PLAYOUTS = Depth().chances
BANDS = [band / 10 for band in range(1, 11)]
# A band with fewer cases says nothing.
ENOUGH = 200
# So many games are played before the next kind has its turn.
STEP = 10
POWERS = [power / 50 for power in range(25, 101)]


class Called(NamedTuple):
    """A game: what everybody won of it, and what the playouts said at some positions."""

    shares: list[float]
    calls: list[list[float]]


def play(game: Game, bot: str, number: int) -> Called:
    state = game.new(PLAYERS, number)
    players: list[Player] = [
        bot_player(game, bot, seeded(number, "bot", seat)) for seat in range(PLAYERS)
    ]
    positions = [state.copy()]
    result = play_game(
        state, players, seeded(number, "order"), lambda *_: positions.append(state.copy())
    )
    rng = seeded("chances", game.info.id, bot, number)
    looked = [positions[rng.below(result.decisions)] for _ in range(LOOKS)]
    return Called(
        [result.share(seat) for seat in range(PLAYERS)],
        [playout_chances(position, rng, PLAYOUTS) for position in looked],
    )


def played(game: Game, bot: str, games: int) -> list[Called]:
    """The games so far, and as many more as are missing."""
    HERE.mkdir(exist_ok=True)
    ledger = Ledger(HERE / f"{game.info.id}-{bot.replace(':', '-')}.jsonl")
    about = about_games("chances", game, players=PLAYERS, bot=bot, looks=LOOKS, playouts=PLAYOUTS)
    found = ledger.open(about, read)
    while len(found) < games:
        found.append(play(game, bot, len(found)))
        ledger.add(found[-1:])
    return found


def read(entry: Any) -> Called:
    return Called(*entry)


def fitted(games: list[Called]) -> float:
    """The power for which the calls, made honest, best say who will win."""
    return min(POWERS, key=lambda power: surprise(games, power))


def surprise(games: list[Called], power: float) -> float:
    """How little the calls expected of what happened."""
    return -sum(share * log(chance) for chance, share in cases(games, power))


def cases(games: list[Called], power: float) -> list[tuple[float, float]]:
    """What was called for each seat, and what it won."""
    return [
        (chance, share)
        for game in games
        for call in game.calls
        for chance, share in zip(honest(power, call, PLAYOUTS), game.shares, strict=True)
    ]


def tell(game: Game, bot: str, games: list[Called], power: float) -> None:
    """A table of what was called and what came of it."""
    found = cases(games, power)
    groups = in_groups(found, BANDS)
    error = sum(group.cases * abs(group.expected - group.won.value) for group in groups)
    print(f"\n### {game.info.title}, games of {bot}\n")
    print(f"{len(games)} games, {len(found)} cases; calibration error {error / len(found):.1%}.\n")
    print("| called | cases | won | difference |", "|---:|---:|---:|---:|", sep="\n")
    for group in groups:
        gap = group.won.value - group.expected
        few = "" if group.cases >= ENOUGH else " (few)"
        print(
            f"| {group.expected:.1%} | {group.cases}{few} | {group.won.value:.1%} | "
            f"{100 * gap:+.1f} |"
        )


def main() -> None:
    games = int(sys.argv[1])
    bots = sys.argv[2:] or ["greedy", "search:100"]
    # A little of everything at a time: so whatever is there can be told.
    for wanted in range(STEP, games + 1, STEP):
        for game in GAMES:
            for bot in bots:
                played(game, bot, wanted)
    for game in GAMES:
        ours = advice(game.info.id).sharpness
        found = {bot: played(game, bot, 0) for bot in bots}
        every = [each for bot in bots for each in found[bot]]
        best = fitted(every) if every else 1.0
        print(f"\n## {game.info.title}: power {ours}, fitted to these games {best}")
        for bot in bots:
            if found[bot]:
                tell(game, bot, found[bot], ours)


if __name__ == "__main__":
    main()
