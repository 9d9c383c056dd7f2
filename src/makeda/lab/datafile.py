"""Games as Parquet files, for notebooks and databases: a row per game and, beside it, one per move.

For `games.parquet` the moves are in `games.moves.parquet`. Both files carry, as metadata, what is
needed to play the same games again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import makeda
from makeda.core.moves import MoveTable
from makeda.core.problems import BadSetup
from makeda.games.reasons import reason_of
from makeda.lab.series import Series
from makeda.lab.simulate import Log

SUFFIX = ".parquet"


class DataFiles:
    """The two files of a simulation while they are written."""

    def __init__(self, games: Any, moves: Any, table: MoveTable) -> None:
        self._games = games
        self._moves = moves
        self._words = [table.words(move) for move in range(len(table))]

    def write(self, logs: list[Log]) -> None:
        """Add some games."""
        self._write(
            self._games,
            [
                [log.number for log in logs],
                [str(log.seed) for log in logs],
                [log.result.decisions for log in logs],
                [log.result.scores for log in logs],
                [log.result.winners for log in logs],
            ],
        )
        moves = [
            (log.number, step, seat, move)
            for log in logs
            for step, (seat, move) in enumerate(log.moves, start=1)
        ]
        columns = [list(column) for column in zip(*moves, strict=True)]
        self._write(self._moves, [*columns, [self._words[move] for move in columns[3]]])

    def _write(self, writer: Any, columns: list[list[Any]]) -> None:
        import pyarrow as pa

        arrays = [
            pa.array(column, type=field.type)
            for column, field in zip(columns, writer.schema, strict=True)
        ]
        writer.write_table(pa.Table.from_arrays(arrays, schema=writer.schema))


@contextmanager
def data_files(file: Path, series: Series) -> Iterator[DataFiles]:
    """Both files, open for the games of a simulation."""
    if file.suffix != SUFFIX:
        raise BadSetup("bad_data_file", {"file": str(file), "suffix": SUFFIX})
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError as error:
        raise BadSetup("extra_missing", {"what": "--out", "extra": "parquet"}) from error
    small, number, text = pa.int16(), pa.int32(), pa.string()
    about = _about(series)
    games = pa.schema(
        [
            ("game", number),
            ("seed", text),
            ("decisions", number),
            ("scores", pa.list_(number)),
            ("winners", pa.list_(small)),
        ],
        about,
    )
    moves = pa.schema(
        [("game", number), ("step", number), ("seat", small), ("move", number), ("words", text)],
        about,
    )
    try:
        with (
            parquet.ParquetWriter(file, games) as of_games,
            parquet.ParquetWriter(moves_file(file), moves) as of_moves,
        ):
            yield DataFiles(of_games, of_moves, series.game.moves)
    except OSError as error:
        raise BadSetup("file_unwritable", {"reason": reason_of(error)}) from error


def moves_file(file: Path) -> Path:
    """Where the moves of the games in a file are."""
    return file.with_suffix(f".moves{SUFFIX}")


def _about(series: Series) -> dict[str, str]:
    info = series.game.info
    return {
        "makeda": makeda.__version__,
        "game": info.id,
        "rules_version": str(info.rules_version),
        "players": str(series.players),
        "options": json.dumps(series.options),
        "bot": series.bots[0],
        "seed": str(series.seed),
    }
