"""Whether an analysis finds blunders, and how often it calls something a mistake that is none.

`python bench/blunders.py GAMES` lets search:100 play so many games of each kind, in which each of
them plays a bad move every tenth time that it has a choice, judges these moves and as many others,
and prints the tables of bench/BLUNDERS.md. What a move truly costs is found in other worlds, up to
ten times as many. Results are kept in bench/blunders/, so that it goes on where it stopped; with 0
games it tells what is there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

from makeda.analysis.comparison import Comparison, Measured
from makeda.analysis.judging import (
    LARGE,
    MISTAKES,
    SMALL,
    Depth,
    Judgement,
    Verdict,
    cost_of,
    judged,
    lines,
)
from makeda.bots.bot import Bot, Sight
from makeda.bots.budget import Budget
from makeda.bots.playing import BotPlayer, Player, play_game
from makeda.bots.registry import bot
from makeda.core.game import Game
from makeda.core.rng import Rng, seeded
from makeda.games.registry import GAMES
from makeda.lab.ledger import Ledger, about_games
from makeda.lab.stats import share_of

HERE = Path(__file__).with_name("blunders")
PLAYERS = 4
GOOD = "search:100"
# One decision in so many is a blunder, and another one is looked at for comparison.
EVERY = 10
# A bad move is the worst of so many others, in so many worlds.
TRIED = 5
WORLDS = 10
# Of each game so many blunders are judged, and as many other decisions.
CASES = 10
DEPTH = Depth()
# The truth: so many times the worlds, or fewer where it is clear by so many standard errors whether
# the move cost 10 points and, if it was called a mistake, whether it cost 2.
TIMES = 10
CLEAR = 4.0
FREE = Measured(0.0, 0.0)


class Found(NamedTuple):
    """A decision: whether it was planted, what was said of it, and what it truly cost.

    The truth is looked for only where it matters: for blunders, and for what was called a mistake.
    """

    planted: bool
    legal: int
    verdict: str
    loss: float
    error: float
    truth: float | None
    truth_error: float | None


class Case(NamedTuple):
    """A decision to be judged: the position, who played what, and what the good bot would play."""

    position: bytes
    seat: int
    move: int
    meant: int


class Blundering(Bot):
    """A good bot that plays a bad move every tenth time, and notes its decisions."""

    def __init__(self, rng: Rng, seat: int, planted: list[Case], others: list[Case]) -> None:
        super().__init__(rng)
        self._good = bot(GOOD)(rng)
        self._count = 3 * seat
        self._planted = planted
        self._others = others

    def choose(self, sight: Sight) -> int:
        meant = self._good.choose(sight)
        legal = sight.legal()
        if len(legal) == 1:
            return meant
        self._count += 1
        if self._count % EVERY == 0:
            move = self._bad_move(sight, legal, meant)
            self._planted.append(Case(position_of(sight), sight.seat, move, meant))
            return move
        if self._count % EVERY == EVERY // 2:
            self._others.append(Case(position_of(sight), sight.seat, meant, meant))
        return meant

    def interrupt(self, sight: Sight) -> int | None:
        return self._good.interrupt(sight)

    def _bad_move(self, sight: Sight, legal: list[int], meant: int) -> int:
        others = [move for move in legal if move != meant]
        self.rng.shuffle(others)
        tried = Comparison(sight, [(move,) for move in others[:TRIED]], self.rng)
        tried.spend(Budget(WORLDS, 0.0))
        return min(tried.lines, key=tried.worth)[0]


def position_of(sight: Sight) -> bytes:
    """The true position, to be looked at again after the game; the bot makes no use of it."""
    return sight._state.pack()  # noqa: SLF001 - a Sight hides it from bots, not from measurements


def play(game: Game, number: int) -> list[Found]:
    """Play a game with blunders, and judge some of its decisions."""
    planted: list[Case] = []
    others: list[Case] = []
    players: list[Player] = [
        BotPlayer(game, GOOD, Blundering(seeded("blunders", number, seat), seat, planted, others))
        for seat in range(PLAYERS)
    ]
    play_game(game.new(PLAYERS, number), players, seeded("blunders", number))
    return [
        judge(game, case, number * 1000 + place)
        for cases in (planted, others)
        for place, case in enumerate(some(cases))
    ]


def some(cases: list[Case]) -> list[Case]:
    """So many of the cases, from the whole game."""
    return [cases[place * len(cases) // CASES] for place in range(min(CASES, len(cases)))]


def judge(game: Game, case: Case, number: int) -> Found:
    sight = Sight(game.unpack(case.position), case.seat)
    said = judged(sight, case.move, seeded("judge", number, case.move), DEPTH)
    planted = case.move != case.meant
    called = said.verdict in MISTAKES
    truth = None
    if planted or called:
        truth = true_cost(game, sight, case, said, seeded("truth", number, case.move))
    return Found(
        planted,
        said.legal,
        said.verdict.value,
        said.loss,
        said.error,
        truth.value if truth else None,
        truth.error if truth else None,
    )


def true_cost(game: Game, sight: Sight, case: Case, said: Judgement, rng: Rng) -> Measured:
    """What the move costs against the better of two: the one that was meant, and the best found."""
    better = {case.meant, game.moves.parse(said.best)} - {case.move}
    bounds = [SMALL, LARGE] if said.verdict in MISTAKES else [LARGE]
    return max(
        (_cost(sight, case.move, move, bounds, rng) for move in sorted(better)), default=FREE
    )


def _cost(sight: Sight, played: int, better: int, bounds: list[float], rng: Rng) -> Measured:
    tried = Comparison(sight, lines(sight, played, better, rng), rng)
    loss = FREE
    for part in range(1, TIMES + 1):
        tried.spend(Budget(DEPTH.measure * part, 0.0))
        loss = cost_of(tried, (better,)).loss
        if all(abs(loss.value - bound) > CLEAR * loss.error for bound in bounds):
            break
    return loss


def found_in(game: Game, games: int) -> list[Found]:
    """The decisions judged so far, of so many games at least."""
    HERE.mkdir(exist_ok=True)
    ledger = Ledger(HERE / f"{game.info.id}.jsonl")
    about = about_games("blunders", game, players=PLAYERS, bot=GOOD, depth=list(DEPTH))
    known: list[list[Found]] = ledger.open(about, read)
    while len(known) < games:
        known.append(play(game, len(known)))
        ledger.add(known[-1:])
    return [each for played in known for each in played]


def read(entry: Any) -> list[Found]:
    return [Found(*each) for each in entry]


def tell(game: Game, found: list[Found]) -> None:
    called = [each for each in found if Verdict(each.verdict) in MISTAKES]
    planted = [each for each in found if each.planted]
    large = [each for each in planted if each.truth is not None and each.truth >= LARGE]
    caught = [each for each in large if each in called]
    false = [each for each in called if each.truth is not None and each.truth < SMALL]
    share = share_of(len(caught), len(large)) if large else None
    alarms = share_of(len(false), len(found))
    print(
        f"| **{game.info.title}** | {len(planted)} | {len(large)} | "
        + (
            f"{len(caught)} ({share.value:.0%}; {share.low:.0%} to {share.high:.0%})"
            if share
            else ""
        )
        + f" | {len(found)} | {len(called)} | {len(false)} ({alarms.value:.1%}; "
        f"{alarms.low:.1%} to {alarms.high:.1%}) |"
    )


def main() -> None:
    for wanted in range(1, int(sys.argv[1]) + 1):
        for game in GAMES:
            found_in(game, wanted)
    print(
        "| game | planted | that cost 10 points | found (95 %) | decisions judged "
        "| called a mistake | that cost less than 2 (95 %) |",
        "|---|---:|---:|---:|---:|---:|---:|",
        sep="\n",
    )
    for game in GAMES:
        found = found_in(game, 0)
        if found:
            tell(game, found)


if __name__ == "__main__":
    main()
