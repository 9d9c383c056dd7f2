"""Files are replaced whole, links and pipes are left as they are."""

from __future__ import annotations

import csv
import os
import sys
from pathlib import Path
from threading import Thread

import pytest

from makeda.cli.common import write_text
from makeda.core.problems import BadSetup
from makeda.lab.balance.table import Line, write_figures
from makeda.lab.writing import check_apart, check_writable, replacing

no_links = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes are other things")


@no_links
def test_a_link_stays_one_and_leads_to_the_new_file(tmp_path: Path) -> None:
    link, file = tmp_path / "link", tmp_path / "folder" / "file"
    file.parent.mkdir()
    link.symlink_to(file)
    for text in ("first", "second"):
        check_writable(link)
        write_text(link, text)
        assert link.is_symlink()
        assert file.read_text(encoding="utf-8") == text
    assert [each.name for each in file.parent.iterdir()] == ["file"]
    file.unlink()
    # Looking whether it can be written leaves nothing, and the link where it is.
    check_writable(link)
    assert link.is_symlink()
    assert not file.exists()


@no_links
def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    reader = Thread(target=lambda: read.append(pipe.read_text(encoding="utf-8")), daemon=True)
    reader.start()
    check_writable(pipe)
    write_text(pipe, "text")
    reader.join(10)
    assert read == ["text"]
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


@no_links
def test_a_terminal_is_written_to(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    link = tmp_path / "terminal"
    link.symlink_to(os.ttyname(theirs))
    check_writable(link)
    write_text(link, "text")
    assert os.read(ours, 99) == b"text"
    assert link.is_char_device()
    os.close(ours)
    os.close(theirs)


@pytest.mark.parametrize("name", ["figures.csv", "figures.parquet"])
def test_figures_that_cannot_be_written_leave_the_old_ones(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    write_figures(file, [Line(3, "greedy", "seat", "1", 0.5, 0.4, 0.6, 0.1)])
    before = file.read_bytes()
    with pytest.raises((AttributeError, csv.Error)):
        write_figures(file, [file])  # type: ignore[list-item]
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_what_fails_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_text(file, "old")
    with pytest.raises(BadSetup, match="file_unwritable"), replacing(file) as aside:
        aside.write_text("ne", encoding="utf-8")
        raise OSError(28, "full")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]
    for place in (tmp_path, tmp_path / "none" / "file"):
        with pytest.raises(BadSetup, match="file_unwritable"):
            check_writable(place)
        with pytest.raises(BadSetup, match="file_unwritable"):
            write_text(place, "text")


def test_files_are_told_apart(tmp_path: Path) -> None:
    a, b = tmp_path / "a", tmp_path / "b"
    check_apart([a, b], [tmp_path / "c"])
    for written, read in (([a, a], []), ([a], [a]), ([a, tmp_path / "x" / ".." / "a"], [b])):
        with pytest.raises(BadSetup, match="same_file"):
            check_apart(written, read)
