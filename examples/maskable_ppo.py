"""Learn a game by playing against bots: MaskablePPO of sb3-contrib.

python examples/maskable_ppo.py saba --against random --minutes 15
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from course import train, wishes
from makeda.envs.vector import GamesEnv

GAMES, STEPS = 64, 256  # so many games at once, and steps in each before learning from them


class Table(VecEnv):
    """The games in the vector form of Stable-Baselines3, which is older than that of Gymnasium."""

    def __init__(self, games: GamesEnv) -> None:
        self.games = games
        self.render_mode = None
        space: Any = games.single_observation_space
        super().__init__(games.num_envs, space["observation"], games.single_action_space)

    def reset(self) -> Any:
        return self._shown(self.games.reset(seed=1)[0])

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, ended, _, about = self.games.step(self.actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for number in np.flatnonzero(ended):
            told[number]["terminal_observation"] = about["final_obs"][number]["observation"]
        return self._shown(seen), rewards, ended, told

    def action_masks(self) -> Any:
        return self.masks

    def _shown(self, seen: dict[str, Any]) -> Any:
        self.masks = seen["action_mask"]
        return seen["observation"]

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        return list(getattr(self, method_name)())

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.games.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


def main() -> None:
    wanted = wishes(__doc__, against="random")
    torch.set_num_threads(1)  # the network is too small to gain much from more
    games = GamesEnv(wanted.game, GAMES, wanted.players, reward="margin", against=wanted.against)
    model = MaskablePPO(
        "MlpPolicy",
        Table(games),
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,  # only the end counts, however late
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=1,
        device="cpu",
    )

    def one_round() -> int:
        model.learn(GAMES * STEPS, reset_num_timesteps=False)
        return GAMES * STEPS

    def best(seen: dict[str, Any]) -> Any:
        masks = seen["action_mask"]
        return model.predict(seen["observation"], action_masks=masks, deterministic=True)[0]

    train(wanted, one_round, best)


if __name__ == "__main__":
    main()
