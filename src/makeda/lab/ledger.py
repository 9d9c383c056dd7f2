"""The file of a long piece of work that may be interrupted: what work it is, and a line a game.

Everything that plays many games goes on from such a file, in the same five steps:

    ledger = Ledger(file)                      # reads it; refuses a file of something else
    seed = ledger.seed                         # what the work began with, if nobody says otherwise
    known = ledger.open(about, read)           # what is done; refuses the file of other work
    ledger.add([result, …])                    # as results come, in the order of their numbers
    ledger.close()                             # so that others may go on

`about` says what makes it this work and no other, with `command` for its kind: whatever changes a
game belongs in it. Games are numbered and their seeds derived from the numbers, so `known` is
always the first so many of all games: play the others, whose numbers begin with `len(known)`. What
is not in `about`, such as how many games there shall be, may be more or less the next time.

A line is the JSON of a result (a NamedTuple becomes a list), and `read` makes a result of it again;
if it cannot, it raises ValueError, TypeError or LookupError. If the program is killed
while it writes, the broken last line is dropped and its game is played again. While one run has the
file open, another one is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import makeda
from makeda.bots.playing import Result
from makeda.core.game import Game
from makeda.core.problems import BadSetup, phrase
from makeda.games.reasons import reason_of
from makeda.lab.locking import locked

FORMAT = "makeda-games-1"
# Where the games begin: the line before says what work it is.
FIRST_LINE = 2

# How many games there are of each kind, where that makes it this work: in balance reports
LENGTH = "games"

Entry = TypeVar("Entry")


class Ledger:
    """Results in a file, one a line."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._out: BinaryIO | None = None
        self._about: dict[str, object] | None = None
        self._lines: list[bytes] = []
        self._read()

    @property
    def seed(self) -> int | None:
        """The seed of the work in the file; None when there is none yet."""
        seed = self._about.get("seed") if self._about else None
        return seed if isinstance(seed, int) else None

    @property
    def count(self) -> int:
        """How many games the file held when it was read."""
        return max(0, len(self._lines) - 1)

    def check(self, about: dict[str, object]) -> None:
        """Refuse the file of other work."""
        if self._about:
            for name, value in about.items():
                if self._about.get(name) != value:
                    raise _other_work(name, self._about.get(name), value)

    def open(
        self, about: dict[str, object], read: Callable[[Any], Entry], most: int | None = None
    ) -> list[Entry]:
        """What has been done, if the file is empty or of this very work.

        What comes after the first `most` is dropped: where something else is kept that has no more.
        """
        out = self._lock()
        try:
            # Another run may have gone on with it until just now.
            self._read()
            self.check(about)
            lines = self._lines if most is None else self._lines[: 1 + most]
            entries = [_read_entry(n, line, read) for n, line in enumerate(lines[1:], FIRST_LINE)]
            out.truncate(sum(map(len, lines)))
        except OSError as error:
            out.close()
            raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error
        except BadSetup:
            out.close()
            raise
        self._lines = lines
        self._out = out
        if not self._about:
            self._about = about
            self.add([{"format": FORMAT, **about}])
        return entries

    def close(self) -> None:
        """Let others go on with the file."""
        if self._out:
            self._out.close()
        self._out = None

    def _lock(self) -> BinaryIO:
        try:
            out = self._file.open("ab", buffering=0)
        except OSError as error:
            raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error
        if not locked(out):
            out.close()
            raise BadSetup("ledger_in_use")
        return out

    def add(self, entries: Iterable[object]) -> None:
        """Write down what has been done since."""
        assert self._out, "the ledger is not open"
        lines = [json.dumps(entry).encode() + b"\n" for entry in entries]
        self._lines += lines
        try:
            self._out.write(b"".join(lines))
        except OSError as error:
            raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error

    def _read(self) -> None:
        try:
            content = self._file.read_bytes() if self._file.exists() else b""
        except OSError as error:
            raise BadSetup("record_unreadable", {"reason": reason_of(error)}) from error
        lines = content[: content.rfind(b"\n") + 1].splitlines(keepends=True)
        if content and not lines:
            raise BadSetup("ledger_foreign")
        self._about = _read_about(lines[0]) if lines else None
        self._lines = lines


def about_games(command: str, game: Game, **more: object) -> dict[str, object]:
    """What makes games these and no others."""
    return {
        "command": command,
        "makeda": makeda.__version__,
        "game": game.info.id,
        "rules_version": game.info.rules_version,
        **more,
    }


def read_result(entry: Any) -> Result:
    """A result as it stands in a line."""
    scores, winners, decisions = entry
    numbers = [*scores, *winners, decisions]
    if not winners or any(type(n) is not int for n in numbers) or decisions < 0:
        raise ValueError("not a result")
    if len(set(winners)) < len(winners) or not set(winners) <= set(range(len(scores))):
        raise ValueError("not the seats of winners")
    return Result(list(scores), list(winners), decisions)


def check_players(results: Iterable[Result], players: Iterable[int]) -> None:
    """Refuse results, line by line, that are not of games for so many players."""
    for line, (result, count) in enumerate(zip(results, players, strict=False), start=FIRST_LINE):
        if len(result.scores) != count:
            raise BadSetup("ledger_broken", {"line": line})


def _read_about(line: bytes) -> dict[str, object]:
    try:
        about = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadSetup("ledger_foreign") from error
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BadSetup("ledger_foreign")
    return about


def _read_entry(number: int, line: bytes, read: Callable[[Any], Entry]) -> Entry:
    try:
        return read(json.loads(line))
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise BadSetup("ledger_broken", {"line": number}) from error


def _other_work(name: str, theirs: object, ours: object) -> BadSetup:
    """What tells the work in the file from the one that is wanted."""
    if name == LENGTH and isinstance(theirs, list) and isinstance(ours, list):
        return BadSetup("ledger_length", {"theirs": str(theirs[0]), "ours": str(ours[0])})
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for option, value in ours.items():
            if theirs.get(option) != value:
                return _other_work(option, theirs.get(option), value)
    about = {"what": name, "theirs": _short(theirs), "ours": _short(ours)}
    return BadSetup("ledger_other", about)


def _short(value: object) -> object:
    if isinstance(value, dict):
        return phrase("own_table")
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
