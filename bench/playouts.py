"""Compare how many playouts two builds make in a second of processor time, in turns.

`python bench/playouts.py OLD NEW`: two folders with a compiled package each, for instance made by
`pip install --no-deps --target OLD .`
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from makeda.games.registry import GAMES
from ours import PLAYERS, middle_of_a_game, playouts, richest_options

ROUNDS = 5
SECONDS = 1.0


def measure() -> dict[str, float]:
    """Playouts by game, at the first move and in the middle, of the build that runs this."""
    speeds = {}
    for game in GAMES:
        first = game.new(PLAYERS, 1, **richest_options(game))
        for where, state in (("at first", first), ("in the middle", middle_of_a_game(game))):
            speeds[f"{game.info.id}, {where}"] = playouts(state, SECONDS)
    return speeds


def speeds_of(folder: str) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, __file__],
        env={**os.environ, "PYTHONPATH": str(Path(folder).resolve())},
        capture_output=True,
        text=True,
        check=True,
    )
    speeds: dict[str, float] = json.loads(done.stdout)
    return speeds


def main() -> None:
    if len(sys.argv) == 1:
        print(json.dumps(measure()))
        return
    old, new = sys.argv[1:]
    rounds = [(speeds_of(old), speeds_of(new)) for _ in range(ROUNDS)]
    print("| playouts a second | before | now | times |", "|---|---:|---:|---:|", sep="\n")
    for name in rounds[0][0]:
        before, now = (median(both[build][name] for both in rounds) for build in (0, 1))
        times = median(later[name] / sooner[name] for sooner, later in rounds)
        print(f"| **{name}** | {before:,.0f} | {now:,.0f} | {times:.2f} |")


if __name__ == "__main__":
    main()
