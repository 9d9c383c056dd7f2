"""Bots that crash, that never answer, that take their time or that know no rules."""

from __future__ import annotations

import os
import time

from makeda.bots.bot import Bot, Sight


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
