"""A server whose processes run only part of the time, so that a machine with few cores shows how they would scale.

Load, database and server share the cores. While the processes of a server are stopped, the others catch up; while they
run, each has nearly a core to itself. So two processes get twice the time that one gets, as on a larger machine.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PERIOD = 0.02


@contextmanager
def rationed(group: int, share: float) -> Iterator[None]:
    """Let the processes of a group run for this share of the time while the block lasts."""
    ended = threading.Event()

    def ration() -> None:
        while not ended.is_set():
            os.killpg(group, signal.SIGSTOP)
            time.sleep((1 - share) * PERIOD)
            os.killpg(group, signal.SIGCONT)
            time.sleep(share * PERIOD)

    thread = threading.Thread(target=ration, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
        with suppress(ProcessLookupError):
            os.killpg(group, signal.SIGCONT)
