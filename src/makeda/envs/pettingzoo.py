"""The games as PettingZoo environments; docs/envs.md describes what is observed.

env = makeda.envs.pettingzoo.env("kette", players=4, lions="none")
"""

from __future__ import annotations

import secrets
from operator import index
from typing import Any

from makeda.core.buffers import mask_into
from makeda.core.rng import derive
from makeda.core.state import State
from makeda.envs.asking import WIN, asked, known_reward, rewards
from makeda.games.registry import game as game_of

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from makeda.envs.spaces import seen_space
except ImportError as missing:
    raise ImportError('PettingZoo is not installed: pip install "makeda[pettingzoo]"') from missing

SEED_BITS = 128
RENDER_MODES = ["human", "ansi"]


def env(
    game: str,
    players: int | None = None,
    render_mode: str | None = None,
    reward: str = WIN,
    **options: object,
) -> OrderEnforcingWrapper:
    """A game by its id, for so many players; for the fewest it is for, if nothing is said.

    Whoever calls things in the wrong order is told so, as is usual with PettingZoo.
    """
    return OrderEnforcingWrapper(raw_env(game, players, render_mode, reward, **options))


class Table(EzPickle):
    """One game after another between agents "player_0", "player_1" …, one for each seat.

    An action is the code of a move. One that is not legal raises IllegalMove, which names the rule,
    and changes nothing. `position` is the whole truth; agents should only get `observe`.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        reward: str = WIN,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, players, render_mode, reward, **options)
        self.game = game_of(game)
        info = self.game.info
        self.players = info.least_players if players is None else index(players)
        self.options = options
        self.actions = self.game.action_count(self.players, **options)
        self.metadata = {
            "name": f"{info.id}_v{info.rules_version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        if render_mode not in (None, *RENDER_MODES):
            known = " and ".join(f'"{mode}"' for mode in RENDER_MODES)
            raise ValueError(f'there is no render mode "{render_mode}", only {known}')
        self.render_mode = render_mode
        self.reward = known_reward(reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.observation_spaces = {
            agent: seen_space(self.game, self.actions) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.actions) for agent in self.possible_agents
        }
        # Nobody plays before the first deal, and after the end.
        self.agents: list[str] = []
        self._seed = secrets.randbits(SEED_BITS)
        self._games = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Deal a new game: the one that `game.new` deals from the seed.

        Without a seed the deals that follow depend on the last seed that was given, and on nothing
        else; before there was any, on chance. Options of a game are chosen once, in `env`.
        """
        if seed is not None:
            self._seed = index(seed)
            self._games = 0
        number = derive(self._seed, self._games) if self._games else self._seed
        self._games += 1
        self.position: State = self.game.new(self.players, number, **self.options)
        self.agents = self.possible_agents[:]

    def asked(self) -> list[int]:
        """The seats whose action is awaited now; none when the game is over."""
        return self.position.actors()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may see, and a mask of its legal moves: all 0 while it is not asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.actions, np.int8)
        if seat in self.asked():
            mask_into(self.position.legal(seat), mask.data)
        seen = np.empty(self.game.observer.size, np.float32)
        self.game.observer.observe_into(self.position, seat, seen.data)
        return {"observation": seen, "action_mask": mask}

    def render(self) -> str | None:
        """The position as a spectator sees it, as plain text: given, or printed for humans."""
        if self.render_mode is None:
            return None
        picture = self.game.picture(self.position.view(None), self.possible_agents)
        if self.render_mode == "ansi":
            return picture
        print(picture)  # noqa: T201 - that is what the mode is for
        return None

    def show(self) -> None:
        """Humans see every position without asking for it."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(Table, AECEnv):  # noqa: N801 - PettingZoo's name
    """A table where one agent is asked at a time; several at once are asked one after another."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; see `deal`."""
        self.deal(seed)
        self.agent_selection = self.agents[asked(self.position)]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.show()

    def asked(self) -> list[int]:
        return super().asked()[:1]

    def step(self, action: Any) -> None:
        """Play a move for the agent that is asked, and see who is asked next."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(asked(self.position), index(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards(self.position, self.reward), strict=True))
        self._accumulate_rewards()
        if self.position.over():
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[asked(self.position)]
        self.show()


class parallel_env(Table, ParallelEnv):  # noqa: N801 - PettingZoo's name
    """A table where all who are asked answer in one step, such as all who may offer in Babel.

    Where only one agent is asked, the others wait: their masks are empty, and no action of theirs
    is looked at.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; see `deal`."""
        self.deal(seed)
        self.show()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Play a move for every agent that is asked."""
        if not self.agents:
            raise ResetNeeded("no game is under way: call reset before the next step")
        position = self.position.copy()
        for seat in self.asked():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is asked and has no action")
            position.play(seat, index(actions[agent]))
        self.position = position
        self.show()
        if position.over():
            self.agents = []
        everybody = self.possible_agents
        return (
            self._observations(),
            dict(zip(everybody, rewards(position, self.reward), strict=True)),
            dict.fromkeys(everybody, position.over()),
            dict.fromkeys(everybody, False),
            {agent: {} for agent in everybody},
        )

    def _observations(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.possible_agents}
