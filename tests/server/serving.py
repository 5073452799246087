"""`bellona serve` as a separate process, which tests may stop, kill and start again on the same data."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Engine, text

from bellona.match import Seed
from bellona.server.storage.database import open_database

PATIENCE = 400.0
"""Seconds to wait for a server; on a new machine it has to compile the rules first."""


QUICK = {
    "BELLONA_LIMITS": "off",
    "BELLONA_ACCESS_LOG": "false",
    "BELLONA_ANSWER_PAUSE": "0",
    "BELLONA_ANALYSIS_NICENESS": "0",
}


class Running:
    """A server with its folder, its address and its log."""

    awaited = "readyz"
    """A started server must report that matches can be played."""

    def __init__(
        self, folder: Path, *options: str, command: Sequence[str] = (), python: str = sys.executable, **environ: str
    ) -> None:
        self.folder = folder
        self.log_file = folder / "log"
        self._options = options
        self._command = [*command, python, "-m", "bellona", "serve", "--data", str(folder / "data")]
        self._environ = os.environ | QUICK | environ
        self._port = "0"
        self.url = ""

    def __enter__(self) -> Running:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start, on the same port as before if it ran before, and wait until matches can be played."""
        mark = len(self.log)
        with self.log_file.open("a") as log:
            self.process = subprocess.Popen(
                [*self._command, "--port", self._port, *self._options],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self._environ, start_new_session=True,
            )  # fmt: skip
        self._wait(lambda: bool(self._address(mark)))
        self.url = self._address(mark)
        self._port = self.url.rpartition(":")[2]
        self._wait(lambda: httpx.get(f"{self.url}/{self.awaited}").status_code == 200)

    def kill(self) -> None:
        """Kill it, and wait until its helper processes are gone too; their messages about it are not logged.

        A helper that was just starting notices it once it is running.
        """
        mark = self.log_file.stat().st_size
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        try:
            self._wait(lambda: not self.helpers(), of_the_living=False)
        finally:
            for helper in self.helpers():
                os.kill(helper, signal.SIGKILL)
            os.truncate(self.log_file, mark)

    def stop(self) -> int:
        """Stop it in order; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def helpers(self) -> list[int]:
        """The other processes that it has started."""
        found = []
        for entry in Path("/proc").glob("[0-9]*/stat"):
            try:
                state, _, _, session = entry.read_text().rpartition(")")[2].split()[:4]
            except OSError:
                continue
            if int(session) == self.process.pid and state != "Z" and int(entry.parent.name) != self.process.pid:
                found.append(int(entry.parent.name))
        return found

    @property
    def log(self) -> str:
        """What it has logged so far."""
        return self.log_file.read_text() if self.log_file.exists() else ""

    @property
    def database(self) -> Engine:
        """The database it uses, opened beside it."""
        return open_database(self._environ.get("BELLONA_DATABASE_URL") or f"sqlite:///{self.folder}/data/bellona.db")

    def sql(self, statement: str, **values: Any) -> list[Any]:
        """Read or change the database behind the server's back."""
        database = self.database
        try:
            with database.begin() as connection:
                found = connection.execute(text(statement), values)
                return list(found) if found.returns_rows else []
        finally:
            database.dispose()

    def seed(self, table_id: str, seed: int) -> None:
        """Give a table that has not begun yet a fixed seed, so that its dice and bots are the same in every run."""
        self.sql("UPDATE tables SET seed = :seed WHERE id = :id", seed=Seed(seed).secret, id=table_id)

    def _address(self, mark: int) -> str:
        found = re.search(r"Bellona is at (\S+)", self.log[mark:])
        return found[1] if found else ""

    def _wait(self, condition: Callable[[], bool], *, of_the_living: bool = True) -> None:
        """Wait until a condition holds, for a running server or a dead one."""
        until = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < until, f"waited too long; the server said:\n{self.log[-2000:]}"
            assert not of_the_living or self.process.poll() is None, f"the server has ended:\n{self.log[-2000:]}"
            time.sleep(0.05)
