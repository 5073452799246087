"""Analyses of finished matches, and tables that allow hints or show spectators the expected result."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the analyses and the two options of tables."""
    op.add_column(
        "tables",
        sa.Column(
            "hints",
            sa.String(length=8),
            server_default="bots",
            nullable=False,
            comment="Who may ask for hints: bots, all, off.",
        ),
    )
    op.add_column("tables", sa.Column("show_expectation", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False, comment="When its process last told of it."),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
        comment="Where finished matches were decided.",
    )
