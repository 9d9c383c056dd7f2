"""The games of a balance report, with everything that the game itself wants counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from makeda.bots.playing import Player, Result, bot_player, play_game
from makeda.core.rng import seeded
from makeda.lab.series import Batch, Deal, Series
from makeda.lab.workers import HERE, Workers

# Big enough that little is said between processes, small enough that the bar moves
BATCH = 10


class Played(NamedTuple):
    """One game: what it came to, for each chapter and item how much each seat had of it, and for
    each category of the accounts how many points it brought each seat.
    """

    result: Result
    counts: dict[tuple[str, str], list[int]]
    accounts: dict[str, list[int]]


def play_all(
    wanted: list[Series], workers: Workers = HERE, progress: Callable[[int], None] | None = None
) -> list[list[Played]]:
    """Play several series; the games of each."""
    batches = [batch for series in wanted for batch in series.batches(BATCH)]
    played: list[Played] = []
    for games in workers.map(count_batch, batches):
        played += games
        if progress:
            progress(len(games))
    results: list[list[Played]] = []
    for series in wanted:
        results.append(played[: series.games])
        played = played[series.games :]
    return results


def count_batch(batch: Batch) -> list[Played]:
    """Play the games of a batch, and count what the game wants counted."""
    return [_play(batch.series, deal) for deal in batch.deals()]


def _play(series: Series, deal: Deal) -> Played:
    """One game. Where there are several bots, each seat gets one of them by lot."""
    state = deal.state
    state.listen()
    lots = seeded(deal.seed, "lots")
    names = [series.bots[lots.below(len(series.bots))] for _ in range(series.players)]
    players: list[Player] = [
        bot_player(series.game, name, seeded(deal.seed, "bot", seat))
        for seat, name in enumerate(names)
    ]
    counts: dict[tuple[str, str], list[int]] = {}
    accounts = series.game.accounts(state)

    def count(_seat: int, _move: int) -> None:
        events = state.heard()
        accounts.hear(state, events)
        for chapter, item, seat, number in series.game.counts(state, events):
            counts.setdefault((chapter, item), [0] * series.players)[seat] += number

    result = play_game(state, players, seeded(deal.seed, "order"), count)
    return Played(result, counts, accounts.amounts)
