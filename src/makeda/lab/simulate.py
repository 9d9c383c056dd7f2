"""Many games between equal bots, and what they tell: speed, length, scores and who wins."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

import makeda
from makeda.bots.playing import WIN, Player, Result, bot_player, play_game, result_of
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.lab.playout import play_randomly
from makeda.lab.series import Batch, Deal, Series
from makeda.lab.stats import wilson
from makeda.lab.workers import HERE, Workers

# Bots that choose at random need no more than the inner loop.
RANDOM = "random"


class Log(NamedTuple):
    """One game, move by move: each a seat and a code."""

    number: int
    seed: int
    result: Result
    moves: list[tuple[int, int]]


class Tally(NamedTuple):
    """What was counted over some games, and the games themselves where they are noted."""

    games: int
    decisions: int
    scores: list[int]
    wins: list[int]  # in parts, of which a win has WIN
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
        options = game.settle(options)
        self.series = Series(game.info.id, players, options, [bot], games, seed)
        self.series.check()

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
        # Enough batches that all workers are busy to the end and the progress bar moves
        size = max(1, min(500, self.series.games // (workers.count * 10)))
        tallies: list[Tally] = []
        for tally in workers.map(note_batch if note else tally_batch, self.series.batches(size)):
            if note:
                note(tally.logs)
            tallies.append(tally._replace(logs=[]))
            if progress:
                progress(tally.games)
        return _report(tallies, perf_counter() - start)


def tally_batch(batch: Batch) -> Tally:
    """Play the games of a batch, and count what came of them."""
    return _tally(batch, [_play(batch.series, deal, None) for deal in batch.deals()], [])


def note_batch(batch: Batch) -> Tally:
    """The same, with every move written down."""
    logs: list[Log] = []
    for deal in batch.deals():
        moves: list[tuple[int, int]] = []
        logs.append(Log(deal.number, deal.seed, _play(batch.series, deal, moves), moves))
    return _tally(batch, [log.result for log in logs], logs)


def _tally(batch: Batch, results: list[Result], logs: list[Log]) -> Tally:
    seats = range(batch.series.players)
    return Tally(
        batch.size,
        sum(result.decisions for result in results),
        [sum(result.scores[seat] for result in results) for seat in seats],
        [sum(result.parts(seat) for result in results) for seat in seats],
        logs,
    )


def _play(series: Series, deal: Deal, moves: list[tuple[int, int]] | None) -> Result:
    """Play a game to its end, and note its moves where there is a list."""
    (bot,) = series.bots
    state = deal.state
    if bot == RANDOM:
        choices = seeded(series.seed, deal.number, "choices")
        return result_of(state, play_randomly(state, choices, moves))
    players: list[Player] = [
        bot_player(series.game, bot, seeded(series.seed, deal.number, "bot", seat))
        for seat in range(series.players)
    ]
    note = None if moves is None else lambda seat, move: moves.append((seat, move))
    return play_game(state, players, seeded(series.seed, deal.number, "order"), note)


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
