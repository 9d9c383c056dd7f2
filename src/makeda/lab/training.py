"""Numbers for the policies, found by playing: many sets compete, and the best breed the next.

What is searched are factors by which the first numbers, written by hand, are multiplied; to a
number that is 0, since the first policy did without it, something is added. A generation is drawn
around the best guess so far (by CMA-ES, of the library cmaes), every set plays the same deals
against unlike opponents, and those that did well move the guess. Now and then the guess plays
against the best set so far, on deals that are used for nothing else; if it wins, it is the new best
one.

Everything follows from the seed and from how the sets did, which the ledger keeps, one line for
each generation: whoever goes on with a ledger plays the rest alone, and gets the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from math import exp, log
from typing import Any, NamedTuple

from makeda.bots.greedy import advice_by
from makeda.bots.greedy.numbers import FIRST, TRAINED, Numbers, numbers_of, unit_of
from makeda.bots.playing import AdvisedPlayer, Player, play_game
from makeda.bots.search.playout import rewards
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import Rng, derive, seeded
from makeda.games.registry import game as game_of
from makeda.lab.ledger import Ledger, about_games
from makeda.lab.workers import Workers

# How many sets compete in a generation, and how far they lie apart at first, as a factor of e
SETS = 32
SPREAD = 0.25
# No number becomes more than so many times as large or as small as the first one.
FURTHEST = 12.0
# A set plays so many games; later ones differ less, so they play more.
LEAST_GAMES, MORE_GAMES, MOST_GAMES = 400, 20, 1600
# After so many generations the guess plays against the best one, so many games.
TRIAL_EVERY, TRIAL_GAMES = 10, 8000
# What winning counts beside the distance to the others: that alone would teach to lose narrowly.
WIN_COUNTS = 0.05
# In one game of so many an option is drawn.
RARELY = 3


class Generation(NamedTuple):
    """How each set did, and how the guess did after it against the best set so far: its part of
    the fair share of wins, or 0 where it did not try. Above 1, it is the best one from then on.
    """

    worths: list[float]
    share: float

    @property
    def is_better(self) -> bool:
        return self.share > 1.0


class _Job(NamedTuple):
    """One set at one seat, with somebody of the others at each other one."""

    game_id: str
    numbers: list[float]
    others: list[list[float]]
    seed: int
    games: int


class _Outcome(NamedTuple):
    worth: float
    share: float


class Training:
    """The search for the numbers of one game."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._first = numbers_of(game.info.id, FIRST)
        self._searched = _searched(self._first)
        self._unit = unit_of(game.info.id)
        self._optimizer = _optimizer(len(self._searched), derive(seed, "sets"))
        self.about = about_games("train", game, seed=seed, sets=SETS)
        self.done = 0
        self.best = self._first
        # The generation after which that was the guess; 0 while nothing is better than the first
        self.best_after = 0

    def run(self, workers: Workers, wanted: int, ledger: Ledger | None) -> Iterator[Generation]:
        """Go on to so many generations in all, with those that are in the ledger."""
        for known in ledger.open(self.about, _read_generation) if ledger else []:
            self._learn(self._drawn(), known)
        try:
            while self.done < wanted:
                generation = self._play_one(workers)
                if ledger:
                    ledger.add([generation])
                yield generation
        finally:
            if ledger:
                ledger.close()

    def guess(self) -> Numbers:
        """The middle of where the search looks now."""
        return self._numbers(self._optimizer.mean)

    def source(self) -> str:
        """The command that finds the best set."""
        game, seed = self._game.info.id, self._seed
        return f"makeda train {game} --seed {seed}, generation {self.best_after}"

    def _play_one(self, workers: Workers) -> Generation:
        drawn = self._drawn()
        worths = [outcome.worth for outcome in workers.map(_play, self._contest(drawn))]
        self._learn(drawn, Generation(worths, 0.0))
        if self.done % TRIAL_EVERY:
            return Generation(worths, 0.0)
        outcomes = list(workers.map(_play, self._trial()))
        generation = Generation(worths, sum(each.share for each in outcomes) / len(outcomes))
        self._crown(generation)
        return generation

    def _drawn(self) -> list[Any]:
        return [self._optimizer.ask() for _ in range(SETS)]

    def _learn(self, drawn: list[Any], generation: Generation) -> None:
        # The library looks for the least.
        losses = [-worth for worth in generation.worths]
        self._optimizer.tell(list(zip(drawn, losses, strict=True)))
        self.done += 1
        self._crown(generation)

    def _crown(self, generation: Generation) -> None:
        if generation.is_better:
            self.best, self.best_after = self.guess(), self.done

    def _contest(self, drawn: list[Any]) -> list[_Job]:
        """All sets on the same deals: half of the others go by the first numbers."""
        others = [self._first.flat(), self.guess().flat()]
        games = min(MOST_GAMES, LEAST_GAMES + MORE_GAMES * self.done)
        seed = derive(self._seed, "deals", self.done)
        sets = [self._numbers(each).flat() for each in drawn]
        return [_Job(self._game.info.id, each, others, seed, games) for each in sets]

    def _trial(self) -> list[_Job]:
        """The guess against the best set, always on the same deals."""
        guess, others = self.guess().flat(), [self.best.flat()]
        games = TRIAL_GAMES // SETS
        seeds = [derive(self._seed, "trial", number) for number in range(SETS)]
        return [_Job(self._game.info.id, guess, others, seed, games) for seed in seeds]

    def _numbers(self, factors: Any) -> Numbers:
        flat = self._first.flat()
        for place, factor in zip(self._searched, factors, strict=True):
            power = max(-log(FURTHEST), min(log(FURTHEST), float(factor)))
            flat[place] = flat[place] * exp(power) if flat[place] else self._unit * power
        return self._first.like([round(number, 4) for number in flat])


