"""Which tests need not run in both builds, which get a second try, and in what language."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is no mistake of the code: timings belong in benchmarks.
settings.register_profile("makeda", deadline=None)
settings.load_profile("makeda")

# Ctrl-C ends what tests start, also where they run in the background, which ignores it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The command speaks as its environment does, and the tests read English.
os.environ["LC_ALL"] = "C.UTF-8"

HERE = Path(__file__).parent
# None of this is compiled but the games that conformance plays by the hundred: golden games show
# that both builds play the same, and the rule tests run in both.
ONCE = ("cli", "conformance", "docs", "envs", "lab", "server", "table", "web")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(HERE / part) for part in ONCE):
            item.add_marker(pytest.mark.once)
        if item.path.is_relative_to(HERE / "web"):
            # A browser on a busy machine may take too long for anything: it gets a second try, and
            # the report shows that it needed one.
            item.add_marker(pytest.mark.flaky(reruns=1))
