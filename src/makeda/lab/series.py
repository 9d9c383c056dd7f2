"""Series of games that differ in nothing but the deal, cut into batches for workers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive
from makeda.core.state import State
from makeda.games.registry import game as game_of


class Series(NamedTuple):
    """So many games, as plain data. Those with equal seeds have common deals."""

    game_id: str
    players: int
    options: dict[str, object]
    bots: list[str]
    games: int
    seed: int

    @property
    def game(self) -> Game:
        return game_of(self.game_id)

    def check(self) -> None:
        """Refuse what cannot be played."""
        for name in self.bots:
            bot_of(name)
        if self.games < 1:
            raise BadSetup("bad_games", {"games": self.games})
        self.game.new(self.players, self.seed, **self.options)

    def dealt(self, number: int) -> Deal:
        """One game, dealt from a seed of its own."""
        seed = derive(self.seed, number)
        return Deal(number, seed, self.game.new(self.players, seed, **self.options))

    def countable(self) -> list[tuple[str, str]]:
        """What may be counted in its games."""
        return self.game.countable(self.dealt(0).state)

    def batches(self, size: int, start: int = 0, noted: list[str] | None = None) -> Iterator[Batch]:
        """All games from a number on, at most so many in one batch."""
        for first in range(start, self.games, size):
            yield Batch(self, first, min(size, self.games - first), noted)


class Deal(NamedTuple):
    """One game of a series, before its first move."""

    number: int
    seed: int
    state: State


class Batch(NamedTuple):
    """Some games of a series: from number `first` on."""

    series: Series
    first: int
    size: int
    noted: list[str] | None = None  # see `noting.Notes`

    def deals(self) -> Iterator[Deal]:
        """The games, each freshly dealt."""
        for number in range(self.first, self.first + self.size):
            yield self.series.dealt(number)
