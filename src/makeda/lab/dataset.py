"""Games as Parquet, for notebooks, databases and training: a row per game, and one per move.

A dataset is a folder with two in it, `games` and `moves`. They hold shards: files of so many games,
one row group each, named after their first game. A shard is written aside and renamed when it is
complete, moves before games, so whatever reads the folder meanwhile finds whole games only, and
nothing that was there is ever changed. Every shard carries what is needed to play the same again.

Beside the two lies a hidden file that whoever adds games has locked. It says how many games fill a
shard; when all are written it is emptied. So where it says something and nobody has locked it, the
program was killed, and up to so many games were played that are not here.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any, BinaryIO

from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.reasons import reason_of
from makeda.lab.locking import locked
from makeda.lab.noting import LEGAL, OBSERVATIONS, SEARCH, Log

GAMES = "games"
MOVES = "moves"
LOCK = ".writing"
# So many games in a shard, by default
SHARD = 200


class Dataset:
    """The folder while games are added to it."""

    def __init__(self, folder: Path, extras: list[str], shard: int = SHARD) -> None:
        if find_spec("pyarrow") is None:
            raise BadSetup("extra_missing", {"what": "--out", "extra": "parquet"})
        if shard < 1:
            raise BadSetup("bad_shard", {"games": shard})
        self.extras = extras
        self._folder = folder
        self._shard = shard
        self._held = 0
        self._waiting: list[Log] = []
        self._lock: BinaryIO | None = None
        self._begun = False

    def open(self, game: Game, about: dict[str, object], played: int = 0) -> int:
        """How many games there are, if the folder is empty or holds these very ones.

        So many may have been played before: no more than an interruption kept from being written.
        """
        self._words = [game.moves.words(move) for move in range(len(game.moves))]
        metadata = {name: _plain(value) for name, value in about.items()}
        self._schemas = _schemas(self.extras, game.observer.size, metadata)
        self._waiting = []
        if played and not self._folder.exists():
            raise self._behind(played, 0)
        try:
            for part in (GAMES, MOVES):
                (self._folder / part).mkdir(parents=True, exist_ok=True)
            self._lock = self._locked()
            self._held = self._count()
            unfinished = self._unfinished()
            if played > self._held + unfinished:
                raise self._behind(played, self._held)
            self._check_next(unfinished > 0)
        except BaseException as error:
            self._unlock()
            if isinstance(error, OSError):
                raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error
            raise
        return self._held

    def begin(self) -> None:
        """Games will be added."""
        self._note(self._shard)
        self._begun = True

    def _locked(self) -> BinaryIO:
        file = (self._folder / LOCK).open("a+b", buffering=0)
        if not locked(file):
            file.close()
            raise BadSetup("data_locked", {"folder": str(self._folder)})
        return file

    def _unlock(self) -> None:
        if self._lock:
            self._lock.close()
        self._lock = None

    def _unfinished(self) -> int:
        """How many games may be missing because the program was killed."""
        assert self._lock, "the dataset is not open"
        self._lock.seek(0)
        said = self._lock.read()
        return int(said) if said.isdigit() else 0

    def _note(self, unfinished: int) -> None:
        """Note how many games may be missing from now on."""
        assert self._lock, "the dataset is not open"
        try:
            self._lock.truncate(0)
            if unfinished:
                self._lock.write(b"%d" % unfinished)
        except OSError as error:
            raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error

    def _check_next(self, killed: bool) -> None:
        """Refuse to write over moves without games, unless a program was killed between the two."""
        from pyarrow import ArrowInvalid, parquet

        for file in (self._folder / MOVES).glob("*.parquet"):
            if (self._folder / GAMES / file.name).exists():
                continue
            try:
                ours = _alike(parquet.read_schema(file), self._schemas[MOVES])
            except ArrowInvalid as error:
                raise self.in_use() from error
            if not (killed and ours and file == self._file(MOVES, self._held)):
                raise self.in_use()

    def _behind(self, played: int, held: int) -> BadSetup:
        """That games were played without being written here, and that they must not be lost."""
        about: dict[str, object] = {"folder": str(self._folder), "played": played, "held": held}
        return BadSetup("data_behind", about)

    def _count(self) -> int:
        """The games in the shards, which must follow each other and be of ours."""
        from pyarrow import ArrowInvalid, parquet

        held = 0
        for file in sorted((self._folder / GAMES).glob("*.parquet")):
            try:
                shard = parquet.ParquetFile(file)
                found = {GAMES: shard.schema_arrow}
                found[MOVES] = parquet.read_schema(self._file(MOVES, held))
            except (ArrowInvalid, FileNotFoundError) as error:
                raise self.in_use() from error
            ours = all(_alike(found[part], self._schemas[part]) for part in found)
            if file != self._file(GAMES, held) or not ours:
                raise self.in_use()
            held += shard.metadata.num_rows
        return held

    def in_use(self) -> BadSetup:
        """That the folder holds games which must not be lost, and cannot be added to."""
        return BadSetup("data_used", {"folder": str(self._folder)})

    def add(self, logs: list[Log]) -> None:
        """Add games, in the order of their numbers. Those that fill a shard are written."""
        self._waiting += logs
        while len(self._waiting) >= self._shard:
            self._write(self._waiting[: self._shard])

    def close(self) -> None:
        """Write what is left, as a smaller shard, and let others add games."""
        try:
            if self._waiting:
                self._write(self._waiting)
            if self._begun:
                self._note(0)
        finally:
            self._begun = False
            self._unlock()

    def _write(self, logs: list[Log]) -> None:
        numbers = range(self._held, self._held + len(logs))
        self._put(MOVES, self._moves(numbers, logs))
        self._put(GAMES, _games(numbers, logs))
        self._held += len(logs)
        self._waiting = self._waiting[len(logs) :]

    def _put(self, part: str, columns: dict[str, Any]) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        table = pa.table(columns, schema=self._schemas[part])
        file = self._file(part, self._held)
        # Readers of datasets pass over names that begin with a dot.
        aside = file.with_name(f".{file.name}")
        try:
            parquet.write_table(table, aside, row_group_size=max(1, table.num_rows))
            aside.replace(file)
        except OSError as error:
            raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error

    def _file(self, part: str, first: int) -> Path:
        return self._folder / part / f"{first:09}.parquet"

    def _moves(self, numbers: range, logs: list[Log]) -> dict[str, Any]:
        """The columns of the moves."""
        import pyarrow as pa

        played = [
            (number, step, move)
            for number, log in zip(numbers, logs, strict=True)
            for step, move in enumerate(log.moves, start=1)
        ]
        moves = [move for _, _, move in played]
        columns: dict[str, Any] = {
            "game": [number for number, _, _ in played],
            "step": [step for _, step, _ in played],
            "seat": [move.seat for move in moves],
            "move": [move.move for move in moves],
            "words": [self._words[move.move] for move in moves],
        }
        if LEGAL in self.extras or SEARCH in self.extras:
            columns["legal"] = [move.legal for move in moves]
        if SEARCH in self.extras:
            found = [({t.move: t for t in move.thoughts}, move.legal) for move in moves]
            columns["visits"] = [
                [thoughts[m].visits if m in thoughts else 0 for m in legal] if thoughts else None
                for thoughts, legal in found
            ]
            columns["values"] = [
                [thoughts[m].value if m in thoughts else None for m in legal] if thoughts else None
                for thoughts, legal in found
            ]
        if OBSERVATIONS in self.extras:
            numbers_seen = pa.py_buffer(b"".join(move.observation for move in moves))
            flat = pa.Array.from_buffers(pa.float32(), numbers_seen.size // 4, [None, numbers_seen])
            size = self._schemas[MOVES].field("observation").type.list_size
            columns["observation"] = pa.FixedSizeListArray.from_arrays(flat, size)
        return columns


def _games(numbers: range, logs: list[Log]) -> dict[str, Any]:
    """The columns of the games."""
    return {
        "game": list(numbers),
        "seed": [str(log.seed) for log in logs],
        "bots": [log.bots for log in logs],
        "decisions": [log.result.decisions for log in logs],
        "scores": [log.result.scores for log in logs],
        "winners": [log.result.winners for log in logs],
    }


def _schemas(extras: list[str], observed: int, about: dict[str, str]) -> dict[str, Any]:
    """What is in the files of each part, in this order."""
    import pyarrow as pa

    small, number, text = pa.int16(), pa.int32(), pa.string()
    games = [
        ("game", number),
        ("seed", text),
        ("bots", pa.list_(text)),
        ("decisions", number),
        ("scores", pa.list_(number)),
        ("winners", pa.list_(small)),
    ]
    moves = [("game", number), ("step", number), ("seat", small), ("move", number), ("words", text)]
    if LEGAL in extras or SEARCH in extras:
        moves.append(("legal", pa.list_(number)))
    if SEARCH in extras:
        moves += [("visits", pa.list_(number)), ("values", pa.list_(pa.float32()))]
    if OBSERVATIONS in extras:
        moves.append(("observation", pa.list_(pa.float32(), observed)))
    return {GAMES: pa.schema(games, about), MOVES: pa.schema(moves, about)}


def _alike(a: Any, b: Any) -> bool:
    """Whether two files hold the same columns of the same games."""
    return bool(a.names == b.names and a.metadata == b.metadata)


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
