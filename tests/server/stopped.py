"""A PostgreSQL server that is suspended and resumed; or ended, and started again."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from .postgres import program, unprivileged


def folder_of(url: str) -> Path:
    """The folder of the PostgreSQL server of a test's database."""
    return Path(str(make_url(url).query["host"]))


def processes(url: str) -> list[int]:
    """The first process of a PostgreSQL server, and those that it has started."""
    first = int((folder_of(url) / "db" / "postmaster.pid").read_text().split("\n", 1)[0])
    found = [first]
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(entry.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == first:
            found.append(int(entry.parent.name))
    return found


@contextmanager
def standing_still(url: str) -> Iterator[None]:
    """While this lasts, all processes of the PostgreSQL server are suspended."""
    stopped = processes(url)
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in stopped:
            os.kill(process, signal.SIGCONT)


@contextmanager
def away(url: str) -> Iterator[None]:
    """While this lasts, there is no PostgreSQL server."""
    pg_ctl, folder, user = program("pg_ctl"), folder_of(url), unprivileged()
    control = [str(pg_ctl), "-D", str(folder / "db"), "-w"]
    options = f"-k {folder} -c listen_addresses= -c fsync=off -c max_connections=100"

    def call(*more: str) -> None:
        command = [*control, *more]
        subprocess.run(command, user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL, env={"LC_ALL": "C"})

    call("-m", "immediate", "stop")
    try:
        yield
    finally:
        call("-o", options, "-l", str(folder / "log"), "start")
