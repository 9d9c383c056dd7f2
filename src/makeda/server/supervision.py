"""What runs for as long as the server does: it comes back whatever happens, and can be asked."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path

logger = logging.getLogger("makeda")

# Seconds until lasting work that failed begins anew.
PAUSE = 1.0


class Lasting:
    """One piece of work that never ends, and how it is doing.

    It counts as alive from the moment when it says that it works until it fails.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = False
        self.last_error = ""
        self.failures = 0

    def works(self) -> None:
        """Say that all is well; the work itself calls this whenever it has got somewhere."""
        if not self.alive and self.failures:
            logger.warning("%s works again", self.name)
        self.alive = True

    def failed(self, error: BaseException) -> None:
        """Note a failure; the same one, again and again, is written to the log once."""
        told = described(error)
        if self.alive or told != self.last_error:
            logger.warning("%s failed and begins anew: %s", self.name, told)
        self.alive = False
        self.last_error = told
        self.failures += 1


Work = Callable[[Lasting], Awaitable[None]]


class Ended(Exception):
    """Work that should last has ended by itself."""


class Supervisor:
    """Starts what shall last, again and again, and reports what is done once and fails."""

    def __init__(self, pause: float = PAUSE) -> None:
        self.lasting: list[Lasting] = []
        self._pause = pause
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, name: str, work: Work) -> Lasting:
        """Run this work until the supervisor stops."""
        state = Lasting(name)
        self.lasting.append(state)
        self._add(self._run(state, work))
        return state

    def start(self, name: str, errand: Coroutine[None, None, None]) -> None:
        """Do something once, beside everything else; a failure is reported, nobody waits for it."""
        self._add(self._do(name, errand))

    async def stop(self) -> None:
        """End all of it."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _add(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, state: Lasting, work: Work) -> None:
        while True:
            try:
                await work(state)
                raise Ended("it ended by itself")
            except asyncio.CancelledError as error:
                # Something inside may have been cancelled; only the supervisor ends the whole.
                if is_being_cancelled():
                    raise
                state.failed(error)
            except Exception as error:
                state.failed(error)
            await asyncio.sleep(self._pause)

    async def _do(self, name: str, errand: Coroutine[None, None, None]) -> None:
        try:
            await errand
        except Exception as error:
            logger.warning("%s failed: %s", name, described(error))


def is_being_cancelled() -> bool:
    """Whether somebody wants the running task to end."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def described(error: BaseException) -> str:
    """An error in one line: its kind, its first line, and the way to it.

    The further lines of a database's error may hold what was to be stored, so they are left out;
    and so are errors that it came from, which say the same once more.
    """
    lines = str(error).splitlines() or ["no more is known"]
    frames = traceback.extract_tb(error.__traceback__)
    way = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return f"{type(error).__name__}: {lines[0]} ({' > '.join(way)})"
