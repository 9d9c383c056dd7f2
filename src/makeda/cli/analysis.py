"""The command that looks back at a game: what was a mistake, and what was luck."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from makeda.analysis.judging import Depth
from makeda.analysis.stored import store
from makeda.analysis.summary import accounts
from makeda.cli.common import (
    AsJson,
    interruptible,
    print_json,
    progress_bar,
    record_text,
    write_text,
)
from makeda.cli.lab import WorkerCount, team_of
from makeda.cli.words import out, tell, tell_text
from makeda.core.records import read
from makeda.games.registry import GAMES
from makeda.lab.review.page import method, page
from makeda.lab.review.tables import (
    account_heads,
    account_rows,
    costliest,
    mistake_heads,
    mistakes,
)
from makeda.lab.review.words import Words
from makeda.lab.review.work import Review
from makeda.lab.writing import check_apart, check_writable

# With fewer imagined games nothing would be clear, and some things would seem so.
LEAST = 100
# So many seconds of work may be lost if somebody pulls the plug.
KEEP_EVERY = 3.0


def analyse(
    file: Annotated[Path, typer.Argument()],
    measure: Annotated[int, typer.Option(min=LEAST)] = Depth().measure,
    workers: WorkerCount = 0,
    leave: Annotated[bool, typer.Option("--no-keep")] = False,
    html: Annotated[Path | None, typer.Option()] = None,
    as_json: AsJson = False,
) -> None:
    """Look at every decision of a recorded game: the move played against the best one found."""
    record = read(record_text(file), GAMES)
    review = Review(record, Depth().of(measure))
    if not leave:
        check_writable(file)
    if html:
        check_apart([html], [file])
        check_writable(html)
    team = team_of(workers, cluster=False)
    wanted = len(review.jobs)
    known = len(review.looks)
    kept = monotonic()
    with progress_bar(wanted, "positions") as advance, interruptible("positions") as end:
        advance(known)
        for _ in review.go_on(team):
            advance(1)
            if not leave and monotonic() > kept + KEEP_EVERY:
                _keep(review, file)
                kept = monotonic()
    done = len(review.looks)
    if not leave and done > known:
        _keep(review, file)
    if html and done:
        write_text(html, page(review))
    if as_json:
        print_json(_as_json(review))
    elif done:
        _show(review)
    if html and done and not as_json:
        tell("page_written", file=str(html))
    end(done, wanted)


def _keep(review: Review, file: Path) -> None:
    """Write what was found into the record."""
    store(review.record, review.depth, review.looks)
    write_text(file, review.record.json())


def _as_json(review: Review) -> dict[str, object]:
    record = review.record
    found = review.looks
    return {
        "game": record.game.info.id,
        "seats": record.seats,
        "depth": review.depth._asdict(),
        "positions": len(review.jobs),
        "looks": [look.json() for look in found],
        "accounts": [each._asdict() for each in accounts(found)] if found else [],
    }


def _show(review: Review) -> None:
    words = Words(review.record.game, review.record.seats)
    tell_text(words("title", game=review.record.game.info.title))
    out.print(_table(account_heads(words), account_rows(words, accounts(review.looks))))
    out.print()
    found = mistakes(words, review.looks)
    if found:
        out.print(_table(mistake_heads(words), [each.cells for each in found]))
    else:
        tell_text(words("none"))
    out.print()
    for sentence in costliest(words, review.looks):
        tell_text(sentence)
    out.print()
    tell_text(method(words, review.depth))


def _table(heads: list[str], rows: list[list[str]]) -> Table:
    table = Table(*heads, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
