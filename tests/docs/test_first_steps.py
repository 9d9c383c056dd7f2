"""The first steps: every command of theirs is run, in the order of its page.

Their Python examples run with those of all documents (`test_documents.py`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from makeda.server.storage import open_storage
from tests.docs.commands import DOCS, blocks, commands, run

PAGES = sorted(f"start/{path.name}" for path in (DOCS / "start").glob("*.md"))
# What sets up, and servers: they are started in tests/cli/test_readme.py, with other options.
ELSEWHERE = ("make play", "makeda play --lan", "makeda serve ", "pip install ")
# What pages leave behind for their readers
FILES = {
    "start/players.md": ["game.makeda.json"],
    "start/hosts.md": ["backup.sqlite"],
    "start/bots.md": [],
    "start/researchers.md": ["games/games", "games/moves"],
    "start/designers.md": ["kette.html", "mine.toml", "difference.html", "curve.html"],
}


@pytest.mark.parametrize("page", PAGES)
def test_every_command_works_in_one_folder(page: str, tmp_path: Path) -> None:
    for text in blocks(page, "python"):
        if ">>>" not in text:
            (tmp_path / "mybot.py").write_text(text, encoding="utf-8")
    open_storage(f"sqlite:///{tmp_path / 'makeda.sqlite'}").close()
    tried = 0
    for command in commands(page):
        if not command.startswith(ELSEWHERE):
            assert run(tmp_path, command), command
            tried += 1
    assert tried > 1
    for name in FILES[page]:
        assert (tmp_path / name).exists()
