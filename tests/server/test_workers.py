"""Workers may be killed at any moment: every question is answered, and their number never sinks."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path

import pytest

from makeda.bots.playing import BotProblem
from makeda.bots.registry import LEVELS
from makeda.games.registry import game
from makeda.server.botjobs import answer, new_job
from makeda.server.caretaker import _play_for
from makeda.server.supervision import Supervisor
from makeda.server.workers import NoAnswer, Urgency, Workers
from makeda.table.opening import new_table
from makeda.table.seats import BOT, Seat
from makeda.table.terms import Terms
from tests.server.client import Client, Server, play_randomly, read
from tests.server.killing import is_alive, kill, needs_proc, thinkers_of

Launch = Callable[..., Server]
LIMIT = 5.0


# What the workers of these tests are asked.


def think(seconds: float, says: str) -> str:
    time.sleep(seconds)
    return says


def die(file: str, times: int) -> int:
    """End the process, the first few times."""
    with Path(file).open("a", encoding="utf-8") as notes:
        notes.write("x")
    asked = len(Path(file).read_text(encoding="utf-8"))
    if asked <= times:
        os._exit(1)
    return asked


def niceness() -> int:
    return os.nice(0)


def process_after(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def finds(module: str) -> bool:
    return find_spec(module) is not None


def fail() -> None:
    raise RuntimeError("no idea\nand a secret")


@asynccontextmanager
async def running(games: int = 1, others: int = 1, limit: float = LIMIT) -> AsyncIterator[Workers]:
    supervisor = Supervisor(pause=0.1)
    workers = Workers(supervisor, games, others, limit)
    await workers.start()
    try:
        yield workers
    finally:
        await supervisor.stop()
        await workers.stop()


def processes() -> list[int]:
    return [child.pid for child in active_children() if child.pid is not None]


def kill_all() -> int:
    killed = 0
    for pid in processes():
        os.kill(pid, signal.SIGKILL)
        killed += 1
    return killed


async def ask(workers: Workers, seconds: float, says: str = "ready", urgency: int = 0) -> str:
    return await workers.ask(think, seconds, says, urgency=Urgency(urgency))


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(test(), 120)

    asyncio.run(limited())


def test_a_worker_killed_while_idle_is_replaced() -> None:
    async def whole() -> None:
        async with running(games=2) as workers:
            for _ in range(3):
                assert kill_all() >= 2
                answers = await asyncio.gather(*(ask(workers, 0.1, str(n)) for n in range(4)))
                assert answers == ["0", "1", "2", "3"]
                while len(processes()) < 2:
                    await asyncio.sleep(0.05)

    run(whole)
    assert processes() == []


def test_a_worker_killed_while_it_starts_is_replaced() -> None:
    async def whole() -> None:
        async with running() as workers:
            for delay in (0.0, 0.05, 0.2):
                kill_all()
                question = asyncio.create_task(ask(workers, 0.0))
                while not processes():
                    await asyncio.sleep(0.01)
                await asyncio.sleep(delay)
                kill_all()
                assert await question == "ready"

    run(whole)


def test_a_question_whose_worker_is_killed_is_asked_again() -> None:
    async def whole() -> None:
        async with running() as workers:
            question = asyncio.create_task(ask(workers, 1.0))
            await asyncio.sleep(0.4)
            assert kill_all()
            assert await question == "ready"

    run(whole)


def test_a_deadly_question_is_given_up_after_three_attempts(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running() as workers:
            file = str(tmp_path / "twice")
            assert await workers.ask(die, file, 2, urgency=Urgency.ASKED) == 3
            file = str(tmp_path / "always")
            with pytest.raises(NoAnswer, match="3 workers died"):
                await workers.ask(die, file, 100, urgency=Urgency.ASKED)
            assert Path(file).read_text(encoding="utf-8") == "xxx"
            assert await ask(workers, 0.0) == "ready"

    run(whole)


def test_whoever_kills_all_workers_again_and_again_stops_nothing() -> None:
    async def whole() -> None:
        async with running(games=2) as workers:

            async def murder() -> None:
                for _ in range(6):
                    await asyncio.sleep(0.5)
                    kill_all()

            async def insist(says: str) -> str:
                # Each question survives two deaths; whoever asks for a game then asks a plain bot.
                while True:
                    try:
                        return await ask(workers, 0.05, says)
                    except NoAnswer:
                        continue

            murderer = asyncio.create_task(murder())
            answers = await asyncio.gather(*(insist(str(n)) for n in range(20)))
            assert answers == [str(n) for n in range(20)]
            await murderer
            assert await ask(workers, 0.0) == "ready"
            while len(processes()) < 2:
                await asyncio.sleep(0.05)

    run(whole)


def test_a_question_that_is_too_hard_harms_nobody() -> None:
    async def whole() -> None:
        async with running(limit=0.5) as workers:
            with pytest.raises(NoAnswer, match="too slow"):
                await ask(workers, 60.0)
            with pytest.raises(NoAnswer, match=r"^RuntimeError: no idea$"):
                await workers.ask(fail, urgency=Urgency.ASKED)
            assert await ask(workers, 0.0) == "ready"

    run(whole)


def test_a_game_never_waits_for_hints_and_analyses() -> None:
    async def whole() -> None:
        async with running(limit=600.0) as workers:
            slow = [asyncio.create_task(ask(workers, 500.0, "", urgency)) for urgency in (2, 3, 3)]
            await asyncio.sleep(0.5)
            for _ in range(3):
                assert await ask(workers, 0.0) == "ready"
            assert not any(task.done() for task in slow)
            for task in slow:
                task.cancel()

    run(whole)


def test_the_more_urgent_is_asked_first_and_then_the_older() -> None:
    async def whole() -> None:
        order: list[str] = []

        async with running() as workers:

            async def one(says: str, urgency: Urgency) -> None:
                order.append(await workers.ask(think, 0.05, says, urgency=urgency))

            for first, second in (
                (Urgency.ASKED, Urgency.OUT_OF_TURN),
                (Urgency.HINT, Urgency.ANALYSIS),
            ):
                order.clear()
                busy = asyncio.create_task(workers.ask(think, 2.0, "", urgency=first))
                await asyncio.sleep(0.1)
                await asyncio.gather(
                    one("later 1", second), one("first 1", first), one("first 2", first)
                )
                await busy
                assert order == ["first 1", "first 2", "later 1"]

    run(whole)


def test_a_question_that_is_taken_back_frees_its_worker() -> None:
    async def whole() -> None:
        async with running(limit=600.0) as workers:
            thinking = asyncio.create_task(ask(workers, 500.0))
            waiting = asyncio.create_task(ask(workers, 500.0))
            await asyncio.sleep(1.0)
            for task in (waiting, thinking):
                task.cancel()
            assert await ask(workers, 0.0) == "ready"

    run(whole)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="Windows has other priorities")
def test_hints_stand_back_for_everything_else() -> None:
    async def whole() -> None:
        async with running() as workers:
            own = niceness()
            assert await workers.ask(niceness, urgency=Urgency.ASKED) == own
            assert await workers.ask(niceness, urgency=Urgency.HINT) > own

    run(whole)


def test_workers_are_replaced_between_questions_where_modules_are_found_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So do those of `make play`, once the rules are compiled."""
    (tmp_path / "built_meanwhile.py").touch()

    async def whole() -> None:
        async with running() as workers:
            assert not await workers.ask(finds, "built_meanwhile", urgency=Urgency.ASKED)
            before = processes()
            asked = workers.ask(process_after, 1.0, urgency=Urgency.ASKED)
            thinking = asyncio.create_task(asked)
            await asyncio.sleep(0.2)
            monkeypatch.syspath_prepend(tmp_path)
            assert [await thinking] == before
            while not await workers.ask(finds, "built_meanwhile", urgency=Urgency.ASKED):
                await asyncio.sleep(0.1)

    run(whole)


