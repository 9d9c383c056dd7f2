"""What the games of a report tell, as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median
from typing import NamedTuple

from makeda.bots.playing import Result
from makeda.lab.balance.play import Played
from makeda.lab.stats import Z95, Z999, Estimate, mean_of, share_of

# Below so many players who had more of something than the others, nothing is said about it.
LEAST = 20


class Item(NamedTuple):
    """Something that players did or got, and how those did who had more of it than the others."""

    chapter: str
    name: str
    per_player: float  # how many a player had, on average
    had: float  # the share of players who had any
    times_fair: Estimate | None  # wins of who had more than the average at the table; 1 is fair
    is_sure: bool  # whether it differs from fair beyond reasonable doubt


class Source(NamedTuple):
    """A category of the accounts, and what it brings on average."""

    category: str
    seats: list[float]
    winners: float
    others: float
    lead: Estimate  # of the winners over the others, from game to game
    is_sure: bool  # whether there is one beyond reasonable doubt


class Summary(NamedTuple):
    """One series of games."""

    players: int
    games: int
    seats: list[Estimate]  # the share of wins of each seat
    sure_seats: list[bool]  # whether it differs from fair beyond reasonable doubt
    lengths: list[int]
    scores: list[int]  # of those who did not win
    winning_scores: list[int]
    length: Estimate
    winning_score: Estimate
    margin: Estimate  # between the first and the second
    shared: float  # the share of games with several winners
    sources: list[Source]  # where the points come from


def summary(games: list[Played]) -> Summary:
    """The figures of one series."""
    results = [game.result for game in games]
    players = len(results[0].scores)
    wins = [sum(result.share(seat) for result in results) for seat in range(players)]
    winning = [max(result.scores[seat] for seat in result.winners) for result in results]
    return Summary(
        players,
        len(games),
        [share_of(won, len(games)) for won in wins],
        [share_of(won, len(games), Z999).excludes(1 / players) for won in wins],
        [result.decisions for result in results],
        [
            score
            for result in results
            for seat, score in enumerate(result.scores)
            if seat not in result.winners
        ],
        winning,
        mean_of([float(result.decisions) for result in results]),
        mean_of([float(score) for score in winning]),
        mean_of([float(margin(result)) for result in results]),
        sum(len(result.winners) > 1 for result in results) / len(games),
        sources(games),
    )


def sources(games: list[Played]) -> list[Source]:
    """Where the points come from; categories that never brought anything are left out."""
    categories = dict.fromkeys(category for game in games for category in game.accounts)
    return [
        _source(category, games)
        for category in categories
        if any(any(game.accounts.get(category, [])) for game in games)
    ]


def _source(category: str, games: list[Played]) -> Source:
    amounts = [game.accounts.get(category, [0] * len(game.result.scores)) for game in games]
    winners: list[float] = []
    others: list[float] = []
    for game, held in zip(games, amounts, strict=True):
        behind = [amount for seat, amount in enumerate(held) if seat not in game.result.winners]
        if behind:
            # Where all share the win there is nobody to compare with.
            winners.append(_mean([held[seat] for seat in game.result.winners]))
            others.append(_mean(behind))
    leads = [won - lost for won, lost in zip(winners, others, strict=True)] or [0.0]
    return Source(
        category,
        [_mean(list(seat)) for seat in zip(*amounts, strict=True)],
        _mean(winners or [0.0]),
        _mean(others or [0.0]),
        mean_of(leads),
        mean_of(leads, Z999).excludes(0),
    )


def margin(result: Result) -> int:
    """How far the second was behind."""
    first, second = sorted(result.scores, reverse=True)[:2]
    return first - second


def middle(values: list[int]) -> float:
    return float(median(values))


def items(games: list[Played], countable: Iterable[tuple[str, str]]) -> list[Item]:
    """All that was counted or may be, in the order of the names: also what never occurred."""
    keys = {
        (chapter, name) for game in games for chapter, held in game.counts.items() for name in held
    }
    keys.update(countable)
    return sorted((_item(chapter, name, games) for chapter, name in keys), key=by_name)


def by_name(item: Item) -> list[tuple[int, str]]:
    """To put items in order, so that balcony 10 comes after balcony 9."""
    parts = item.name.split()
    return [(int(part), "") if part.isdecimal() else (0, part) for part in parts]


def _item(chapter: str, name: str, games: list[Played]) -> Item:
    seats = sum(len(game.result.scores) for game in games)
    total, had, ahead = 0, 0, 0
    wins, fair = 0.0, 0.0
    for game in games:
        held = game.counts.get(chapter, {}).get(name)
        if not held:
            continue
        players = len(held)
        total += sum(held)
        had += sum(number > 0 for number in held)
        for seat, number in enumerate(held):
            if number * players > sum(held):
                ahead += 1
                wins += game.result.share(seat)
                fair += 1 / players
    if ahead < LEAST:
        return Item(chapter, name, total / seats, had / seats, None, False)
    scale = ahead / fair
    usual, strict = (
        Estimate(*(scale * value for value in share_of(wins, ahead, z))) for z in (Z95, Z999)
    )
    return Item(chapter, name, total / seats, had / seats, usual, strict.excludes(1))


class Change(NamedTuple):
    """A figure in two series with common deals, and the difference from deal to deal."""

    # As the texts know it under `balance-figure_…`, and the number of the seat where it is of one
    name: str
    seat: int
    a: float
    b: float
    change: Estimate
    is_sure: bool
    level: Estimate  # of the second


def changes(a: list[Played], b: list[Played]) -> list[Change]:
    """How the second series differs from the first."""
    x, y = ([game.result for game in games] for games in (a, b))
    found = [
        _change("decisions", [r.decisions for r in x], [r.decisions for r in y]),
        _change("winner", [max(r.scores) for r in x], [max(r.scores) for r in y]),
        _change("all", [_mean(r.scores) for r in x], [_mean(r.scores) for r in y]),
        _change("lead", [margin(r) for r in x], [margin(r) for r in y]),
    ]
    for seat in range(len(x[0].scores)):
        shares = ([100 * r.share(seat) for r in results] for results in (x, y))
        found.append(_change("wins", *shares, seat=seat + 1))
    return found


def _change(
    name: str, a: list[float] | list[int], b: list[float] | list[int], *, seat: int = 0
) -> Change:
    differences = [float(after - before) for before, after in zip(a, b, strict=True)]
    strict = mean_of(differences, Z999)
    usual = mean_of(differences)
    level = mean_of([float(value) for value in b])
    return Change(name, seat, _mean(a), _mean(b), usual, strict.excludes(0), level)


def _mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values)
