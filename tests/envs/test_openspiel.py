from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from itertools import groupby
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    best_response,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.observation import make_observation

from makeda.core.game import Game
from makeda.core.problems import BadSetup, IllegalMove
from makeda.core.rng import Rng, seeded
from makeda.envs.asking import REWARDS, WIN, rewards
from makeda.envs.openspiel import resampler
from tests.envs.setups import some_setups
from tests.setups import ALL_SETUPS, Setup, every_game

# Of each game the first set-up, for the fewest players, and the last, for the most and with options
by_game = [list(of) for _, of in groupby(ALL_SETUPS, key=lambda setup: setup.game.info.id)]
first_and_last = pytest.mark.parametrize(
    "setup", [setup for of in by_game for setup in (of[0], of[-1])], ids=str
)


def loaded(setup: Setup, **params: Any) -> Any:
    params = {"players": setup.players, **params, **setup.options}
    return pyspiel.load_game(f"makeda_{setup.game.info.id}", params)


def deal(state: Any, seed: int) -> Any:
    """The state with the game that `game.new` deals from the seed."""
    for byte in seed.to_bytes(4):
        state.apply_action(byte)
    return state


def dealt(game: Game, **params: Any) -> Any:
    return deal(pyspiel.load_game(f"makeda_{game.info.id}", params).new_initial_state(), 7)


def played(state: Any, rng: Rng, moves: int = 9999) -> Any:
    """The state after so many moves at random, or at the end."""
    while moves and not state.is_terminal():
        state.apply_action(act(state, rng))
        moves -= 1
    return state


def act(state: Any, rng: Rng) -> int:
    actions = state.legal_actions()
    return int(actions[rng.below(len(actions))])


@first_and_last
def test_openspiels_own_test_passes(setup: Setup) -> None:
    game = loaded(setup, recall=50)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_is_the_same_when_it_is_played_again() -> None:
    lines = generate_playthrough.playthrough_lines("makeda_kette(recall=20)", seed=1)
    actions = [int(line.split()[1]) for line in lines if line.startswith("action: ")]
    again = generate_playthrough.playthrough_lines("makeda_kette(recall=20)", False, actions)
    assert again == lines
    assert any(line.startswith("InformationStateTensor(2).recalled = ") for line in lines)


@some_setups
def test_every_set_up_is_played_to_its_end_and_its_history_again(setup: Setup) -> None:
    game = loaded(setup)
    state = played(game.new_initial_state(), seeded("spiel"))
    position = state.position
    assert position.players == state.num_players() == setup.players
    assert {seat for seat in range(setup.players) if state.returns()[seat] > 0} == set(
        position.winners() if len(position.winners()) < setup.players else []
    )
    assert sum(state.returns()) == pytest.approx(0)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.position.dump() == position.dump()


@every_game
@pytest.mark.parametrize("reward", REWARDS)
def test_utilities_are_as_one_chooses_and_within_their_bounds(game: Game, reward: str) -> None:
    state = played(dealt(game, reward=reward), seeded("utilities"))
    spiel = state.get_game()
    assert state.returns() == rewards(state.position, reward)
    assert sum(state.returns()) == pytest.approx(spiel.utility_sum())
    assert spiel.min_utility() <= min(state.returns()) + 1e-9
    assert max(state.returns()) <= spiel.max_utility() == 1
    least = -1 / (state.num_players() - 1) if reward == WIN else -1
    assert spiel.min_utility() == pytest.approx(least)


@every_game
def test_chance_deals_the_game_that_its_seed_deals_elsewhere(game: Game) -> None:
    players = game.info.least_players
    state = dealt(game)
    assert state.history() == [0, 0, 0, 7]
    assert state.position.dump() == game.new(players, 7).dump()
    assert deal(state.get_game().new_initial_state(), 2**32 - 1).current_player() >= 0
    chance = state.get_game().new_initial_state().chance_outcomes()
    assert sum(probability for _, probability in chance) == 1


@every_game
def test_no_game_is_longer_than_openspiel_is_told(game: Game) -> None:
    assert dealt(game).get_game().max_game_length() == game.info.longest


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
    )
    for number in range(8):
        if number % 2:
            bot.set_resampler(resampler(number))
        truth = state.position.checksum()
        action = bot.step(state)
        assert action in state.legal_actions()
        assert state.position.checksum() == truth
        played(state, rng, 5)


@every_game
def test_regret_minimization_learns_information_states(game: Game) -> None:
    np.random.seed(1)  # the solver draws from there
    spiel = pyspiel.load_game(f"makeda_{game.info.id}")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(spiel)
    solver.iteration()
    state = dealt(game)
    learned = solver.average_policy().action_probabilities(state)
    assert sorted(learned) == state.legal_actions()


def uniform_value(state: Any, player: int) -> float:
    """What the player can expect when all play at random."""
    if state.is_terminal():
        return float(state.returns()[player])
    actions = state.legal_actions()
    return sum(uniform_value(state.child(action), player) for action in actions) / len(actions)


