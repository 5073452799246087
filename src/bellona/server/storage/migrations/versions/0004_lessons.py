"""Tables at which a lesson is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the lesson of a table."""
    lesson = sa.Column(
        "lesson", sa.String(length=80), nullable=True, comment="The lesson that guides through the match."
    )
    op.add_column("tables", lesson)
