"""What the master and the levels were measured against, and what came of it: bench/MASTERS.md.

    python bench/masters.py play aims     play what is missing of one part, on all cores
    python bench/masters.py check         play the first game of every file again: still the same?
    python bench/masters.py               write the page anew, from the games in bench/masters/

Every match is one bot against as many copies of another as there are other seats. Its games are
kept in a file, so a part can be stopped at any time and resumed on any machine. They are to be
those of the bots as they are now: whoever changes how one of them chooses asks `check`, and removes
the files whose games have changed.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from itertools import chain, pairwise, zip_longest
from pathlib import Path
from typing import NamedTuple

from makeda.bots.registry import LEVELS
from makeda.core.problems import BadSetup
from makeda.games.registry import game as game_of
from makeda.lab.ledger import Ledger, read_result
from makeda.lab.match import Match
from makeda.lab.match import play as play_again
from makeda.lab.stats import by_deals
from makeda.lab.tournament import Board
from makeda.lab.workers import Processes, cores

HERE = Path(__file__).parent
FILES = HERE / "masters"
SEED = 21
GAMES = {"kette": "Kette", "babel": "Babel", "saba": "Saba"}

# As many playouts as the master makes in 50 milliseconds over a whole game with four players (or
# two, in Saba), and as many as the search was given for 200
MASTER = {"kette": 690, "babel": 520, "saba": 465, "saba2": 800}
SEARCH = {"kette": 730, "babel": 230, "saba": 380, "saba2": 570}


class Table(NamedTuple):
    """Who may sit down to what."""

    name: str
    game: str
    players: int
    options: dict[str, object]

    def master(self, milliseconds: int) -> str:
        return f"master:{MASTER[self._pace] * milliseconds // 50}"

    def search(self, milliseconds: int) -> str:
        return f"search:{SEARCH[self._pace] * milliseconds // 200}"

    def levels(self) -> list[str]:
        """What people are offered, from weak to strong, by playouts instead of times."""
        *by_playouts, _ = LEVELS.values()
        return [*by_playouts, self.master(1000)]

    @property
    def fair(self) -> float:
        return 1 / self.players

    @property
    def _pace(self) -> str:
        return "saba2" if self.game == "saba" and self.players == 2 else self.game


EXPERT: dict[str, object] = {"persons": "on", "serail_figure": "on", "guards": "on"}
# The tables that have an aim of their own, and that aim
MAIN = [
    (Table("saba2", "saba", 2, {}), 0.6),
    (Table("saba4", "saba", 4, {}), 0.375),
    (Table("saba4-expert", "saba", 4, EXPERT), 0.375),
    (Table("babel4", "babel", 4, {}), 0.375),
    (Table("kette4", "kette", 4, {}), 0.375),
]
# All other numbers of players, and every option alone
OTHER = [
    Table("kette3", "kette", 3, {}),
    Table("kette5", "kette", 5, {}),
    Table("kette6", "kette", 6, {}),
    Table("kette7", "kette", 7, {}),
    Table("kette4-no-lions", "kette", 4, {"lions": "none"}),
    Table("kette4-mirrored", "kette", 4, {"lions": "mirrored"}),
    Table("kette6-even", "kette", 6, {"even_start": "on"}),
    Table("babel3", "babel", 3, {}),
    Table("babel5", "babel", 5, {}),
    Table("babel4-two-colours", "babel", 4, {"two_colour_discs": "on"}),
    Table("babel4-no-actions", "babel", 4, {"action_cards": "off"}),
    Table("babel4-may-replace", "babel", 4, {"may_replace_parts": "on"}),
    Table("saba3", "saba", 3, {}),
    Table("saba2-expert", "saba", 2, EXPERT),
    Table("saba3-expert", "saba", 3, EXPERT),
    Table("saba4-persons", "saba", 4, {"persons": "on"}),
    Table("saba4-serail", "saba", 4, {"serail_figure": "on"}),
    Table("saba4-guards", "saba", 4, {"guards": "on"}),
    Table("saba4-send-back", "saba", 4, {"may_send_back": "on"}),
    Table("saba4-lay-marker", "saba", 4, {"may_lay_marker": "on"}),
    Table("saba2-even", "saba", 2, {"even_start": "on"}),
]
ZOO = {
    "kette": ["Eager", "Lurker", "Seller"],
    "babel": ["Loner", "Trader", "Faithful"],
    "saba": ["Hasty", "Quarrelsome", "Homebody"],
}
FULL = [
    Table("kette", "kette", 7, {}),
    Table("babel", "babel", 5, {}),
    Table("saba", "saba", 4, {}),
]


class Duel(NamedTuple):
    """One bot against copies of another, up to so many games."""

    part: str
    name: str
    table: Table
    bot: str
    others: str
    games: int
    asked: float  # which share of the games it is to win
    stops: bool  # as soon as that question is answered

    @property
    def file(self) -> Path:
        return FILES / f"{self.part}-{self.name}.jsonl"

    def match(self, games: int) -> Match:
        bots = [self.bot] + [self.others] * (self.table.players - 1)
        stop = self.asked if self.stops else None
        return Match(game_of(self.table.game), bots, games, SEED, self.table.options, stop)

    def played(self) -> Match | None:
        """The match as far as it has been played; None before there is a whole round."""
        lines = self.file.read_bytes().count(b"\n") if self.file.exists() else 0
        rounds = (lines - 1) // self.table.players
        if rounds < 1:
            return None
        match = self.match(min(rounds * self.table.players, self.games))
        match.run(ledger=Ledger(self.file))
        return match


def aims() -> Iterator[Duel]:
    """A quarter of the time that the search has."""
    for table, aim in MAIN:
        ours, theirs = table.master(50), table.search(200)
        yield Duel("aims", table.name, table, ours, theirs, 400, aim, stops=False)


def longer() -> Iterator[Duel]:
    """As much time as the search has."""
    for table, aim in MAIN:
        ours, theirs = table.master(200), table.search(200)
        yield Duel("longer", table.name, table, ours, theirs, 150, aim, stops=False)


def tenth() -> Iterator[Duel]:
    """A tenth of the time that the search has."""
    for table, _ in MAIN:
        ours, theirs = table.master(20), table.search(200)
        yield Duel("tenth", table.name, table, ours, theirs, 400, table.fair, stops=True)


def hard() -> Iterator[Duel]:
    """The level hard, which takes a tenth of the search's time at most."""
    for table, _ in MAIN:
        theirs = table.search(200)
        yield Duel("hard", table.name, table, LEVELS["hard"], theirs, 60, table.fair, stops=False)


