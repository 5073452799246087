"""A writer that is stopped while rows keep arriving: nothing confirmed is lost, and the process survives."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from bench.attacks.stops import TABLE, Match
from sqlalchemy import insert

from bellona.server.play.jobs import Job
from bellona.server.play.writer import NOT_SAVED, Writer
from bellona.server.storage.database import now, open_database
from bellona.server.storage.schema import metadata, tables

ROOT = Path(__file__).parents[2]
STOPS = 25


@pytest.mark.long
def test_stops_in_the_middle_of_writing():
    command = [sys.executable, "-m", "bench.attacks.stops", "--stops", str(STOPS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, (done.returncode, done.stderr[-2000:])
    assert '"lost": 0, "unanswered": 0' in done.stdout


async def test_what_comes_after_the_end_is_refused(tmp_path: Path):
    database = open_database(f"sqlite:///{tmp_path / 'bellona.db'}")
    metadata.create_all(database)
    with database.begin() as connection:
        connection.execute(insert(tables).values(id="t", created=now(), **TABLE))
    writer = Writer(database, asyncio.get_running_loop())
    match = Match(writer, "t")
    match.go_on()
    await asyncio.sleep(0.05)
    await writer.close()
    told: list[str | None] = []
    writer.submit(Job("t", [], None, told.append))
    await asyncio.sleep(0.01)
    assert told == [NOT_SAVED]
    assert match.stored > 0
    assert "writer" not in {thread.name for thread in threading.enumerate()}
    database.dispose()
