from __future__ import annotations

import pytest

from makeda.core.rng import seeded
from makeda.envs.asking import REWARDS, known_reward, rewards
from makeda.games.kette.phases.laying import NOBODY
from makeda.games.kette.state import KetteState
from makeda.games.registry import game
from makeda.lab.playout import play_randomly
from tests.envs.setups import some_setups
from tests.games.saba.build import position as saba_position
from tests.setups import Setup


def ended(*cash: int) -> list[list[float]]:
    """All kinds of rewards at the end of a game of Kette with so much money."""
    state = game("kette").new(len(cash), 1)
    assert isinstance(state, KetteState)
    state.cash = [*cash]
    state.actor = NOBODY
    return [rewards(state, kind) for kind in REWARDS]


def test_a_clear_result_in_each_kind() -> None:
    win, rank, margin = ended(60, 40, 20)
    assert win == [1, -0.5, -0.5]
    assert rank == [1, 0, -1]
    assert margin == [0.3, 0, -0.3]


def test_ties_share() -> None:
    win, rank, margin = ended(50, 50, 10, 10)
    assert win == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert rank == pytest.approx([2 / 3, 2 / 3, -2 / 3, -2 / 3])
    assert margin == pytest.approx([0.8 / 3, 0.8 / 3, -0.8 / 3, -0.8 / 3])
    assert ended(7, 7, 7) == [[0, 0, 0]] * 3


def test_beyond_a_landslide_margins_shrink_together() -> None:
    margin = ended(500, 100, 0)[2]
    assert margin == pytest.approx([1, -150 / 450, -300 / 450])


def test_a_tie_that_the_rules_break_is_none_in_rank() -> None:
    state = saba_position(players=2, serail="red")
    state.actor = -1
    assert state.scores() == [0, 0]
    assert len(state.winners()) == 1
    assert sorted(rewards(state, "rank")) == [-1, 1]
    assert rewards(state, "margin") == [0, 0]


@some_setups
def test_rewards_come_at_the_end_within_one_and_are_zero_together(setup: Setup) -> None:
    state = setup.new(5)
    assert all(rewards(state, kind) == [0.0] * setup.players for kind in REWARDS)
    play_randomly(state, seeded("rewards"))
    for kind in REWARDS:
        got = rewards(state, kind)
        assert sum(got) == pytest.approx(0)
        assert max(abs(reward) for reward in got) <= 1


def test_an_unknown_kind_is_refused() -> None:
    assert known_reward("rank") == "rank"
    with pytest.raises(ValueError, match="win, rank, margin"):
        known_reward("fame")
