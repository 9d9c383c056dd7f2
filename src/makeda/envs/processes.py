"""The games of a vector environment in this process, or in several that share memory with it."""

from __future__ import annotations

import multiprocessing
from abc import ABC, abstractmethod
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from makeda.core.problems import BadSetup, IllegalMove
from makeda.envs.batch import Batch, Plan
from makeda.games.registry import game as game_of


class Outcome(NamedTuple):
    """After a step: who is asked in each game, which games have ended, and what was got there."""

    seats: list[int]
    ended: list[int]
    rewards: list[list[float]]


class Memory:
    """What is seen of the games: written by whoever plays them, read by whoever learns."""

    def __init__(self, plan: Plan, count: int, buffers: list[Any]) -> None:
        seen, masks, last_seen = buffers
        size = plan.game.observer.size
        self.seen: NDArray[np.float32] = np.frombuffer(seen, np.float32).reshape(count, size)
        self.masks: NDArray[np.int8] = np.frombuffer(masks, np.int8).reshape(count, plan.actions)
        self.last_seen: NDArray[np.float32] = np.frombuffer(last_seen, np.float32).reshape(
            count, size
        )

    def batch(self, plan: Plan, first: int, end: int) -> Batch:
        """The games with these numbers, which write into this memory."""
        arrays = (self.seen, self.masks, self.last_seen)
        return Batch(plan, first, *(array[first:end].data.cast("B") for array in arrays))


def sizes(plan: Plan, count: int) -> list[int]:
    """How many bytes each buffer of a memory has."""
    seen = 4 * count * plan.game.observer.size
    return [seen, count * plan.actions, seen]


class Runner(ABC):
    """Whoever plays the games."""

    memory: Memory

    @abstractmethod
    def reset(self, seed: int) -> Outcome:
        """Deal all games."""

    @abstractmethod
    def step(self, actions: list[int]) -> Outcome:
        """Play a legal action in each game."""

    @abstractmethod
    def refusal(self, number: int, action: int) -> IllegalMove:
        """Why an action is not legal in the game with this number."""

    @abstractmethod
    def close(self) -> None:
        """No more games."""


class Here(Runner):
    """The games in this process."""

    def __init__(self, plan: Plan, count: int) -> None:
        self.memory = Memory(plan, count, [bytearray(size) for size in sizes(plan, count)])
        self._batch = self.memory.batch(plan, 0, count)

    def reset(self, seed: int) -> Outcome:
        self._batch.reset(seed)
        return _outcome(self._batch)

    def step(self, actions: list[int]) -> Outcome:
        self._batch.step(actions)
        return _outcome(self._batch)

    def refusal(self, number: int, action: int) -> IllegalMove:
        return self._batch.refusal(number, action)

    def close(self) -> None:
        """There is nothing to close."""


def _outcome(batch: Batch) -> Outcome:
    return Outcome(batch.seats[:], batch.ended, batch.rewards)


class Apart(Runner):
    """The games in several processes, each with its share of them.

    The first share is played in this one: it would only wait. And whoever wakes two others at once
    may find them on one core, the other one idle.
    """

    def __init__(self, plan: Plan, count: int, processes: int) -> None:
        # Started afresh: a copy of this process would copy the threads of a learning library, too.
        context = multiprocessing.get_context("spawn")
        buffers = [context.RawArray("b", size) for size in sizes(plan, count)]
        self.memory = Memory(plan, count, buffers)
        # Nothing of a game can travel but what it is made of.
        made_of = (plan.game.info.id, plan.players, plan.options, plan.reward, plan.bots)
        self._firsts = [count * worker // processes for worker in range(processes + 1)]
        self._own = self.memory.batch(plan, 0, self._firsts[1])
        self._lines: list[Connection] = []
        self._workers = []
        for worker in range(1, processes):
            ours, theirs = context.Pipe()
            share = (self._firsts[worker], self._firsts[worker + 1], count)
            started = context.Process(
                target=_serve, args=(theirs, made_of, share, buffers), daemon=True
            )
            started.start()
            theirs.close()
            self._lines.append(ours)
            self._workers.append(started)

    def reset(self, seed: int) -> Outcome:
        for line in self._lines:
            _send(line, ("reset", seed))
        return self._gathered(_done(self._own, "reset", seed))

    def step(self, actions: list[int]) -> Outcome:
        own, *others = (actions[first:end] for first, end in pairwise(self._firsts))
        for line, share in zip(self._lines, others, strict=True):
            _send(line, ("step", share))
        return self._gathered(_done(self._own, "step", own))

    def _gathered(self, own: Any) -> Outcome:
        """The outcome of all shares; what went wrong is raised when all have answered."""
        answers = [own, *(_receive(line) for line in self._lines)]
        whole = Outcome([], [], [])
        for first, answer in zip(self._firsts, answers, strict=False):
            if isinstance(answer, Exception):
                raise answer
            whole.seats.extend(answer.seats)
            whole.ended.extend(first + i for i in answer.ended)
            whole.rewards.extend(answer.rewards)
        return whole

    def refusal(self, number: int, action: int) -> IllegalMove:
        share = max(i for i, first in enumerate(self._firsts[:-1]) if first <= number)
        if not share:
            return self._own.refusal(number, action)
        line = self._lines[share - 1]
        _send(line, ("refusal", (number - self._firsts[share], action)))
        refusal: IllegalMove = _receive(line)
        return refusal

    def close(self) -> None:
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
        return line.recv()
    except (EOFError, OSError) as error:
        raise BadSetup("worker_died") from error


def _serve(
    line: Connection, made_of: tuple[Any, ...], share: tuple[int, int, int], buffers: list[Any]
) -> None:
    """Play a share of the games until the other side hangs up."""
    game_id, *rest = made_of
    plan = Plan(game_of(game_id), *rest)
    first, end, count = share
    batch = Memory(plan, count, buffers).batch(plan, first, end)
    while True:
        try:
            wish, about = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        line.send(batch.refusal(*about) if wish == "refusal" else _done(batch, wish, about))


def _done(batch: Batch, wish: str, about: Any) -> Outcome | Exception:
    """What came of a wish, or what went wrong with it."""
    try:
        (batch.reset if wish == "reset" else batch.step)(about)
    except Exception as error:
        return error
    return _outcome(batch)
