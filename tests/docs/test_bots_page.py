"""The page about bots of one's own: its file and its commands work as they stand there."""

from __future__ import annotations

from pathlib import Path

import pytest

from makeda.games.numbers import differences, read_numbers
from makeda.games.registry import game
from tests.docs.commands import blocks, commands, run

PAGE = "bots.md"
MYBOT = next(text for text in blocks(PAGE, "python") if ">>>" not in text)
COMMANDS = commands(PAGE)
ENTRY_POINT, ENTRIES = blocks(PAGE, "toml")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mybot.py").write_text(MYBOT.replace("= 40", "= 5"), encoding="utf-8")
    return tmp_path


def test_every_command_works_in_the_folder_of_the_bot(folder: Path) -> None:
    assert len(COMMANDS) == 10
    for command in COMMANDS:
        said = run(folder, command)
        assert "mybot:Trying" in said or "mybot" not in command
    names = ("greedy-games/games", "search-games/moves", "saba.html", "curve.html", "saba.match")
    for name in names:
        assert (folder / name).exists()


def test_the_entries_of_a_table_are_read() -> None:
    saba = game("saba")
    found = differences(saba, read_numbers(saba, ENTRIES).table)
    assert [(each.cell.place(), each.theirs) for each in found] == [
        ("palace.arches.5.3", 3),
        ("spaces.gold.2", 0),
    ]


def test_an_entry_point_gives_it_a_name(folder: Path) -> None:
    """As an installed package declares it, in the folder where installers write it down."""
    about = folder / "mybot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mybot\nVersion: 1.0\n")
    group, line = ENTRY_POINT.strip().splitlines()
    assert group == '[project.entry-points."makeda.bots"]'
    name, target = line.replace('"', "").split(" = ")
    (about / "entry_points.txt").write_text(f"[makeda.bots]\n{name} = {target}\n")
    command = "makeda match saba --bots trying,random --games 2 --workers 2"
    assert "trying" in run(folder, command, PYTHONPATH=str(folder))
