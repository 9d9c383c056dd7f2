"""Start a server for tests: `python -m tests.server.launch PORT SETTINGS`, settings as JSON.

Among them may be `docs`, the folder of a documentation that was built for a test.

It knows more bots: those of `bad_bots.py`. Worker processes import this module again, so they know
them too; no test imports it, since they would know them from then on.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from makeda.bots.registry import LEVELS
from makeda.server import pages
from makeda.server.run import serve
from makeda.server.settings import Settings
from tests.server.bad_bots import CrashingBot, SlowBot, StuckBot, WrongBot

BOTS = {"crashing": CrashingBot, "wrong": WrongBot, "stuck": StuckBot, "slow": SlowBot}
for level, kind in BOTS.items():
    LEVELS[level] = f"{kind.__module__}:{kind.__name__}"

if __name__ == "__main__":
    settings = json.loads(sys.argv[2])
    pages.DOCS = Path(settings.pop("docs", pages.DOCS))
    serve(Settings(**settings), "127.0.0.1", int(sys.argv[1]), lambda _: None)
