"""Processes that think, so that the server never waits for them.

Each worker is a process pool of one (pebble's): a worker that dies, hangs or is given up harms no
other, and is replaced whole, whatever state it was in. Questions wait in three lanes with workers
of their own. One is for games, one for hints and analyses, and one for records that people send: so
no game ever waits for what may take its time.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from enum import IntEnum
from itertools import count
from multiprocessing import get_context
from typing import Any, TypeVar, cast

from pebble import ProcessExpired, ProcessPool

from makeda.server.supervision import Lasting, Supervisor, Work, is_being_cancelled

T = TypeVar("T")

# How often a question is put whose worker dies over it.
ATTEMPTS = 3
# Seconds that a process may need to start, and that an answer may be late beyond its limit.
START_LIMIT = 60.0
MARGIN = 2.0
# How often, in seconds, an idle worker is looked after.
LOOK_EVERY = 0.5
# Seconds that a record may take.
RECORD_LIMIT = 20.0
# How much all but games stand back for everything else on the machine (Unix).
NICENESS = 10

logger = logging.getLogger("makeda")


class Urgency(IntEnum):
    """What is asked first where several wait: a game's question, and so on."""

    ASKED = 0
    OUT_OF_TURN = 1
    HINT = 2
    ANALYSIS = 3
    RECORD = 4


class NoAnswer(Exception):
    """A question that was too hard, too slow, or deadly."""


class _Died(Exception):
    """The process ended while it thought, or before it began."""


class _Question:
    """A call that waits for a worker; the more urgent, and then the older one, comes first."""

    def __init__(
        self, number: int, call: Callable[..., Any], args: tuple[Any, ...], urgency: Urgency
    ) -> None:
        self.call = call
        self.args = args
        self.attempts = 0
        self.reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._place = (urgency, number)

    def __lt__(self, other: _Question) -> bool:
        return self._place < other._place


