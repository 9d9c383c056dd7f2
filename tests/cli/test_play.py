"""What `make play` starts: at once interpreted, and compiled as soon as that is possible.

Another Makefile stands for the build: it waits for a word and then succeeds or fails. What it would
install is there already, because these tests run on it. All else is real.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Server, play_randomly
from tests.server.killing import command_of, needs_proc, thinkers_of

ROOT = Path(__file__).parents[2]
MAKEFILE = """{environment}/installed:
	until test -e {folder}/word; do sleep 0.1; done
	test "$$(cat {folder}/word)" = succeed
"""
# It does not answer a device more often than a person's browser asks.
PAUSE = 0.1
pytestmark = [
    needs_proc,
    pytest.mark.skipif(
        os.environ.get("MAKEDA_EXPECT") != "compiled", reason="it goes over to what is installed"
    ),
]


class Played(Server):
    """A server that was started as `make play` does it, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copy(ROOT / "play.py", folder)
        (folder / "src").symlink_to(ROOT / "src")
        environment = Path(sys.prefix).name
        makefile = MAKEFILE.format(environment=environment, folder=folder)
        (folder / "Makefile").write_text(makefile)
        super().__init__("")

    def begin(self) -> subprocess.Popen[Any]:
        with (self.folder / "said").open("w") as said:
            return subprocess.Popen(
                [sys.executable, "play.py", "--port", str(self.port)],
                cwd=self.folder,
                stdout=said,
                stderr=said,
                env={**os.environ, "BROWSER": "true"},
            )

    def said(self) -> str:
        return (self.folder / "said").read_text(encoding="utf-8").replace("\n", " ")

    def end_build(self, word: str) -> None:
        (self.folder / "word").write_text(word)

    def thinks_compiled(self) -> bool:
        """Whether all processes of bots have loaded the compiled rules."""
        maps = [Path(f"/proc/{pid}/maps").read_text() for pid in thinkers_of(self)]
        return bool(maps) and all("makeda__mypyc" in each for each in maps)

    def builds(self) -> bool:
        """Whether anything of the build is left."""
        commands = (command_of(int(each.name)) for each in Path("/proc").glob("[0-9]*"))
        return any(f"{self.folder}/word" in command for command in commands)


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Played]:
    server = Played(tmp_path)
    yield server
    if server.process.poll() is None:
        server.stop()


def wait_until(holds: Callable[[], bool]) -> None:
    give_up = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < give_up
        time.sleep(0.1)


def test_a_game_goes_on_when_the_rules_are_compiled(played: Played) -> None:
    ana = Client(played)
    table = ana.table("kette", "me", "beginner", "beginner")
    play_randomly({0: ana}, table, 2, PAUSE)
    assert "The rules run interpreted while they are compiled" in played.said()
    assert not played.thinks_compiled()
    played.end_build("succeed")
    wait_until(lambda: "The rules are compiled: bots think faster" in played.said())
    wait_until(played.thinks_compiled)
    frame = play_randomly({0: ana}, table, 4, PAUSE)
    assert "table_bot" not in str(frame["log"])


def test_a_build_that_fails_changes_nothing(played: Played) -> None:
    wait_until(played.builds)
    before = thinkers_of(played)
    played.end_build("fail")
    wait_until(lambda: "The rules could not be compiled" in played.said())
    assert thinkers_of(played) == before
    ana = Client(played)
    play_randomly({0: ana}, ana.table("kette", "me", "beginner", "beginner"), 2, PAUSE)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_whoever_stops_it_stops_the_build(played: Played, sign: signal.Signals) -> None:
    wait_until(played.builds)
    played.process.send_signal(sign)
    played.process.wait(60)
    assert not played.builds()
    assert "compiled:" not in played.said()
