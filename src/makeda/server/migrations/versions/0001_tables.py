"""Tables, their log, and the links that move a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("waits_for_bot", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Float, nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
    )
    op.create_index("tables_public", "tables", ["public", "status", "created"])
    op.create_index("tables_bots", "tables", ["waits_for_bot"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("move_id", sa.String(64), nullable=True),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_index("log_move_id", "log", ["table_id", "move_id"], unique=True)
    op.create_table(
        "transfers",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    for name in ("transfers", "log", "tables"):
        op.drop_table(name)
