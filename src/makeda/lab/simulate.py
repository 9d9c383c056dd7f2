"""Many games between equal bots, and what they tell: speed, length, scores and who wins."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

import makeda
from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.core.state import State
from makeda.games.registry import game as game_of
from makeda.lab.playout import play_randomly
from makeda.lab.recording import play_game
from makeda.lab.stats import wilson
from makeda.lab.workers import HERE, Workers

# Bots that choose at random need no more than the inner loop.
RANDOM = "random"
# One win, in parts that 1 to 7 winners can share without a remainder.
WIN = 420


class Batch(NamedTuple):
    """Some of the games of a simulation: from number `first` on."""

    game_id: str
    players: int
    options: dict[str, object]
    seed: int
    first: int
    size: int
    bot: str
    noted: bool


class Log(NamedTuple):
    """One game, move by move: each a seat and a code."""

    number: int
    seed: int
    scores: list[int]
    winners: list[int]
    moves: list[tuple[int, int]]


class Tally(NamedTuple):
    """What was counted over some games, and the games themselves where they are noted."""

    games: int
    decisions: int
    scores: list[int]
    wins: list[int]
    logs: list[Log]


class Report(NamedTuple):
    """The result of a simulation."""

    games: int
    decisions: int
    seconds: float
    mean_scores: list[float]
    win_share: list[float]
    win_share_95: list[tuple[float, float]]

    def json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "mean_length": self.decisions / self.games,
            "mean_scores": self.mean_scores,
            "win_share": self.win_share,
            "win_share_95": self.win_share_95,
            "compiled": makeda.compiled(),
        }


class Simulation:
    """Games to be played. What comes out depends on the seed alone, not on the workers."""

    def __init__(
        self,
        game: Game,
        players: int,
        games: int,
        seed: int,
        options: dict[str, object],
        bot: str = RANDOM,
    ) -> None:
        bot_of(bot)
        if games < 1:
            raise BadSetup("bad_games", {"games": games})
        game.new(players, seed, **options)
        self.game = game
        self.players = players
        self.games = games
        self.seed = seed
        self.options = game.settle(options)
        self.bot = bot

    def run(
        self,
        workers: Workers = HERE,
        progress: Callable[[int], None] | None = None,
        note: Callable[[list[Log]], None] | None = None,
    ) -> Report:
        """Play them all, and call `progress` with the number of games after each batch.

        `note` is given all games, in order.
        """
        start = perf_counter()
        tallies: list[Tally] = []
        for tally in workers.map(play_batch, self._batches(workers.count, note is not None)):
            if note:
                note(tally.logs)
            tallies.append(tally._replace(logs=[]))
            if progress:
                progress(tally.games)
        return _report(tallies, perf_counter() - start)

    def _batches(self, workers: int, noted: bool) -> list[Batch]:
        """Enough batches that all workers are busy to the end and the progress bar moves."""
        size = max(1, min(500, self.games // (workers * 10)))
        return [
            Batch(
                self.game.info.id,
                self.players,
                self.options,
                self.seed,
                first,
                min(size, self.games - first),
                self.bot,
                noted,
            )
            for first in range(0, self.games, size)
        ]


def play_batch(batch: Batch) -> Tally:
    """Play the games of a batch, each from a seed of its own."""
    game = game_of(batch.game_id)
    decisions = 0
    scores = [0] * batch.players
    wins = [0] * batch.players
    logs: list[Log] = []
    for number in range(batch.first, batch.first + batch.size):
        seed = derive(batch.seed, number)
        state = game.new(batch.players, seed, **batch.options)
        moves: list[tuple[int, int]] | None = [] if batch.noted else None
        decisions += _play(state, batch, number, moves)
        final, winners = state.scores(), state.winners()
        for seat, score in enumerate(final):
            scores[seat] += score
        for seat in winners:
            wins[seat] += WIN // len(winners)
        if moves is not None:
            logs.append(Log(number, seed, final, winners, moves))
    return Tally(batch.size, decisions, scores, wins, logs)


def _play(state: State, batch: Batch, number: int, moves: list[tuple[int, int]] | None) -> int:
    """Play a game to its end, note its moves where there is a list, and count them."""
    if batch.bot == RANDOM:
        return play_randomly(state, seeded(batch.seed, number, "choices"), moves)
    bots = [
        bot_of(batch.bot)(seeded(batch.seed, number, "bot", seat)) for seat in range(batch.players)
    ]
    played = list(play_game(state, bots, seeded(batch.seed, number, "order")))
    if moves is not None:
        moves += played
    return len(played)


def _report(tallies: list[Tally], seconds: float) -> Report:
    games = sum(tally.games for tally in tallies)
    scores = [sum(column) for column in zip(*(tally.scores for tally in tallies), strict=True)]
    wins = [sum(column) for column in zip(*(tally.wins for tally in tallies), strict=True)]
    shares = [won / WIN / games for won in wins]
    return Report(
        games=games,
        decisions=sum(tally.decisions for tally in tallies),
        seconds=seconds,
        mean_scores=[score / games for score in scores],
        win_share=shares,
        win_share_95=[wilson(share, games) for share in shares],
    )
