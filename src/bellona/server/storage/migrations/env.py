"""Alembic's entry point: it works on the connection that `migrate.py` passes to it."""

from __future__ import annotations

from alembic import context

from bellona.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
