"""Scenarios of their authors, and tables at which they are played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the scenarios, and to a table the scenario it was opened with."""
    op.create_table(
        "scenarios",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("owner_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.Column("share_key", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name=op.f("fk_scenarios_owner_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_scenarios")),
        comment="Scenarios that people have made, each seen by its author and whoever has its link.",
    )
    op.create_index(op.f("ix_scenarios_owner_id"), "scenarios", ["owner_id"])
    head = sa.Column("own_head", sa.JSON(), nullable=True, comment="Title, author and seats of a scenario of its own.")
    op.add_column("tables", head)
    op.add_column("tables", sa.Column("own", sa.JSON(), nullable=True, comment="The contents of that scenario."))
