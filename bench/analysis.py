"""How long a whole game takes to be analysed, and a hint, in seconds of processor time.

`python bench/analysis.py [EVERY]` prints the table of bench/ANALYSIS.md; it looks at every
position, or at one in so many, and tells what all of them would take.
"""

from __future__ import annotations

import sys
from time import process_time

from makeda.analysis.game import jobs, look
from makeda.analysis.hint import hint
from makeda.analysis.judging import Depth
from makeda.bots.bot import Sight
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.games.registry import GAMES
from makeda.lab.recording import record_game
from ours import richest_options

BOT = "careless"
SEED = 1


def measure(game: Game, players: int, every: int) -> str:
    options = richest_options(game)
    record = record_game(game, players, SEED, options, BOT)
    waiting = list(jobs(record, Depth()))
    start = process_time()
    found = [look(job) for job in waiting[::every]]
    seconds = (process_time() - start) * len(waiting) / len(found)
    state = game.new(players, SEED, **options)
    start = process_time()
    hint(Sight(state, state.actors()[0]), seeded("hint"))
    hinted = process_time() - start
    return (
        f"| **{game.info.id}, {players}** | {len(waiting)} | {seconds:.0f} | {seconds / 2:.0f} "
        f"| {hinted:.2f} |"
    )


def main() -> None:
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print(
        "| game, players | positions | processor, s | on two cores, s | first hint, s |",
        "|---|---:|---:|---:|---:|",
        sep="\n",
    )
    for game in GAMES:
        for players in range(game.info.least_players, game.info.most_players + 1):
            print(measure(game, players, every), flush=True)


if __name__ == "__main__":
    main()
