"""Threads that work for all clients in turn, so that one with many requests does not delay the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from ..errors import ApiError

T = TypeVar("T")
Waiting = tuple["asyncio.Future[Any]", Callable[[], Any]]


class Lane:
    """A few threads; one task at a time per client, and a limited queue for each. In the event loop."""

    def __init__(self, name: str, threads: int, most: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free, self._most = threads, most
        self._waiting: dict[str, deque[Waiting]] = {}
        """By client, those whose turn is next first."""
        self._served: set[str] = set()

    async def run(self, client: str, work: Callable[..., T], *args: Any) -> T:
        """The result of some work, when it is the client's turn; the server itself has no name and no limit."""
        queue = self._waiting.setdefault(client, deque())
        if client and len(queue) >= self._most:
            raise ApiError(429, "too-many", seconds=1)
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append((result, partial(work, *args)))
        self._start()
        return await result

    def shutdown(self) -> None:
        """Accept no more work."""
        self._waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> None:
        """Give the free threads work, one client after another."""
        while self._free:
            found = self._next()
            if found is None:
                return
            self._free -= 1
            client, result, work = found
            self._served.add(client)
            loop = asyncio.get_running_loop()
            loop.run_in_executor(self._pool, work).add_done_callback(partial(self._done, client, result))

    def _next(self) -> tuple[str, asyncio.Future[Any], Callable[[], Any]] | None:
        """The next task; its client goes to the end of the queue."""
        for client in [client for client in self._waiting if client not in self._served]:
            queue = self._waiting.pop(client)
            while queue and queue[0][0].done():  # the client has gone
                queue.popleft()
            if queue:
                result, work = queue.popleft()
                if queue:
                    self._waiting[client] = queue
                return client, result, work
        return None

    def _done(self, client: str, result: asyncio.Future[Any], outcome: asyncio.Future[Any]) -> None:
        self._free += 1
        self._served.discard(client)
        if outcome.cancelled():
            result.cancel()
        elif not result.done():
            error = outcome.exception()
            if error is None:
                result.set_result(outcome.result())
            else:
                result.set_exception(error)
        else:
            outcome.exception()
        self._start()
