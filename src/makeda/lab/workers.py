"""Many jobs at once: in processes on this machine, or on a Ray cluster.

A job is plain data and the work an ordinary function of a module, so both can travel. Results come
back in the order of the jobs; so whatever is made of them does not depend on who did the work.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from errno import EPROTO, ETIMEDOUT
from functools import partial
from importlib import import_module
from multiprocessing import parent_process
from threading import Thread
from typing import Any, TypeVar

from makeda.core.problems import BadSetup
from makeda.games.reasons import reason_of

# So many jobs for each worker are handed out before their results are needed: enough that none is
# idle while one takes long, and few enough that millions of jobs do not lie around.
AHEAD = 16

# How many seconds a cluster may take to take a call, and to answer
PATIENCE = 3
# How many seconds one that has taken work may be silent before it is asked whether it is there, and
# how many it has to say so. A game may well take longer.
SILENCE = 5
# The kind of a frame stands in its fourth byte: 4 is for settings. Ours has nothing in it.
SETTINGS = b"\0\0\0\4\0\0\0\0\0"
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS

Job = TypeVar("Job")
Result = TypeVar("Result")


class Workers(ABC):
    """Whoever does the jobs; `count` is how many they are."""

    def __init__(self, count: int) -> None:
        if count < 1:
            raise BadSetup("bad_workers", {"workers": count})
        self.count = count

    @abstractmethod
    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Do the work on every job; the results in the order of the jobs."""


class Processes(Workers):
    """Processes on this machine; a single one is this process itself."""

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        if self.count == 1:
            yield from map(work, jobs)
            return
        pool = ProcessPoolExecutor(self.count, initializer=_begin_worker)
        waiting: deque[Future[Result]] = deque()
        try:
            for job in jobs:
                waiting.append(pool.submit(work, job))
                if len(waiting) > AHEAD * self.count:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool as error:
            raise BadSetup("worker_died") from error
        finally:
            # Whoever stops in the middle does not wait for the rest.
            pool.shutdown(cancel_futures=True)


class Cluster(Workers):
    """A Ray cluster: the one that RAY_ADDRESS names, one that runs here, or a new one just here."""

    def __init__(self) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError as error:
            needed: dict[str, object] = {"what": "--cluster", "extra": "cluster"}
            raise BadSetup("extra_missing", needed) from error
        if not self._ray.is_initialized():
            self._connect()
        super().__init__(max(1, int(self._resources().get("CPU", 1))))

    def _connect(self) -> None:
        # Ray reports to a server of its makers unless it is told not to.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        address = os.environ.get("RAY_ADDRESS", "")
        try:
            _knock(address)
            self._ray.init(
                include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR
            )
        except (OSError, ValueError) as error:
            about: dict[str, object] = {"address": address, "reason": _first_line(error)}
            raise BadSetup("no_cluster", about) from error

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        remote = self._ray.remote(work)
        waiting: deque[Any] = deque()
        try:
            for job in jobs:
                waiting.append(_soon(partial(remote.remote, job)))
                if len(waiting) > AHEAD * self.count:
                    yield self._result(waiting.popleft())
            while waiting:
                yield self._result(waiting.popleft())
        finally:
            for task in waiting:
                self._ray.cancel(task)

    def _result(self, task: Any) -> Any:
        """What has come of a task. It may take its time, but the cluster must be there."""
        while not self._ray.wait([task], timeout=SILENCE)[0]:
            self._resources()
        return _soon(partial(self._ray.get, task))

    def _resources(self) -> dict[str, float]:
        found: dict[str, float] = _soon(self._ray.cluster_resources)
        return found


def _soon(ask: Callable[[], Any]) -> Any:
    """What a cluster answers that it needs no time for. Ray itself would wait for ever."""
    answer: Future[Any] = Future()

    def wait() -> None:
        try:
            answer.set_result(ask())
        except Exception as error:
            answer.set_exception(error)

    Thread(target=wait, daemon=True).start()
    try:
        return answer.result(SILENCE)
    except TimeoutError as error:
        raise BadSetup("cluster_silent") from error


HERE = Processes(1)


def cores() -> int:
    """How many cores this machine has."""
    return os.cpu_count() or 1


def _begin_worker() -> None:
    """A worker ends without a word when it is interrupted, and when the main process has died."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)


def _knock(address: str) -> None:
    """Look whether a cluster answers there: Ray itself would try for minutes.

    Ray speaks gRPC, whose servers answer the greeting of HTTP/2 with their settings. Something else
    that listens there, or a cluster that hangs, does not.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.settimeout(PATIENCE)
        line.sendall(GREETING)
        answer = line.recv(len(SETTINGS))
    # A frame begins with its length, which may be any, in three bytes; then comes its kind.
    if answer[3:4] != SETTINGS[3:4]:
        raise OSError(EPROTO, "")


def _first_line(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        # What Python itself gave up waiting for has no number.
        error = TimeoutError(ETIMEDOUT, "")
    if isinstance(error, OSError) and error.errno:
        return reason_of(error)
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
