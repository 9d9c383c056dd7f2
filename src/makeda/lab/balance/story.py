"""How games go, as figures: length, lead, decision, choices. The texts define each of them."""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

from makeda.lab.balance.figures import Summary, summary
from makeda.lab.balance.play import NOBODY, Played
from makeda.lab.balance.study import HOPELESS, LOOKS
from makeda.lab.stats import Estimate, Group, in_groups, mean_of, share_of

# A game is decided from where on the later winner's chance stays at least so high.
DECIDED = 0.8
# Chances are compared with what happened in groups: up to each of these, first those without hope.
GROUPS = (HOPELESS, 0.2, 0.4, 0.6, 0.8, 1.0)
# A figure from fewer than so many games or decisions is left out.
LEAST = 2


class Figure(NamedTuple):
    """A figure under the name that the texts have for it, as a plain number or as a share."""

    name: str
    estimate: Estimate
    is_share: bool = False


class Skill(NamedTuple):
    """How often one better bot wins against weaker ones."""

    weaker: str
    better: str
    wins: Estimate


class Strength(NamedTuple):
    """What the games of one bot tell."""

    bot: str
    summary: Summary
    story: list[Figure]
    curve: list[Estimate]
    groups: list[Group]


class Told(NamedTuple):
    """All that is told about one number of players, from the weakest bot to the strongest."""

    players: int
    strengths: list[Strength]
    skills: list[Skill]


def strength(bot: str, games: list[Played], seconds: float) -> Strength:
    return Strength(bot, summary(games), story(games, seconds), curve(games), calibration(games))


def story(games: list[Played], seconds: float) -> list[Figure]:
    """How one series went, in the order in which it is told."""
    courses = [game.course for game in games]
    decisions = [float(game.result.decisions) for game in games]
    found = [
        _mean("rounds", [float(course.rounds) for course in courses]),
        _mean("minutes", [number * seconds / 60 for number in decisions]),
        *endings(games),
        _mean("lead_changes", [float(course.lead_changes) for course in courses]),
        half_leader(games),
        *decided(games),
        _mean("legal", [fmean(course.legal) for course in courses]),
        _mean(
            "forced",
            [course.legal.count(1) / len(course.legal) for course in courses],
            is_share=True,
        ),
        *choices(games),
    ]
    return [figure for figure in found if figure is not None]


def endings(games: list[Played]) -> list[Figure]:
    """By what games ended, the most frequent first."""
    found = [game.course.ending for game in games]
    counted = sorted({(-found.count(ending), ending) for ending in found})
    return [
        Figure(f"ending_{ending}", share_of(-number, len(games)), is_share=True)
        for number, ending in counted
    ]


def half_leader(games: list[Played]) -> Figure | None:
    """How often whoever leads at half-time wins."""
    shares = [
        game.result.share(game.course.half_leader)
        for game in games
        if game.course.half_leader != NOBODY
    ]
    return _share("half_leader", shares)


def decided(games: list[Played]) -> list[Figure | None]:
    """From where on the winner was sure, and how often that was in the first half."""
    points = [decided_at(chances) for chances in winners_chances(games)]
    return [
        _mean("decided", points, is_share=True),
        _share("runaway", [float(point < 1 / 2) for point in points]),
    ]


def winners_chances(games: list[Played]) -> list[list[float]]:
    """The chances of whoever won, look by look, in games that were studied and have one winner."""
    return [
        [look.chances[game.result.winners[0]] for look in game.looks]
        for game in games
        if game.looks and len(game.result.winners) == 1
    ]


def decided_at(chances: list[float]) -> float:
    """The part of the game after which the chances stay high."""
    looks = len(chances)
    while looks and chances[looks - 1] >= DECIDED:
        looks -= 1
    return looks / len(chances)


def curve(games: list[Played]) -> list[Estimate]:
    """The later winner's mean chance, look by look."""
    chances = [each for each in winners_chances(games) if len(each) == LOOKS]
    means = [mean_of(list(look)) for look in zip(*chances, strict=True)]
    return [Estimate(mean.value, max(0.0, mean.low), min(1.0, mean.high)) for mean in means]


def calibration(games: list[Played]) -> list[Group]:
    """Whether those win as often as the playouts say who should."""
    cases = [
        (chance, game.result.share(seat))
        for game in games
        for look in game.looks
        for seat, chance in enumerate(look.chances)
    ]
    return in_groups(cases, GROUPS)


def choices(games: list[Played]) -> list[Figure | None]:
    """What there was to choose, what it was worth, and who chose for others.

    Decisions of one game are not independent, so each game counts once, with its mean.
    """
    made = [
        [(look.choice, look.chances[look.seat] <= HOPELESS) for look in game.looks if look.choice]
        for game in games
    ]
    found = [
        _mean_of_games("real", [[choice.real for choice, _ in game] for game in made]),
        _mean_of_games(
            "worth", [[choice.worth for choice, _ in game] for game in made], is_share=True
        ),
    ]
    if len(games[0].result.scores) > 2:
        lost, others = (
            [[choice.swing for choice, hopeless in game if hopeless is wanted] for game in made]
            for wanted in (True, False)
        )
        without = [[float(hopeless) for _, hopeless in game] for game in made]
        found += [
            _mean_of_games("hopeless", without, is_share=True),
            _mean_of_games("kingmaking", lost, is_share=True),
            _mean_of_games("swing", others, is_share=True),
        ]
    return found


def skill(weaker: str, better: str, games: list[Played]) -> Skill:
    """How often the better bot won."""
    won = sum(game.result.share(game.better) for game in games)
    return Skill(weaker, better, share_of(won, len(games)))


def _mean_of_games(name: str, games: list[list[float]], *, is_share: bool = False) -> Figure | None:
    """The mean of those games that have something to say."""
    return _mean(name, [fmean(values) for values in games if values], is_share=is_share)


def _mean(name: str, values: list[float], *, is_share: bool = False) -> Figure | None:
    return Figure(name, mean_of(values), is_share) if len(values) >= LEAST else None


def _share(name: str, values: list[float]) -> Figure | None:
    if len(values) < LEAST:
        return None
    return Figure(name, share_of(sum(values), len(values)), is_share=True)
