"""Matches: bots against each other, with every bot in every seat of the same deals.

A match plays rounds. A round is one deal, played once for each rotation of the bots around the
table, so neither the cards nor the seat favour anyone. The intervals are those of independent
games, which is on the safe side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import makeda
from makeda.bots.playing import Player, Result, bot_player, play_game
from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.games.registry import game as game_of
from makeda.lab.ledger import Ledger
from makeda.lab.stats import wilson
from makeda.lab.workers import HERE, Workers


class Round(NamedTuple):
    """One deal of a match, to be played in all rotations."""

    game_id: str
    options: dict[str, object]
    bots: list[str]
    seed: int


class Standing(NamedTuple):
    """How one bot did in a match."""

    bot: str
    win_share: float
    win_share_95: tuple[float, float]
    mean_score: float


class Match:
    """Bots at one table: as many as there are players. Its result depends on the seed alone."""

    def __init__(
        self, game: Game, bots: list[str], games: int, seed: int, options: dict[str, object]
    ) -> None:
        for name in bots:
            bot_of(name)
        game.new(len(bots), seed, **options)
        if games < 1:
            raise BadSetup("bad_games", {"games": games})
        self.bots = bots
        self.options = game.settle(options)
        # Only whole rounds are fair.
        self.rounds = [
            Round(game.info.id, self.options, bots, derive(seed, number))
            for number in range(-(-games // len(bots)))
        ]
        # What makes it this match and no other. It may be made longer.
        self.about: dict[str, object] = {
            "makeda": makeda.__version__,
            "game": game.info.id,
            "rules_version": game.info.rules_version,
            "bots": bots,
            "seed": seed,
            "options": self.options,
        }

    def run(
        self,
        workers: Workers = HERE,
        progress: Callable[[int], None] | None = None,
        ledger: Ledger | None = None,
    ) -> list[Standing]:
        """Play the rounds, and tell `progress` how many games were played after each.

        Rounds that are in the ledger are not played again, and the others are written into it.
        """
        played = ledger.open(self.about)[: len(self.rounds)] if ledger else []
        if progress and played:
            progress(len(played) * len(self.bots))
        for results in workers.map(play_round, self.rounds[len(played) :]):
            played.append(results)
            if ledger:
                ledger.add(results)
            if progress:
                progress(len(self.bots))
        games = [result for results in played for result in results]
        return [_standing(name, place, games) for place, name in enumerate(self.bots)]


def play_round(wanted: Round) -> list[Result]:
    """One deal, once for each rotation: results by the places of the bots, wherever they sat."""
    return [_play(wanted, shift) for shift in range(len(wanted.bots))]


def _play(wanted: Round, shift: int) -> Result:
    """One game, in which each bot sits so many seats after its place in the list."""
    game = game_of(wanted.game_id)
    count = len(wanted.bots)
    place_of = [(seat - shift) % count for seat in range(count)]
    players: list[Player] = [
        bot_player(game, wanted.bots[place], seeded(wanted.seed, "bot", place, shift))
        for place in place_of
    ]
    state = game.new(count, wanted.seed, **wanted.options)
    by_seats = play_game(state, players, seeded(wanted.seed, "order"))
    return Result(
        [by_seats.scores[(place + shift) % count] for place in range(count)],
        sorted(place_of[seat] for seat in by_seats.winners),
        by_seats.decisions,
    )


def _standing(name: str, place: int, games: list[Result]) -> Standing:
    share = sum(result.share(place) for result in games) / len(games)
    score = sum(result.scores[place] for result in games) / len(games)
    return Standing(name, share, wilson(share, len(games)), score)
