from __future__ import annotations

from itertools import pairwise
from math import isclose

import pytest

from makeda.analysis.comparison import Comparison, Measured
from makeda.analysis.game import Look, jobs, look
from makeda.analysis.judging import (
    CLEARLY,
    Depth,
    Judgement,
    Verdict,
    cost_of,
    judged,
    lines,
    verdict_on,
)
from makeda.analysis.stored import store, stored
from makeda.analysis.summary import accounts
from makeda.bots.bot import Sight
from makeda.bots.budget import Budget
from makeda.core.game import Game
from makeda.core.problems import BadRecord
from makeda.core.records import ANALYSES, read
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from tests.analysis.positions import recorded, with_choice
from tests.setups import every_game

QUICK = Depth(chances=2, search=8, moves=2, choice=4, measure=10)


@every_game
def test_every_position_of_a_game_is_a_job_that_gives_the_same_look_again(game: Game) -> None:
    record = recorded(game)
    found = list(jobs(record, QUICK))
    assert [job.step for job in found] == list(range(len(record.turns) + 1))
    for job in found[::60]:
        assert look(job) == look(job)
        assert look(job).step == job.step
    last = look(found[-1])
    assert last.judgement is None
    assert isclose(sum(last.chances), 1.0)


@every_game
def test_a_decision_is_judged_where_there_was_a_choice(game: Game) -> None:
    state, seat, move = with_choice(game, 40)
    found = judged(Sight(state, seat), move, seeded("judged"), QUICK)
    assert (found.seat, found.played) == (seat, game.moves.words(move))
    assert found.legal == len(state.legal(seat))
    assert found.best in [game.moves.words(each) for each in state.legal(seat)]
    assert isclose(found.loss, found.chances_best[seat] - found.chances_played[seat])


def test_a_fortune_for_a_pebble_is_a_blunder() -> None:
    """Whoever bids all that they have for the first card has hardly a chance to win."""
    kette = game_of("kette")
    state = kette.new(3, 5)
    while not any(kette.moves[move].verb == "bid" for move in state.legal(state.actors()[0])):
        state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
    seat = state.actors()[0]
    bids = [move for move in state.legal(seat) if kette.moves[move].verb == "bid"]
    depth = Depth(search=20, choice=10, measure=200)
    found = judged(Sight(state, seat), bids[-1], seeded("pebble"), depth)
    assert found.verdict is Verdict.BLUNDER
    assert found.best != found.played
    assert found.loss > 0.1
    assert found.points_lost > 0
    assert {"bought", "premium"} <= {source.category for source in found.why}


def test_whoever_can_still_play_the_best_move_has_lost_nothing_yet() -> None:
    """In Kette many cards can be laid in any order."""
    kette = game_of("kette")
    record = recorded(kette)
    pairs: list[tuple[State, int, int, int]] = []
    for step in record.replay():
        for seat in step.state.actors():
            lays = [move for move in step.state.legal(seat) if kette.moves[move].verb == "lay"]
            for first, second in pairwise(lays):
                after = step.state.copy()
                after.apply(seat, first)
                if seat in after.actors() and second in after.legal(seat):
                    pairs.append((step.state.copy(), seat, first, second))
    state, seat, first, second = pairs[-1]
    sight = Sight(state, seat)
    found = lines(sight, first, second, seeded("lines"))
    assert found == [(second,), (first,), (first, second)]
    tried = Comparison(sight, found, seeded("lines"))
    tried.spend(Budget(5, 0.0))
    cost = cost_of(tried, (second,))
    assert cost.line in [(first,), (first, second)]
    assert tried.worth(cost.line) == max(map(tried.worth, found[1:]))


def test_a_bid_and_its_answer_are_not_one_line() -> None:
    kette = game_of("kette")
    state, seat, _ = with_choice(kette, 20)
    bids = [move for move in state.legal(seat) if kette.moves[move].verb == "bid"]
    while not bids:
        state.apply(seat, state.legal(seat)[0])
        seat = state.actors()[0]
        bids = [move for move in state.legal(seat) if kette.moves[move].verb == "bid"]
    assert lines(Sight(state, seat), bids[0], bids[1], seeded("bids")) == [(bids[1],), (bids[0],)]


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.30, 0.05, Verdict.BLUNDER),
        (0.30, 0.12, Verdict.FINE),
        (0.09, 0.02, Verdict.MISTAKE),
        (0.05, 0.001, Verdict.MISTAKE),
        (0.019, 0.0, Verdict.FINE),
        (-0.2, 0.01, Verdict.FINE),
    ],
)
def test_a_mistake_is_clear_of_chance_and_costs_something(
    loss: float, error: float, verdict: Verdict
) -> None:
    assert verdict_on(Measured(loss, error), CLEARLY) is verdict


def a_look(step: int, chances: list[float], judgement: Judgement | None = None) -> Look:
    return Look(step, chances, judgement)


def a_judgement(seat: int, verdict: Verdict, best: list[float], played: list[float]) -> Judgement:
    loss = best[seat] - played[seat]
    return Judgement(seat, "pass", "bid 7", 9, verdict, loss, 0.01, 2.0, 0.5, played, best, [], 100)


def test_what_happened_to_a_chance_adds_up() -> None:
    looks = [
        a_look(0, [0.5, 0.5], a_judgement(0, Verdict.BLUNDER, [0.6, 0.4], [0.4, 0.6])),
        a_look(1, [0.4, 0.6], a_judgement(1, Verdict.MISTAKE, [0.3, 0.7], [0.35, 0.65])),
        a_look(2, [0.4, 0.6], a_judgement(1, Verdict.FINE, [0.3, 0.7], [0.2, 0.8])),
        a_look(3, [1.0, 0.0]),
    ]
    one, other = accounts(looks)
    assert (one.mistakes, one.blunders, one.judged, one.costliest) == (1, 1, 1, [0])
    assert (other.mistakes, other.blunders, other.judged, other.costliest) == (1, 0, 2, [1])
    assert isclose(one.own, -0.2)
    assert isclose(one.others, 0.05)
    assert isclose(one.luck, 0.65)
    for each in (one, other):
        assert isclose(each.start + each.own + each.others + each.luck, each.result)


@every_game
def test_an_analysis_is_kept_in_its_record(game: Game) -> None:
    record = recorded(game)
    some = [look(job) for job in list(jobs(record, QUICK))[:3]]
    store(record, QUICK, some)
    again = read(record.json(), GAMES)
    assert stored(again, QUICK) == some
    assert stored(again, QUICK._replace(measure=11)) == []
    store(again, QUICK, some[:1])
    assert stored(again, QUICK) == some[:1]


@pytest.mark.parametrize(
    "spoilt",
    [
        {"chances": [1.0]},
        {"chances": "half"},
        {"judgement": {"seat": 0}},
        {"judgement": 7},
    ],
)
def test_an_analysis_that_somebody_has_spoilt_is_refused(spoilt: dict[str, object]) -> None:
    record = recorded(game_of("kette"))
    store(record, QUICK, [a_look(0, [0.2, 0.3, 0.5])])
    notes = record.more[ANALYSES]
    assert isinstance(notes, list)
    record.more[ANALYSES] = [{**notes[0], **spoilt}]
    with pytest.raises(BadRecord, match="record_field"):
        stored(read(record.json(), GAMES), QUICK)
