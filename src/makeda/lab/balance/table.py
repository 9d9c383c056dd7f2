"""All figures of a report as one long table, for notebooks and spreadsheets: CSV or Parquet."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, NamedTuple

from makeda.core.problems import BadSetup
from makeda.lab.balance.figures import Change, Item
from makeda.lab.balance.story import Strength, Told
from makeda.lab.stats import Estimate
from makeda.lab.writing import replacing

CSV = ".csv"
PARQUET = ".parquet"


class Line(NamedTuple):
    """A figure with its interval of 95 %; `shows` is the smallest effect that would be sure."""

    players: int | None  # None for what all numbers of players have together
    bots: str
    chapter: str
    name: str
    value: float
    low: float | None
    high: float | None
    shows: float | None


def lines_of(told: list[Told], counted: list[tuple[str, list[Item]]]) -> list[Line]:
    """Every figure, in the order of the page."""
    lines: list[Line] = []
    for each in told:
        for side in each.strengths:
            lines += _of_strength(each.players, side)
        for skill in each.skills:
            bots = f"{skill.better} / {skill.weaker}"
            lines.append(_line(each.players, bots, "skill", "wins", skill.wins))
    for bot, items in counted:
        for item in items:
            name = f"{item.chapter}: {item.name}"
            plain = [("per_player", item.per_player), ("had", item.had)]
            lines += [Line(None, bot, what, name, value, None, None, None) for what, value in plain]
            if item.times_fair:
                lines.append(_line(None, bot, "times_fair", name, item.times_fair))
    return lines


def lines_of_changes(players: int, bot: str, setting: str, found: list[Change]) -> list[Line]:
    """What a setting comes to, and how far that is from the first one."""
    lines: list[Line] = []
    for each in found:
        name = f"{each.name} {each.seat}" if each.seat else each.name
        lines.append(_line(players, bot, setting, name, each.level))
        lines.append(_line(players, bot, f"{setting}: difference", name, each.change))
    return lines


def _of_strength(players: int, side: Strength) -> list[Line]:
    found = [
        *(("story", figure.name, figure.estimate) for figure in side.story),
        *(("winner_chance", f"look {n}", each) for n, each in enumerate(side.curve)),
        *(("calibration", f"{group.expected:.2f}", group.won) for group in side.groups),
        *(("seat", str(n), each) for n, each in enumerate(side.summary.seats, start=1)),
        ("length", "decisions", side.summary.length),
        ("points", "winner", side.summary.winning_score),
        ("points", "margin", side.summary.margin),
        *(("lead by", source.category, source.lead) for source in side.summary.sources),
    ]
    return [_line(players, side.bot, *each) for each in found]


def _line(players: int | None, bots: str, chapter: str, name: str, estimate: Estimate) -> Line:
    return Line(players, bots, chapter, name, *estimate, estimate.shows)


def check_figures_file(file: Path) -> None:
    """Refuse a file of another kind, or what cannot be written here, before the games."""
    if file.suffix not in (CSV, PARQUET):
        raise BadSetup("bad_figures_file", {"file": str(file)})
    if file.suffix == PARQUET:
        _parquet()


def write_figures(file: Path, lines: list[Line]) -> None:
    """Write the table as what the name of the file says."""
    with replacing(file) as aside:
        if file.suffix == PARQUET:
            _write_parquet(aside, lines)
            return
        with aside.open("w", encoding="utf-8", newline="") as out:
            writer = csv.writer(out)
            writer.writerow(Line._fields)
            writer.writerows(lines)


def _write_parquet(file: Path, lines: list[Line]) -> None:
    pa, parquet = _parquet()
    types = [pa.int16(), *[pa.string()] * 3, *[pa.float64()] * 4]
    schema = pa.schema(list(zip(Line._fields, types, strict=True)))
    rows = [line._asdict() for line in lines]
    parquet.write_table(pa.Table.from_pylist(rows, schema=schema), file)


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError as error:
        raise BadSetup("extra_missing", {"what": PARQUET, "extra": "parquet"}) from error
    return pa, parquet
