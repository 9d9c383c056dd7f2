"""The commands `makeda admin …`: caring for the database of a server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from makeda.cli.serving import USUAL, Database
from makeda.cli.words import Command, Group, heads, out, said, tell, texts
from makeda.server.settings import Settings

if TYPE_CHECKING:
    from makeda.server.storage import Storage

app = typer.Typer(cls=Group, no_args_is_help=True)

File = Annotated[Path, typer.Argument()]
DAY = 24 * 3600


@contextmanager
def _storage(database: str) -> Iterator[Storage]:
    # The server is large: only those who want it wait for it.
    from makeda.server.storage import open_storage

    storage = open_storage(Settings(database).database_url())
    try:
        yield storage
    finally:
        storage.close()


@app.command("list", cls=Command)
def list_tables(database: Database = USUAL.database) -> None:
    """List all tables, the one with the latest news first."""
    from makeda.server import admin

    shown = Table(*heads("table", "game", "status", "age", "quiet", "size"), box=None)
    known = texts()
    now = time.time()
    with _storage(database) as storage:
        for line in admin.list_tables(storage):
            age, quiet = (known.number((now - at) / DAY, 1) for at in (line.created, line.updated))
            status = known.say("status", line.status)
            size = known.number(line.bytes / 1024)
            shown.add_row(line.id, line.game, status, age, said("days", days=quiet), size)
    out.print(shown)


@app.command(cls=Command)
def delete(
    tables: Annotated[list[str], typer.Argument()],
    database: Database = USUAL.database,
) -> None:
    """Delete tables with all that belongs to them."""
    with _storage(database) as storage:
        gone = storage.delete(tables)
    tell("deleted", gone=gone, every=len(tables))


@app.command(cls=Command)
def sizes(database: Database = USUAL.database) -> None:
    """Show how much there is."""
    from makeda.server import admin

    with _storage(database) as storage:
        found = admin.sizes(storage)
    size = texts().number(found.bytes / 2**20, 1)
    tell("sizes", tables=found.tables, entries=found.entries, size=size)


@app.command(cls=Command)
def backup(file: File, database: Database = USUAL.database) -> None:
    """Copy everything into a new file, while servers go on; it is an SQLite database."""
    from makeda.server import admin

    with _storage(database) as storage:
        count = admin.back_up(storage, file)
    tell("copied", tables=count, file=str(file))


@app.command(cls=Command)
def check(file: File) -> None:
    """Check a backup by restoring it aside and opening every table."""
    from makeda.server import admin

    broken: list[str] = []
    found = admin.check_backup(file, lambda table, why: broken.append(f"{table}: {why}"))
    for line in broken:
        out.print(line, style="red", highlight=False, markup=False)
    tell("sound", sound=found.sound, broken=len(broken))
    if found.outdated:
        tell("outdated", tables=found.outdated)
    if broken:
        raise typer.Exit(1)


@app.command(cls=Command)
def restore(file: File, database: Database = USUAL.database) -> None:
    """Copy a backup into a database that holds no table yet."""
    from makeda.server import admin

    with _storage(database) as storage:
        count = admin.restore(file, storage)
    tell("restored", tables=count)
