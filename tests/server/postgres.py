"""A separate PostgreSQL server for the tests, started from the installed programs."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from uuid import uuid4

import pytest

FOLDERS = sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)
MISSING = "no PostgreSQL is installed"


def program(name: str) -> str | None:
    """A program of an installed PostgreSQL."""
    return shutil.which(name, path=os.pathsep.join([*FOLDERS, os.environ.get("PATH", "")]))


def unprivileged() -> str | None:
    """The user under whom the database runs: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def postgresql_server() -> Iterator[Callable[[], str]]:
    """A server in its own folder; yields a function that makes a new database and returns its URL."""
    initdb, pg_ctl, createdb = map(program, ("initdb", "pg_ctl", "createdb"))
    if not (initdb and pg_ctl and createdb):
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    folder, user = Path(tempfile.mkdtemp(prefix="bellona-pg-")), unprivileged()
    if user:
        shutil.chown(folder, user)

    def call(*command: str) -> None:
        subprocess.run(command, user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL, env={"LC_ALL": "C"})

    def make() -> str:
        name = f"t{uuid4().hex[:12]}"
        call(createdb, "-h", str(folder), "-U", "bellona", name)
        return f"postgresql://bellona@/{name}?host={folder}"

    database = str(folder / "db")
    try:
        call(initdb, "-D", database, "-U", "bellona", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-k {folder} -c listen_addresses= -c fsync=off -c max_connections=100"
        call(pg_ctl, "-D", database, "-o", options, "-l", str(folder / "log"), "-w", "start")
        yield make
    finally:
        subprocess.run([pg_ctl, "-D", database, "-m", "immediate", "-w", "stop"], user=user, cwd=folder, check=False)
        shutil.rmtree(folder)
