from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from makeda.core.game import Game
from makeda.core.problems import BadSetup, IllegalMove
from makeda.core.rng import Rng, derive, seeded
from makeda.envs.asking import REWARDS, rewards
from makeda.envs.pettingzoo import env, parallel_env, raw_env
from tests.envs.setups import some_setups
from tests.setups import Setup, every_game

# PettingZoo wonders at observations that are dictionaries, and at empty masks after the end.
no_wonder = pytest.mark.filterwarnings("ignore::UserWarning")


def env_of(setup: Setup) -> Any:
    options: dict[str, Any] = setup.options
    return env(setup.game.info.id, setup.players, **options)


def act(table: Any, rng: Rng) -> int:
    """One of the actions that the mask allows."""
    actions = np.flatnonzero(table.last()[0]["action_mask"])
    return int(actions[rng.below(len(actions))])


def started(game: Game, **options: Any) -> Any:
    table = env(game.info.id, **options)
    table.reset(seed=7)
    return table


@some_setups
@no_wonder
def test_pettingzoos_own_tests_pass(setup: Setup) -> None:
    api_test(env_of(setup))
    seed_test(lambda: env_of(setup), num_cycles=40)


@every_game
def test_pettingzoos_test_of_pictures_passes(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode: env(game.info.id, render_mode=render_mode))
    assert capsys.readouterr().out


@every_game
@no_wonder
def test_pettingzoos_test_of_parallel_environments_passes(game: Game) -> None:
    parallel_api_test(parallel_env(game.info.id))


@some_setups
def test_a_whole_game_ends_with_rewards_that_are_zero_together(setup: Setup) -> None:
    table = env_of(setup)
    table.reset(seed=1)
    rng = seeded("rewards")
    while not table.last()[2]:
        assert set(table.rewards.values()) == {0.0}
        table.step(act(table, rng))
    winners = table.unwrapped.position.winners()
    won = (setup.players / len(winners) - 1) / (setup.players - 1)
    rewards = dict(table.rewards)
    for seat, agent in enumerate(table.possible_agents):
        lost = -1 / (setup.players - 1)
        assert rewards[agent] == pytest.approx(won if seat in winners else lost)
    assert sum(rewards.values()) == pytest.approx(0)
    for agent in table.agent_iter():
        observed, reward, *_ = table.last()
        assert reward == rewards[agent]
        assert not observed["action_mask"].any()
        table.step(None)
    assert not table.agents


@every_game
@pytest.mark.parametrize("reward", REWARDS)
def test_the_end_is_rewarded_as_one_chooses(game: Game, reward: str) -> None:
    table = started(game, reward=reward)
    rng = seeded("chosen")
    while not table.last()[2]:
        table.step(act(table, rng))
    assert list(table.rewards.values()) == rewards(table.unwrapped.position, reward)
    parallel = parallel_env(game.info.id, reward=reward)
    assert list(played_at_once(parallel, rng).values()) == rewards(parallel.position, reward)


def played_at_once(table: Any, rng: Rng) -> dict[str, float]:
    """The rewards of a game of the parallel environment, played at random."""
    seen, _ = table.reset(seed=5)
    got: dict[str, float] = {}
    while table.agents:
        assert not any(got.values())
        actions = {}
        for agent, sight in seen.items():
            if legal := np.flatnonzero(sight["action_mask"]).tolist():
                actions[agent] = legal[rng.below(len(legal))]
        seen, got, *_ = table.step(actions)
    assert not any(sight["action_mask"].any() for sight in seen.values())
    return got


@some_setups
def test_all_who_are_asked_answer_in_one_step(setup: Setup) -> None:
    options: dict[str, Any] = setup.options
    table = parallel_env(setup.game.info.id, setup.players, **options)
    rng = seeded("parallel")
    seen, _ = table.reset(seed=6)
    truth = setup.new(6)
    while table.agents:
        awaited = truth.actors()
        actions = dict.fromkeys(table.agents, -1)
        for seat, agent in enumerate(table.agents):
            legal = np.flatnonzero(seen[agent]["action_mask"]).tolist()
            assert legal == (sorted(truth.legal(seat)) if seat in awaited else [])
            if legal:
                actions[agent] = legal[rng.below(len(legal))]
        for seat in awaited:
            truth.play(seat, actions[table.agents[seat]])
        seen, _, ended, cut, _ = table.step(actions)
        assert {*ended.values()} == {truth.over()}
        assert not any(cut.values())
    assert table.position.dump() == truth.dump()


@every_game
def test_no_step_is_made_at_once_before_a_deal_or_after_the_end(game: Game) -> None:
    table = parallel_env(game.info.id, np.int64(game.info.least_players))  # type: ignore[arg-type]
    with pytest.raises(ResetNeeded, match="call reset"):
        table.step({})
    played_at_once(table, seeded(3))
    assert table.agents == []
    with pytest.raises(ResetNeeded, match="call reset"):
        table.step({})
    table.reset(seed=4)
    assert table.agents


def test_one_illegal_answer_of_several_changes_nothing() -> None:
    table = parallel_env("babel", 4)
    seen, _ = table.reset(seed=4)
    while len(table.asked()) < 2:
        first = table.agents[table.asked()[0]]
        seen, *_ = table.step({first: int(np.flatnonzero(seen[first]["action_mask"])[-1])})
    before = table.position.checksum()
    asked = [table.agents[seat] for seat in table.asked()]
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in asked}
    with pytest.raises(IllegalMove):
        table.step({**actions, asked[-1]: -1})
    with pytest.raises(ValueError, match=f"{asked[-1]} is asked and has no action"):
        table.step({agent: actions[agent] for agent in asked[:-1]})
    assert table.position.checksum() == before
    table.step(actions)
    assert table.position.checksum() != before


