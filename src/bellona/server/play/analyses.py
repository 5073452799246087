"""Analyses of finished matches: one at a time in a process of low priority, kept with the match."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ..errors import ApiError
from ..lobby.access import find, lock
from ..lobby.records import rebuild, rows_of, standing
from ..storage.database import now
from ..storage.schema import analyses, seats
from .bots import settle_down

if TYPE_CHECKING:
    from .hub import Hub

NONE, WAITING, RUNNING, DONE, FAILED = "none", "waiting", "running", "done", "failed"
MOST_WAITING = 20
BEAT_SECONDS = 1.0
"""How often the progress is stored;"""
FORGOTTEN_SECONDS = 30
"""an analysis of which nothing was stored for so long has ended with its process."""
WHOLE = 100
_log = logging.getLogger("bellona.analyses")
_shared: Any = None


def state_of(connection: Connection, table_id: str) -> dict[str, Any]:
    """How far the analysis of a match is, and its result."""
    row = connection.execute(select(analyses).where(analyses.c.table_id == table_id)).mappings().first()
    if row is None or is_forgotten(row):
        return {"state": NONE, "done": 0, "total": WHOLE, "result": None}
    return {name: row[name] for name in ("state", "done", "total", "result")}


def is_forgotten(row: RowMapping) -> bool:
    """Whether the process that had to analyse a match has ended."""
    return row["state"] in (WAITING, RUNNING) and row["at"] < now() - 1000 * FORGOTTEN_SECONDS


class Analyses:
    """The analyses that wait in this process, and the one under way."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._waiting: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._progress: Any = None

    async def start(self, table_id: str) -> dict[str, Any]:
        """Analyse a finished match, unless that has been done or is under way; its state."""
        if len(self._waiting) >= MOST_WAITING:
            raise ApiError(503, "analyses-busy")
        found, is_new = await self._hub.in_helper(_enter, self._hub.server.database, table_id)
        if is_new:
            self._waiting.append(table_id)
            if self._task is None or self._task.done():
                self._task = self._hub.loop.create_task(self._work())
        return found

    def stop(self) -> None:
        """End the process; whoever asks after a restart begins again."""
        if self._task is not None:
            self._task.cancel()
        self._drop_pool()

    def _drop_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _work(self) -> None:
        while self._waiting:
            table_id = self._waiting[0]
            try:
                kept = {"state": DONE, "done": WHOLE, "result": await self._analysed(table_id)}
            except Exception as error:
                _log.error("table %s could not be analysed: %s: %s", table_id, type(error).__name__, error)
                self._drop_pool()
                kept = {"state": FAILED}
            self._waiting.popleft()
            await self._keep([table_id], kept)

    async def _analysed(self, table_id: str) -> dict[str, Any]:
        work = await self._hub.in_helper(_read, self._hub.server.database, table_id)
        future = asyncio.wrap_future(self._submit(*work))
        while not future.done():
            await self._keep([table_id], {"state": RUNNING, "done": min(WHOLE - 1, self._progress.value)})
            await self._keep(list(self._waiting)[1:], {"state": WAITING})
            await asyncio.wait([future], timeout=BEAT_SECONDS)
        found: dict[str, Any] = future.result()
        return found

    def _submit(self, table: dict[str, Any], rows: list[dict[str, Any]], levels: dict[str, str]) -> Future[Any]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._progress = context.Value("i", 0)
            self._pool = ProcessPoolExecutor(
                1, context, _settle_down, (self._progress, self._hub.server.config.analysis_niceness)
            )
        self._progress.value = 0
        return self._pool.submit(analyse_table, table, rows, levels, self._hub.server.config.analysis_seconds)

    async def _keep(self, ids: Sequence[str], values: Mapping[str, Any]) -> None:
        """Store how far analyses are; a failure is made up for by the next time, or the analysis is forgotten."""
        if ids:
            with suppress(SQLAlchemyError, ApiError):
                await self._hub.in_helper(_store, self._hub.server.database, ids, values)


def _enter(database: Engine, table_id: str) -> tuple[dict[str, Any], bool]:
    """The state of an analysis, and whether it has to be made from now on."""
    with database.begin() as connection:
        lock(connection, table_id)
        found = state_of(connection, table_id)
        if found["state"] in (WAITING, RUNNING, DONE):
            return found, False
        connection.execute(delete(analyses).where(analyses.c.table_id == table_id))
        values = {"table_id": table_id, "state": WAITING, "done": 0, "total": WHOLE, "at": now()}
        connection.execute(insert(analyses).values(**values))
        return {**found, "state": WAITING}, True


def _read(database: Engine, table_id: str) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, str]]:
    """A match as its process needs it: the table, its rows, and the levels of bots by seat."""
    with database.connect() as connection:
        table = dict(find(connection, table_id))
        rows = [dict(row) for row in rows_of(connection, table_id)]
        held = connection.execute(select(seats).where(seats.c.table_id == table_id)).mappings()
        return table, rows, {seat["seat"]: seat["bot"] for seat in held if seat["bot"]}


def _store(database: Engine, ids: Iterable[str], values: Mapping[str, Any]) -> None:
    with database.begin() as connection:
        query = update(analyses).where(analyses.c.table_id.in_(list(ids)))
        connection.execute(query.values(**values, at=now()))


# In the process of an analysis


def _settle_down(shared: Any, niceness: int) -> None:
    """Give way to everything else."""
    global _shared
    _shared = shared
    settle_down(niceness)


def analyse_table(
    table: dict[str, Any], rows: list[dict[str, Any]], levels: dict[str, str], seconds: float
) -> dict[str, Any]:
    """The analysis of a match; every step also has the number of the last row before it."""
    from bellona.analysis import analyse

    match: Any = rebuild(table, rows)  # type: ignore[arg-type]
    found: dict[str, Any] = msgspec.to_builtins(analyse(match, seconds, tell=_tell, levels=levels))
    played = [row["number"] - 1 for row in standing(rows)]  # type: ignore[arg-type]
    before = [*played, len(rows)]
    for name in ("curve", "swings", "turning_points"):
        for entry in found[name]:
            entry["row"] = before[entry["step"]]
    return found


def _tell(done: int, total: int) -> None:
    if _shared is not None:
        _shared.value = WHOLE * done // max(1, total)
