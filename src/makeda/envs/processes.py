"""The games of a vector environment in this process, or in several that share memory with it."""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from makeda.core.problems import BadSetup, IllegalMove
from makeda.envs.batch import Batch, Plan
from makeda.games.registry import game as game_of

# So many seconds a process waits awake for the others: to be woken takes longer than a few games.
AWAKE = 0.001
WAKE = "wake"


class Memory:
    """What a step begins with and what comes of it, with a row for each game.

    Whoever plays the games and whoever learns from them share it, so that nothing of a step has to
    be sent.
    """

    def __init__(self, plan: Plan, count: int, buffers: list[Any]) -> None:
        seen, masks, last_seen, actions, seats, ended, rewards = (
            np.frombuffer(buffer, kind).reshape(count, width)
            for buffer, (kind, width) in zip(buffers, _rows(plan), strict=True)
        )
        self.seen: NDArray[np.float32] = seen
        self.masks: NDArray[np.int8] = masks
        # What was seen last in games that have just ended, and what each seat got there
        self.last_seen: NDArray[np.float32] = last_seen
        self.ended: NDArray[np.bool_] = ended[:, 0]
        self.rewards: NDArray[np.float32] = rewards
        # What is to be played, and who is asked next
        self.actions: NDArray[np.int32] = actions[:, 0]
        self.seats: NDArray[np.int32] = seats[:, 0]


def sizes(plan: Plan, count: int) -> list[int]:
    """How many bytes each buffer of a memory has."""
    return [count * width * np.dtype(kind).itemsize for kind, width in _rows(plan)]


def _rows(plan: Plan) -> list[tuple[type[np.generic], int]]:
    """What the rows of each buffer hold, and how much of it."""
    size = plan.game.observer.size
    return [
        (np.float32, size),
        (np.int8, plan.actions),
        (np.float32, size),
        (np.int32, 1),
        (np.int32, 1),
        (np.bool_, 1),
        (np.float32, plan.players),
    ]


class Share:
    """The games that one process plays: it writes into their rows of the memory and no others."""

    def __init__(self, plan: Plan, memory: Memory, first: int, end: int) -> None:
        self._actions = memory.actions[first:end]
        self._seats = memory.seats[first:end]
        self._ended = memory.ended[first:end]
        self._rewards = memory.rewards[first:end]
        written = (memory.seen, memory.masks, memory.last_seen)
        self._batch = Batch(plan, first, *(array[first:end].data.cast("B") for array in written))

    def reset(self, seed: int) -> None:
        self._batch.reset(seed)
        self._tell()

    def step(self) -> None:
        self._batch.step(self._actions.tolist())
        self._tell()

    def _tell(self) -> None:
        batch = self._batch
        self._seats[:] = batch.seats
        self._ended[:] = False
        self._rewards[:] = 0.0
        if batch.ended:
            self._ended[batch.ended] = True
            self._rewards[batch.ended] = batch.rewards

    def refusal(self, number: int, action: int) -> IllegalMove:
        return self._batch.refusal(number, action)


class Shares:
    """All games, in one process or several.

    The first share is played in this one: it would only wait. And whoever wakes two others at once
    may find them on one core, the other one idle.
    """

    def __init__(self, plan: Plan, count: int, processes: int) -> None:
        # Started afresh: a copy of this process would copy the threads of a learning library, too.
        context = multiprocessing.get_context("spawn")
        buffers = [
            bytearray(size) if processes == 1 else context.RawArray("b", size)
            for size in sizes(plan, count)
        ]
        self.memory = Memory(plan, count, buffers)
        # Nothing of a game can travel but what it is made of.
        made_of = (plan.game.info.id, plan.players, plan.options, plan.reward, plan.bots)
        self._firsts = [count * worker // processes for worker in range(processes + 1)]
        self._own = Share(plan, self.memory, 0, self._firsts[1])
        self._lines: list[Connection] = []
        self._workers = []
        for first, end in pairwise(self._firsts[1:]):
            ours, theirs = context.Pipe()
            started = context.Process(
                target=_serve, args=(theirs, made_of, (first, end, count), buffers), daemon=True
            )
            started.start()
            theirs.close()
            self._lines.append(ours)
            self._workers.append(started)

    def wake(self) -> None:
        """Wake the others early, for a step that is about to come."""
        for line in self._lines:
            _send(line, (WAKE, ()))

    def reset(self, seed: int) -> None:
        """Deal all games."""
        self._all("reset", seed)

    def step(self) -> None:
        """Play in each game what the memory says, which must be legal."""
        self._all("step")

    def _all(self, wish: str, *about: int) -> None:
        """Let every share do something; what went wrong is raised when all have answered."""
        for line in self._lines:
            _send(line, (wish, about))
        answers = [_answer(self._own, wish, about), *(_receive(line) for line in self._lines)]
        for answer in answers:
            if answer is not None:
                raise answer

    def refusal(self, number: int, action: int) -> IllegalMove:
        """Why an action is not legal in the game with this number."""
        share = max(i for i, first in enumerate(self._firsts[:-1]) if first <= number)
        if not share:
            return self._own.refusal(number, action)
        line = self._lines[share - 1]
        _send(line, ("refusal", (number - self._firsts[share], action)))
        refusal: IllegalMove = _receive(line)
        return refusal

    def close(self) -> None:
        """No more games."""
        for line in self._lines:
            line.close()
        for worker in self._workers:
            worker.join()


def _send(line: Connection, message: object) -> None:
    try:
        line.send(message)
    except OSError as error:
        raise BadSetup("worker_died") from error


def _receive(line: Connection) -> Any:
    try:
        return _awaited(line)
    except (EOFError, OSError) as error:
        raise BadSetup("worker_died") from error


def _awaited(line: Connection) -> Any:
    """The next message, for which this process stays awake at first."""
    end = perf_counter() + AWAKE
    while not line.poll() and perf_counter() < end:
        pass
    return line.recv()


def _serve(
    line: Connection, made_of: tuple[Any, ...], place: tuple[int, int, int], buffers: list[Any]
) -> None:
    """Play a share of the games until the other side hangs up."""
    game_id, *rest = made_of
    plan = Plan(game_of(game_id), *rest)
    first, end, count = place
    share = Share(plan, Memory(plan, count, buffers), first, end)
    while True:
        try:
            wish, about = _awaited(line)
            if wish != WAKE:
                line.send(_answer(share, wish, about))
        except (EOFError, OSError, KeyboardInterrupt):
            return


def _answer(share: Share, wish: str, about: tuple[int, ...]) -> Any:
    """What a share says to a wish: nothing, unless it was asked something or it went wrong."""
    try:
        return getattr(share, wish)(*about)
    except Exception as error:
        return error
