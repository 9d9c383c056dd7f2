"""A match that stops by its rule is rarely wrong, and stops soon where there is much to see."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from makeda.core.problems import BadSetup
from makeda.games.registry import game as game_of
from makeda.lab.ledger import Ledger
from makeda.lab.match import Match
from makeda.lab.sequential import Question, Verdict, anytime
from makeda.lab.stats import by_deals
from makeda.lab.workers import Processes
from tests.lab.test_stats import a_deal


def ask(rng: Random, bound: float, share: float, most: int) -> tuple[Verdict, list[float]]:
    """What a match of bound deals finds out, and what it saw until then."""
    question = Question(bound)
    seen: list[float] = []
    while question.verdict is Verdict.OPEN and len(seen) < most:
        won, size = a_deal(rng, share, 0.2, 0.0, 4)
        seen.append(won / size)
        question.hear(seen[-1])
    return question.verdict, seen


@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
def test_it_is_wrong_in_at_most_5_percent(share: float) -> None:
    """At the bound itself, where either answer is wrong; each match looks 200 times."""
    rng = Random(3)
    found = [ask(rng, share, share, 200)[0] for _ in range(200)]
    # Two standard errors above 5 %
    assert sum(verdict is not Verdict.OPEN for verdict in found) <= 16


@pytest.mark.parametrize(
    ("bound", "share", "verdict", "deals"),
    [
        (0.5, 0.9, Verdict.ABOVE, 20),
        (0.5, 0.65, Verdict.ABOVE, 80),
        (0.25, 0.4, Verdict.ABOVE, 70),
        (0.25, 0.1, Verdict.BELOW, 70),
    ],
)
def test_it_finds_out_what_there_is(
    bound: float, share: float, verdict: Verdict, deals: int
) -> None:
    rng = Random(3)
    found = [ask(rng, bound, share, 1000) for _ in range(50)]
    assert sum(each is verdict for each, _ in found) >= 49
    assert sum(len(seen) for _, seen in found) / 50 < deals


def test_looking_at_ordinary_intervals_would_be_wrong_far_more_often() -> None:
    rng = Random(3)
    wrong = 0
    for _ in range(100):
        deals = [a_deal(rng, 0.5, 0.2, 0.0, 4) for _ in range(200)]
        wrong += any(by_deals(deals[:end]).excludes(0.5) for end in range(10, 200, 5))
    assert wrong > 15


def test_the_interval_holds_whenever_one_stops() -> None:
    rng = Random(3)
    inside = 0
    for _ in range(100):
        _, seen = ask(rng, 0.3, 0.25, 100)
        low, high = anytime(seen)
        inside += low <= 0.25 <= high
    assert inside >= 91


def test_interval_and_verdict_agree() -> None:
    rng = Random(3)
    verdict, seen = ask(rng, 0.5, 0.8, 500)
    assert verdict is Verdict.ABOVE
    assert anytime(seen)[0] >= 0.5 - 1e-6
    assert anytime(seen[:-1])[0] <= 0.5
    assert anytime([0.0] * 9)[0] == 0
    assert anytime([1.0] * 9)[1] == 1


def test_a_match_stops_at_the_same_round_whoever_plays_it() -> None:
    def match(games: int = 90) -> Match:
        return Match(game_of("kette"), ["greedy", "random", "random"], games, 3, {}, 0.5)

    alone = match()
    standings = alone.run()
    assert (alone.verdict, len(alone.rounds())) == (Verdict.ABOVE, 9)
    together = match()
    assert together.run(Processes(2)) == standings
    assert together.played == alone.played
    assert standings[0].win_share_95[0] > 0.5
    short = match(9)
    short.run()
    assert (short.verdict, len(short.played)) == (Verdict.OPEN, 9)


def test_it_stops_there_too_if_its_file_holds_more(tmp_path: Path) -> None:
    file = tmp_path / "file"
    kette, bots = game_of("kette"), ["greedy", "random", "random"]
    Match(kette, bots, 60, 3, {}).run(ledger=Ledger(file))
    whole = file.read_bytes()
    match = Match(kette, bots, 60, 3, {}, 0.5)
    match.run(ledger=Ledger(file))
    assert (match.verdict, len(match.played)) == (Verdict.ABOVE, 27)
    assert file.read_bytes() == whole


def test_a_share_that_cannot_be_is_refused() -> None:
    for share in (0.0, 1.0, 50.0):
        with pytest.raises(BadSetup, match="bad_stop"):
            Match(game_of("kette"), ["random"] * 3, 3, 3, {}, share)
