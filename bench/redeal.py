"""Measure redeals, position by position; print a table, and the figures as JSON.

Each position that is looked at is redealt several times for the seat that is to move. So the time
of every position is known, and the longest tells whether there are positions that are hard to deal.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from time import process_time

import makeda
from makeda.bots.greedy import advice
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.games.registry import GAMES
from ours import richest_options

GAMES_EACH = 8
# Of the positions of a game, one in so many is looked at.
EVERY = 5
TIMES = 20

# By bot, and whether discards were shuffled: the mean and the longest time, in microseconds
Figures = dict[str, list[float]]


def positions(state: State, bot: str, seed: int) -> Iterator[tuple[State, int]]:
    """Some positions of a game that bots play, and who is to move there."""
    rng = seeded("positions", seed)
    choose = advice(state.game_id).choose
    decisions = seed
    while not state.over():
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        if decisions % EVERY == 0:
            yield state, seat
        decisions += 1
        moves = state.legal(seat)
        if bot == "greedy":
            # It sees all cards here: how it plays matters, not how well.
            state.apply(seat, choose(state.copy(), seat))
        else:
            state.apply(seat, moves[rng.below(len(moves))])


def is_after_a_shuffle(state: State) -> bool:
    held: object = state.dump().get("held_then")
    return isinstance(held, list) and any(held)


def measure(game: Game, players: int, options: dict[str, object]) -> Figures:
    rng = seeded("redeal")
    times: dict[str, list[float]] = {}
    for bot in ("random", "greedy"):
        for seed in range(GAMES_EACH):
            for state, seat in positions(game.new(players, seed, **options), bot, seed):
                start = process_time()
                for _ in range(TIMES):
                    state.redeal(seat, rng)
                passed = (process_time() - start) / TIMES * 1e6
                when = "after" if is_after_a_shuffle(state) else "before"
                times.setdefault(f"{bot}, {when} a shuffle", []).append(passed)
    return {name: [sum(each) / len(each), max(each)] for name, each in times.items()}


def setups() -> Iterator[tuple[str, Game, int, dict[str, object]]]:
    """Each game and number of players, with the usual rules and with every rule switched on."""
    for game in GAMES:
        for players in range(game.info.least_players, game.info.most_players + 1):
            yield f"{game.info.id}, {players}", game, players, {}
            yield f"{game.info.id}, {players}, every rule", game, players, richest_options(game)


def table(figures: dict[str, Figures]) -> str:
    columns = [
        f"{bot}, {when} a shuffle" for bot in ("random", "greedy") for when in ("before", "after")
    ]
    lines = [f"| redeal, microseconds | {' | '.join(columns)} |", "|---|" + "---:|" * len(columns)]
    for name, found in figures.items():
        cells = [
            "{:.1f} ({:.0f})".format(*found[column]) if column in found else ""
            for column in columns
        ]
        lines.append(f"| **{name}** | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 and not sys.argv[1].isdigit() else ""
    figures: dict[str, Figures] = {}
    for name, game, players, options in setups():
        if name.startswith(wanted):
            figures[name] = measure(game, players, options)
    print(table(figures))
    print(json.dumps({"compiled": makeda.compiled(), "redeal": figures}))


if __name__ == "__main__":
    main()