def branches(state: Any, most: int) -> int:
    """How many ways there are to play on, counted until there are too many."""
    found = 1
    for action in state.legal_actions():
        if found <= most:
            found += branches(state.child(action), most - found)
    return found


@every_game
def test_best_responses_are_found_near_the_end(game: Game) -> None:
    history = played(dealt(game), seeded("end")).history()
    spiel = dealt(game).get_game()
    for taken_back in range(1, 9):
        state = spiel.new_initial_state()
        for action in history[:-taken_back]:
            state.apply_action(action)
        if branches(state, 200) > 200:
            break
        player = state.current_player()
        best = best_response.BestResponsePolicy(
            spiel, player, policy.UniformRandomPolicy(spiel), root_state=state
        )
        assert best.value(state) >= uniform_value(state, player) - 1e-9
        if taken_back == 1:
            ends = [state.child(action) for action in state.legal_actions()]
            if all(end.is_terminal() for end in ends):
                assert best.value(state) == max(end.returns()[player] for end in ends)


@every_game
def test_a_redeal_agrees_with_what_the_player_sees_and_changes_the_rest(game: Game) -> None:
    state = played(dealt(game), seeded("redeal"), 40)
    redeal = resampler(1)
    others = [redeal(state, 0) for _ in range(5)]
    assert {other.observation_string(0) for other in others} == {state.observation_string(0)}
    assert {tuple(other.observation_tensor(0)) for other in others} == {
        tuple(state.observation_tensor(0))
    }
    assert len({str(other) for other in [*others, state]}) == 6
    assert {other.information_state_string(0) for other in others} == {
        state.information_state_string(0)
    }
    assert len({other.information_state_string(1) for other in others}) > 1
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
def test_states_are_cloned_and_saved_with_what_is_recalled(game: Game) -> None:
    state = played(dealt(game, recall=50), seeded("saved"), 30)
    imagined = resampler(1)(state, 0)
    for one in (state.get_game().new_initial_state(), state, played(imagined, seeded("on"), 9)):
        copies = [
            one.clone(),
            copy.deepcopy(one),
            pickle.loads(pickle.dumps(one)),  # noqa: S301
            one.get_game().deserialize_state(one.serialize()),
            pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(one.get_game(), one)
            )[1],
        ]
        before = _all_of(one)
        for other in copies:
            assert _all_of(other) == before
            other.apply_action(other.legal_actions()[0])
            assert _all_of(one) == before != _all_of(other)


def _all_of(state: Any) -> list[Any]:
    players = range(state.num_players())
    return [
        str(state),
        state.history(),
        *(state.information_state_string(player) for player in players),
        *(state.information_state_tensor(player) for player in players),
    ]


@every_game
def test_games_are_copied_and_saved(game: Game) -> None:
    spiel = pyspiel.load_game(f"makeda_{game.info.id}", {"players": game.info.most_players})
    for other in (copy.deepcopy(spiel), pickle.loads(pickle.dumps(spiel))):  # noqa: S301
        assert str(other) == str(spiel)
        assert other.num_players() == game.info.most_players


@every_game
def test_an_information_state_is_the_observation_and_what_led_to_it(game: Game) -> None:
    state = played(dealt(game, recall=4), seeded("recalled"), 20)
    told = json.loads(state.information_state_string(1))
    assert told[0] == json.loads(json.dumps(game.new(game.info.least_players, 7).view(1)))
    assert [step["did"] for step in told if "did" in step] == [
        game.moves.words(move)
        for player, move in zip(state.full_history()[4:], state.history()[4:], strict=True)
        if player.player == 1
    ]
    seen = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    seen.set_from(state, 1)
    assert np.array_equal(seen.tensor[: game.observer.size], state.observation_tensor(1))
    assert seen.dict["recalled"].tolist() == [
        list(row) for row in reversed(state.course.recall(1).rows[-4:])
    ]


@every_game
def test_learning_environments_of_openspiel_run(game: Game) -> None:
    table = rl_environment.Environment(
        f"makeda_{game.info.id}", observation_type=rl_environment.ObservationType.OBSERVATION
    )
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
    with pytest.raises(ValueError, match='no reward "glory"'):
        pyspiel.load_game("makeda_kette(reward=glory)")
    with pytest.raises(ValueError, match="at least one row"):
        pyspiel.load_game("makeda_kette(recall=0)")
    game = pyspiel.load_game("makeda_kette")
    with pytest.raises(ValueError, match="dealt"):
        _ = game.new_initial_state().position
    everything = pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(game, everything) is None
    with pytest.raises(ValueError, match="parameters"):
        make_observation(game, params={"colour": "red"})


def test_a_program_that_uses_the_games_ends_well() -> None:
    program = "import pyspiel, makeda.envs.openspiel; game = pyspiel.load_game('makeda_kette')"
    subprocess.run([sys.executable, "-c", program], check=True)
