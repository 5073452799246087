"""The file of a SQLite database is for its owner alone, whoever made it and however the machine is set up."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

from sqlalchemy import Engine

from .database import is_sqlite

OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal")
"""The database, and the files that SQLite keeps beside it, which take over its rights when they are made."""


def keep_private(engine: Engine) -> None:
    """Make the file of a database, if there is none, and shut others out of it; what has no file is left alone."""
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
