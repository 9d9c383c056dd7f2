"""Every command of the README's block, started as a reader would start it, with fewer games."""

from __future__ import annotations

import os
import re
import shlex
import signal
import socket
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from makeda.games.registry import GAMES
from tests.cli.test_cli import COMMAND

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
BLOCK = README.split("## From the command line")[1].split("```sh\n")[1].split("```")[0]
COMMANDS = [line.split("#")[0].strip() for line in BLOCK.splitlines()]
# What makes it short: other values, or more options
SHORTER = {
    "--games 10000": "--games 20",
    "--games 30": "--games 3",
    "search:200ms": "search:1ms",
    "makeda tournament saba": "makeda tournament saba --games 2 --players 2",
    "makeda balance kette": "makeda balance kette --games 2 --players 3",
}
SERVERS = [command for command in COMMANDS if re.fullmatch("makeda (play|serve.*)", command)]
SAYS = {
    "makeda games": "--option lions=free|none|mirrored",
    "makeda play kette --players 4 --bot hard": "Good-bye.",
    "makeda rules kette K5": "K5.1",
    "makeda numbers saba": "Nobody has confirmed it yet.",
    "makeda simulate kette": "20 games of",
    "makeda record kette": "moves written to game.makeda.json",
    "makeda match babel": "3 games",
    "makeda match kette": "of the games",
    "makeda tournament saba": "6 games",
    "makeda balance kette": "the report is in kette-balance.html",
    "makeda replay game.makeda.json": "1. random 1: ",
}


def arguments(command: str) -> list[str]:
    for long, short in SHORTER.items():
        command = command.replace(long, short)
    return [str(COMMAND), *shlex.split(command)[1:]]


def test_the_block_is_all_of_our_commands() -> None:
    assert len(COMMANDS) > 10
    assert all(command.startswith("makeda ") for command in COMMANDS)
    assert len(SERVERS) == 2
    for command in COMMANDS:
        assert command in SERVERS or any(command.startswith(start) for start in SAYS), command


def test_every_command_that_ends_by_itself_does_so(tmp_path: Path) -> None:
    """One after the other in one folder: a game is recorded before it is shown again."""
    for command in COMMANDS:
        if command in SERVERS:
            continue
        done = subprocess.run(
            arguments(command),
            input="quit\n",
            capture_output=True,
            text=True,
            check=False,
            cwd=tmp_path,
        )
        assert (done.returncode, done.stderr) == (0, ""), command
        start = max((start for start in SAYS if command.startswith(start)), key=len)
        assert SAYS[start] in done.stdout, command
    assert (tmp_path / "game.makeda.json").exists()
    assert (tmp_path / "kette-balance.html").exists()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize("command", SERVERS)
def test_servers_say_where_they_are_answer_there_and_end(command: str, tmp_path: Path) -> None:
    port = free_port()
    # Tests listen on this machine alone, and open no browser.
    here = command.replace("--host 0.0.0.0", "--host 127.0.0.1")
    process = subprocess.Popen(
        [*arguments(here), "--port", str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "BROWSER": "true", "PYTHONUNBUFFERED": "1"},
    )
    try:
        answer = answer_of(process, f"http://127.0.0.1:{port}/api/games")
        assert len(answer["games"]) == len(GAMES)
    finally:
        process.send_signal(signal.SIGINT)
        said, complaints = process.communicate(timeout=60)
    assert f"http://127.0.0.1:{port}/" in said
    assert "Traceback" not in complaints
    assert process.returncode in (0, 1, -signal.SIGINT, 128 + signal.SIGINT)
    assert (tmp_path / "makeda.sqlite").exists()


def answer_of(process: subprocess.Popen[str], address: str) -> dict[str, list[object]]:
    """What the server answers, as soon as it does."""
    for _ in range(600):
        try:
            answer: dict[str, list[object]] = httpx.get(address).json()
        except httpx.TransportError:
            assert process.poll() is None
            time.sleep(0.1)
        else:
            return answer
    raise AssertionError("no answer")
