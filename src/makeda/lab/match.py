"""Matches: bots against each other, with every bot in every seat of the same deals.

A match plays rounds. A round is one deal, played once for each rotation of the bots around the
table, so neither the cards nor the seat favour anyone. The intervals are those of independent
games, which is on the safe side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import makeda
from makeda.bots.bot import Bot
from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.games.registry import game as game_of
from makeda.lab.ledger import Ledger, Result
from makeda.lab.recording import play_game
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
    """One deal, once for each rotation."""
    game = game_of(wanted.game_id)
    players = len(wanted.bots)
    results: list[Result] = []
    for shift in range(players):
        seats = [(place + shift) % players for place in range(players)]
        state = game.new(players, wanted.seed, **wanted.options)
        at_seat: list[Bot | None] = [None] * players
        for place, seat in enumerate(seats):
            at_seat[seat] = bot_of(wanted.bots[place])(seeded(wanted.seed, "bot", place, shift))
        bots = [bot for bot in at_seat if bot]
        decisions = len(list(play_game(state, bots, seeded(wanted.seed, "order"))))
        winners, scores = state.winners(), state.scores()
        results.append(
            Result(
                [scores[seat] for seat in seats],
                [place for place, seat in enumerate(seats) if seat in winners],
                decisions,
            )
        )
    return results


def _standing(name: str, place: int, games: list[Result]) -> Standing:
    share = sum(result.won(place) for result in games) / len(games)
    score = sum(result.scores[place] for result in games) / len(games)
    return Standing(name, share, wilson(share, len(games)), score)
