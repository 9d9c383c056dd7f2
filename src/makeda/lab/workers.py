"""Many jobs at once: in processes on this machine, or on a Ray cluster.

A job is plain data and the work an ordinary function of a module, so both can travel. Results come
back in the order of the jobs; so whatever is made of them does not depend on who did the work.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import tempfile
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from errno import EPROTO, ETIMEDOUT
from functools import partial
from importlib import import_module
from io import BufferedReader
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, TypeVar

from makeda.core.problems import BadSetup
from makeda.games.reasons import reason_of

# So many jobs for each worker are handed out before their results are needed: enough that none is
# idle while one takes long, and few enough that millions of jobs do not lie around.
AHEAD = 16

# How many seconds a cluster may take to take a call, and to answer
PATIENCE = 3
# How many seconds all of it may take until we work with a cluster that is there
CONNECTING = 8
# How many seconds one that has taken work may be silent before it is asked whether it is there, and
# how many it has to say so. A game may well take longer.
SILENCE = 5
# What Ray calls the cluster that it is to find by itself, and a new one just here
AUTO = "auto"
LOCAL = "local"
QUIET = logging.ERROR
# A frame of HTTP/2 begins with its length in three bytes, its kind, and flags, of which the lowest
# one says that it is an answer.
HEAD = 9
SETTINGS = 4
PING = 6
ANSWER = 1
# Our settings, with nothing in them, and a ping, which has eight bytes
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0\0\0\x08\6\0\0\0\0\0makeda:)"
# So many frames may come before a ping is answered.
FRAMES = 10

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
        if address in ("", AUTO):
            address = _latest_address()
        begin = partial(
            self._ray.init, include_dashboard=False, log_to_driver=False, logging_level=QUIET
        )
        try:
            if address in ("", LOCAL):
                # A new cluster takes its time on a busy machine.
                begin()
                return
            until = monotonic() + CONNECTING
            _knock(address)
            # It would tell that it is not in the main thread.
            logging.getLogger("ray").setLevel(QUIET)
            _within(until - monotonic(), begin)
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
    """What a cluster answers that it needs no time for."""
    try:
        return _within(SILENCE, ask)
    except TimeoutError as error:
        raise BadSetup("cluster_silent") from error


def _within(seconds: float, ask: Callable[[], Any]) -> Any:
    """What comes within so many seconds, or TimeoutError. Ray itself would wait for ever."""
    answer: Future[Any] = Future()

    def wait() -> None:
        try:
            answer.set_result(ask())
        except Exception as error:
            answer.set_exception(error)

    Thread(target=wait, daemon=True).start()
    return answer.result(seconds)


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


def _latest_address() -> str:
    """Where Ray looks if it is told nothing: what the last cluster that began here has left."""
    plain = "/tmp" if sys.platform == "darwin" else tempfile.gettempdir()  # noqa: S108 - as Ray does
    file = Path(os.environ.get("RAY_TMPDIR") or plain, "ray", "ray_current_cluster")
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _knock(address: str) -> None:
    """Look whether a cluster answers there: Ray itself would try for minutes.

    Ray speaks gRPC, whose servers answer the greeting of HTTP/2 with their settings, and a ping
    with another. Something else that listens there, or a cluster that hangs, does not.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.settimeout(PATIENCE)
        line.sendall(GREETING)
        with line.makefile("rb") as heard:
            if not _answers(heard):
                raise OSError(EPROTO, "")


def _answers(heard: BufferedReader) -> bool:
    """Whether settings come, and among the next frames the answer to a ping."""
    for number in range(FRAMES):
        head = heard.read(HEAD)
        if len(head) < HEAD or (not number and head[3] != SETTINGS):
            return False
        if head[3] == PING and head[4] & ANSWER:
            return True
        heard.read(int.from_bytes(head[:3]))
    return False


def _first_line(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        # What Python itself gave up waiting for has no number.
        error = TimeoutError(ETIMEDOUT, "")
    if isinstance(error, OSError) and error.errno:
        return reason_of(error)
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
