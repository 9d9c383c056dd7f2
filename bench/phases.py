"""Where a policy is blind: it plays with a stronger bot in its place in one phase alone.

    python bench/phases.py kette 4 adept search:200 240 bidding restoring

plays 240 games at a table of four, each deal once from every seat, with three adepts and one who
asks the search where a bid is due; then the same games where it asks in part 2. What this bot wins,
and how far it is ahead of the others in the end, as a part of an average score, says what there is
to be learned in that phase. Names of phases are those of the game's `phases/`.
"""

from __future__ import annotations

import sys
from functools import partial
from math import sqrt

from makeda.bots.bot import Sight
from makeda.bots.registry import bot as bot_of
from makeda.core.rng import derive, seeded
from makeda.games.registry import game as game_of
from makeda.lab.workers import Processes, cores

SEED = 5


def play(table: tuple[str, int, str, str], phase: str, number: int) -> tuple[float, float]:
    """The part of the win, and the lead, of whoever asks the stronger bot in one phase."""
    game_id, players, usual, stronger = table
    seat = number % players
    state = game_of(game_id).new(players, derive(SEED, number // players))
    bots = [bot_of(usual)(seeded(SEED, number, place)) for place in range(players)]
    helper = bot_of(stronger)(seeded(SEED, number, players))
    while actors := state.actors():
        asked = actors[0]
        bot = helper if asked == seat and state.phase.name == phase else bots[asked]
        state.apply(asked, bot.choose(Sight(state, asked)))
    scores, winners = state.scores(), state.winners()
    mean = sum(scores) / players
    others = (sum(scores) - scores[seat]) / (players - 1)
    return (seat in winners) / len(winners), (scores[seat] - others) / max(1.0, mean)


def main() -> None:
    game_id, players, usual, stronger, games, *phases = sys.argv[1:]
    table = (game_id, int(players), usual, stronger)
    for phase in phases:
        found = list(Processes(cores()).map(partial(play, table, phase), range(int(games))))
        wins, lead = (sum(each) / len(found) for each in zip(*found, strict=True))
        error = sqrt(sum((each - lead) ** 2 for _, each in found)) / len(found)
        print(f"{phase}: wins {wins:.1%}, lead {lead:+.3f} ± {2 * error:.3f}", flush=True)


if __name__ == "__main__":
    main()
