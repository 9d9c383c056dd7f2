"""Balance reports: which games they need, and what stands in them."""

from __future__ import annotations

from collections.abc import Callable

from makeda.core.game import Game, Option
from makeda.core.problems import BadSetup
from makeda.games.texts import catalogue
from makeda.lab.balance import page
from makeda.lab.balance.figures import changes, items, summary
from makeda.lab.balance.play import Played, play_all
from makeda.lab.balance.words import PART, Words
from makeda.lab.series import Series
from makeda.lab.workers import HERE, Workers

Progress = Callable[[int], None]


class BalanceReport:
    """Games for several numbers of players, and some more with each other value of an option."""

    def __init__(
        self,
        game: Game,
        players: list[int],
        options: dict[str, object],
        bots: list[str],
        games: int,
        seed: int,
    ) -> None:
        settled = game.settle(options)
        self.game = game
        self.series = [Series(game.info.id, count, settled, bots, games, seed) for count in players]
        self.variants = _variants(game.info.options, settled)
        self.varied = [self.series[0]._replace(options=options) for _, options in self.variants]
        check(self.series[0])

    @property
    def games(self) -> int:
        """How many games there will be."""
        return sum(series.games for series in self.series + self.varied)

    def html(self, workers: Workers = HERE, progress: Progress | None = None) -> str:
        """Play the games and write the page."""
        played = play_all(self.series + self.varied, workers, progress)
        usual, varied = played[: len(self.series)], played[len(self.series) :]
        return page.report_page(
            Words(self.game.info.id),
            self.series,
            [summary(games) for games in usual],
            items(_pooled(usual)),
            [
                (name, changes(usual[0], games))
                for (name, _), games in zip(self.variants, varied, strict=True)
            ],
        )


class Comparison:
    """The same deals with two sets of options."""

    def __init__(
        self,
        game: Game,
        players: list[int],
        options: tuple[dict[str, object], dict[str, object]],
        names: tuple[str, str],
        bots: list[str],
        games: int,
        seed: int,
    ) -> None:
        self.game = game
        self.names = names
        self.sides = [
            [Series(game.info.id, count, game.settle(side), bots, games, seed) for count in players]
            for side in options
        ]
        for side in self.sides:
            check(side[0])

    @property
    def games(self) -> int:
        """How many games there will be."""
        return sum(series.games for side in self.sides for series in side)

    def html(self, workers: Workers = HERE, progress: Progress | None = None) -> str:
        """Play the games and write the page."""
        played = play_all(self.sides[0] + self.sides[1], workers, progress)
        a, b = played[: len(self.sides[0])], played[len(self.sides[0]) :]
        return page.comparison_page(
            Words(self.game.info.id),
            self.sides[0],
            self.names,
            differences(self.sides[0][0].options, self.sides[1][0].options),
            [(summary(x), summary(y), changes(x, y)) for x, y in zip(a, b, strict=True)],
            (items(_pooled(a)), items(_pooled(b))),
        )


def check(series: Series) -> None:
    """Refuse what cannot be played, and what is too little to tell a spread from."""
    series.check()
    if series.games < 2:
        raise BadSetup("too_few_games", {"games": series.games})


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