def tables() -> Iterator[Duel]:
    """Little time for both, at every other table."""
    for table in OTHER:
        ours, theirs = table.master(20), table.search(20)
        yield Duel("tables", table.name, table, ours, theirs, 60, table.fair, stops=False)


def zoo() -> Iterator[Duel]:
    """Little time, against opponents of every kind."""
    for game, unlike in ZOO.items():
        table = Table(game, game, 4, {})
        kinds = {name: name for name in ("random", "careless", "greedy", "adept")}
        kinds |= {name.lower(): f"zoo.{game}:{name}" for name in unlike}
        kinds |= {"search": table.search(20), "earlier": "zoo.earlier:Earlier"}
        for kind, other in kinds.items():
            name, ours = f"{game}-{kind}", table.master(20)
            yield Duel("zoo", name, table, ours, other, 400, table.fair, stops=True)


def levels() -> Iterator[Duel]:
    """Each level against the one below it."""
    for table in FULL:
        for step, (below, above) in enumerate(pairwise(table.levels()), 1):
            name, aim = f"{table.name}-{step}", 1.5 * table.fair
            games = 60 if step == len(LEVELS) - 1 else 120  # the highest takes a minute for a game
            yield Duel("levels", name, table, above, below, games, aim, stops=False)


PARTS = {part.__name__: part for part in (aims, longer, tenth, hard, tables, zoo, levels)}


def play(part: str, name: str | None) -> None:
    for duel in PARTS[part]():
        if name in (None, duel.name):
            match = duel.match(duel.games)
            match.run(Processes(cores()), ledger=Ledger(duel.file))
            print(row(duel, match), flush=True)


