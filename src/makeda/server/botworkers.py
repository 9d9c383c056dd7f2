"""Bots think in processes of their own, so that the server never waits for them.

A worker that takes too long, or dies, is replaced by a fresh one; whoever asked is told.
"""

from __future__ import annotations

import asyncio
import secrets
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from makeda.bots.bot import Sight
from makeda.bots.registry import bot
from makeda.core.rng import seeded
from makeda.games.registry import game

READY = "ready"


class BotFailed(Exception):
    """A bot that crashed or thought too long."""


class Job:
    """One question for a bot. The worker shows it to the bot only as its seat may see it."""

    def __init__(
        self, game_id: str, position: dict[str, object], seat: int, level: str, *, unasked: bool
    ) -> None:
        self.game_id = game_id
        self.position = position
        self.seat = seat
        self.level = level
        # Whether the bot is only told that it could do something out of turn
        self.unasked = unasked
        self.seed = secrets.randbits(128)


def answer(job: Job) -> int | None:
    """The move that the bot chooses; a bot that nobody waits for may choose none."""
    sight = Sight(game(job.game_id).load(job.position), job.seat)
    player = bot(job.level)(seeded(job.seed))
    return player.interrupt(sight) if job.unasked else player.choose(sight)


def work(connection: Connection) -> None:
    """What a worker process does until its connection is closed."""
    connection.send(READY)
    while True:
        try:
            job = connection.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            connection.send(answer(job))
        except Exception as error:
            # Whatever a bot does wrong must not end the worker.
            connection.send(f"{type(error).__name__}: {error}")


class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        # Starting takes a moment that no bot shall be blamed for.
        self.connection.recv()

    def ask(self, job: Job, limit: float) -> int | None:
        """Wait for the answer, in a thread."""
        try:
            self.connection.send(job)
            if not self.connection.poll(limit):
                raise BotFailed("too slow")
            reply = self.connection.recv()
        except (EOFError, OSError) as error:
            raise BotFailed("died") from error
        if isinstance(reply, str):
            raise BotFailed(reply)
        return int(reply) if reply is not None else None

    def stop(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()


class BotWorkers:
    """A few workers that take the questions in turn."""

    def __init__(self, count: int, limit: float) -> None:
        self._limit = limit
        self._count = count
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._started = 0

    async def start(self) -> None:
        """Start all workers before the first question comes."""
        while self._started < self._count:
            self._started += 1
            self._idle.put_nowait(await asyncio.to_thread(Worker))

    async def choose(self, job: Job) -> int | None:
        """The bot's move; BotFailed when there is no answer in time."""
        worker = await self._worker()
        try:
            move = await asyncio.to_thread(worker.ask, job, self._limit)
        except BotFailed:
            await asyncio.to_thread(worker.stop)
            self._started -= 1
            raise
        except asyncio.CancelledError:
            worker.stop()
            self._started -= 1
            raise
        self._idle.put_nowait(worker)
        return move

    async def _worker(self) -> Worker:
        """An idle worker, or a new one as long as there are not enough."""
        if self._idle.empty() and self._started < self._count:
            self._started += 1
            return await asyncio.to_thread(Worker)
        return await self._idle.get()

    async def stop(self) -> None:
        while not self._idle.empty():
            await asyncio.to_thread(self._idle.get_nowait().stop)
