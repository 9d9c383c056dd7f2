"""Measure us and our peers side by side, in turns, and write the tables in bench/RESULTS.md."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
ROUNDS = 3
SECONDS = "2"
HEARTS = "OpenSpiel hearts, chance_outcomes"


def run(script: str, **environment: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(HERE / script), SECONDS],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def measure() -> tuple[list[Any], list[Any], list[Any], list[Any]]:
    """The rounds of all four, in turns, so that a slow moment of the machine hits all alike."""
    compiled, interpreted, peers, observed = [], [], [], []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        compiled.append(run("ours.py"))
        peers.append(run("peers.py"))
        observed.append(run("observed.py"))
        interpreted.append(run("ours.py", PYTHONPATH=str(HERE.parent / "src")))
    assert all(result["compiled"] for result in compiled)
    assert not any(result["compiled"] for result in interpreted)
    return compiled, interpreted, peers, observed


def ours(rounds: list[Any], game: str, figure: str) -> float:
    return median(result["games"][game][figure] for result in rounds)


def table(compiled: list[Any], interpreted: list[Any], peers: list[Any]) -> str:
    speeds = {name: median(r["speeds"][name] for r in peers) for name in peers[0]["speeds"]}
    hearts = speeds[HEARTS]
    lines = ["| random play, one core | decisions/s | times hearts |", "|---|---:|---:|"]
    for game in compiled[0]["games"]:
        for build, rounds in (("compiled", compiled), ("interpreted", interpreted)):
            speed = ours(rounds, game, "decisions_per_second")
            lines.append(f"| **{game}**, {build} | {speed:,.0f} | {speed / hearts:.1f} |")
    for name, speed in speeds.items():
        lines.append(f"| {name} | {speed:,.0f} | {speed / hearts:.2f} |")
    names = ["copy", "redeal", "observe", "mask", "pack", "unpack"]
    lines += ["", f"| microseconds | {' | '.join(names)} |", "|---" + "|---:" * len(names) + "|"]
    for game in compiled[0]["games"]:
        for build, rounds in (("compiled", compiled), ("interpreted", interpreted)):
            figures = [f"{ours(rounds, game, f'{name}_us'):.2f}" for name in names]
            lines.append(f"| **{game}**, {build} | {' | '.join(figures)} |")
    clone = median(result["hearts_clone_us"] for result in peers)
    lines.append(f"| OpenSpiel hearts, clone | {clone:.2f} |" + " |" * (len(names) - 1))
    return "\n".join(lines)


def learning(observed: list[Any]) -> str:
    lines = ["| steps that are seen | steps/s of one core |", "|---|---:|"]
    for name in observed[0]["speeds"]:
        speed = median(result["speeds"][name] for result in observed)
        lines.append(f"| {name} | {speed:,.0f} |")
    lines += ["", "| two processes | times one, by the clock |", "|---|---:|"]
    for game in observed[0]["two_processes"]:
        gained = median(result["two_processes"][game] for result in observed)
        lines.append(f"| **{game}** | {gained:.2f} |")
    return "\n".join(lines)


def greedy(compiled: list[Any], interpreted: list[Any]) -> str:
    lines = ["| greedy bots, one core | games/s compiled | interpreted |", "|---|---:|---:|"]
    for game in compiled[0]["games"]:
        speeds = (ours(each, game, "greedy_games_per_second") for each in (compiled, interpreted))
        lines.append(f"| **{game}** | " + " | ".join(f"{speed:,.1f}" for speed in speeds) + " |")
    return "\n".join(lines)


def searching(compiled: list[Any], interpreted: list[Any], peers: list[Any]) -> str:
    lines = ["| search, one core | playouts/s at first | in the middle |", "|---|---:|---:|"]
    for game in compiled[0]["games"]:
        for build, rounds in (("compiled", compiled), ("interpreted", interpreted)):
            first = ours(rounds, game, "playouts_at_first")
            middle = ours(rounds, game, "playouts_in_the_middle")
            lines.append(f"| **{game}**, {build} | {first:,.0f} | {middle:,.0f} |")
    for name in peers[0]["playouts"]:
        speed = median(result["playouts"][name] for result in peers)
        lines.append(f"| {name} | {speed:,.0f} | |")
    return "\n".join(lines)


def versions() -> str:
    names = ["makeda", "open-spiel", "rlcard", "catanatron", "pettingzoo", "pgx", "jax", "numpy"]
    packages = ", ".join(f"{name} {version(name)}" for name in names)
    return f"Python {platform.python_version()} on {platform.machine()}; {packages}."


INTRODUCTION = """# How fast it is

Written by `make bench`: our games with 4 players and every rule switched on, beside other libraries
driven from Python, all in one run on one core. All legal moves are listed (in Kette every bid and
every price), one is chosen at random and played; the time of the deals is included and player
decisions are counted. The time is the processor's. Machines are noisy: each figure is the median
of {rounds} rounds, and the ratio to OpenSpiel's hearts (sampling `chance_outcomes()`, as its
examples do) says more than the figure alone. What is done to one position is measured over 64
positions from all parts of games by random and greedy bots, in turn; only redeals are those of one
position in the middle of a game, as whoever thinks about it makes them.
"""


GREEDY = """Greedy bots redeal the position for each decision, so that they cannot see what they may
not know, and ask the policy of the game. A position knows its game, and the policy is looked for
once. When every decision still built a view to find that out, they were slower: compiled, and
measured in turns by processor time, four of them now play 2.0 times as many games in Kette, 1.6
times as many in Babel and 2.8 times as many in Saba.
"""


LEARNING = """Learning needs steps that play an action and give what the next player sees: numbers
and legal actions. Choosing the action is not counted. Ours are made with many games at once
(`makeda.envs.vector`, read without a copy), and with one at a time through PettingZoo. Leduc
hold'em, with 6 cards and about 30 numbers to see, is far smaller than our games. What two processes
gain is told by the clock, one and two taking turns, so it says something only where nothing else
runs.
"""


SEARCH = """A playout of the search bot goes to the end of the game, a hundred decisions and more,
each by the policy of the game; OpenSpiel's searches, written in C++, end theirs with random moves.
"""


def main() -> None:
    results = HERE / "RESULTS.md"
    rounds = measure()
    compiled, interpreted, peers, observed = rounds
    parts = [INTRODUCTION.format(rounds=ROUNDS), table(compiled, interpreted, peers), ""]
    parts += [LEARNING, learning(observed), ""]
    parts += [GREEDY, greedy(compiled, interpreted), ""]
    parts += [SEARCH, searching(compiled, interpreted, peers)]
    # How strong the bots are takes hours to measure, so it is written down beside, by hand.
    strength = (HERE / "strength.md").read_text(encoding="utf-8")
    text = "\n".join([*parts, "", versions(), "", strength])
    results.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
