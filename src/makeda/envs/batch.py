"""Many games that are stepped together: the inner loop of `makeda.envs.vector`."""

from __future__ import annotations

from typing import Any, Final

from makeda.bots.playing import Player, bot_player, play_interrupts
from makeda.core.buffers import Masks
from makeda.core.game import Game
from makeda.core.observation import BYTES
from makeda.core.problems import IllegalMove
from makeda.core.rng import derive, seeded
from makeda.core.state import State
from makeda.envs.asking import asked, rewards

# So many games are shown together: fewer copies, and still in the fastest memory.
AT_ONCE: Final = 16


class Plan:
    """What is played: a game, who plays it, and what its end is worth.

    Without bots every seat learns. With them one seat does, another one in each deal, and the bots
    sit at the others, clockwise from there.
    """

    def __init__(
        self, game: Game, players: int, options: dict[str, object], reward: str, bots: list[str]
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.reward: Final = reward
        self.bots: Final = bots
        self.actions: Final = game.action_count(players, **options)


class Learner(Player):
    """The seat that whoever steps the games decides for."""

    def choose(self, state: State, seat: int) -> int:
        raise AssertionError("nobody asks the learner but the batch")


class Batch:
    """Some of the games, from number `first` on. Whatever happens in one follows from the seed.

    What is seen goes into memory: of each game the observation and the mask of whoever is asked,
    and of one that has just ended the last observation of the seat that decided before. A game
    that ends is dealt anew at once.
    """

    def __init__(
        self,
        plan: Plan,
        first: int,
        seen: memoryview[Any],
        masks: memoryview[Any],
        last_seen: memoryview[Any],
    ) -> None:
        self._plan: Final = plan
        self._observer: Final = plan.game.observer
        self._first: Final = first
        self._width: Final = plan.game.observer.size * BYTES
        self._seen: Final = seen
        self._masks: Final = masks
        self._last_seen: Final = last_seen
        self._count: Final = len(masks) // plan.actions
        self._seed = 0
        self._deals: list[int] = []
        self._states: list[State] = []
        # Who sits at the seats of each game, where there are bots
        self._seated: list[list[Player]] = []
        # Who is asked in each game
        self.seats: list[int] = []
        # Which games have ended in the last step, and what each seat got there
        self.ended: list[int] = []
        self.rewards: list[list[float]] = []

    def reset(self, seed: int) -> None:
        """Deal all games."""
        self._seed = seed
        self._deals = [0] * self._count
        self._seated = [[] for _ in range(self._count)]
        self.seats = [0] * self._count
        self.ended = []
        self.rewards = []
        self._states = [self._dealt(i) for i in range(self._count)]
        for start in range(0, self._count, AT_ONCE):
            self._look(start, min(start + AT_ONCE, self._count))

    def step(self, actions: list[int]) -> None:
        """Play a legal action in each game."""
        self.ended = []
        self.rewards = []
        for start in range(0, self._count, AT_ONCE):
            end = min(start + AT_ONCE, self._count)
            for i in range(start, end):
                self._play(i, actions[i])
            self._look(start, end)

    def _play(self, i: int, action: int) -> None:
        state = self._states[i]
        seat = self.seats[i]
        state.apply(seat, action)
        if not self._ask(i, state):
            self.ended.append(i)
            self.rewards.append(rewards(state, self._plan.reward))
            last = self._last_seen[i * self._width : (i + 1) * self._width]
            self._observer.observe_into(state, seat, last)
            self._states[i] = self._dealt(i)

    def refusal(self, i: int, action: int) -> IllegalMove:
        """Why an action is not legal."""
        return self._states[i].refusal(self.seats[i], action)

    def _dealt(self, i: int) -> State:
        """The next game at a place, at the moment when somebody is asked."""
        plan = self._plan
        number = self._first + i
        while True:
            seed = derive(self._seed, number, self._deals[i])
            state = plan.game.new(plan.players, seed, **plan.options)
            if plan.bots:
                self._seated[i] = self._sit_down(seed, (number + self._deals[i]) % plan.players)
            self._deals[i] += 1
            # Bots could end a game before the learner is asked.
            if self._ask(i, state):
                return state

    def _sit_down(self, seed: int, learner: int) -> list[Player]:
        plan = self._plan
        seated: list[Player] = [Learner()] * plan.players
        for place, spec in enumerate(plan.bots):
            seat = (learner + 1 + place) % plan.players
            seated[seat] = bot_player(plan.game, spec, seeded(seed, "bot", seat))
        return seated

    def _ask(self, i: int, state: State) -> bool:
        """Let bots play until a seat that learns is asked; False when the game is over."""
        seated = self._seated[i]
        while not state.over():
            if seated:
                play_interrupts(state, seated)
            seat = asked(state)
            if not seated or isinstance(seated[seat], Learner):
                self.seats[i] = seat
                return True
            state.apply(seat, seated[seat].choose(state, seat))
        return False

    def _look(self, start: int, end: int) -> None:
        """Show some games to whoever is asked in each."""
        row = self._observer.row()
        masks = Masks(self._plan.actions)
        for i in range(start, end):
            seat = self.seats[i]
            state = self._states[i]
            self._observer.add_to(row, state, seat)
            masks.add(state.legal(seat))
        row.copy_to(self._seen[start * self._width : end * self._width])
        masks.copy_to(self._masks[start * masks.size : end * masks.size])
