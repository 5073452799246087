"""Storing what happens: one transaction for all that has come while the last one was on its way to the disk.

A first job is handed on as soon as the event loop has gone round, later ones when the commit before them is done. Only
in a rush do they wait for each other: much of what a commit costs does not depend on how many there are in it. A thread
of its own waits for the disk, so that a slow one holds up nobody who needs nothing of it.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Engine

from ..storage.database import is_sqlite
from ..storage.outage import outage_of
from .jobs import Job
from .ways import NotStored, PostgresqlWay, SqliteWay, Taken, Way

NOT_SAVED, NOT_SURE, STALE = "not-saved", "not-sure", "stale"
"""Why a job is not stored: it certainly is not; the database fell silent while it was asked to commit; too late."""
DRAIN_SECONDS = 5.0
RUSH, LOOK_SECONDS = 4000, 0.05
"""From how many jobs a second on they wait for each other, and over how long they are counted."""
MANY, APART = 64, 0.01
"""So many do not wait for more, and nobody waits longer than so many seconds after the commit before."""
_log = logging.getLogger("bellona.writer")


class Writer:
    """Stores jobs in the order in which they come. All but what begins with `_in_thread` runs in the event loop."""

    def __init__(self, database: Engine, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._outage = outage_of(database)
        self._way: Way[Any] = SqliteWay(database) if is_sqlite(database) else PostgresqlWay(database)
        self._waiting: list[Job] = []
        self._handed: SimpleQueue[tuple[list[Job], Any] | None] = SimpleQueue()
        """Jobs, and what they have to say to the database."""
        self._is_busy = self._stopping = False
        self._handed_at = self._counted_since = 0.0
        self._count, self._is_rush = 0, False
        self._gathering: asyncio.TimerHandle | None = None
        self._ended = asyncio.Event()
        self.commits = 0
        threading.Thread(target=self._in_thread, name="writer", daemon=True).start()

    def submit(self, job: Job) -> None:
        """Store a job soon; it is told how that went."""
        if self._stopping:
            self._loop.call_soon(job.done, NOT_SAVED)
            return
        self._waiting.append(job)
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._hand_on)
        elif self._gathering is not None and len(self._waiting) >= MANY:
            self._hand_on()

    async def close(self, seconds: float = DRAIN_SECONDS) -> None:
        """Take no more jobs, store those that wait, then let the database go."""
        self._stopping = True
        if not self._is_busy:
            self._handed.put(None)
        try:
            await asyncio.wait_for(self._ended.wait(), seconds)
        except TimeoutError:
            _log.error("the database did not take the last rows in time; they were not confirmed to anybody")

    def _hand_on(self) -> None:
        """Let the thread store all that waits."""
        if self._gathering is not None:
            self._gathering.cancel()
            self._gathering = None
        jobs, self._waiting = self._waiting, []
        self._is_busy = bool(jobs)
        self._note(len(jobs))
        if jobs:
            self._handed.put((jobs, self._way.prepare(jobs)))
        elif self._stopping:
            self._handed.put(None)

    def _note(self, count: int) -> None:
        """So many jobs are handed on: count how many there are in a while."""
        self._handed_at = now = time.monotonic()
        self._count += count
        passed = now - self._counted_since
        if passed >= LOOK_SECONDS:
            self._is_rush = self._count > RUSH * passed
            self._count, self._counted_since = 0, now

    def _stored(self, jobs: list[Job]) -> None:
        """The thread is done with some jobs: it gets the next ones before anybody is told of these."""
        left = self._handed_at + APART - time.monotonic()
        if self._is_rush and left > 0 and 0 < len(self._waiting) < MANY:
            self._gathering = self._loop.call_later(left, self._hand_on)
        else:
            self._hand_on()
        for job in jobs:
            try:
                job.done(job.outcome)
            except Exception:
                _log.exception("a match could not go on after its rows were stored")

    def _in_thread(self) -> None:
        while (handed := self._handed.get()) is not None:
            self._in_thread_store(*handed)
            self._in_thread_call(self._stored, handed[0])
            del handed  # while nothing comes, nothing holds on to the last matches
        self._way.close()
        self._in_thread_call(self._ended.set)

    def _in_thread_call(self, tell: Callable[..., None], *about: Any) -> None:
        """Call something in the event loop, unless that has ended without waiting."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(tell, *about)

    def _in_thread_store(self, jobs: list[Job], prepared: Any) -> None:
        """All jobs in one transaction; if one of them is refused, each in its own."""
        try:
            self._way.store(prepared)
            self.commits += 1
            self._outage.answered()
        except Taken:
            if len(jobs) == 1:
                jobs[0].outcome = STALE
                return
            for job in jobs:
                self._in_thread_store([job], self._way.prepare([job]))
        except NotStored as error:
            self._outage.noted(f"rows could not be stored ({error})")
            for job in jobs:
                job.outcome = NOT_SAVED if error.is_sure else NOT_SURE
