"""The file of a match that may be interrupted: what match it is, and a line for each round.

A line is written when its round has been played. If the program is killed while it writes, the
broken last line is dropped and its round is played again.
"""

from __future__ import annotations

import json
from pathlib import Path

from makeda.bots.playing import Result
from makeda.core.problems import BadSetup, phrase
from makeda.games.reasons import reason_of

FORMAT = "makeda-match-1"


class Ledger:
    """The rounds of a match in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        text = self._read()
        end = text.rfind("\n") + 1
        lines = text[:end].splitlines()
        if text and not lines:
            raise BadSetup("ledger_foreign")
        self._complete = len(text[:end].encode())
        self._about = _read_about(lines[0]) if lines else None
        self._rounds = [_read_round(n, line) for n, line in enumerate(lines[1:], start=2)]

    @property
    def seed(self) -> int | None:
        """The seed of the match in the file; None when there is no match yet."""
        seed = self._about.get("seed") if self._about else None
        return seed if isinstance(seed, int) else None

    def open(self, about: dict[str, object]) -> list[list[Result]]:
        """The rounds that have been played, if the file is empty or of this very match."""
        if self._about:
            for name, value in about.items():
                if self._about.get(name) != value:
                    raise _other_match(name, self._about.get(name), value)
        try:
            with self._file.open("ab") as file:
                file.truncate(self._complete)
        except OSError as error:
            raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error
        if not self._about:
            self._write(json.dumps({"format": FORMAT, **about}))
            self._about = about
        return list(self._rounds)

    def add(self, results: list[Result]) -> None:
        """Write down a round that has been played."""
        self._rounds.append(results)
        self._write(json.dumps(results))

    def _read(self) -> str:
        try:
            return self._file.read_text(encoding="utf-8") if self._file.exists() else ""
        except UnicodeDecodeError as error:
            raise BadSetup("ledger_foreign") from error
        except OSError as error:
            raise BadSetup("record_unreadable", {"reason": reason_of(error)}) from error

    def _write(self, line: str) -> None:
        try:
            with self._file.open("a", encoding="utf-8") as file:
                self._complete += file.write(line + "\n")
        except OSError as error:
            raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error


def _read_about(line: str) -> dict[str, object]:
    try:
        about = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadSetup("ledger_foreign") from error
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BadSetup("ledger_foreign")
    return about


def _read_round(number: int, line: str) -> list[Result]:
    try:
        return [Result(list(s), list(w), int(d)) for s, w, d in json.loads(line)]
    except (ValueError, TypeError, RecursionError) as error:
        raise BadSetup("ledger_broken", {"line": number}) from error


def _other_match(name: str, theirs: object, ours: object) -> BadSetup:
    """What tells the match in the file from the one that is wanted."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for option, value in ours.items():
            if theirs.get(option) != value:
                return _other_match(option, theirs.get(option), value)
    about = {"what": name, "theirs": _short(theirs), "ours": _short(ours)}
    return BadSetup("ledger_other", about)


def _short(value: object) -> object:
    if isinstance(value, dict):
        return phrase("own_table")
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
