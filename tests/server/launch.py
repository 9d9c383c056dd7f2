"""Start a server for tests: `python -m tests.server.launch PORT SETTINGS`, settings as JSON.

It knows more bots: some that crash, that never answer, or that take their time. Worker processes
import this module again, so they know them too.
"""

from __future__ import annotations

import json
import os
import sys
import time

from makeda.bots.bot import Bot, Sight
from makeda.bots.registry import LEVELS
from makeda.server.run import serve
from makeda.server.settings import Settings


class CrashingBot(Bot):
    def choose(self, sight: Sight) -> int:
        os._exit(1)


class WrongBot(Bot):
    def choose(self, sight: Sight) -> int:
        raise RuntimeError(f"seat {sight.seat} has no idea")


class StuckBot(Bot):
    def choose(self, sight: Sight) -> int:
        time.sleep(3600)
        return 0


class SlowBot(Bot):
    def choose(self, sight: Sight) -> int:
        time.sleep(1.5)
        return sight.legal()[0]


class LawlessBot(Bot):
    def choose(self, sight: Sight) -> int:
        return -1


BOTS = {"crashing": CrashingBot, "wrong": WrongBot, "stuck": StuckBot, "slow": SlowBot}
for level, kind in BOTS.items():
    LEVELS[level] = f"tests.server.launch:{kind.__name__}"

if __name__ == "__main__":
    serve(Settings(**json.loads(sys.argv[2])), "127.0.0.1", int(sys.argv[1]), lambda _: None)
