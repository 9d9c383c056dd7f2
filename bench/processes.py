"""Compare what a move costs with one server process and with two, on a machine that is busy.

    python bench/processes.py --game saba

Both are there at once, each with a PostgreSQL of its own, and are given moves in turns of two
seconds, so that whatever else the machine does slows down both alike. What is measured is the same
as in bench/server.py.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import time
from contextlib import ExitStack
from statistics import median

from server import GAMES, Http, LiveTable, Meter, Plan, databases, move, server, set_up

TURN = 2.0
RESTING = 8.0
# Seconds in which the last pushes of a turn arrive.
SETTLING = 0.2
# Few, so that each is used often: the server closes lines that nothing is asked on for a while.
LINES = 8


class Side:
    """One way to run the server, with its tables."""

    def __init__(self, plan: Plan, pids: list[int], database: list[int]) -> None:
        self.plan = plan
        self.processes = [*pids, *database]
        self.tables: list[LiveTable] = []
        self.resting = Meter(self.processes)
        # Processor time a second while nobody moves, and ms a move in each turn.
        self.at_rest = 0.0
        self.costs: list[float] = []

    async def take_turn(self, first: int) -> None:
        """Make moves for a while, as far as the machine can follow."""
        times: list[float] = []
        tasks: list[asyncio.Task[None]] = []
        meter = Meter(self.processes)
        start = time.perf_counter()
        for number in range(int(self.plan.rate * TURN)):
            table = self.tables[number % len(self.tables)]
            await asyncio.sleep(max(0.0, start + number / self.plan.rate - time.perf_counter()))
            async with table.turn:
                pass
            tasks.append(asyncio.create_task(move(table, first + number, times)))
        await asyncio.gather(*tasks)
        await asyncio.sleep(SETTLING)
        worked = meter.worked() - self.at_rest * meter.passed()
        self.costs.append(worked * 1000 / len(times))


async def compare(game: str, rate: float, turns: int) -> None:
    with ExitStack() as stack:
        sides: list[Side] = []
        for processes in (1, 2):
            plan = Plan(game, "postgres", processes, 60, rate, TURN)
            address, database = stack.enter_context(databases("postgres"))
            started = [stack.enter_context(server(address)) for _ in range(processes)]
            side = Side(plan, [pid for _, pid in started], database)
            side.tables = await set_up([Http(port, LINES) for port, _ in started], plan)
            sides.append(side)
        await asyncio.sleep(TURN)
        for side in sides:
            side.resting = Meter(side.processes)
        await asyncio.sleep(RESTING)
        for side in sides:
            side.at_rest = side.resting.worked() / side.resting.passed()
        # The first turn warms up. Who comes first changes, as moves cost more late in a game.
        for turn in range(turns + 1):
            for side in sides if turn % 2 else sides[::-1]:
                await side.take_turn(turn * int(rate * TURN))
        costs = [side.costs[1:] for side in sides]
        one, two = (sum(each) / len(each) for each in costs)
        middle = median(costs[1]) / median(costs[0])
        print(f"{game}: 1 process {one:.2f} ms a move, 2 processes {two:.2f}")
        print(f"times {two / one:.2f}, of the medians {middle:.2f}")
        for side in sides:
            for table in side.tables:
                for reader in table.readers:
                    reader.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--turns", type=int, default=12)
    wanted = parser.parse_args()
    gc.disable()
    asyncio.run(compare(wanted.game, wanted.rate, wanted.turns))


if __name__ == "__main__":
    main()
