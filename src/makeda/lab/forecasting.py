"""Forecasts, learned from whole games: what lay on the table at the beginning of a turn, and what
became of each seat.

Bots play by the policy of the game, now and then any legal move, so that unlikely positions are
seen as well. What each seat had more of than the others is then weighed so that the sum comes as
close as possible to how the games ended (least squares). Every lot of games is summed up in a few
numbers, which the ledger keeps: whoever goes on with it plays only the rest, and learns the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple

from makeda.bots.forecast import FORECAST, IN_A_TURN, WHOLE, Reading, compared, reading_of
from makeda.bots.greedy import Advice, advice
from makeda.bots.greedy.numbers import FIRST, numbers_of
from makeda.bots.search.playout import KEEN, rewards
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import Rng, derive, seeded
from makeda.core.state import State
from makeda.games.registry import game as game_of
from makeda.lab.ledger import Ledger, about_games
from makeda.lab.training import drawn_options
from makeda.lab.workers import Workers

# So many games make a lot.
LOT = 100
# One move in so many is any legal one, and one turn in so many is noted.
ASTRAY = 100
NOTED = 2
# What keeps weights small that nothing speaks for, as a part of what is known
RESTRAINT = 1e-4


Standing = list[list[int]]


class _Job(NamedTuple):
    game_id: str
    source: str
    players: int
    seed: int
    games: int


class Lot(NamedTuple):
    """The sums over one lot of games: of everything times everything, row by row, with what the
    seats got as the last thing.
    """

    players: int
    products: list[list[float]]


class Forecasting:
    """The weights of one game for each number of players."""

    def __init__(self, game: Game, source: str, seed: int) -> None:
        self.numbers = numbers_of(game.info.id, source)
        if reading_of(game.info.id, self.numbers) is None:
            raise BadSetup("no_forecast", {"game": game.info.title})
        self._numpy = _numpy()
        self._game = game
        self._source = source
        self._seed = seed
        self._tables = range(game.info.least_players, game.info.most_players + 1)
        self._sums: dict[int, Any] = {}
        self.done = 0
        self.about = about_games("forecast", game, seed=seed, numbers=source, lot=LOT)

    def lots(self, games: int) -> int:
        """How many lots so many games for each number of players are."""
        return -(-games // LOT) * len(self._tables)

    def run(self, workers: Workers, games: int, ledger: Ledger | None) -> Iterator[Lot]:
        """Play so many games for each number of players, with those that are in the ledger."""
        jobs = [self._job(number) for number in range(self.lots(games))]
        known = ledger.open(self.about, _read_lot) if ledger else []
        for lot in known[: len(jobs)]:
            self._add(lot)
        try:
            for lot in workers.map(_play, jobs[len(known) :]):
                if ledger:
                    ledger.add([lot])
                self._add(lot)
                yield lot
        finally:
            if ledger:
                ledger.close()

    def _job(self, number: int) -> _Job:
        players = self._tables[number % len(self._tables)]
        return _Job(self._game.info.id, self._source, players, derive(self._seed, number), LOT)

    def _add(self, lot: Lot) -> None:
        self.done += 1
        products = self._numpy.array(lot.products)
        self._sums[lot.players] = self._sums.get(lot.players, 0.0) + products

    def weights(self) -> dict[int, list[int]]:
        """By number of players: what an average seat gets, and the weight of each thing."""
        return {players: self._solved(sums) for players, sums in sorted(self._sums.items())}

    def _solved(self, sums: Any) -> list[int]:
        inner, aim = sums[:-1, :-1].copy(), sums[:-1, -1]
        diagonal = self._numpy.arange(1, len(inner))
        # Something that nobody ever had gets no weight.
        inner[diagonal, diagonal] += RESTRAINT * inner[diagonal, diagonal] + 1e-9
        return [round(WHOLE * float(each)) for each in self._numpy.linalg.solve(inner, aim)]


def as_section(weights: dict[int, list[int]], rounds: int, about: str) -> str:
    """The part of a file of numbers that holds a forecast."""
    lines = [f"# {about}", f"[{FORECAST}]", f"rounds = {rounds}"]
    return "\n".join([*lines, *(f"{players} = {row}" for players, row in weights.items())]) + "\n"


def _play(job: _Job) -> Lot:
    """Play one lot of games, with other options in each."""
    game = game_of(job.game_id)
    numpy = _numpy()
    reading = reading_of(job.game_id, numbers_of(job.game_id, job.source))
    assert reading
    players = [advice(job.game_id, source) for source in (FIRST, job.source)]
    rows: list[list[float]] = []
    for number in range(job.games):
        rng = seeded(job.seed, number)
        state = game.new(job.players, derive(job.seed, number), **drawn_options(game, rng))
        seated = [players[rng.below(len(players))] for _ in range(job.players)]
        noted = _play_one(state, seated, reading, rng)
        ended = rewards(state, KEEN)
        for standing in noted:
            for seat, row in enumerate(compared(standing)):
                rows.append([1.0, *row, ended[seat]])
    table = numpy.array(rows)
    return Lot(job.players, (table.T @ table).tolist())


def _play_one(state: State, seated: list[Advice], reading: Reading, rng: Rng) -> list[Standing]:
    """Play a game to its end, and note what lies on the table at the beginning of some turns."""
    noted: list[Standing] = []
    last = reading.turn(state)
    while actors := state.actors():
        seat = actors[0]
        turn = reading.turn(state)
        if turn not in (IN_A_TURN, last):
            last = turn
            if not rng.below(NOTED):
                noted.append(reading.standing(state))
        if rng.below(ASTRAY):
            state.apply(seat, seated[seat].choose(state, seat))
        else:
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])
    return noted


def _read_lot(entry: Any) -> Lot:
    players, products = entry
    return Lot(int(players), [[float(each) for each in row] for row in products])


def _numpy() -> Any:
    try:
        return import_module("numpy")
    except ImportError as error:
        raise BadSetup("extra_missing", {"what": "train", "extra": "train"}) from error
