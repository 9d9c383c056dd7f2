"""The games as PettingZoo environments (AEC); docs/envs.md describes what is observed.

env = makeda.envs.pettingzoo.env("kette", players=4, lions="none")
"""

from __future__ import annotations

import secrets
from operator import index
from typing import Any

from makeda.core.rng import derive
from makeda.core.state import State
from makeda.envs.asking import asked, rewards
from makeda.games.registry import game as game_of

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise ImportError('PettingZoo is not installed: pip install "makeda[pettingzoo]"') from missing

SEED_BITS = 128


def env(
    game: str, players: int | None = None, render_mode: str | None = None, **options: object
) -> OrderEnforcingWrapper:
    """A game by its id, for so many players; for the fewest it is for, if nothing is said.

    Whoever calls things in the wrong order is told so, as is usual with PettingZoo.
    """
    return OrderEnforcingWrapper(GameEnv(game, players, render_mode, **options))


class GameEnv(AECEnv, EzPickle):
    """One game after another between agents "player_0", "player_1" …, one for each seat.

    An action is the code of a move. One that is not legal raises IllegalMove, which names the rule,
    and changes nothing. `position` is the whole truth; agents should only get `observe`.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, players, render_mode, **options)
        self.game = game_of(game)
        info = self.game.info
        self.players = info.least_players if players is None else players
        self.options = options
        self.actions = self.game.action_count(self.players, **options)
        self.metadata = {
            "name": f"{info.id}_v{info.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, "ansi"):
            raise ValueError(f'there is no render mode "{render_mode}", only "ansi"')
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.actions) for agent in self.possible_agents
        }
        self._seed = secrets.randbits(SEED_BITS)
        self._games = 0

    def _seen(self) -> spaces.Dict:
        highest = np.array(self.game.observer.highest(), np.float32)
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highest), highest),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the one that `game.new` deals from the seed.

        Without a seed the deals that follow depend on the last seed that was given, and on nothing
        else; before there was any, on chance. Options of a game are chosen once, in `env`.
        """
        if seed is not None:
            self._seed = index(seed)
            self._games = 0
        deal = derive(self._seed, self._games) if self._games else self._seed
        self._games += 1
        self.position: State = self.game.new(self.players, deal, **self.options)
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[asked(self.position)]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def step(self, action: Any) -> None:
        """Play a move for the agent that is asked, and see who is asked next."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(asked(self.position), index(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards(self.position), strict=True))
        self._accumulate_rewards()
        if self.position.over():
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[asked(self.position)]

    # Looking

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may see, and a mask of its legal moves: all 0 while it is not asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.actions, np.int8)
        if not self.position.over() and asked(self.position) == seat:
            mask[self.position.legal(seat)] = 1
        seen = self.game.observer.observe(self.position, seat)
        return {"observation": np.array(seen, np.float32), "action_mask": mask}

    def render(self) -> str | None:
        """The position as a spectator sees it, as plain text."""
        if self.render_mode is None:
            return None
        return self.game.picture(self.position.view(None), self.possible_agents)

    def close(self) -> None:
        """There is nothing to close."""
