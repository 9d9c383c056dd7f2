"""Balance reports: which games they need, and what is told of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import pairwise, product
from typing import NamedTuple

from makeda.core.game import Game, Option
from makeda.core.problems import BadSetup
from makeda.games.texts import catalogue
from makeda.lab.balance import page
from makeda.lab.balance.figures import Change, Item, changes, items, summary
from makeda.lab.balance.play import Played, Progress, play_all
from makeda.lab.balance.story import Told, skill, strength
from makeda.lab.balance.table import Line, lines_of, lines_of_changes
from makeda.lab.balance.words import PART, Words
from makeda.lab.ledger import Ledger, about_games
from makeda.lab.series import Series
from makeda.lab.workers import HERE, Workers

# How long people think about a decision, if nobody says otherwise
SECONDS = 15.0
# Fewer games of a series than that have no intervals.
FEWEST = 2
# More settings than that nobody reads, and they would take for ever.
MOST_SETTINGS = 60


class Report(ABC):
    """Games to be played, of the first so many series to be studied, and a page about them."""

    def __init__(self, game: Game, series: list[Series], studied: int = 0) -> None:
        self.game = game
        self.series = series
        # The games of each series, as far as they have been played
        self.played: list[list[Played]] = []
        self._studied = studied
        for each in series:
            each.check()
            if each.games < FEWEST:
                raise BadSetup("too_few_games", {"games": each.games})

    @property
    def games(self) -> int:
        """How many games there will be."""
        return sum(series.games for series in self.series)

    @property
    def about(self) -> dict[str, object]:
        """What makes the games these and no others."""
        return about_games(
            "balance",
            self.game,
            seed=self.series[0].seed,
            studied=self._studied,
            bots=[each.bots for each in self.series],
            players=[each.players for each in self.series],
            games=[each.games for each in self.series],
            options=[each.options for each in self.series],
        )

    def play(
        self,
        workers: Workers = HERE,
        progress: Progress | None = None,
        ledger: Ledger | None = None,
    ) -> list[list[Played]]:
        """Play the games of every series, or what of them is not in the ledger."""
        self.played = [[] for _ in self.series]
        return play_all(
            self.series, self._studied, workers, progress, ledger, self.about, self.played
        )

    def shorten(self) -> bool:
        """Keep so many games of each series as all have; False if that is too few for a page."""
        games = min(map(len, self.played), default=0)
        if games < FEWEST:
            return False
        self.series = [series._replace(games=games) for series in self.series]
        self.played = [games_of[:games] for games_of in self.played]
        return True

    @abstractmethod
    def html(self, played: list[list[Played]]) -> str:
        """The page about the games."""

    @abstractmethod
    def figures(self, played: list[list[Played]]) -> list[Line]:
        """Every figure of the report."""


class BalanceReport(Report):
    """Games for several numbers of players between bots of several strengths, some with one better
    bot, and some more with each other value of an option.
    """

    def __init__(
        self,
        game: Game,
        players: list[int],
        options: dict[str, object],
        bots: list[str],
        games: int,
        seed: int,
        seconds: float = SECONDS,
    ) -> None:
        settled = game.settle(options)
        self._players = players
        self._bots = bots
        self._seconds = seconds
        self.variants = _variants(game.info.options, settled)
        self._pairs = list(pairwise(bots))
        # First all that are studied
        alone = [(count, [bot]) for count in players for bot in bots]
        mixed = [(count, list(pair)) for count in players for pair in self._pairs]
        series = [
            Series(game.info.id, count, settled, names, games, seed)
            for count, names in alone + mixed
        ]
        varied = [series[0]._replace(options=other) for _, other in self.variants]
        super().__init__(game, series + varied, studied=len(alone))

    def html(self, played: list[list[Played]]) -> str:
        return self._page(page.REPORT, played)

    def findings(self, played: list[list[Played]]) -> str:
        """What stands out and how games go, as Markdown."""
        return self._page(page.FINDINGS, played)

    def figures(self, played: list[list[Played]]) -> list[Line]:
        told, by_bot = self._told(played)
        return lines_of(told, list(zip(self._bots, self._items(by_bot), strict=True)))

    def _page(self, template: str, played: list[list[Played]]) -> str:
        told, by_bot = self._told(played)
        varied = played[len(played) - len(self.variants) :]
        return page.report_page(
            template,
            Words(self.game.info.id),
            self.series,
            told,
            self._items(by_bot),
            [
                (name, changes(played[0], games))
                for (name, _), games in zip(self.variants, varied, strict=True)
            ],
            self._seconds,
        )

    def _items(self, by_bot: list[list[Played]]) -> list[list[Item]]:
        return [items(games, self.series[0].countable()) for games in by_bot]

    def _told(self, played: list[list[Played]]) -> tuple[list[Told], list[list[Played]]]:
        """What is told of each number of players, and all games of each bot."""
        told: list[Told] = []
        by_bot: list[list[Played]] = [[] for _ in self._bots]
        alone, mixed = iter(played), iter(played[self._studied :])
        for count in self._players:
            strengths = []
            for bot, every in zip(self._bots, by_bot, strict=True):
                games = next(alone)
                every += games
                strengths.append(strength(bot, games, self._seconds))
            skills = [skill(*pair, next(mixed)) for pair in self._pairs]
            told.append(Told(count, strengths, skills))
        return told, by_bot


class Comparison(Report):
    """The same deals with two sets of options."""

    def __init__(
        self,
        game: Game,
        players: list[int],
        options: tuple[dict[str, object], dict[str, object]],
        names: tuple[str, str],
        bot: str,
        games: int,
        seed: int,
    ) -> None:
        self._names = names
        series = [
            Series(game.info.id, count, game.settle(side), [bot], games, seed)
            for side in options
            for count in players
        ]
        super().__init__(game, series)

    def html(self, played: list[list[Played]]) -> str:
        half = len(self.series) // 2
        a, b = played[:half], played[half:]
        return page.comparison_page(
            Words(self.game.info.id),
            self.series[:half],
            self._names,
            differences(self.series[0].options, self.series[half].options),
            [(summary(x), summary(y), changes(x, y)) for x, y in zip(a, b, strict=True)],
            (
                items(_pooled(a), self.series[0].countable()),
                items(_pooled(b), self.series[half].countable()),
            ),
        )

    def figures(self, played: list[list[Played]]) -> list[Line]:
        half = len(self.series) // 2
        return [
            line
            for place, (series, games) in enumerate(zip(self.series, played, strict=True))
            for line in lines_of_changes(
                series.players,
                series.bots[0],
                self._names[place // half],
                changes(played[place % half], games),
            )
        ]


class Varied(NamedTuple):
    """What is varied, as it would be given as an option, and through which values."""

    name: str
    values: list[str]


class WhatIf(Report):
    """The same deals with every combination of some values; the first of all is compared with."""

    def __init__(
        self,
        game: Game,
        players: list[int],
        varied: list[Varied],
        options: Callable[[list[tuple[str, str]]], dict[str, object]],
        bot: str,
        games: int,
        seed: int,
    ) -> None:
        self._players = players
        self._names = [each.name for each in varied]
        # The first value runs along the axis; there is a line for each combination of the others.
        first, *others = varied
        self._steps = first.values
        self._lines = [
            list(zip(self._names[1:], values, strict=True))
            for values in product(*(each.values for each in others))
        ]
        if len(self._steps) * len(self._lines) > MOST_SETTINGS:
            raise BadSetup("too_many_settings", {"most": MOST_SETTINGS})
        settings = [
            game.settle(options([(first.name, step), *line]))
            for line in self._lines
            for step in self._steps
        ]
        series = [
            Series(game.info.id, count, each, [bot], games, seed)
            for count in players
            for each in settings
        ]
        super().__init__(game, series)

    def html(self, played: list[list[Played]]) -> str:
        return page.what_if_page(
            Words(self.game.info.id),
            self.series,
            self._names,
            self._steps,
            self._line_names(),
            self._curves(played),
        )

    def figures(self, played: list[list[Played]]) -> list[Line]:
        (bot,) = self.series[0].bots
        return [
            line
            for players, grid in self._curves(played)
            for name, found in zip(self._line_names(), grid, strict=True)
            for step, each in zip(self._steps, found, strict=True)
            for line in lines_of_changes(
                players, bot, ", ".join(filter(None, (f"{self._names[0]} = {step}", name))), each
            )
        ]

    def _curves(self, played: list[list[Played]]) -> list[tuple[int, list[list[list[Change]]]]]:
        """For each number of players, line and step how it differs from the first setting."""
        steps, lines = len(self._steps), len(self._lines)
        curves = []
        for place, count in enumerate(self._players):
            grid = played[place * steps * lines : (place + 1) * steps * lines]
            found = [changes(grid[0], games) for games in grid]
            curves.append((count, [found[n * steps : (n + 1) * steps] for n in range(lines)]))
        return curves

    def _line_names(self) -> list[str]:
        return [", ".join(f"{name} = {value}" for name, value in line) for line in self._lines]


def _pooled(series: list[list[Played]]) -> list[Played]:
    return [game for games in series for game in games]


def _variants(
    options: list[Option], settled: dict[str, object]
) -> list[tuple[str, dict[str, object]]]:
    """Each other value that an option could have, and the options with it."""
    return [
        (f"{option.name} = {value}", {**settled, option.name: value})
        for option in options
        for value in option.values
        if value != settled[option.name] and not option.is_table
    ]


def differences(a: object, b: object, place: str = "") -> list[tuple[str, str, str]]:
    """Where two sets of options differ: the place, and what is there in each."""
    if isinstance(a, dict) and isinstance(b, dict):
        return [
            found
            for name in [*a, *(name for name in b if name not in a)]
            for found in differences(a.get(name), b.get(name), f"{place}.{name}".lstrip("."))
        ]
    if a == b:
        return []
    return [(place, _short(a), _short(b))]


def _short(value: object) -> str:
    return (
        catalogue(part=PART).say("balance", "own_table") if isinstance(value, dict) else str(value)
    )
