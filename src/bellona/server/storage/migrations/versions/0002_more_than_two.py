"""Matches of more than two: several seats that have to choose, and private chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add space for several seats in turn and for private chat."""
    op.add_column(
        "tables",
        sa.Column(
            "turn_seats",
            sa.String(length=200),
            nullable=True,
            comment="Those who have to choose, with commas between them.",
        ),
    )
    op.execute("UPDATE tables SET turn_seats = turn_seat")
    op.drop_column("tables", "turn_seat")
    op.create_table(
        "whispers",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("pair", sa.String(length=33), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("to_id", sa.String(length=16), nullable=True),
        sa.Column("to_name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_whispers_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_whispers_user_id"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["to_id"], ["users.id"], name=op.f("fk_whispers_to_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table_id", "pair", "number", name=op.f("pk_whispers")),
        comment="What two players say to each other alone, numbered for each pair.",
    )
    op.create_index(op.f("ix_whispers_user_id"), "whispers", ["user_id"], unique=False)
    op.create_index(op.f("ix_whispers_to_id"), "whispers", ["to_id"], unique=False)
