"""Matches: bots against each other, with every bot in every seat of the same deals.

A match plays rounds. A round is one deal, played once for each rotation of the bots around the
table, so neither the cards nor the seat favour anyone; and from round to round the neighbours
change (`seating.py`). Bots that are the same are one in the standings. The intervals are those of
the deals (`stats.by_deals`). A match may end as soon as its question is answered (`sequential.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, overload

from makeda.bots.playing import Result, bot_player, play_game
from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.games.registry import game as game_of
from makeda.lab.dataset import Dataset
from makeda.lab.keeping import begin, keeping, unbroken
from makeda.lab.ledger import Ledger, about_games
from makeda.lab.noting import Log, Notes
from makeda.lab.seating import order_of
from makeda.lab.sequential import Question, Verdict, anytime
from makeda.lab.stats import by_deals
from makeda.lab.workers import HERE, Workers


class Sitting(NamedTuple):
    """One game of a match or a tournament: the deal, and who sits where."""

    game_id: str
    options: dict[str, object]
    bots: list[str]
    seed: int
    turn: int  # its number among the games of this deal
    noted: list[str] | None = None  # see `noting.Notes`


Round = list[tuple[Sitting, Result]]


class Sittings(Sequence[Sitting]):
    """The games of a match, of which there may be millions: each is made when it is asked for.

    A round is one deal with its bots in an order: as they sit first, then each time one seat
    further.
    """

    def __init__(
        self, game: Game, options: dict[str, object], bots: list[str], rounds: int, seed: int
    ) -> None:
        self._game_id = game.info.id
        self._options = options
        self._bots = bots
        self._rounds = rounds
        self._seed = seed

    def __len__(self) -> int:
        return self._rounds * len(self._bots)

    @overload
    def __getitem__(self, number: int) -> Sitting: ...
    @overload
    def __getitem__(self, number: slice) -> list[Sitting]: ...
    def __getitem__(self, number: int | slice) -> Sitting | list[Sitting]:
        if isinstance(number, slice):
            return [self._sitting(each) for each in range(*number.indices(len(self)))]
        return self._sitting(range(len(self))[number])

    def _sitting(self, number: int) -> Sitting:
        players = len(self._bots)
        deal, turn = divmod(number, players)
        bots = [self._bots[place] for place in order_of(players, self._seed, deal)]
        seed = derive(self._seed, deal)
        return Sitting(self._game_id, self._options, rotated(bots, turn), seed, turn)


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
        self,
        game: Game,
        bots: list[str],
        games: int,
        seed: int,
        options: dict[str, object],
        stop_at: float | None = None,
    ) -> None:
        """With `stop_at` it ends when the first bot's share is surely above or below that."""
        for name in bots:
            bot_of(name)
        game.new(len(bots), seed, **options)
        if games < 1:
            raise BadSetup("bad_games", {"games": games})
        if stop_at is not None and not 0 < stop_at < 1:
            raise BadSetup("bad_stop", {"share": stop_at})
        self.game = game
        self.bots = bots
        self.stop_at = stop_at
        settled = game.settle(options)
        # Only whole rounds are fair.
        self.sittings = Sittings(game, settled, bots, -(-games // len(bots)), seed)
        self.about = about_games("match", game, bots=bots, seed=seed, options=settled)
        self.played: list[Result] = []
        self.verdict = Verdict.OPEN
        self._question: Question | None = None

    def run(
        self,
        workers: Workers = HERE,
        progress: Callable[[int], None] | None = None,
        ledger: Ledger | None = None,
        data: Dataset | None = None,
    ) -> list[Standing]:
        """Play the games, and tell `progress` how many were played.

        Games that are in the ledger are not played again, and the others are written into it. All
        games go into the dataset.
        Where the match may stop, it is asked after each round, in the order of the rounds: so it
        stops at the same one whoever plays them.
        """
        known = begin(self.game, len(self.bots), self.about, ledger, data)
        self.played, self.verdict = [], Verdict.OPEN
        self._question = Question(self.stop_at) if self.stop_at is not None else None
        noted = data.extras if data else None
        numbers = range(len(known), len(self.sittings))
        rest = (self.sittings[number]._replace(noted=noted) for number in numbers)
        with keeping(ledger, data) as keep:
            self._count(known[: len(self.sittings)])
            if progress and known:
                progress(len(self.played))
            for log in workers.map(play, rest if self.verdict is Verdict.OPEN else ()):
                with unbroken():
                    self._count(keep([log]))
                if progress:
                    progress(1)
                if self.verdict is not Verdict.OPEN:
                    break
        return self.standings()

    def _count(self, results: list[Result]) -> None:
        """Take in results, up to the one that answers the question."""
        for result in results:
            self.played.append(result)
            if self._question and len(self.played) % len(self.bots) == 0:
                last = self._round(len(self.played))
                self.verdict = self._question.hear(_won(self.bots[0], last) / len(self.bots))
                if self.verdict is not Verdict.OPEN:
                    break

    def rounds(self) -> list[Round]:
        """The rounds that are complete."""
        size = len(self.bots)
        return [self._round(end) for end in range(size, len(self.played) + 1, size)]

    def _round(self, end: int) -> Round:
        """The round whose last game is the one before this number."""
        games = slice(end - len(self.bots), end)
        return list(zip(self.sittings[games], self.played[games], strict=True))

    def standings(self) -> list[Standing]:
        """How the bots did in the rounds that are complete; nobody, as long as there is none."""
        rounds = self.rounds()
        names = dict.fromkeys(self.bots if rounds else [])
        return [self._standing(name, rounds) for name in names]

    def _standing(self, name: str, rounds: list[Round]) -> Standing:
        players = len(self.bots)
        seats = self.bots.count(name)
        wins = [_won(name, deal) for deal in rounds]
        share = by_deals([(won, players) for won in wins])
        # Whoever stops when it looks good needs an interval that expects it.
        stopping = anytime([won / players for won in wins]) if self.stop_at else None
        scores = [
            score
            for deal in rounds
            for sitting, result in deal
            for bot, score in zip(sitting.bots, result.scores, strict=True)
            if bot == name
        ]
        interval = stopping or (share.low, share.high)
        mean_score = sum(scores) / len(scores)
        return Standing(name, seats, seats / players, share.value, interval, mean_score)


def rotated(bots: list[str], turn: int) -> list[str]:
    """The bots, each so many seats further."""
    return bots[-turn:] + bots[:-turn]


def play(sitting: Sitting) -> Log:
    """One game."""
    game = game_of(sitting.game_id)
    players = [
        bot_player(game, name, seeded(sitting.seed, "bot", seat, sitting.turn))
        for seat, name in enumerate(sitting.bots)
    ]
    state = game.new(len(players), sitting.seed, **sitting.options)
    notes = Notes(sitting.noted)
    order = seeded(sitting.seed, "order")
    result = play_game(state, [*players], order, notes.listener(players))
    return notes.log(game, sitting.options, sitting.seed, sitting.bots, result)


def _won(name: str, deal: Round) -> float:
    """How many games of a deal a bot has won with all its seats; shared wins count in part."""
    return sum(
        result.share(seat)
        for sitting, result in deal
        for seat, bot in enumerate(sitting.bots)
        if bot == name
    )
