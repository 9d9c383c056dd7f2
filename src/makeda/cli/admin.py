"""The commands `makeda admin …`: caring for the database of a server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from makeda.cli.common import out
from makeda.cli.serving import USUAL, Database
from makeda.server.settings import Settings

if TYPE_CHECKING:
    from makeda.server.storage import Storage

app = typer.Typer(help="Care for the database of a server.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(help="The file of a backup.")]
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


@app.command("list")
def list_tables(database: Database = USUAL.database) -> None:
    """List all tables, the one with the latest news first."""
    from makeda.server import admin

    shown = Table("table", "game", "status", "days old", "quiet for", "kB", box=None)
    now = time.time()
    with _storage(database) as storage:
        for line in admin.list_tables(storage):
            age, quiet = (f"{(now - at) / DAY:.1f}" for at in (line.created, line.updated))
            size = f"{line.bytes / 1024:.0f}"
            shown.add_row(line.id, line.game, line.status, age, f"{quiet} days", size)
    out.print(shown)


@app.command()
def delete(
    tables: Annotated[list[str], typer.Argument(help="The ids of tables.")],
    database: Database = USUAL.database,
) -> None:
    """Delete tables with all that belongs to them."""
    with _storage(database) as storage:
        gone = storage.delete(tables)
    out.print(f"{gone} of {len(tables)} tables deleted.", highlight=False)


@app.command()
def sizes(database: Database = USUAL.database) -> None:
    """Show how much there is."""
    from makeda.server import admin

    with _storage(database) as storage:
        found = admin.sizes(storage)
    out.print(
        f"{found.tables} tables with {found.entries} entries in their logs, "
        f"{found.bytes / 2**20:.1f} MB.",
        highlight=False,
    )


@app.command()
def backup(file: File, database: Database = USUAL.database) -> None:
    """Copy everything into a new file, while servers go on; it is an SQLite database."""
    from makeda.server import admin

    with _storage(database) as storage:
        count = admin.back_up(storage, file)
    out.print(f"{count} tables copied to {file}.", highlight=False)


@app.command()
def check(file: File) -> None:
    """Check a backup by restoring it aside and opening every table."""
    from makeda.server import admin

    broken: list[str] = []
    found = admin.check_backup(file, lambda table, why: broken.append(f"{table}: {why}"))
    for line in broken:
        out.print(line, style="red", highlight=False, markup=False)
    out.print(f"{found.sound} tables are sound, {len(broken)} are not.", highlight=False)
    if found.outdated:
        out.print(
            f"{found.outdated} more ended with an earlier version of their rules; their records "
            "can still be downloaded.",
            highlight=False,
        )
    if broken:
        raise typer.Exit(1)


@app.command()
def restore(file: File, database: Database = USUAL.database) -> None:
    """Copy a backup into a database that holds no table yet."""
    from makeda.server import admin

    with _storage(database) as storage:
        count = admin.restore(file, storage)
    out.print(f"{count} tables restored.", highlight=False)
