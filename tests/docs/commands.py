"""What stands in the blocks of a document, to be run as it stands there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, kind: str) -> list[str]:
    """The blocks of a page of docs/ in one language, such as `sh` or `python`."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)


def commands(page: str) -> list[str]:
    """The lines of its `sh` blocks, without what they explain."""
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [line.split("  #")[0].strip() for line in lines]


def run(folder: Path, command: str, **variables: str) -> str:
    """What a command of ours prints, with fewer games and less thought than in the document."""
    short = re.sub(r"--games \d+", "--games 2", command).replace("search:100", "search:2")
    done = subprocess.run(
        [Path(sys.executable).with_name("makeda"), *shlex.split(short)[1:]],
        cwd=folder,
        env={**os.environ, **variables},
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stderr}"
    return done.stdout
