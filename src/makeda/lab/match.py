"""Matches: bots against each other, with every bot in every seat of the same deals.

A match plays rounds. A round is one deal, played once for each rotation of the bots around the
table, so neither the cards nor the seat favour anyone. The intervals are those of independent
games, which is on the safe side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from makeda.bots.bot import Bot
from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.games.registry import game as game_of
from makeda.lab.recording import play_game
from makeda.lab.stats import wilson


class Round(NamedTuple):
    """One deal of a match, to be played in all rotations."""

    game_id: str
    options: dict[str, object]
    bots: list[str]
    seed: int


class Tally(NamedTuple):
    """What each bot won and scored in a round, on average over the rotations."""

    wins: list[float]
    scores: list[float]
    decisions: int


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
        # Only whole rounds are fair.
        self.rounds = [
            Round(game.info.id, game.settle(options), bots, derive(seed, number))
            for number in range(-(-games // len(bots)))
        ]

    def run(
        self, workers: int = 1, progress: Callable[[int], None] | None = None
    ) -> list[Standing]:
        """Play all rounds; `progress` is told the number of games after each."""
        if workers < 1:
            raise BadSetup("bad_workers", {"workers": workers})
        tallies: list[Tally] = []
        for tally in _run(self.rounds, workers):
            tallies.append(tally)
            if progress:
                progress(len(self.bots))
        return [_standing(name, place, tallies) for place, name in enumerate(self.bots)]


def play_round(wanted: Round) -> Tally:
    """One deal, once for each rotation."""
    game = game_of(wanted.game_id)
    players = len(wanted.bots)
    wins, scores = [0.0] * players, [0.0] * players
    decisions = 0
    for shift in range(players):
        seats = [(place + shift) % players for place in range(players)]
        state = game.new(players, wanted.seed, **wanted.options)
        at_seat: list[Bot | None] = [None] * players
        for place, seat in enumerate(seats):
            at_seat[seat] = bot_of(wanted.bots[place])(seeded(wanted.seed, "bot", place, shift))
        bots = [bot for bot in at_seat if bot]
        decisions += len(list(play_game(state, bots, seeded(wanted.seed, "order"))))
        winners = state.winners()
        for place, seat in enumerate(seats):
            wins[place] += (seat in winners) / len(winners) / players
            scores[place] += state.scores()[seat] / players
    return Tally(wins, scores, decisions)


def _run(rounds: list[Round], workers: int) -> Iterator[Tally]:
    if workers == 1:
        yield from map(play_round, rounds)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_round, rounds)


def _standing(name: str, place: int, tallies: list[Tally]) -> Standing:
    rounds = len(tallies)
    share = sum(tally.wins[place] for tally in tallies) / rounds
    score = sum(tally.scores[place] for tally in tallies) / rounds
    return Standing(name, share, wilson(share, rounds * len(tallies[0].wins)), score)