def _searched(first: Numbers) -> list[int]:
    """The places of the numbers that are looked for: all but those that are 0 in a row of others,
    where it means that nothing is worth nothing.
    """
    alone = [len(row) == 1 for row in first.values.values() for _ in row]
    return [place for place, number in enumerate(first.flat()) if number or alone[place]]


def as_file(numbers: Numbers, about: str) -> str:
    """A file of trained numbers that bots can be told: `adept:FILE`."""
    lines = [f"# {about}", f"[{TRAINED}]"]
    for name, row in numbers.values.items():
        lines.append(f"{name} = {row if len(row) > 1 else row[0]}")
    return "\n".join(lines) + "\n"


def _read_generation(entry: Any) -> Generation:
    worths, share = entry
    return Generation([float(worth) for worth in worths], float(share))


def _optimizer(size: int, seed: int) -> Any:
    try:
        cmaes = import_module("cmaes")
        numpy = import_module("numpy")
    except ImportError as error:
        raise BadSetup("extra_missing", {"what": "train", "extra": "train"}) from error
    return cmaes.CMA(numpy.zeros(size), SPREAD, population_size=SETS, seed=seed % 2**32)


def _play(job: _Job) -> _Outcome:
    """Let a set play its games: other numbers of players, options and opponents in each."""
    game = game_of(job.game_id)
    first = numbers_of(job.game_id, FIRST)
    own = AdvisedPlayer(advice_by(job.game_id, first.like(job.numbers)))
    others = [AdvisedPlayer(advice_by(job.game_id, first.like(each))) for each in job.others]
    worth = share = 0.0
    for number in range(job.games):
        rng = seeded(job.seed, number)
        players = game.info.least_players
        players += rng.below(game.info.most_players - players + 1)
        seat = rng.below(players)
        seated: list[Player] = [others[rng.below(len(others))]] * players
        seated[seat] = own
        state = game.new(players, derive(job.seed, number), **drawn_options(game, rng))
        result = play_game(state, seated, None)
        worth += rewards(state)[seat] + WIN_COUNTS * result.share(seat) * players
        share += result.share(seat) * players
    return _Outcome(worth / job.games, share / job.games)


def drawn_options(game: Game, rng: Rng) -> dict[str, object]:
    """Mostly what is played when nobody chooses."""
    chosen: dict[str, object] = {}
    for option in game.info.options:
        if not option.is_table and rng.below(RARELY) == 0:
            chosen[option.name] = option.values[rng.below(len(option.values))]
    return chosen
