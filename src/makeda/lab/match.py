"""Matches: bots against each other, with every bot in every seat of the same deals.

A match plays rounds. A round is one deal, played once for each rotation of the bots around the
table, so neither the cards nor the seat favour anyone; and from round to round the neighbours
change (`seating.py`). Bots that are the same are one in the standings. The intervals are those of
the deals (`stats.by_deals`). A match may end as soon as its question is answered (`sequential.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from makeda.bots.playing import Player, Result, bot_player, play_game
from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.games.registry import game as game_of
from makeda.lab.ledger import Ledger, about_games, read_result
from makeda.lab.seating import order_of
from makeda.lab.stats import by_deals
from makeda.lab.workers import HERE, Workers


class Sitting(NamedTuple):
    """One game of a match or a tournament: the deal, and who sits where."""

    game_id: str
    options: dict[str, object]
    bots: list[str]
    seed: int
    turn: int  # its number among the games of this deal


class Standing(NamedTuple):
    """How one bot did in a match."""

    bot: str
    seats: int  # that it has at the table
    fair_share: float
    win_share: float  # of all its seats together
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
        settled = game.settle(options)
        # Only whole rounds are fair.
        self.sittings = [
            sitting
            for number in range(-(-games // len(bots)))
            for sitting in round_of(
                Sitting(
                    game.info.id,
                    settled,
                    [bots[place] for place in order_of(len(bots), seed, number)],
                    derive(seed, number),
                    0,
                )
            )
        ]
        self.about = about_games("match", game, bots=bots, seed=seed, options=settled)
        self.played: list[Result] = []

    def run(
        self,
        workers: Workers = HERE,
        progress: Callable[[int], None] | None = None,
        ledger: Ledger | None = None,
    ) -> list[Standing]:
        """Play the games, and tell `progress` how many were played.

        Games that are in the ledger are not played again, and the others are written into it.
        """
        known = ledger.open(self.about, read_result) if ledger else []
        self.played = known[: len(self.sittings)]
        if progress and known:
            progress(len(self.played))
        for result in workers.map(play, self.sittings[len(known) :]):
            self.played.append(result)
            if ledger:
                ledger.add([result])
            if progress:
                progress(1)
        return self.standings()

    def standings(self) -> list[Standing]:
        """How the bots did in the rounds that are complete; nobody, as long as there is none."""
        size = len(self.bots)
        complete = len(self.played) - len(self.played) % size
        games = list(zip(self.sittings[:complete], self.played[:complete], strict=True))
        rounds = [games[first : first + size] for first in range(0, complete, size)]
        return [_standing(name, rounds) for name in dict.fromkeys(self.bots)] if rounds else []


def round_of(first: Sitting) -> list[Sitting]:
    """A deal with its bots in an order: as they sit first, then each time one seat further."""
    bots = first.bots
    return [
        first._replace(bots=bots[-turn:] + bots[:-turn], turn=turn) for turn in range(len(bots))
    ]


def play(sitting: Sitting) -> Result:
    """One game."""
    game = game_of(sitting.game_id)
    players: list[Player] = [
        bot_player(game, name, seeded(sitting.seed, "bot", seat, sitting.turn))
        for seat, name in enumerate(sitting.bots)
    ]
    state = game.new(len(players), sitting.seed, **sitting.options)
    return play_game(state, players, seeded(sitting.seed, "order"))


def shares_of(name: str, sitting: Sitting, result: Result) -> list[float]:
    """What each seat of a bot has of the win."""
    return [result.share(seat) for seat, bot in enumerate(sitting.bots) if bot == name]


def _standing(name: str, rounds: list[list[tuple[Sitting, Result]]]) -> Standing:
    games = [game for deal in rounds for game in deal]
    won = by_deals(
        [(sum(sum(shares_of(name, *game)) for game in deal), len(deal)) for deal in rounds]
    )
    scores = [
        score
        for sitting, result in games
        for bot, score in zip(sitting.bots, result.scores, strict=True)
        if bot == name
    ]
    players = len(rounds[0])
    seats = len(scores) // len(games)
    return Standing(
        name, seats, seats / players, won.value, (won.low, won.high), sum(scores) / len(scores)
    )
