"""Tournaments: many bots, several numbers of players, and one rating for each bot.

At each number of players every table is played that can be made of the bots: with more bots than
seats each choice of them, with fewer all of them and some twice. A table plays rounds as a match
does, each deal once for every rotation. OpenSkill (the model of Plackett and Luce) rates the bots,
game after game in the order of the rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from makeda.bots.playing import Result
from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.lab.match import Round, play_round
from makeda.lab.stats import wilson
from makeda.lab.workers import HERE, Workers


class Rating(NamedTuple):
    """How one bot did: its skill, how sure that is, and what it won of its games."""

    bot: str
    skill: float
    uncertainty: float
    seats: int  # in which it played: several in one game, where bots are fewer than seats
    win_share: float
    win_share_95: tuple[float, float]
    # Wins as a multiple of the fair share: over all games, and for each number of players
    times_fair: float
    times_fair_by_players: dict[int, float]


class Tournament:
    """Bots at many tables. Its result depends on the seed alone."""

    def __init__(
        self,
        game: Game,
        bots: list[str],
        players: list[int],
        games: int,
        seed: int,
        options: dict[str, object],
    ) -> None:
        for name in bots:
            bot_of(name)
        if len(set(bots)) < 2 or len(set(bots)) < len(bots):
            raise BadSetup("bad_field", {"bots": bots})
        if games < 1:
            raise BadSetup("bad_games", {"games": games})
        self.bots = bots
        self.players = sorted(set(players))
        self.options = game.settle(options)
        for count in self.players:
            game.new(count, seed, **options)
        self._game_id = game.info.id
        self._seed = seed
        self.rounds = self._rounds(games)

    @property
    def games(self) -> int:
        """How many games there will be."""
        return sum(len(each.bots) for each in self.rounds)

    def _rounds(self, games: int) -> list[Round]:
        """At least so many games a table; the tables take turns, so that no rating comes late."""
        rounds: list[tuple[int, int, Round]] = []
        for count in self.players:
            for number, table in enumerate(tables(self.bots, count)):
                for turn in range(-(-games // count)):
                    seed = derive(self._seed, count, number, turn)
                    # Who sits beside whom is drawn anew each time.
                    order = list(range(count))
                    seeded(seed, "places").shuffle(order)
                    seated = [table[place] for place in order]
                    rounds.append(
                        (turn, len(rounds), Round(self._game_id, self.options, seated, seed))
                    )
        return [each for _, _, each in sorted(rounds, key=lambda entry: entry[:2])]

    def run(
        self, workers: Workers = HERE, progress: Callable[[int], None] | None = None
    ) -> list[Rating]:
        """Play all rounds; the ratings, best bot first."""
        board = Board(self.bots)
        for wanted, results in zip(self.rounds, workers.map(play_round, self.rounds), strict=True):
            for result in results:
                board.add(wanted.bots, result)
            if progress:
                progress(len(results))
        return board.ratings()


def tables(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """Who plays at one table: every choice of the bots, or all of them and some more than once."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [
        table
        for table in combinations_with_replacement(bots, players)
        if len(set(table)) == len(bots)
    ]


class Board:
    """The ratings while the tournament goes on."""

    def __init__(self, bots: list[str]) -> None:
        self._model = PlackettLuce()
        self._skills = {name: self._model.rating(name=name) for name in bots}
        # For each bot and number of players: seats it had, and wins it got there
        self._seats: dict[str, dict[int, int]] = {name: {} for name in bots}
        self._wins: dict[str, dict[int, float]] = {name: {} for name in bots}

    def add(self, bots: list[str], result: Result) -> None:
        """Rate one game. A bot that has several seats gets the mean of what they would get."""
        players = len(bots)
        for place, name in enumerate(bots):
            self._seats[name][players] = self._seats[name].get(players, 0) + 1
            self._wins[name][players] = self._wins[name].get(players, 0.0) + result.share(place)
        teams = [[self._skills[name]] for name in bots]
        rated = self._model.rate(teams, ranks=ranks(result))
        for name in set(bots):
            mine = [rated[place][0] for place in range(players) if bots[place] == name]
            self._skills[name] = self._model.rating(
                mu=sum(each.mu for each in mine) / len(mine),
                sigma=sum(each.sigma for each in mine) / len(mine),
                name=name,
            )

    def ratings(self) -> list[Rating]:
        """The bots with their ratings, best first."""
        rated = [self._rating(name, skill) for name, skill in self._skills.items()]
        return sorted(rated, key=lambda each: -each.skill)

    def _rating(self, name: str, skill: PlackettLuceRating) -> Rating:
        seats, wins = self._seats[name], self._wins[name]
        games = sum(seats.values())
        share = sum(wins.values()) / games
        return Rating(
            name,
            skill.mu,
            skill.sigma,
            games,
            share,
            wilson(share, games),
            sum(won * players for players, won in wins.items()) / games,
            {players: wins[players] * players / seats[players] for players in sorted(seats)},
        )


def ranks(result: Result) -> list[float]:
    """The rank of each place: winners are first, then comes who has more points."""
    order = [(place not in result.winners, -score) for place, score in enumerate(result.scores)]
    return [float(sorted(order).index(each)) for each in order]
