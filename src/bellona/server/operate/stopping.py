"""A last word before the connections are closed."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from types import FrameType

LOOK_EVERY = 1.0


def before_stopping(last_word: Callable[[], None]) -> None:
    """Call something on the running event loop when the process is told to stop, ahead of whoever closes the sockets.

    To be called while the app starts: the server's own handlers are in place then, and come next.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        following = signal.getsignal(number)

        def stop(told: int, frame: FrameType | None, following: object = following) -> None:
            loop.call_soon_threadsafe(last_word)
            if callable(following):
                following(told, frame)

        signal.signal(number, stop)


async def end_with_parent() -> None:
    """End in order when the process that started this one is gone: nobody else would."""
    parent = os.getppid()
    while os.getppid() == parent:
        await asyncio.sleep(LOOK_EVERY)
    signal.raise_signal(signal.SIGTERM)
