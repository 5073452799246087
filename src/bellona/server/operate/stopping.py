"""Notifies clients before the connections are closed."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from types import FrameType

from uvicorn import Server

LOOK_EVERY = 1.0
AGAIN_AFTER = 5.0
STOPPED_SHORT = 1
_log = logging.getLogger("bellona.server")


def uvicorn_here() -> Server | None:
    """The Uvicorn server that runs in this process, in its main thread: it has installed its handlers by now."""
    found = getattr(signal.getsignal(signal.SIGTERM), "__self__", None)
    return found if isinstance(found, Server) else None


def before_stopping(last_word: Callable[[], None], seconds: float) -> None:
    """Call something on the running event loop when the process receives a stop signal, before the sockets are closed.

    Call this while the app starts: the server's own handlers are installed then, and run next. Even if something hangs,
    the process ends after this many seconds: everything confirmed is stored by then.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        following = signal.getsignal(number)

        def stop(told: int, frame: FrameType | None, following: object = following) -> None:
            loop.call_soon_threadsafe(last_word)
            _end_within(seconds)
            if callable(following):
                following(told, frame)

        signal.signal(number, stop)


def _end_within(seconds: float) -> None:
    """Kill the process when its time is up."""

    def end() -> None:
        _log.error("not everything could be ended in %.0f s; what was confirmed is stored", seconds)
        os._exit(STOPPED_SHORT)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


async def cancelled(task: asyncio.Task[None], again_after: float = AGAIN_AFTER) -> None:
    """Cancel a task and wait until it has ended.

    Before Python 3.12 `asyncio.wait_for` loses a cancellation that comes just when what it waits for is done: a task
    that goes on is cancelled again.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=again_after)
    if not task.cancelled():
        task.result()


async def end_with_parent() -> None:
    """Stop in order when the parent process is gone, since nothing else would stop this one."""
    parent = os.getppid()
    while os.getppid() == parent:
        await asyncio.sleep(LOOK_EVERY)
    signal.raise_signal(signal.SIGTERM)
