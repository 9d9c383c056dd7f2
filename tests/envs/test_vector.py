from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from makeda.bots.playing import Player, bot_player, play_game
from makeda.core.game import Game
from makeda.core.problems import BadSetup, IllegalMove
from makeda.core.rng import derive, seeded
from makeda.core.state import State
from makeda.envs.asking import asked, rewards
from makeda.envs.processes import Share
from makeda.envs.vector import GamesEnv
from tests.setups import every_game

GAMES = 3


def first_legal(seen: dict[str, NDArray[Any]]) -> Any:
    return np.argmax(seen["action_mask"], 1)


class FirstLegal(Player):
    """Decides as `first_legal` does."""

    def choose(self, state: State, seat: int) -> int:
        return min(state.legal(seat))


def any_legal(seen: dict[str, NDArray[Any]], chance: np.random.Generator) -> Any:
    mask = seen["action_mask"]
    return np.argmax(chance.random(mask.shape) * mask, 1)


def dealt(game: Game, players: int, seed: int, number: int, deal: int) -> State:
    """The game that an environment deals at a place after one reset with this seed."""
    return game.new(players, derive(derive(seed, 0), number, deal))


def observed(game: Game, state: State, seat: int) -> NDArray[Any]:
    return np.array(game.observer.observe(state, seat), np.float32)


@every_game
def test_every_step_shows_what_the_rules_show(game: Game) -> None:
    players = game.info.least_players + 1
    env = GamesEnv(game.info.id, GAMES, players, reward="rank")
    seen, about = env.reset(seed=5)
    chance = np.random.default_rng(1)
    deals = [0] * GAMES
    states = [dealt(game, players, 5, number, 0) for number in range(GAMES)]
    while min(deals) < 1:
        for number, state in enumerate(states):
            seat = asked(state)
            assert about["seat"][number] == seat
            assert np.array_equal(seen["observation"][number], observed(game, state, seat))
            legal = np.flatnonzero(seen["action_mask"][number])
            assert legal.tolist() == sorted(state.legal(seat))
        actions = any_legal(seen, chance)
        asked_before = about["seat"]
        seen, got, terminated, truncated, about = env.step(actions)
        assert not truncated.any()
        for number, state in enumerate(states):
            seat = int(asked_before[number])
            state.play(seat, int(actions[number]))
            assert terminated[number] == state.over()
            assert about["rewards"][number] == pytest.approx(rewards(state, "rank"))
            assert got[number] == about["rewards"][number][seat]
            if state.over():
                last = about["final_obs"][number]
                assert about["_final_obs"][number]
                assert np.array_equal(last["observation"], observed(game, state, seat))
                assert not last["action_mask"].any()
                deals[number] += 1
                states[number] = dealt(game, players, 5, number, deals[number])


@every_game
def test_the_number_of_processes_changes_nothing(game: Game) -> None:
    logs = []
    for processes in (1, 2):
        env = GamesEnv(game.info.id, 5, reward="margin", processes=processes)
        chance = np.random.default_rng(2)
        seen, about = env.reset(seed=7)
        log = [seen["observation"], about["seat"]]
        for _ in range(250):
            seen, got, terminated, _, about = env.step(any_legal(seen, chance))
            log += [seen["observation"], got, terminated, about["seat"], about["rewards"]]
        logs.append(log)
        env.close()
    assert all(np.array_equal(*pair) for pair in zip(*logs, strict=True))


@pytest.mark.parametrize("processes", [1, 2])
def test_without_copies_the_same_arrays_show_every_step(processes: int) -> None:
    env = GamesEnv("kette", 3, processes=processes, copy=False)
    twin = GamesEnv("kette", 3)
    seen, _ = env.reset(seed=1)
    copied, _ = twin.reset(seed=1)
    for _ in range(100):
        assert all(np.array_equal(seen[name], copied[name]) for name in seen)
        before = copied["observation"].copy()
        actions = first_legal(seen)
        env.step(actions)
        after, *_ = twin.step(actions)
        assert np.array_equal(copied["observation"], before)
        copied = after
    with pytest.raises(ValueError, match="read-only"):
        seen["action_mask"][0, 0] = 1
    env.close()


@every_game
def test_against_bots_one_seat_decides_as_in_any_other_game(game: Game) -> None:
    players = game.info.least_players
    env = GamesEnv(game.info.id, 2, against="greedy")
    seen, about = env.reset(seed=3)
    deals = [0, 0]
    while min(deals) < 2:
        learners = [(number + deals[number]) % players for number in range(2)]
        assert about["seat"].tolist() == learners
        seen, got, terminated, _, about = env.step(first_legal(seen))
        for number in np.flatnonzero(terminated).tolist():
            state = dealt(game, players, 3, number, deals[number])
            seed = derive(derive(3, 0), number, deals[number])
            seated: list[Player] = [
                bot_player(game, "greedy", seeded(seed, "bot", seat)) for seat in range(players)
            ]
            seated[learners[number]] = FirstLegal()
            play_game(state, seated, None)
            assert got[number] == pytest.approx(rewards(state)[learners[number]])
            assert about["rewards"][number] == pytest.approx(rewards(state))
            deals[number] += 1


