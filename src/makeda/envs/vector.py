"""Many games at once as a vector environment of Gymnasium; docs/envs.md describes it.

games = makeda.envs.vector.GamesEnv("kette", 1024, players=4, reward="margin")
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import index
from typing import Any

from makeda.bots.registry import bot as bot_of
from makeda.core.problems import BadSetup
from makeda.core.rng import derive
from makeda.envs.asking import WIN, known_reward
from makeda.envs.batch import Plan
from makeda.games.registry import game as game_of

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError, ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from makeda.envs.processes import Shares
    from makeda.envs.spaces import seen_space
except ImportError as missing:
    raise ImportError('Gymnasium is not installed: pip install "makeda[pettingzoo]"') from missing

SEED_BITS = 128
Seen = dict[str, NDArray[Any]]


class GamesEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """So many games, one step in each at a time; a game that ends is dealt anew in the same step.

    Without `against`, whoever is asked is to be decided for: all seats learn. With it, bots sit at
    all seats but one, and only that seat is asked: one spec for all bots, or a list with one for
    each, clockwise from the learner.

    With `copy=False`, what is seen is not copied: the same arrays, which cannot be written to, show
    something else after the next step.

    If a step or a reset fails or is interrupted, some games may be a move further than others. So
    nothing can be done with them any more but `close`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        *,
        reward: str = WIN,
        against: str | Sequence[str] | None = None,
        processes: int = 1,
        copy: bool = True,
        **options: object,
    ) -> None:
        num_envs, processes = index(num_envs), index(processes)
        if num_envs < 1:
            raise BadSetup("bad_games", {"games": num_envs})
        if processes < 1:
            raise BadSetup("bad_workers", {"workers": processes})
        chosen = game_of(game)
        players = chosen.info.least_players if players is None else index(players)
        bots = _bots(against, players - 1)
        self.plan = Plan(chosen, players, options, known_reward(reward), bots)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = seen_space(chosen, self.plan.actions)
        self.single_action_space = spaces.Discrete(self.plan.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        processes = min(processes, num_envs)
        self._shares = Shares(self.plan, num_envs, processes)
        self._copy = copy
        self._seed = secrets.randbits(SEED_BITS)
        self._resets = 0
        self._dealt = False
        self._broken = False
        self._numbers = np.arange(num_envs)
        self._seats = np.zeros(num_envs, np.int32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all games anew. Without a seed the deals follow from the last one that was given."""
        self._check_usable()
        if seed is not None:
            self._seed = index(seed)
            self._resets = 0
        deals = derive(self._seed, self._resets)
        with self._whole():
            self._shares.reset(deals)
            self._resets += 1
            self._dealt = True
            return self._seen(), self._about()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in each game. If one is illegal, IllegalMove says why, and none is played.

        The rewards are those of the seats that were asked; `rewards` in the info has all seats'.
        """
        self._check_usable()
        if not self._dealt:
            raise ResetNeeded("nothing has been dealt: call reset before the first step")
        self._shares.wake()
        decided = self._seats
        memory = self._shares.memory
        checked = self._checked(actions)
        with self._whole():
            memory.actions[:] = checked
            self._shares.step()
            about = self._about()
            got = about["rewards"][self._numbers, decided]
            truncated = np.zeros(self.num_envs, np.bool_)
            return self._seen(), got, memory.ended.copy(), truncated, about

    def _check_usable(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("these games are closed: make a new environment")
        if self._broken:
            raise RuntimeError(
                "a step failed or was interrupted, so these games are out of step: "
                "make a new environment"
            )

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """Whatever ends this before its end, even Ctrl-C, leaves the games out of step."""
        self._broken = True
        yield
        self._broken = False

    def _checked(self, actions: NDArray[Any]) -> NDArray[Any]:
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise ValueError(f"an action is a whole number, and {self.num_envs} are needed")
        inside = (actions >= 0) & (actions < self.plan.actions)
        legal = inside & (self._shares.memory.masks[self._numbers, actions * inside] == 1)
        if not legal.all():
            number = int(np.flatnonzero(~legal)[0])
            with self._whole():
                refusal = self._shares.refusal(number, int(actions[number]))
            raise refusal
        return actions

    def _seen(self) -> Seen:
        memory = self._shares.memory
        return {"observation": self._shown(memory.seen), "action_mask": self._shown(memory.masks)}

    def _shown(self, array: NDArray[Any]) -> NDArray[Any]:
        if self._copy:
            return array.copy()
        shown = array.view()
        shown.flags.writeable = False
        return shown

    def _about(self) -> dict[str, Any]:
        """Who is asked; and of games that have ended, what each seat got and what was seen last."""
        memory = self._shares.memory
        self._seats = memory.seats.copy()
        # A copy: whose reward comes next must not change with what the caller does to it.
        about: dict[str, Any] = {"seat": self._seats.copy(), "rewards": memory.rewards.copy()}
        if memory.ended.any():
            about["final_obs"] = np.full(self.num_envs, None, object)
            about["_final_obs"] = memory.ended.copy()
            for number in np.flatnonzero(memory.ended):
                about["final_obs"][number] = {
                    "observation": memory.last_seen[number].copy(),
                    "action_mask": np.zeros(self.plan.actions, np.int8),
                }
        return about

    def close_extras(self, **_: Any) -> None:
        """End the processes."""
        self._shares.close()


def _bots(against: str | Sequence[str] | None, seats: int) -> list[str]:
    """The bots at the other seats, one for each."""
    if against is None:
        return []
    bots = [against] * seats if isinstance(against, str) else list(against)
    if len(bots) != seats:
        raise ValueError(f"there are {seats} other seats, not {len(bots)}")
    for spec in bots:
        bot_of(spec)
    return bots
