"""Only the owner can access an SQLite database file, whoever made it and however the machine is configured."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

from sqlalchemy import Engine

from .database import is_sqlite

OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal")
"""The database, and SQLite's files beside it, which inherit its permissions when they are created."""


def keep_private(engine: Engine) -> None:
    """Create the file of a database, if necessary, and restrict its permissions; one in memory is skipped."""
    name = engine.url.database or ""
    if not is_sqlite(engine) or not name or name.startswith((":", "file:")):
        return
    with contextlib.suppress(OSError):
        os.close(os.open(name, os.O_RDWR | os.O_CREAT, 0o600))
    for suffix in BESIDE:
        _shut(Path(name + suffix))


def _shut(path: Path) -> None:
    with contextlib.suppress(OSError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
