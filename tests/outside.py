"""A program that somebody else might write: it knows nothing but the installed package.

`test_packages.py` checks its types strictly where Makeda is installed from its wheel, and runs it.
"""

from __future__ import annotations

from typing import assert_type

from makeda.bots.bot import Bot, Sight
from makeda.bots.playing import BotPlayer, Player, Result, bot_player, play_game
from makeda.core.game import Game
from makeda.core.problems import IllegalMove
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.games.registry import GAMES, game
from makeda.lab.playout import play_randomly


class First(Bot):
    """Always the first move."""

    def choose(self, sight: Sight) -> int:
        return sight.legal()[0]


def play(chosen: Game) -> Result:
    """A game of the simplest bot against good ones."""
    state = chosen.new(players=3, seed=7)
    players: list[Player] = [BotPlayer(chosen, "first", First(seeded(1)))]
    players += [bot_player(chosen, "greedy", seeded(seat)) for seat in (2, 3)]
    return play_game(state, players, seeded(4))


def refused(state: State, chosen: Game) -> str:
    """The rule that forbids what is no move here."""
    try:
        state.play(1, chosen.moves.parse("bid 7"))
    except IllegalMove as problem:
        return assert_type(problem.rule, str)
    return ""


def main() -> None:
    kette = assert_type(game("kette"), Game)
    state = assert_type(kette.new(players=3, seed=7, lions="none"), State)
    assert_type(state.legal(state.actors()[0]), list[int])
    assert_type(state.copy(), State)
    assert_type(play_randomly(state.copy(), seeded(1)), int)
    print("refused by", refused(state, kette))
    for each in GAMES:
        result = assert_type(play(each), Result)
        print(each.info.id, result.scores, result.decisions)


if __name__ == "__main__":
    main()
