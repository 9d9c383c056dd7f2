"""A bot of one's own that gets something wrong: one sentence, wherever it plays."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.test_cli import COMMAND

BOTS = """
import os
from makeda.bots.bot import Bot

class Forbidden(Bot):
    def choose(self, sight):
        legal = sight.legal()
        return next(code for code in range(len(legal) + 1) if code not in legal)

class Failing(Bot):
    def choose(self, sight):
        return {}["plan"]

class Silent(Bot):
    def choose(self, sight):
        pass

class Ending(Bot):
    def choose(self, sight):
        os._exit(1)
"""
SAID = {
    "Forbidden": r"The bot mine:Forbidden may not play “[^”]+”: .+\. \[K[0-9.]+\]\n",
    "Failing": r"The bot mine:Failing failed: KeyError: 'plan' \(mine\.py, line 12\)\.\n",
    "Silent": r"The bot mine:Silent answered None, which is not the number of a move\.\n",
    "Ending": r"A worker process died: a bot may have ended it, .*\.\n",
}
COMMANDS = [
    "simulate kette --games 2 --bot mine:{}",
    "simulate kette --games 2 --bot mine:{} --workers 2",
    "match kette --games 3 --bots mine:{},greedy,greedy",
    "match kette --games 3 --bots mine:{},greedy,greedy --workers 2",
    "tournament kette --games 3 --players 3 --bots mine:{},greedy",
    "balance kette --games 2 --players 3 --bots mine:{}",
    "record kette -o game.makeda.json --bot mine:{}",
    "play kette --bot mine:{}",
]


def said(command: str, folder: Path) -> str:
    """What a command that cannot go on says, in a folder where the bots are."""
    (folder / "mine.py").write_text(BOTS, encoding="utf-8")
    done = subprocess.run(
        [COMMAND, *command.split()],
        input="1\n" * 2000,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    assert done.returncode == 2, done.stderr
    return done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_a_forbidden_move_is_told_in_one_sentence(command: str, tmp_path: Path) -> None:
    assert re.fullmatch(SAID["Forbidden"], said(command.format("Forbidden"), tmp_path))


@pytest.mark.parametrize("kind", ["Failing", "Silent", "Ending"])
def test_so_is_everything_else_that_goes_wrong_in_a_worker(kind: str, tmp_path: Path) -> None:
    assert re.fullmatch(SAID[kind], said(COMMANDS[1].format(kind), tmp_path))
