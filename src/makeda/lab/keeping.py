"""Where played games are kept, if that is wanted: results in a ledger, moves in a dataset."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from makeda.bots.playing import Result
from makeda.core.game import Game
from makeda.lab.dataset import Dataset
from makeda.lab.ledger import Ledger, read_result
from makeda.lab.noting import Log


def begin(
    game: Game, about: dict[str, object], ledger: Ledger | None, data: Dataset | None
) -> list[Result]:
    """What need not be played again; a ledger forgets what a dataset does not hold."""
    held = data.open(game, about) if data else None
    known = ledger.open(about, read_result, most=held) if ledger else []
    if data and held != len(known):
        if ledger:
            ledger.close()
        raise data.in_use()
    return known


@contextmanager
def keeping(
    ledger: Ledger | None, data: Dataset | None
) -> Iterator[Callable[[list[Log]], list[Result]]]:
    """A function that keeps games and gives their results. At the end everything is written."""

    def keep(logs: list[Log]) -> list[Result]:
        results = [log.result for log in logs]
        if ledger:
            ledger.add(results)
        if data:
            data.add(logs)
        return results

    try:
        yield keep
    finally:
        if data:
            data.flush()
        if ledger:
            ledger.close()


@contextmanager
def unbroken() -> Iterator[None]:
    """Let Ctrl-C wait until this is done: what is written is also counted, and the other way round.

    Only the main thread hears it.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed = False

    def wait(_signal: int, _frame: object) -> None:
        nonlocal pressed
        pressed = True

    former = signal.signal(signal.SIGINT, wait)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, former)
    if pressed and callable(former):
        former(signal.SIGINT, None)
