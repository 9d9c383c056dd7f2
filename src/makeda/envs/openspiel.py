"""The games as OpenSpiel games; importing this registers "makeda_kette" and its like.

    game = pyspiel.load_game("makeda_kette(players=4,lions=none)")

A state begins with chance nodes that deal: their outcomes are the bytes of the seed. All else that
chance does follows from it, so a history can be replayed. A search that clones states would know
what comes; information-set search does not, since what a player does not know is dealt anew for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.envs.asking import WIN, asked, known_reward, rewards
from makeda.games.registry import GAMES

try:
    import numpy as np
    import pyspiel

    from makeda.envs.recall import Course
except ImportError as missing:
    raise ImportError('OpenSpiel is not installed: pip install "makeda[openspiel]"') from missing

# A deal is one of 2 ** 32 seeds, drawn byte by byte.
SEED_BYTES = 4
OUTCOMES = [(byte, 1 / 256) for byte in range(256)]
# As many rows as hardly any game fills
RECALL = 4096


class SpielGame(pyspiel.Game):
    """One of the games with its players and options; `new_initial_state` begins one."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any]) -> None:
        self.game = game
        self.players = int(params["players"])
        self.options = {option.name: params[option.name] for option in game.info.options}
        self.reward = known_reward(params["reward"])
        self.recall = int(params["recall"])
        if self.recall < 1:
            raise ValueError(f"at least one row must be recalled, not {self.recall}")
        limits = pyspiel.GameInfo(
            num_distinct_actions=game.action_count(self.players, **self.options),
            max_chance_outcomes=len(OUTCOMES),
            num_players=self.players,
            min_utility=-1 / (self.players - 1) if self.reward == WIN else -1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.info.longest,
        )
        super().__init__(kind, limits, params)

    def deal(self, seed: int) -> Course:
        return Course(self.game, self.game.new(self.players, seed, **self.options))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Callable[[str], SpielGame], tuple[str]]:
        return load, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(
        self, kind: Any = None, params: dict[str, Any] | None = None
    ) -> Seen | Recalled | None:
        """What a player sees now, or, with perfect recall, has seen and done; no other kinds."""
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        if kind is None:
            return Seen(self.game)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Recalled(self.game, self.recall) if kind.perfect_recall else Seen(self.game)


class SpielState(pyspiel.State):
    """A position, or the moment before it is dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # OpenSpiel copies and saves what stands here, and nothing else.
        self.seed: list[int] = []
        self.course: Course | None = None

    @property
    def position(self) -> State:
        """The whole truth; there is none before the deal."""
        return self._dealt().position

    def _dealt(self) -> Course:
        if self.course is None:
            raise ValueError("nothing has been dealt yet")
        return self.course

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over() else asked(self.position)

    def is_terminal(self) -> bool:
        return self.course is not None and self.position.over()

    def returns(self) -> list[float]:
        if self.course is None:
            return [0.0] * self.num_players()
        return rewards(self.position, self.get_game().reward)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player))

    def _apply_action(self, action: int) -> None:
        """Deal, or play a move; one that is not legal raises IllegalMove and changes nothing."""
        if self.course is not None:
            self.course.play(action)
            return
        self.seed.append(action)
        if len(self.seed) == SEED_BYTES:
            self.course = self.get_game().deal(int.from_bytes(self.seed))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.get_game().game.moves.words(action)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> SpielState:
        """A state that agrees with all that the player knows, drawn at random."""
        new: SpielState = self.clone()
        new.course = self._dealt().imagine(player, seeded("resample", chance()))
        return new

    def __str__(self) -> str:
        if self.course is None:
            return f"before the deal {self.seed}"
        names = [f"player {seat}" for seat in range(self.num_players())]
        picture = self.get_game().game.picture(self.position.view(None), names)
        return f"{picture}\n[{self.position.checksum()}]"


class Seen:
    """A player's observation as numbers, whole and part by part, and as the text of their view."""

    def __init__(self, game: Game, more: int = 0) -> None:
        self._observer = game.observer
        self.tensor = np.zeros(self._observer.size + more, np.float32)
        places = self._observer.places()
        self.dict = {
            part.name: self.tensor[places[part.name]].reshape(part.shape)
            for part in self._observer.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0
        if state.course is not None:
            seen = self.tensor[: self._observer.size]
            self._observer.observe_into(state.position, player, seen.data)

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state.course is None else json.dumps(state.position.view(player))


class Recalled(Seen):
    """A player's information state: what they observe, and all that led to it, the latest first."""

    def __init__(self, game: Game, most: int) -> None:
        super().__init__(game, 3 * most)
        self._rows = self.tensor[game.observer.size :].reshape(most, 3)
        self.dict["recalled"] = self._rows

    def set_from(self, state: SpielState, player: int) -> None:
        super().set_from(state, player)
        if state.course is not None:
            rows = state.course.recall(player).rows[: -len(self._rows) - 1 : -1]
            self._rows[: len(rows)] = rows

    def string_from(self, state: SpielState, player: int) -> str:
        """A list in JSON: the view after the deal, then what the player did and what happened."""
        return "" if state.course is None else f"[{', '.join(state.course.recall(player).texts)}]"


def load(name: str) -> SpielGame:
    """One of the games, with its parameters, as OpenSpiel names it: what a pickled game calls."""
    game: SpielGame = pyspiel.load_game(name)
    return game


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: each call draws the next position that the seed leads to."""
    rng = seeded("resampler", seed)
    return lambda state, player: state.resample_from_infostate(player, rng.word)


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    info = game.info
    kind = pyspiel.GameType(
        short_name=f"makeda_{info.id}",
        long_name=info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=info.least_players,
        max_num_players=info.most_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": info.least_players,
            "reward": WIN,
            "recall": RECALL,
            **{option.name: option.default for option in info.options},
        },
    )

    # OpenSpiel lets go of it only after Python has ended. A class is still there then; a function
    # would be freed too late, and the program would end in a crash.
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any]) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for _game in GAMES:
    register(_game)
