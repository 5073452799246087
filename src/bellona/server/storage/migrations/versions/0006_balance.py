"""Games between bots that tell how balanced a scenario is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the runs of such games."""
    op.create_table(
        "balances",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("owner_id", sa.String(length=16), nullable=False),
        sa.Column("subject", sa.String(length=64), nullable=False, comment="The same for the same scenario."),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("scenario", sa.String(length=80), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("pages", sa.LargeBinary(), nullable=True, comment="The report in every language, packed."),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False, comment="When its process last told of it."),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name=op.f("fk_balances_owner_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_balances")),
        comment="Games between bots that tell how balanced a scenario is.",
    )
    op.create_index(op.f("ix_balances_owner_id"), "balances", ["owner_id"])
    op.create_index(op.f("ix_balances_subject"), "balances", ["subject"])
