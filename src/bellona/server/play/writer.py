"""Writing: all waiting rows are committed together, then everybody is notified.

Each row is on the disk before it is acknowledged, and a busy server commits only as often as the disk can. A thread
writes to PostgreSQL; SQLite is written in the event loop if that is fast, else by the thread too.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..storage.database import is_sqlite
from ..storage.outage import in_brief, outage_of
from ..storage.schema import actions, tables
from .quick import QuickWay

CHANNEL = "bellona"
NOT_SAVED, NOT_SURE = "not-saved", "not-sure"
"""Why a job is not stored: it certainly is not, or the database stopped answering during the commit."""
DRAIN_SECONDS = 5.0
TURN = {"turn_seats", "deadline"}
"""The changes of a table's own row when the choice passes to another seat."""
_log = logging.getLogger("bellona.writer")


@dataclass(slots=True)
class Job:
    """Rows of one match, the changes of its table, and a callback: None if stored, else why not."""

    table_id: str
    rows: list[dict[str, Any]]
    changes: dict[str, Any] | None
    done: Callable[[str | None], None]
    news: str = ""
    outcome: str | None = field(default=None)


class Writer:
    """Stores jobs in order of arrival."""

    def __init__(self, database: Engine, loop: AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._tells = not is_sqlite(database)
        self._jobs: list[Job] = []
        self._wake = threading.Condition()
        self._stopping = False
        self._outage = outage_of(database)
        self.commits = 0
        self._update = (
            update(tables).where(tables.c.id == bindparam("of_table")).values({name: bindparam(name) for name in TURN})
        )
        self._quick = QuickWay(database) if is_sqlite(database) else None
        self._soon: list[Job] = []
        self._ended = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Store a job soon; its callback runs in the event loop, where this is called."""
        if self._stopping:
            self._loop.call_soon(job.done, NOT_SAVED)
            return
        if self._quick is None or (job.changes and job.changes.keys() != TURN):
            self._hand_over([job])
            return
        if not self._soon:
            self._loop.call_soon(self._flush)
        self._soon.append(job)

    async def close(self, seconds: float = DRAIN_SECONDS) -> None:
        """Accept no more jobs, store those that wait, then close the database: all of it here, in the event loop."""
        waiting, self._soon = self._soon, []
        with self._wake:
            self._jobs += waiting
            self._stopping = True
            self._wake.notify()
        ended = self._ended.wait()
        try:
            await asyncio.wait_for(ended, seconds)
        except TimeoutError:
            _log.error("the database did not take the last rows in time; they were not confirmed to anybody")
        if self._quick is not None:
            self._quick.close()

    def _flush(self) -> None:
        """Store the jobs of one round of the event loop."""
        jobs, self._soon = self._soon, []
        if jobs and self._quick is not None:
            if self._quick.store(jobs):
                self._committed()
                _tell(jobs)
            else:
                self._hand_over(jobs)

    def _hand_over(self, jobs: list[Job]) -> None:
        """Let the thread store them."""
        with self._wake:
            self._jobs += jobs
            self._wake.notify()

    def _run(self) -> None:
        while True:
            with self._wake:
                while not self._jobs and not self._stopping:
                    self._wake.wait()
                jobs, self._jobs = self._jobs, []
            if not jobs:
                self._call(self._ended.set)
                return
            self._store(jobs)
            self._call(_tell, jobs)

    def _call(self, tell: Callable[..., None], *about: Any) -> None:
        """Call something in the event loop, unless the loop has ended."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(tell, *about)

    def _committed(self) -> None:
        self.commits += 1
        self._outage.answered()

    def _store(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if one of them is refused, each in its own."""
        outcome = NOT_SAVED
        try:
            with self._database.connect() as connection:
                self._write(connection, jobs)
                outcome = NOT_SURE
                connection.commit()
            self._committed()
        except IntegrityError:
            if len(jobs) == 1:
                jobs[0].outcome = "stale"
                return
            for job in jobs:
                self._store([job])
        except SQLAlchemyError as error:
            is_sure = outcome == NOT_SAVED or is_sqlite(self._database)
            self._outage.noted(f"rows could not be stored ({in_brief(error)})")
            for job in jobs:
                job.outcome = NOT_SAVED if is_sure else NOT_SURE

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        if rows:
            connection.execute(insert(actions), rows)
        turns = []
        for job in jobs:
            if job.changes is None:
                continue
            if job.changes.keys() == TURN:
                turns.append({"of_table": job.table_id, **job.changes})
            else:
                connection.execute(update(tables).where(tables.c.id == job.table_id).values(job.changes))
        if turns:
            connection.execute(self._update, turns)
        if self._tells:
            for job in jobs:
                connection.execute(select(func.pg_notify(CHANNEL, job.news)))


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        try:
            job.done(job.outcome)
        except Exception:
            _log.exception("a match could not go on after its rows were stored")