def test_different_bots_sit_clockwise_from_the_learner() -> None:
    env = GamesEnv("kette", 1, 3, reward="rank", against=["greedy", "random"])
    seen, _ = env.reset(seed=1)
    ranks = np.zeros(3)
    for learner in (0, 1, 2):
        terminated = np.array([False])
        while not terminated[0]:
            seen, _, terminated, _, about = env.step(first_legal(seen))
        ranks += np.roll(about["rewards"][0], -learner)
    assert ranks[1] == max(ranks) > ranks[2] + 2


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_is_refused_with_its_rule_and_nothing_is_played(processes: int) -> None:
    env = GamesEnv("kette", 4, processes=processes)
    seen, _ = env.reset(seed=1)
    legal = first_legal(seen)
    twin = GamesEnv("kette", 4)
    twin.reset(seed=1)
    illegal = next(n for n in range(9999) if not seen["action_mask"][3, n])
    for wrong in (illegal, -1, 999_999):
        with pytest.raises(IllegalMove) as caught:
            env.step(np.array([*legal[:3], wrong]))
        assert caught.value.rule
    for strange in (legal[:3], legal.astype(float), [None] * 4):
        with pytest.raises(ValueError, match="4 are needed"):
            env.step(strange)  # type: ignore[arg-type]
    same = zip(env.step(legal)[0].values(), twin.step(legal)[0].values(), strict=True)
    assert all(np.array_equal(*pair) for pair in same)
    env.close()


@every_game
def test_seeds(game: Game) -> None:
    env = GamesEnv(game.info.id, 2)
    first = env.reset(seed=9)[0]["observation"]
    later = env.reset()[0]["observation"]
    assert not np.array_equal(first, later)
    assert np.array_equal(env.reset(seed=9)[0]["observation"], first)
    assert np.array_equal(env.reset()[0]["observation"], later)
    assert not np.array_equal(first[0], first[1])
    other = GamesEnv(game.info.id, 2)
    assert not np.array_equal(other.reset()[0]["observation"], first)


@every_game
def test_it_is_an_environment_of_gymnasium(game: Game) -> None:
    env = GamesEnv(game.info.id, 2, against="random", reward="margin")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    counted: Any = RecordEpisodeStatistics(env)
    seen, _ = counted.reset(seed=1)
    assert env.observation_space.contains(seen)
    about: dict[str, Any] = {}
    while "episode" not in about:
        actions = first_legal(seen)
        assert env.action_space.contains(actions)
        seen, _, terminated, _, about = counted.step(actions)
    assert env.observation_space.contains(seen)
    assert (about["episode"]["l"][terminated] > 1).all()


def test_a_bot_that_breaks_down_is_named(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_for_vectors.py").write_text(
        "from makeda.bots.bot import Bot\n"
        "class Broken(Bot):\n"
        "    def choose(self, sight):\n"
        "        raise ArithmeticError('broken')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    for processes in (1, 2):
        env = GamesEnv("kette", 2, against="broken_for_vectors:Broken", processes=processes)
        with pytest.raises(Exception, match="bot_failed"):
            env.reset(seed=1)
        env.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupted_step_is_not_gone_on_from(
    processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    env = GamesEnv("kette", 4, processes=processes)
    seen, _ = env.reset(seed=1)

    def interrupt(_: Share) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Share, "step", interrupt)
        with pytest.raises(KeyboardInterrupt):
            env.step(first_legal(seen))
    with pytest.raises(RuntimeError, match="out of step: make a new environment"):
        env.step(first_legal(seen))
    with pytest.raises(RuntimeError, match="out of step"):
        env.reset(seed=1)
    env.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_steps_need_a_deal_and_games_that_are_open(processes: int) -> None:
    env = GamesEnv("kette", 2, processes=processes)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(np.zeros(2, np.int32))
    seen, _ = env.reset(seed=1)
    env.step(first_legal(seen))
    env.close()
    with pytest.raises(ClosedEnvironmentError, match="closed"):
        env.step(first_legal(seen))
    with pytest.raises(ClosedEnvironmentError, match="closed"):
        env.reset(seed=1)


@pytest.mark.parametrize("copy", [True, False])
def test_what_a_caller_does_to_the_seats_changes_no_reward(copy: bool) -> None:
    env = GamesEnv("kette", 1, reward="margin", copy=copy)
    seen, about = env.reset(seed=1)
    terminated = np.array([False])
    while not terminated[0]:
        (seat,) = about["seat"].tolist()
        about["seat"][:] = (seat + 1) % 3
        seen, got, terminated, _, about = env.step(first_legal(seen))
    assert got[0] == about["rewards"][0, seat]


def test_numbers_of_numpy_and_any_sequence_of_bots_will_do() -> None:
    env = GamesEnv("kette", np.int64(2), np.int64(3), against=("greedy", "random"))  # type: ignore[arg-type]
    assert env.reset(seed=1)[0]["observation"].shape[0] == 2
    assert GamesEnv("saba", 1, against=("greedy",)).reset(seed=1)


def test_what_does_not_exist_is_refused() -> None:
    wrong: dict[str, dict[str, Any]] = {
        "unknown_game": {"game": "chess"},
        "bad_games": {"num_envs": 0},
        "bad_workers": {"processes": 0},
        "bad_players": {"players": 9},
        "unknown_option": {"colour": "red"},
        "unknown_bot": {"against": "nobody"},
    }
    for key, arguments in wrong.items():
        with pytest.raises(BadSetup, match=key):
            GamesEnv(**{"game": "kette", "num_envs": 2, **arguments})
    with pytest.raises(ValueError, match="2 other seats, not 1"):
        GamesEnv("kette", 2, 3, against=["greedy"])
    with pytest.raises(ValueError, match="no reward"):
        GamesEnv("kette", 2, reward="fame")
