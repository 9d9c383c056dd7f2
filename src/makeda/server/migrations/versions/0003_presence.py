"""Who is there, and whom a link that moves a seat belongs to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the new table. Of open links nobody knows who made them: they go."""
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("presence_seen", "presence", ["seen"])
    op.drop_table("transfers")
    op.create_table(
        "transfers",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("transfers", "made")
    op.drop_column("transfers", "holder")
    op.drop_table("presence")
