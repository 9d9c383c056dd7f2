"""Where played games are kept, if that is wanted: results in a ledger, moves in a dataset."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import repeat

from makeda.bots.playing import Result
from makeda.core.game import Game
from makeda.lab.dataset import Dataset
from makeda.lab.ledger import Ledger, check_players, read_result
from makeda.lab.noting import Log


def begin(
    game: Game, players: int, about: dict[str, object], ledger: Ledger | None, data: Dataset | None
) -> list[Result]:
    """What need not be played again, of games for so many players.

    A ledger forgets what an interruption kept from the dataset beside it, and nothing else.
    """
    if ledger:
        ledger.check(about)
    held = data.open(game, about, ledger.count if ledger else 0) if data else None
    try:
        known = ledger.open(about, read_result, most=held) if ledger else []
        check_players(known, repeat(players))
        if data and held != len(known):
            raise data.in_use()
        if data:
            data.begin()
    except BaseException:
        if data:
            data.close()
        if ledger:
            ledger.close()
        raise
    return known


@contextmanager
def keeping(
    ledger: Ledger | None, data: Dataset | None
) -> Iterator[Callable[[list[Log]], list[Result]]]:
    """A function that keeps games and gives their results. At the end everything is written."""

    def keep(logs: list[Log]) -> list[Result]:
        results = [log.result for log in logs]
        if data:
            # Game by game: if this is cut off, the ledger is at most one shard ahead.
            for log in logs:
                if ledger:
                    ledger.add([log.result])
                data.add([log])
        elif ledger:
            ledger.add(results)
        return results

    try:
        yield keep
    finally:
        try:
            if data:
                data.close()
        finally:
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