def test_a_bot_that_chooses_no_legal_move_has_failed() -> None:
    LEVELS["lawless"] = "tests.server.bad_bots:LawlessBot"
    try:
        state = game("kette").new(3, 1)
        with pytest.raises(BotProblem, match="bot=lawless"):
            answer(new_job("kette", state.dump(), 0, "lawless", unasked=False))
    finally:
        del LEVELS["lawless"]


def test_where_no_bot_can_choose_a_random_move_is_played_and_told() -> None:
    seats = [Seat(BOT, f"P{number}", number, "easy") for number in range(3)]
    table = new_table("t", Terms(game("kette"), {}, 1), seats, "host")
    table.start("host", 1.0)
    _play_for(table, 0, None, table.questions.numbers[0], "table_bot_failed")
    assert table.state.actors() == [1]
    frame = table.frame(None)
    assert "table_bot_failed" in str(frame["log"])


# At a server


@needs_proc
def test_bots_play_on_whoever_kills_their_workers(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, bot_workers=2)
    ana = Client(server)
    table = ana.table("kette", "me", "beginner", "beginner")
    for _ in range(4):
        for pid in thinkers_of(server):
            kill(pid)
        frame = play_randomly({0: ana}, table, 2)
        assert "table_bot_failed" not in str(frame["log"])
    deadline = time.time() + 30
    while len(thinkers_of(server)) < 2:
        assert time.time() < deadline, "there are fewer workers than before"
        time.sleep(0.1)


@needs_proc
def test_no_worker_outlives_a_killed_server(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, bot_workers=2)
    pids = thinkers_of(server)
    assert len(pids) == 2
    server.kill()
    deadline = time.time() + 20
    while any(is_alive(pid) for pid in pids):
        assert time.time() < deadline, "a worker is left"
        time.sleep(0.1)


@needs_proc
def test_a_bot_that_thinks_in_a_killed_worker_is_asked_again(launch: Launch, sqlite: str) -> None:
    server = launch(sqlite, bot_workers=1, bot_limit=10.0)
    ana = Client(server)
    table = ana.create("kette", "slow", "me", "me")["table"]["id"]
    with ana.socket(table) as watching:
        ana.post(f"/tables/{table}/start")
        frame = read(watching)
        time.sleep(0.5)
        for pid in thinkers_of(server):
            kill(pid)
        while frame["view"] is None or 0 in frame["view"]["actors"]:
            frame = read(watching)
    assert "table_bot" not in str(frame["log"])
