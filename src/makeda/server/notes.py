"""What was found out about the games of tables, position by position, in the database."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from makeda.server.jsontext import json_text
from makeda.server.schema import analyses, tables
from makeda.server.storage import Storage


def notes_of(storage: Storage, table_id: str, about: str) -> list[Any]:
    """What is known of the positions of a table's game, in their order."""
    query = (
        sa.select(analyses.c.note)
        .where(analyses.c.table_id == table_id, analyses.c.about == about)
        .order_by(analyses.c.step)
    )
    with storage.engine.begin() as connection:
        return [json.loads(note) for note in connection.execute(query).scalars()]


def add_note(
    storage: Storage, table_id: str, about: str, step: int, note: dict[str, object]
) -> None:
    """Store what was found out about a position, in place of what is there.

    Where the table is gone meanwhile, nothing is stored.
    """
    place = {"table_id": table_id, "about": about, "step": step}
    there = [analyses.c[name] == value for name, value in place.items()]
    with storage.engine.begin() as connection:
        is_there = sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update()
        if connection.execute(is_there).first() is not None:
            connection.execute(analyses.delete().where(*there))
            connection.execute(analyses.insert().values(**place, note=json_text(note)))
