from __future__ import annotations

import subprocess
import sys
from itertools import groupby
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from makeda.core.game import Game
from makeda.core.problems import BadSetup, IllegalMove
from makeda.core.rng import Rng, seeded
from makeda.envs.openspiel import resampler
from tests.envs.setups import some_setups
from tests.setups import ALL_SETUPS, Setup, every_game

# Of each game the first set-up, for the fewest players, and the last, for the most and with options
by_game = [list(of) for _, of in groupby(ALL_SETUPS, key=lambda setup: setup.game.info.id)]
first_and_last = pytest.mark.parametrize(
    "setup", [setup for of in by_game for setup in (of[0], of[-1])], ids=str
)


def loaded(setup: Setup, seed: int) -> Any:
    params = {"players": setup.players, "seed": seed, **setup.options}
    return pyspiel.load_game(f"makeda_{setup.game.info.id}", params)


def dealt(game: Game, **params: Any) -> Any:
    state = pyspiel.load_game(f"makeda_{game.info.id}", {"seed": 7, **params}).new_initial_state()
    state.apply_action(0)
    return state


def act(state: Any, rng: Rng) -> int:
    actions = state.legal_actions()
    return int(actions[rng.below(len(actions))])


@first_and_last
def test_openspiels_own_test_passes(setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(setup, 1), num_sims=1, serialize=False, verbose=False)


@some_setups
def test_every_set_up_is_played_to_its_end(setup: Setup) -> None:
    state = loaded(setup, 2).new_initial_state()
    rng = seeded("spiel")
    assert state.is_chance_node()
    while not state.is_terminal():
        state.apply_action(act(state, rng))
    position = state.position
    assert position.players == state.num_players() == setup.players
    assert {seat for seat in range(setup.players) if state.returns()[seat] > 0} == set(
        position.winners() if len(position.winners()) < setup.players else []
    )
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_information_set_search_plays_with_redeals(game: Game) -> None:
    state = dealt(game)
    rng = seeded("search")
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=6,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
    )
    for number in range(8):
        if number % 2:
            bot.set_resampler(resampler(number))
        truth = state.position.checksum()
        action = bot.step(state)
        assert action in state.legal_actions()
        assert state.position.checksum() == truth
        state.apply_action(action)
        for _ in range(5):
            state.apply_action(act(state, rng))


@every_game
def test_a_redeal_agrees_with_what_the_player_sees_and_changes_the_rest(game: Game) -> None:
    state = dealt(game)
    redeal = resampler(1)
    others = [redeal(state, 0) for _ in range(5)]
    assert {other.observation_string(0) for other in others} == {state.observation_string(0)}
    assert {tuple(other.observation_tensor(0)) for other in others} == {
        tuple(state.observation_tensor(0))
    }
    assert len({str(other) for other in [*others, state]}) == 6
    assert all(other.history() == state.history() for other in others)
    again = resampler(1)
    assert [str(again(state, 0)) for _ in range(5)] == [str(other) for other in others]


@every_game
def test_observations_are_the_same_numbers_as_elsewhere_with_names(game: Game) -> None:
    state = dealt(game)
    seen = make_observation(state.get_game())
    for player in range(state.num_players()):
        seen.set_from(state, player)
        numbers = np.array(game.observer.observe(state.position, player), np.float32)
        assert np.array_equal(seen.tensor, numbers)
        assert np.array_equal(state.observation_tensor(player), numbers)
        for part in game.observer.parts:
            assert list(seen.dict[part.name].shape) == part.shape
        assert seen.dict["seat"].tolist().index(1) == player


@every_game
def test_seeds_tell_which_games_are_dealt(game: Game) -> None:
    def deals(**params: int) -> list[str]:
        loaded = pyspiel.load_game(f"makeda_{game.info.id}", params)
        states = [loaded.new_initial_state() for _ in range(3)]
        for state in states:
            state.apply_action(0)
        return [str(state) for state in states]

    assert deals(seed=1) == deals(seed=1)
    assert len({*deals(seed=1), *deals(seed=2), *deals(), *deals()}) == 12


@every_game
def test_states_are_cloned_and_saved(game: Game) -> None:
    state = dealt(game)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert str(state.get_game().deserialize_state(state.serialize())) == before
    unborn = state.get_game().new_initial_state()
    assert str(unborn.get_game().deserialize_state(unborn.serialize())) == str(unborn)


@every_game
def test_learning_environments_of_openspiel_run(game: Game) -> None:
    table = rl_environment.Environment(f"makeda_{game.info.id}")
    rng = seeded("learning")
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        actions = step.observations["legal_actions"][player]
        assert len(step.observations["info_state"][player]) == game.observer.size
        step = table.step([actions[rng.below(len(actions))]])
    assert sum(step.rewards) == pytest.approx(0)


@every_game
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(game: Game) -> None:
    state = dealt(game)
    before = str(state), state.history()
    illegal = next(move for move in range(9999) if move not in state.legal_actions())
    for action in (illegal, len(game.moves), -5):
        with pytest.raises(IllegalMove) as caught:
            state.apply_action(action)
        assert caught.value.rule
    assert (str(state), state.history()) == before


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown game"):
        pyspiel.load_game("makeda_chess")
    with pytest.raises(BadSetup, match="bad_players"):
        pyspiel.load_game("makeda_kette(players=2)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("makeda_kette(colour=red)")
    with pytest.raises(BadSetup, match="bad_option_value"):
        pyspiel.load_game("makeda_kette(lions=tame)")
    with pytest.raises(BadSetup, match="bad_seed"):
        pyspiel.load_game("makeda_kette(seed=-2)")
    game = pyspiel.load_game("makeda_kette")
    with pytest.raises(ValueError, match="dealt"):
        _ = game.new_initial_state().position
    with pytest.raises(ValueError, match="information states"):
        game.new_initial_state().information_state_string(0)
    with pytest.raises(ValueError, match="parameters"):
        make_observation(game, params={"colour": "red"})


def test_a_program_that_uses_the_games_ends_well() -> None:
    program = "import pyspiel, makeda.envs.openspiel; game = pyspiel.load_game('makeda_kette')"
    subprocess.run([sys.executable, "-c", program], check=True)