class _Worker:
    """One process, replaced by a fresh one whenever something is wrong with it."""

    def __init__(self, limit: float, niceness: int) -> None:
        self._limit = limit
        self._niceness = niceness
        self._process: ProcessPool | None = None
        # Where the process finds its modules, as its parent did when it started it.
        self._path: list[str] = []

    async def ready(self) -> None:
        """See to it that there is a process, that it has started, and that it has today's modules.

        The rules may have been compiled meanwhile: then they are found elsewhere.
        """
        if self._process is not None and self._process.active and self._path == sys.path:
            return
        self.give_up()
        self._path = sys.path.copy()
        self._process = ProcessPool(
            max_workers=1,
            initializer=_stand_back,
            initargs=(self._niceness,),
            context=get_context("spawn"),
        )
        try:
            # Starting takes a moment that no bot shall be blamed for.
            await self._run(_warm_up, (), START_LIMIT)
        except BaseException:
            self.give_up()
            raise

    async def ask(self, question: _Question) -> Any:
        """The answer; NoAnswer if it takes too long, and _Died if the process ends."""
        try:
            return await self._run(question.call, question.args, self._limit)
        except (TimeoutError, asyncio.CancelledError, _Died) as failure:
            self.give_up()
            if isinstance(failure, TimeoutError):
                raise NoAnswer("too slow") from failure
            raise
        except Exception as error:
            first_line = (str(error).splitlines() or [""])[0]
            raise NoAnswer(f"{type(error).__name__}: {first_line}") from error

    async def _run(self, call: Callable[..., Any], args: tuple[Any, ...], limit: float) -> Any:
        process = self._process
        if process is None:
            raise _Died("there is no process")
        try:
            future = process.schedule(call, args=args, timeout=limit)
        except RuntimeError as error:
            raise _Died("the process ended before it was asked") from error
        thinking = asyncio.wrap_future(future)
        try:
            # The pool keeps the limit itself. But one that breaks at the wrong moment forgets what
            # it was asked, so it is looked after, and believed only for so long.
            patience, begun = START_LIMIT, False
            while patience > 0:
                await asyncio.wait([thinking], timeout=LOOK_EVERY)
                patience -= LOOK_EVERY
                if thinking.done():
                    return thinking.result()
                if not process.active:
                    raise _Died("the pool broke")
                if future.running() and not begun:
                    patience, begun = limit + MARGIN, True
            if begun:
                raise TimeoutError
            raise _Died("the process does not begin")
        except (ProcessExpired, BrokenProcessPool) as error:
            raise _Died("the process ended") from error
        finally:
            thinking.cancel()

    def give_up(self) -> None:
        """Let go of the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            asyncio.get_running_loop().run_in_executor(None, _end, process)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await asyncio.to_thread(_end, process)


class _Lane:
    """Questions that wait, and the workers who take them in turn."""

    def __init__(self, name: str, workers: int, limit: float, niceness: int) -> None:
        self.questions: asyncio.PriorityQueue[_Question] = asyncio.PriorityQueue()
        self.states: list[Lasting] = []
        self.limit = limit
        self._name = name
        self._workers = [_Worker(limit, niceness) for _ in range(workers)]

    async def start(self) -> None:
        """Have all processes before the first question comes."""
        await asyncio.gather(*(worker.ready() for worker in self._workers), return_exceptions=True)

    def keep(self, supervisor: Supervisor) -> None:
        if not self.states:
            for number, worker in enumerate(self._workers, 1):
                self.states.append(supervisor.keep(f"{self._name} {number}", self._work(worker)))

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    def _work(self, worker: _Worker) -> Work:
        async def work(state: Lasting) -> None:
            while True:
                await worker.ready()
                state.works()
                try:
                    async with asyncio.timeout(LOOK_EVERY):
                        question = await self.questions.get()
                except TimeoutError:
                    continue
                await self._answer(question, worker)

        return work

    async def _answer(self, question: _Question, worker: _Worker) -> None:
        if question.reply.done():
            return
        thinking = asyncio.ensure_future(worker.ask(question))
        # Whoever gives a question up frees its worker.
        question.reply.add_done_callback(lambda _: thinking.cancel())
        try:
            answer = await thinking
        except NoAnswer as failure:
            _set(question, failure)
        except _Died:
            question.attempts += 1
            logger.warning("a worker died over a question, attempt %d", question.attempts)
            if question.attempts < ATTEMPTS:
                self.questions.put_nowait(question)
            else:
                _set(question, NoAnswer(f"{ATTEMPTS} workers died over it"))
        except asyncio.CancelledError:
            if is_being_cancelled():
                thinking.cancel()
                _set(question, NoAnswer("the server stops"))
                raise
        else:
            if not question.reply.done():
                question.reply.set_result(answer)


class Workers:
    """All that think for this server."""

    def __init__(self, supervisor: Supervisor, games: int, others: int, limit: float) -> None:
        self._supervisor = supervisor
        self._games = _Lane("a worker for bots", games, limit, 0)
        self._others = _Lane("a worker for hints", others, limit, NICENESS)
        self._records = _Lane("a worker for records", 1, RECORD_LIMIT, NICENESS)
        self._numbers = count()

    async def start(self) -> None:
        """Start the workers for games; the others start when they are first needed."""
        await self._games.start()
        self._games.keep(self._supervisor)

    def prepare(self, urgency: Urgency) -> None:
        """Have workers ready for such questions, if there are none yet."""
        self._lane(urgency).keep(self._supervisor)

    async def ask(self, call: Callable[..., T], *args: Any, urgency: Urgency) -> T:
        """The result of a call, made in a worker; NoAnswer when there is none.

        The call is a function of a module, and its arguments plain data. Whoever is cancelled while
        waiting here takes the question back.
        """
        lane = self._lane(urgency)
        lane.keep(self._supervisor)
        question = _Question(next(self._numbers), call, args, urgency)
        lane.questions.put_nowait(question)
        try:
            while not question.reply.done():
                await asyncio.wait([question.reply], timeout=lane.limit + START_LIMIT)
                if not question.reply.done() and not any(state.alive for state in lane.states):
                    raise NoAnswer("no worker lives")
            return cast("T", question.reply.result())
        finally:
            question.reply.cancel()

    def _lane(self, urgency: Urgency) -> _Lane:
        if urgency <= Urgency.OUT_OF_TURN:
            return self._games
        return self._records if urgency == Urgency.RECORD else self._others

    async def stop(self) -> None:
        """End all processes; the supervisor has ended what gave them work."""
        lanes = (self._games, self._others, self._records)
        await asyncio.gather(*(lane.stop() for lane in lanes))


def _set(question: _Question, failure: NoAnswer) -> None:
    if not question.reply.done():
        question.reply.set_exception(failure)
        # Nobody may be there any more to hear of it.
        question.reply.exception()


def _stand_back(niceness: int) -> None:
    """Let others on this machine go first: the first thing that a worker does."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def _warm_up() -> None:
    """Load what bots and hints need, before the first of them is asked."""
    # Nothing of it is used here: that it is loaded is all that is wanted.
    import makeda.server.botjobs
    import makeda.server.hintjobs  # noqa: F401


def _end(process: ProcessPool) -> None:
    process.stop()
    process.join()
