"""The games of a balance report, with everything that the game itself wants counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.games.registry import game as game_of
from makeda.lab.recording import play_game
from makeda.lab.workers import HERE, Workers

# Big enough that little is said between processes, small enough that the bar moves
BATCH = 10


class Played(NamedTuple):
    """One game: what it came to, for each chapter and item how much each seat had of it, and for
    each category of the accounts how many points it brought each seat.
    """

    scores: list[int]
    winners: list[int]
    decisions: int
    counts: dict[tuple[str, str], list[int]]
    accounts: dict[str, list[int]]

    def won(self, seat: int) -> float:
        """What part of the win is the seat's: equals share it."""
        return (seat in self.winners) / len(self.winners)


class Batch(NamedTuple):
    """Some games of one series: from number `first` on."""

    game_id: str
    players: int
    options: dict[str, object]
    bots: list[str]
    seed: int
    first: int
    size: int


class Series(NamedTuple):
    """Games that differ in nothing but the deal. Those with equal seeds have common deals."""

    game: Game
    players: int
    options: dict[str, object]
    bots: list[str]
    games: int
    seed: int

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.games < 2:
            raise BadSetup("too_few_games", {"games": self.games})
        for name in self.bots:
            bot_of(name)
        self.game.new(self.players, self.seed, **self.options)

    def batches(self) -> list[Batch]:
        return [
            Batch(
                self.game.info.id,
                self.players,
                self.options,
                self.bots,
                self.seed,
                first,
                min(BATCH, self.games - first),
            )
            for first in range(0, self.games, BATCH)
        ]


def play_all(
    wanted: list[Series], workers: Workers = HERE, progress: Callable[[int], None] | None = None
) -> list[list[Played]]:
    """Play several series; the games of each."""
    batches = [batch for series in wanted for batch in series.batches()]
    played: list[Played] = []
    for games in workers.map(play_batch, batches):
        played += games
        if progress:
            progress(len(games))
    results: list[list[Played]] = []
    for series in wanted:
        results.append(played[: series.games])
        played = played[series.games :]
    return results


def play_batch(batch: Batch) -> list[Played]:
    """Play the games of a batch, each from a seed of its own."""
    game = game_of(batch.game_id)
    return [_play(game, batch, number) for number in range(batch.first, batch.first + batch.size)]


def _play(game: Game, batch: Batch, number: int) -> Played:
    """One game. Where there are several bots, each seat gets one of them by lot."""
    seed = derive(batch.seed, number)
    state = game.new(batch.players, seed, **batch.options)
    state.listen()
    lots = seeded(seed, "lots")
    bots = [
        bot_of(batch.bots[lots.below(len(batch.bots))])(seeded(seed, "bot", seat))
        for seat in range(batch.players)
    ]
    counts: dict[tuple[str, str], list[int]] = {}
    accounts = game.accounts(state)
    decisions = 0
    for _ in play_game(state, bots, seeded(seed, "order")):
        decisions += 1
        events = state.heard()
        accounts.hear(state, events)
        for chapter, item, seat, amount in game.counts(state, events):
            counts.setdefault((chapter, item), [0] * batch.players)[seat] += amount
    return Played(state.scores(), state.winners(), decisions, counts, accounts.amounts)
