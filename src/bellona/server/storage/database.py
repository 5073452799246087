"""Opening the database: SQLite in WAL by default, PostgreSQL by URL."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bellona.gamekit.values import BellonaError

WAIT_SECONDS = 30.0
"""How long SQLite waits for another writer by default."""


def open_database(url: str, seconds: float | None = None) -> Engine:
    """An engine for a database URL, which loses nothing that it has confirmed.

    With `seconds`, waiting for it is limited to that; without, it may take as long as a backup or a migration.
    """
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BellonaError(
            f"{url!r} is no database URL; sqlite:///FILE or postgresql://HOST/NAME is expected"
        ) from None
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        from .patience import open_postgresql

        return open_postgresql(parsed, seconds)
    if backend != "sqlite":
        raise BellonaError(f"{backend} is no database for this server; sqlite and postgresql are")
    patience = seconds or WAIT_SECONDS
    engine = create_engine(
        parsed, pool_timeout=patience, connect_args={"timeout": patience, "check_same_thread": False}
    )
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers beside one writer, every commit on the disk before it is confirmed, foreign keys enforced."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def checkpoint(engine: Engine) -> None:
    """Copy SQLite's log into the database, as far as no lock prevents it."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def is_sqlite(engine: Engine) -> bool:
    """Whether one file on this machine holds everything."""
    return engine.dialect.name == "sqlite"


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