@some_setups
def test_agents_see_the_same_in_redealt_positions(setup: Setup) -> None:
    table = env_of(setup)
    table.reset(seed=2)
    rng = seeded("redealt")
    while not table.last()[2]:
        if rng.below(15) == 0:
            truth = table.unwrapped.position
            for seat, agent in enumerate(table.possible_agents):
                before = table.observe(agent)
                table.unwrapped.position = truth.redeal(seat, rng)
                after = table.observe(agent)
                table.unwrapped.position = truth
                assert all(np.array_equal(before[name], after[name]) for name in before)
        table.step(act(table, rng))


@some_setups
def test_one_agent_is_asked_and_the_masks_of_the_others_are_empty(setup: Setup) -> None:
    table = env_of(setup)
    table.reset(seed=3)
    rng = seeded("asked")
    while not table.last()[2]:
        position = table.unwrapped.position
        looks = rng.below(5) == 0
        for seat, agent in enumerate(table.possible_agents if looks else []):
            allowed = np.flatnonzero(table.observe(agent)["action_mask"]).tolist()
            is_asked = agent == table.agent_selection
            assert allowed == (sorted(position.legal(seat)) if is_asked else [])
        table.step(act(table, rng))


def test_what_is_answered_at_the_same_time_is_hidden_from_those_asked_later() -> None:
    table = env("babel", players=4)
    table.reset(seed=4)
    rng = seeded("hidden")
    compared = 0
    while not table.last()[2]:
        truth = table.unwrapped.position
        first, *later = truth.actors()
        if len(later) > 1:
            worlds = [truth.copy() for _ in truth.legal(first)]
            for world, move in zip(worlds, truth.legal(first), strict=True):
                world.apply(first, move)
            sealed = [world for world in worlds if world.actors() == later]
            for seat in later:
                assert (
                    len({tuple(table.game.observer.observe(world, seat)) for world in sealed}) == 1
                )
            compared += len(sealed) - 1
        table.step(act(table, rng))
    assert compared > 100


@every_game
def test_a_seed_deals_the_game_that_the_seed_deals_elsewhere(game: Game) -> None:
    players = game.info.least_players
    table = started(game)
    assert table.unwrapped.position.dump() == game.new(players, 7).dump()
    table.reset()
    assert table.unwrapped.position.dump() == game.new(players, derive(7, 1)).dump()
    table.reset(seed=np.int64(7))
    assert table.unwrapped.position.dump() == game.new(players, 7).dump()


@every_game
def test_without_a_seed_every_environment_deals_another_game(game: Game) -> None:
    tables = [env(game.info.id) for _ in range(2)]
    for table in tables:
        table.reset()
    assert len({table.unwrapped.position.checksum() for table in tables}) == 2


@every_game
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(game: Game) -> None:
    table = started(game)
    before = table.unwrapped.position.checksum()
    legal = np.flatnonzero(table.last()[0]["action_mask"])
    for action in (-1, len(game.moves), next(n for n in range(9999) if n not in legal)):
        with pytest.raises(IllegalMove) as caught:
            table.step(action)
        assert caught.value.rule
    for wrong in (None, "bid 7", 1.5):
        with pytest.raises(TypeError):
            table.step(wrong)
    assert table.unwrapped.position.checksum() == before
    table.step(legal[0])
    assert table.unwrapped.position.checksum() != before


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown_game"):
        env("chess")
    with pytest.raises(BadSetup, match="bad_players"):
        env("kette", players=2)
    with pytest.raises(BadSetup, match="unknown_option"):
        env("kette", colour="red")
    with pytest.raises(BadSetup, match="bad_option_value"):
        env("kette", lions="tame")
    for make in (env, raw_env, parallel_env):
        with pytest.raises(ValueError, match='no render mode "rgb_array", only "human" and "ansi"'):
            make("kette", render_mode="rgb_array")
        with pytest.raises(ValueError, match='no reward "glory", only win, rank, margin'):
            make("kette", reward="glory")


@every_game
def test_rendering_shows_what_a_spectator_sees(game: Game) -> None:
    table = started(game, render_mode="ansi")
    assert table.render() == game.picture(
        table.unwrapped.position.view(None), table.possible_agents
    )
    assert started(game).render() is None


@every_game
def test_humans_see_every_position(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    table = started(game, render_mode="human")
    assert capsys.readouterr().out == f"{started(game, render_mode='ansi').render()}\n"
    table.step(act(table, seeded("human")))
    picture = game.picture(table.unwrapped.position.view(None), table.possible_agents)
    assert capsys.readouterr().out == f"{picture}\n"
    assert table.render() is None
    assert capsys.readouterr().out == f"{picture}\n"


@every_game
def test_environments_can_be_pickled(game: Game) -> None:
    players = game.info.most_players
    copy = pickle.loads(pickle.dumps(env(game.info.id, players)))  # noqa: S301
    copy.reset(seed=7)
    assert copy.unwrapped.position.dump() == game.new(players, 7).dump()
    rank = pickle.loads(pickle.dumps(parallel_env(game.info.id, reward="rank")))  # noqa: S301
    assert rank.reward == "rank"
