"""Tables say with which version of its rules their game began."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

# The versions that were played until then.
VERSIONS = {"babel": 1, "kette": 2, "saba": 2}

TABLES = sa.table("tables", sa.column("id"), sa.column("snapshot"))


def upgrade() -> None:
    """Write it into the terms of every table."""

    def write(terms: dict[str, Any]) -> None:
        terms["rules_version"] = VERSIONS[terms["game"]]

    _change_terms(write)


def downgrade() -> None:
    """Leave it out."""
    _change_terms(lambda terms: terms.pop("rules_version"))


def _change_terms(change: Callable[[dict[str, Any]], object]) -> None:
    connection = op.get_bind()
    for table_id, text in connection.execute(sa.select(TABLES.c.id, TABLES.c.snapshot)).all():
        try:
            snapshot = json.loads(text)
            change(snapshot["terms"])
        except (KeyError, TypeError, ValueError):
            # It could not be read before, and stays as it is.
            continue
        connection.execute(
            TABLES.update().where(TABLES.c.id == table_id).values(snapshot=json.dumps(snapshot))
        )
