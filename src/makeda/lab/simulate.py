"""Many games between equal bots, and what they tell: speed, length, scores and who wins."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

import makeda
from makeda.bots.playing import WIN, Result, bot_player, play_game, result_of
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.lab.dataset import Dataset
from makeda.lab.keeping import begin, keeping, unbroken
from makeda.lab.ledger import Ledger, about_games
from makeda.lab.noting import Log, Notes
from makeda.lab.playout import play_randomly
from makeda.lab.series import Batch, Deal, Series
from makeda.lab.stats import wilson
from makeda.lab.workers import HERE, Workers

# Bots that choose at random need no more than the inner loop.
RANDOM = "random"


class Tally:
    """What is counted over the games."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.scores = [0] * players
        self.wins = [0] * players  # in parts, of which a win has WIN

    def add(self, results: list[Result]) -> None:
        for result in results:
            self.games += 1
            self.decisions += result.decisions
            for seat, score in enumerate(result.scores):
                self.scores[seat] += score
                self.wins[seat] += result.parts(seat)


class Report(NamedTuple):
    """The result of a simulation."""

    games: int
    decisions: int
    seconds: float
    games_per_second: float  # of those that were not known before
    decisions_per_second: float
    mean_scores: list[float]
    win_share: list[float]
    win_share_95: list[tuple[float, float]]

    def json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "decisions_per_second": self.decisions_per_second,
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
        options = game.settle(options)
        self.series = Series(game.info.id, players, options, [bot], games, seed)
        self.series.check()
        self.about = about_games(
            "simulate", game, players=players, bot=bot, seed=seed, options=options
        )
        self.tally = Tally(players)
        self._known = Tally(players)
        self._start = perf_counter()

    def run(
        self,
        workers: Workers = HERE,
        progress: Callable[[int], None] | None = None,
        ledger: Ledger | None = None,
        data: Dataset | None = None,
    ) -> Report:
        """Play them all, and call `progress` with the number of games after each batch.

        Games that are in the ledger are not played again, and the others are written into it. All
        games go into the dataset.
        """
        self._start = perf_counter()
        series = self.series
        known = begin(series.game, series.players, self.about, ledger, data)
        self.tally, self._known = Tally(series.players), Tally(series.players)
        for tally in (self.tally, self._known):
            tally.add(known[: series.games])
        if progress and known:
            progress(self.tally.games)
        size = 1
        if series.bots == [RANDOM]:
            # Enough batches that all workers are busy to the end and the progress bar moves
            size = max(1, min(500, series.games // (workers.count * 10)))
        batches = series.batches(size, len(known), data.extras if data else None)
        with keeping(ledger, data) as keep:
            for logs in workers.map(play_batch, batches):
                with unbroken():
                    self.tally.add(keep(logs))
                if progress:
                    progress(len(logs))
        return self.report()

    def report(self) -> Report:
        """What has come of it so far; there must be a game."""
        tally, known = self.tally, self._known
        seconds = perf_counter() - self._start
        shares = [won / WIN / tally.games for won in tally.wins]
        return Report(
            games=tally.games,
            decisions=tally.decisions,
            seconds=seconds,
            games_per_second=(tally.games - known.games) / seconds,
            decisions_per_second=(tally.decisions - known.decisions) / seconds,
            mean_scores=[score / tally.games for score in tally.scores],
            win_share=shares,
            win_share_95=[wilson(share, tally.games) for share in shares],
        )


def play_batch(batch: Batch) -> list[Log]:
    """Play the games of a batch."""
    return [_play(batch.series, deal, Notes(batch.noted)) for deal in batch.deals()]


def _play(series: Series, deal: Deal, notes: Notes) -> Log:
    """Play a game to its end."""
    (bot,) = series.bots
    game, state = series.game, deal.state
    if bot == RANDOM:
        choices = seeded(series.seed, deal.number, "choices")
        moves: list[tuple[int, int]] | None = [] if notes.wanted else None
        result = result_of(state, play_randomly(state, choices, moves))
        for seat, move in moves or []:
            notes.add(seat, move, [])
    else:
        players = [
            bot_player(game, bot, seeded(series.seed, deal.number, "bot", seat))
            for seat in range(series.players)
        ]
        order = seeded(series.seed, deal.number, "order")
        result = play_game(state, [*players], order, notes.listener(players))
    return notes.log(game, series.options, deal.seed, [bot] * series.players, result)
