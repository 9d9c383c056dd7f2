"""How long a seat may hesitate is called patience, whatever the game."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TABLES = sa.table("tables", sa.column("id"), sa.column("snapshot"))


def upgrade() -> None:
    """Rename it in the terms of every table."""
    _rename("knock_after", "patience")


def downgrade() -> None:
    """Give it its old name."""
    _rename("patience", "knock_after")


def _rename(old: str, new: str) -> None:
    connection = op.get_bind()
    for table_id, text in connection.execute(sa.select(TABLES.c.id, TABLES.c.snapshot)).all():
        snapshot = json.loads(text)
        snapshot["terms"][new] = snapshot["terms"].pop(old)
        change = (
            TABLES.update().where(TABLES.c.id == table_id).values(snapshot=json.dumps(snapshot))
        )
        connection.execute(change)
