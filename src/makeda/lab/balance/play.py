"""The games of a balance report, with everything that it wants to know of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, pairwise, tee
from typing import Any, NamedTuple

from makeda.bots.playing import Player, Result, bot_player, play_game
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.lab.balance.study import Choice, Look, study
from makeda.lab.keeping import unbroken
from makeda.lab.ledger import Ledger, check_players, read_result
from makeda.lab.series import Batch, Deal, Series
from makeda.lab.workers import HERE, Workers

Progress = Callable[[int], None]

# Big enough that little is said between processes, small enough that the bar moves
BATCH = 10
# Of each series that is studied so many games are: that takes longer than a greedy game itself.
STUDIED_GAMES = 100
# No seat
NOBODY = -1


class Course(NamedTuple):
    """How a game went."""

    rounds: int  # one lasts until everybody has decided at least once more
    legal: list[int]  # how many moves there were to choose from, decision by decision
    lead_changes: int  # how often another seat was alone in front, in points
    half_leader: int  # who was alone in front after half of the decisions
    ending: str  # as the game calls it


class Played(NamedTuple):
    """One game: what it came to, for each chapter and item how much each seat had of it, for each
    category of the accounts how many points it brought each seat, how it went, and, if it was
    studied, what might have happened. Where one seat had a better bot, it is named.
    """

    result: Result
    counts: dict[str, dict[str, list[int]]]
    accounts: dict[str, list[int]]
    course: Course
    looks: list[Look]
    better: int = NOBODY


class Asked(Player):
    """Notes what somebody has to choose from."""

    def __init__(self, player: Player, legal: list[int]) -> None:
        self._player = player
        self._legal = legal

    def choose(self, state: State, seat: int) -> int:
        self._legal.append(len(state.legal(seat)))
        return self._player.choose(state, seat)

    def interrupt(self, state: State, seat: int) -> int | None:
        return self._player.interrupt(state, seat)


class Job(NamedTuple):
    """Some games to be played, of which series they are, and whether they are studied too."""

    batch: Batch
    place: int
    studied: bool

    def games(self) -> range:
        """The numbers of the games."""
        return range(self.batch.first, self.batch.first + self.batch.size)

    def without(self, done: int) -> Job:
        """What is left when so many games are done."""
        batch = self.batch
        return self._replace(batch=batch._replace(first=batch.first + done, size=batch.size - done))


def play_all(
    wanted: list[Series],
    studied: int = 0,
    workers: Workers = HERE,
    progress: Progress | None = None,
    ledger: Ledger | None = None,
    about: dict[str, object] | None = None,
    played: list[list[Played]] | None = None,
) -> list[list[Played]]:
    """Play several series, of which the first so many are studied; the games of each.

    What stands in the ledger is not played again. Whoever may be interrupted passes empty lists to
    put the games into.
    """
    played = [[] for _ in wanted] if played is None else played
    known = ledger.open(about or {}, read_played) if ledger else []
    try:
        seats = (job.batch.series.players for job in _jobs(wanted, studied) for _ in job.games())
        check_players((game.result for game in known), seats)
        if progress:
            progress(len(known))
        rest = _jobs(wanted, studied)
        for job in rest:
            done, known = known[: job.batch.size], known[job.batch.size :]
            played[job.place] += done
            if len(done) < job.batch.size:
                rest = chain([job.without(len(done))], rest)
                break
        places, jobs = tee(rest)
        for job, games in zip(places, workers.map(play_job, jobs), strict=True):
            with unbroken():
                played[job.place] += games
                if ledger:
                    ledger.add(games)
            if progress:
                progress(len(games))
    finally:
        if ledger:
            ledger.close()
    return played


def _jobs(wanted: list[Series], studied: int) -> Iterator[Job]:
    """The work. The series take turns, so that whoever stops early has games of each."""
    for first in range(0, max(series.games for series in wanted), BATCH):
        for place, series in enumerate(wanted):
            if first < series.games:
                batch = Batch(series, first, min(BATCH, series.games - first))
                yield Job(batch, place, place < studied)


def read_played(entry: Any) -> Played:
    """A game as it stands in a ledger."""
    outcome, counts, accounts, course, looks, better = entry
    result = read_result(outcome)
    if better not in range(NOBODY, len(result.scores)):
        raise ValueError("not a seat")
    return Played(
        result,
        dict(counts),
        dict(accounts),
        Course(*course),
        [
            Look(chances, seat, Choice(*choice) if choice else None)
            for chances, seat, choice in looks
        ],
        better,
    )


def play_job(job: Job) -> list[Played]:
    """Play the games of a batch, and count what the game wants counted."""
    return [
        _play(job.batch.series, deal, job.studied and deal.number < STUDIED_GAMES)
        for deal in job.batch.deals()
    ]


def _play(series: Series, deal: Deal, studied: bool) -> Played:
    """One game. Of two bots, one seat by lot has the second, and all others the first."""
    state = deal.state
    better = NOBODY
    if len(series.bots) > 1:
        better = seeded(deal.seed, "lots").below(series.players)
    legal: list[int] = []
    players: list[Player] = [
        Asked(
            bot_player(series.game, series.bots[seat == better], seeded(deal.seed, "bot", seat)),
            legal,
        )
        for seat in range(series.players)
    ]
    counts: dict[str, dict[str, list[int]]] = {}
    moves: list[tuple[int, int]] = []
    leaders: list[int] = []
    ending = ""
    state.listen()
    accounts = series.game.accounts(state)

    def count(by: int, move: int) -> None:
        nonlocal ending
        events = state.heard()
        accounts.hear(state, events)
        for chapter, item, seat, number in series.game.counts(state, events):
            held = counts.setdefault(chapter, {}).setdefault(item, [0] * series.players)
            held[seat] += number
        moves.append((by, move))
        leaders.append(leader(state.scores()))
        if state.over():
            ending = series.game.ending(state, events)

    result = play_game(state, players, seeded(deal.seed, "order"), count)
    looks: list[Look] = []
    if studied:
        looks = study(series.dealt(deal.number).state, moves, seeded(deal.seed, "study"))
    course = Course(
        rounds([seat for seat, _ in moves], series.players),
        legal,
        lead_changes(leaders),
        leaders[len(leaders) // 2],
        ending,
    )
    return Played(result, counts, accounts.amounts, course, looks, better)


def leader(scores: list[int]) -> int:
    """Who is alone in front."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def lead_changes(leaders: list[int]) -> int:
    """How often somebody else is in front; while nobody is alone there, nothing changes."""
    alone = [seat for seat in leaders if seat != NOBODY]
    return sum(before != after for before, after in pairwise(alone))


def rounds(seats: list[int], players: int) -> int:
    """A round lasts until everybody has decided at least once more; what is begun counts."""
    found = 0
    waiting: set[int] = set()
    for seat in seats:
        if not waiting:
            found += 1
            waiting = set(range(players))
        waiting.discard(seat)
    return found
