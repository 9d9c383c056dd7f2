"""Tournaments: many bots, several numbers of players, and one rating for each bot.

At each number of players every table is played that can be made of the bots: with more bots than
seats each choice of them, with fewer all of them and some twice. A table plays rounds as a match
does, each deal once for every rotation, with neighbours that change. OpenSkill (the model of
Plackett and Luce) rates the bots, game after game in the order of the rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, islice, tee
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from makeda.bots.playing import Result
from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive
from makeda.lab.keeping import keeping, unbroken
from makeda.lab.ledger import Ledger, about_games, check_players, read_result
from makeda.lab.match import Sitting, play, rotated
from makeda.lab.seating import order_of
from makeda.lab.stats import Deal, by_deals
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
        for number in self.players:
            game.new(number, seed, **options)
        self._game_id = game.info.id
        self._seed = seed
        self._rounds = {number: -(-games // number) for number in self.players}
        self._tables = {number: tables(bots, number) for number in self.players}
        self.about = about_games(
            "tournament", game, bots=bots, players=self.players, seed=seed, options=self.options
        )
        self.board = Board(bots)

    @property
    def games(self) -> int:
        """How many games there will be."""
        return sum(n * self._rounds[n] * len(self._tables[n]) for n in self.players)

    def rounds(self) -> Iterator[list[Sitting]]:
        """At least so many games a table; the tables take turns, so that no rating comes late.

        There may be millions, so each round is made when it is asked for.
        """
        for turn in range(max(self._rounds.values())):
            for players in self.players:
                if turn < self._rounds[players]:
                    for number, table in enumerate(self._tables[players]):
                        yield self._round(players, number, table, turn)

    def _round(self, players: int, number: int, table: tuple[str, ...], turn: int) -> list[Sitting]:
        seed = derive(self._seed, players, number, turn)
        places = order_of(players, derive(self._seed, players, number), turn)
        seated = [table[place] for place in places]
        return [
            Sitting(self._game_id, self.options, rotated(seated, step), seed, step)
            for step in range(players)
        ]

    def run(
        self,
        workers: Workers = HERE,
        progress: Callable[[int], None] | None = None,
        ledger: Ledger | None = None,
    ) -> list[Rating]:
        """Play all rounds; the ratings, best bot first.

        Games that are in the ledger are not played again, and the others are written into it.
        """
        self.board = Board(self.bots)
        sittings = (sitting for each in self.rounds() for sitting in each)
        with keeping(ledger, None) as keep:
            known = ledger.open(self.about, read_result) if ledger else []
            played = list(islice(sittings, len(known)))
            check_players(known, (len(sitting.bots) for sitting in played))
            for result, sitting in zip(known, played, strict=False):
                self.board.add(sitting, result)
            if progress and known:
                progress(self.board.games)
            rest, jobs = tee(sittings)
            for sitting, log in zip(rest, workers.map(play, jobs), strict=True):
                with unbroken():
                    self.board.add(sitting, *keep([log]))
                if progress:
                    progress(1)
        return self.board.ratings()


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
        self.games = 0
        self._model = PlackettLuce()
        self._skills = {name: self._model.rating(name=name) for name in bots}
        # For each bot and number of players, by deals: wins it got, and seats it had
        self._deals: dict[str, dict[int, dict[int, Deal]]] = {name: {} for name in bots}

    def add(self, sitting: Sitting, result: Result) -> None:
        """Rate one game. A bot that has several seats gets the mean of what they would get."""
        self.games += 1
        bots = sitting.bots
        players = len(bots)
        teams = [[self._skills[name]] for name in bots]
        rated = self._model.rate(teams, ranks=ranks(result))
        for name in set(bots):
            seats = [seat for seat in range(players) if bots[seat] == name]
            deals = self._deals[name].setdefault(players, {})
            won, had = deals.get(sitting.seed, (0.0, 0))
            won += sum(result.share(seat) for seat in seats)
            deals[sitting.seed] = (won, had + len(seats))
            mine = [rated[seat][0] for seat in seats]
            self._skills[name] = self._model.rating(
                mu=sum(each.mu for each in mine) / len(mine),
                sigma=sum(each.sigma for each in mine) / len(mine),
                name=name,
            )

    def ratings(self) -> list[Rating]:
        """The bots that have played, with their ratings, best first."""
        rated = [
            self._rating(name, skill) for name, skill in self._skills.items() if self._deals[name]
        ]
        return sorted(rated, key=lambda each: -each.skill)

    def _rating(self, name: str, skill: PlackettLuceRating) -> Rating:
        deals = {players: list(each.values()) for players, each in self._deals[name].items()}
        wins = {players: sum(won for won, _ in each) for players, each in deals.items()}
        seats = {players: sum(had for _, had in each) for players, each in deals.items()}
        share = by_deals([deal for each in deals.values() for deal in each])
        return Rating(
            name,
            skill.mu,
            skill.sigma,
            sum(seats.values()),
            share.value,
            (share.low, share.high),
            sum(won * players for players, won in wins.items()) / sum(seats.values()),
            {players: wins[players] * players / seats[players] for players in sorted(seats)},
        )


def ranks(result: Result) -> list[float]:
    """The rank of each seat: winners are first, then comes who has more points."""
    order = [(seat not in result.winners, -score) for seat, score in enumerate(result.scores)]
    return [float(sorted(order).index(each)) for each in order]
