"""The games as OpenSpiel games; importing this registers "makeda_kette" and its like.

    game = pyspiel.load_game("makeda_kette(players=4,lions=none)")

A state begins with a chance node that deals. From then on chance is in the position, as OpenSpiel
calls it: sampled. The search bots of OpenSpiel that clone states would therefore know the future;
its information-set search does not, because `resampler` deals anew what a player does not know.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any

from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.core.state import State
from makeda.envs.asking import asked, rewards
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError('OpenSpiel is not installed: pip install "makeda[openspiel]"') from missing

DEAL = 0
ANY_SEED = -1


class SpielGame(pyspiel.Game):
    """One of the games with its players and options; `new_initial_state` begins one."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any]) -> None:
        self.game = game
        self.players = int(params["players"])
        self.options = {option.name: params[option.name] for option in game.info.options}
        seed = int(params["seed"])
        if seed < ANY_SEED:
            raise BadSetup("bad_seed", {"seed": str(seed)})
        self._seed = secrets.randbits(128) if seed == ANY_SEED else seed
        self._deals = 0
        limits = pyspiel.GameInfo(
            num_distinct_actions=game.action_count(self.players, **self.options),
            max_chance_outcomes=1,
            num_players=self.players,
            min_utility=-1 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.info.longest,
        )
        super().__init__(kind, limits, params)

    def deal(self) -> State:
        """The next of the deals that follow from the seed."""
        self._deals += 1
        return self.game.new(self.players, derive(self._seed, self._deals), **self.options)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Seen:
        """What a player sees now; of what was seen before, the position keeps what matters."""
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        if kind is not None and not (
            kind.public_info
            and not kind.perfect_recall
            and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise ValueError("there are only plain observations, no information states")
        return Seen(self.game)


class Held:
    """The position of a state, in a form that OpenSpiel can copy and save."""

    def __init__(self, game_id: str, position: State | None) -> None:
        self.game_id = game_id
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.game_id, None if self.position is None else self.position.copy())

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[Any, ...]]:
        dumped = None if self.position is None else self.position.dump()
        return _load, (self.game_id, dumped)


def _load(game_id: str, dumped: dict[str, object] | None) -> Held:
    return Held(game_id, None if dumped is None else game_of(game_id).load(dumped))


class SpielState(pyspiel.State):
    """A position, or the moment before it is dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.game.info.id, None)

    @property
    def position(self) -> State:
        """The whole truth; there is none before the deal."""
        if self.held.position is None:
            raise ValueError("nothing has been dealt yet")
        return self.held.position

    def current_player(self) -> int:
        if self.held.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over() else asked(self.position)

    def is_terminal(self) -> bool:
        return self.held.position is not None and self.position.over()

    def returns(self) -> list[float]:
        return rewards(self.position) if self.is_terminal() else [0.0] * self.num_players()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player))

    def _apply_action(self, action: int) -> None:
        """Deal, or play a move; one that is not legal raises IllegalMove and changes nothing."""
        if self.held.position is None:
            self.held.position = self.get_game().deal()
        else:
            self.position.play(asked(self.position), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player < 0 else self.get_game().game.moves.words(action)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> SpielState:
        """A state that agrees with all that the player knows, drawn at random."""
        new: SpielState = self.clone()
        new.held.position = self.position.redeal(player, seeded("resample", chance()))
        return new

    def __str__(self) -> str:
        if self.held.position is None:
            return "before the deal"
        names = [f"player {seat}" for seat in range(self.num_players())]
        picture = self.get_game().game.picture(self.position.view(None), names)
        return f"{picture}\n[{self.position.checksum()}]"


class Seen:
    """A player's observation as numbers, whole and part by part, and as the text of their view."""

    def __init__(self, game: Game) -> None:
        self._observer = game.observer
        self.tensor = np.zeros(self._observer.size, np.float32)
        places = self._observer.places()
        self.dict = {
            part.name: self.tensor[places[part.name]].reshape(part.shape)
            for part in self._observer.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.held.position
        self.tensor[:] = 0 if position is None else self._observer.observe(position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.held.position
        return "" if position is None else json.dumps(position.view(player))


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
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=info.least_players,
        max_num_players=info.most_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": info.least_players,
            "seed": ANY_SEED,
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
