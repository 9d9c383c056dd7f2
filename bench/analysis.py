"""How long a whole game takes to be analysed, in seconds of processor time.

`python bench/analysis.py [EVERY]` prints the table of bench/ANALYSIS.md; it looks at every
position, or at one in so many, and tells what all of them would take.
"""

from __future__ import annotations

import sys
from time import process_time

from makeda.analysis.game import jobs, look
from makeda.analysis.judging import Depth
from makeda.core.game import Game
from makeda.games.registry import GAMES
from makeda.lab.recording import record_game
from ours import PLAYERS, richest_options

BOT = "careless"
SEED = 1


def measure(game: Game, options: dict[str, object], every: int) -> str:
    record = record_game(game, PLAYERS, SEED, options, BOT)
    waiting = list(jobs(record, Depth()))
    start = process_time()
    found = [look(job) for job in waiting[::every]]
    seconds = (process_time() - start) * len(waiting) / len(found)
    name = f"{game.info.id}, every rule" if options else game.info.id
    return f"| **{name}** | {len(waiting)} | {seconds:.0f} | {seconds / 2:.0f} |"


def main() -> None:
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print(
        "| four players | positions | processor, s | on two cores, s |",
        "|---|---:|---:|---:|",
        sep="\n",
    )
    for game in GAMES:
        print(measure(game, {}, every), flush=True)
        if richest_options(game):
            print(measure(game, richest_options(game), every), flush=True)


if __name__ == "__main__":
    main()