def check() -> None:
    """Name the matches that today's bots would play otherwise."""
    duels = [duel for part in PARTS.values() for duel in part() if duel.file.exists()]
    for duel, holds in zip(duels, Processes(cores()).map(holds_still, duels), strict=True):
        print(duel.file.name, "holds" if holds else "is of other bots: remove it", flush=True)


def holds_still(duel: Duel) -> bool:
    """Whether the first and the last game in its file are what the bots of today play."""
    lines = duel.file.read_bytes().splitlines()[1:]
    games = list(zip(duel.match(len(lines)).sittings, lines, strict=False))
    return all(
        play_again(sitting).result == read_result(json.loads(line))
        for sitting, line in (*games[:1], *games[-1:])
    )


def row(duel: Duel, match: Match) -> str:
    """A line of a table. It says whether the whole interval lies on one side of what is asked."""
    found = match.standings()[0]
    low, high = found.win_share_95
    clear = "above" if low > duel.asked else "below" if high < duel.asked else ""
    options = "".join(f", {name} {value}" for name, value in duel.table.options.items())
    return (
        f"| {GAMES[duel.table.game]}, {duel.table.players}{options} | `{duel.bot}` "
        f"| {duel.table.players - 1} `{duel.others}` | {len(match.played)} "
        f"| {percent(found.win_share)} | {percent(low)} to {percent(high)} "
        f"| {percent(duel.asked)} | {clear} |"
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def results(part: str) -> Iterator[str]:
    yield "| game, players | bot | against | games | wins | 95 % | asked | clearly |"
    yield "|---|---|---|---:|---:|---|---:|---|"
    for duel in PARTS[part]():
        match = duel.played()
        if match:
            yield row(duel, match)


def pooled(part: str) -> Iterator[str]:
    """All tables of a part together, game by game."""
    yield "| all of them | games | wins | 95 % | fair |"
    yield "|---|---:|---:|---|---:|"
    for game, name in GAMES.items():
        deals = [
            (sum(result.share(sitting.bots.index(duel.bot)) for sitting, result in deal), len(deal))
            for duel in PARTS[part]()
            if duel.table.game == game and (match := duel.played())
            for deal in match.rounds()
        ]
        if deals:
            games = sum(size for _, size in deals)
            found = by_deals(deals)
            yield (
                f"| {name} | {games} | {percent(found.value)} "
                f"| {percent(found.low)} to {percent(found.high)} | {percent(len(deals) / games)} |"
            )


def scale(part: str) -> Iterator[str]:
    """The levels of each game on one scale (OpenSkill), from the matches of neighbours."""
    yield f"| | {' | '.join(LEVELS)} |"
    yield "|---|" + "---:|" * len(LEVELS)
    for table in FULL:
        board = Board(table.levels())
        steps = [duel.played() for duel in PARTS[part]() if duel.table is table]
        for rounds in zip_longest(*[match.rounds() for match in steps if match], fillvalue=[]):
            for sitting, result in chain.from_iterable(rounds):
                board.add(sitting, result)
        rated = {each.bot: each for each in board.ratings()}
        shown = [
            f"{rated[bot].skill:.1f} ± {2 * rated[bot].uncertainty:.1f}" if bot in rated else ""
            for bot in table.levels()
        ]
        yield f"| {GAMES[table.game]}, {table.players} | {' | '.join(shown)} |"


def page() -> str:
    """The words of the page, with a table in the place of each mark, such as {results aims}."""
    words = (HERE / "masters.in.md").read_text(encoding="utf-8")
    makers = {"results": results, "pooled": pooled, "scale": scale}

    def made(mark: re.Match[str]) -> str:
        return "\n".join(makers[mark[1]](mark[2]))

    return re.sub(r"^\{(\w+) (\w+)\}$", made, words, flags=re.MULTILINE)


def main() -> None:
    match sys.argv[1:]:
        case ["play", part, *names] if part in PARTS:
            play(part, names[0] if names else None)
        case ["check"]:
            check()
        case []:
            try:
                (HERE / "MASTERS.md").write_text(page(), encoding="utf-8")
            except BadSetup as problem:  # such as games that are being played now
                raise SystemExit(f"{problem}: let `play` end first") from problem
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
