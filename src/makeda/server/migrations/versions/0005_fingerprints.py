"""Of invitations and watch links only fingerprints are kept; links given away go on working."""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Replace every key by its fingerprint, and make room for what new keys are made with."""
    op.add_column("tables", sa.Column("salt", sa.String(32), nullable=False, server_default=""))
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("invitation"), sa.column("watch"))
    for row in connection.execute(sa.select(tables)).all():
        connection.execute(
            tables.update()
            .where(tables.c.id == row.id)
            .values(invitation=_fingerprint(row.invitation), watch=_fingerprint(row.watch))
        )


def downgrade() -> None:
    """Keys cannot be had from fingerprints: old links lead nowhere then."""
    op.drop_column("tables", "salt")


def _fingerprint(key: str) -> str:
    return sha256(key.encode()).hexdigest()
