"""Files that take the place of others, whole."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from makeda.core.problems import BadSetup
from makeda.games.reasons import reason_of


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """Where to write what then is put in the place of a file, so that there is always a whole one.

    A link stays one, and leads to the new file. Pipes and devices are written to as they are.
    """
    try:
        if is_special(file):
            yield file
            return
        place = Path(os.path.realpath(file))
        aside = place.with_name(f".{place.name}.new")
        try:
            yield aside
            aside.replace(place)
        finally:
            aside.unlink(missing_ok=True)
    except OSError as error:
        raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error


def check_writable(file: Path) -> None:
    """Find out before the work, and not after it, that a file cannot be written."""
    if is_special(file):
        # Whoever reads a pipe would take it for the end if it were opened and closed.
        return
    place = Path(os.path.realpath(file))
    new = not place.exists()
    try:
        place.open("a", encoding="utf-8").close()
        if new:
            # The work may still be refused, and then nothing shall lie there.
            place.unlink()
    except OSError as error:
        raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error


def check_apart(written: list[Path], read: list[Path]) -> None:
    """Refuse to write one file over another that is written, or read, by the same command."""
    seen = {os.path.realpath(file) for file in read}
    for file in written:
        place = os.path.realpath(file)
        if place in seen and not is_special(file):
            raise BadSetup("same_file", {"file": str(file)})
        seen.add(place)


def is_special(file: Path) -> bool:
    """Whether it is there, and neither a file nor a folder."""
    return file.exists() and not file.is_file() and not file.is_dir()
