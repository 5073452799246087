"""The runs that wait in this process of the server, and those under way, each in a process of its own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from ..errors import ApiError
from . import store
from .playing import BEAT_SECONDS, Bounds, Told, play
from .questions import Question

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

    from ..identity.guards import User
    from ..play.hub import Hub

MOST_WAITING = 20
_log = logging.getLogger("bellona.balance")


class Player:
    """A process that plays the games of a question."""

    def __init__(self, question: Question, bounds: Bounds) -> None:
        context = multiprocessing.get_context("spawn")
        self._folder = TemporaryDirectory(prefix="bellona-balance-")
        self._line, theirs = context.Pipe(duplex=False)
        args = (theirs, question.job, bounds, question.titles, self._folder.name)
        self._process = context.Process(target=play, args=args, daemon=True)
        self._process.start()
        theirs.close()

    def hear(self) -> Told | None:
        """What it tells within a beat; EOFError once it has ended."""
        if not self._line.poll(BEAT_SECONDS):
            return None
        told: Told = self._line.recv()
        return told

    def end(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.join()
        self._line.close()
        self._folder.cleanup()


class Balances:
    """The runs of this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._waiting: deque[tuple[str, Question]] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def processes(self) -> int:
        """How many runs are played at a time; none if the operator has switched it off."""
        return self._hub.server.config.balance_processes

    async def start(self, question: Question, owner: User) -> RowMapping:
        """Play, unless that has been done or is under way; the run."""
        if not self.processes:
            raise ApiError(403, "balance-off")
        if question.game in self._hub.warming:
            raise ApiError(503, "warming", seconds=2)
        if len(self._waiting) >= MOST_WAITING:
            raise ApiError(503, "balance-busy")
        row, is_new = await self._hub.in_helper(store.enter, self._hub.server.database, question, owner)
        if is_new:
            self._waiting.append((row["id"], question))
            if len(self._tasks) < self.processes:
                task = self._hub.loop.create_task(self._work())
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        return row

    def stop(self) -> None:
        """End the processes; whoever asks after a restart begins again."""
        for task in self._tasks:
            task.cancel()

    async def _work(self) -> None:
        while self._waiting:
            run_id, question = self._waiting.popleft()
            try:
                await self._play(run_id, question)
            except Exception as error:
                _log.error("%s of %s was not played: %s: %s", run_id, question.game, type(error).__name__, error)
                await self._keep(run_id, {"state": store.FAILED})

    async def _play(self, run_id: str, question: Question) -> None:
        config = self._hub.server.config
        bounds = Bounds(config.balance_games, config.balance_seconds, config.balance_niceness)
        if not await self._keep(run_id, {"state": store.RUNNING}):
            return
        player = await asyncio.to_thread(Player, question, bounds)
        try:
            while await self._follow(run_id, await asyncio.to_thread(player.hear)):
                await self._keep_waiting()
        finally:
            await asyncio.shield(asyncio.to_thread(player.end))

    async def _follow(self, run_id: str, told: Told | None) -> bool:
        """Store what was told; whether there is more to come."""
        if told is None:
            return await self._keep(run_id, {})
        values: dict[str, Any] = {"done": told.progress, "result": told.result}
        if told.pages is None:
            return await self._keep(run_id, values)
        pages = await asyncio.to_thread(store.packed, told.pages)
        await self._keep(run_id, values | {"state": store.DONE, "pages": pages})
        return False

    async def _keep_waiting(self) -> None:
        """The runs that wait are not forgotten; those that nobody wants any more are."""
        for entry in list(self._waiting):
            if not await self._keep(entry[0], {}) and entry in self._waiting:
                self._waiting.remove(entry)

    async def _keep(self, run_id: str, values: Mapping[str, Any]) -> bool:
        """Store how far a run is; while the database is away, it goes on."""
        with suppress(SQLAlchemyError, ApiError):
            return await self._hub.in_helper(store.keep, self._hub.server.database, run_id, values)
        return True
