"""A program that is talked to in lines: it is held to its memory, and ended with all that it has started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from typing import IO
from uuid import uuid4

from .processes import descendants, marked, memory_of

LONGEST_LINE = 1 << 20
READ_AHEAD = 64
"""A program that has written so many lines that nobody has asked for waits until they are read."""
LOOK_SECONDS = 0.25
"""How often its memory is looked at while it is waited for."""
ENDING_SECONDS = 5.0
"""After so long nobody goes on ending what does not end."""
MARK = "BELLONA_BOT"
"""A variable of its environment, by which all that it has started is found."""


class Outgrown(Exception):
    """It uses more memory than it may."""


class Program:
    """A program under way. Nothing that it does, or leaves undone, stops whoever talks to it."""

    def __init__(self, words: Sequence[str], megabytes: int) -> None:
        self._limit = megabytes << 20
        self._mark = f"{MARK}={uuid4().hex}"
        name, value = self._mark.split("=")
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name == "posix",
            env=os.environ | {name: value},
        )  # fmt: skip
        _limit_memory(self._process.pid, self._limit)
        self._heard, self._said = Queue[bytes](READ_AHEAD), SimpleQueue[bytes]()
        self._is_over, self._looked = threading.Event(), 0.0
        threading.Thread(target=self._hear, args=(self._process.stdout,), daemon=True).start()
        threading.Thread(target=self._speak, args=(self._process.stdin,), daemon=True).start()

    @property
    def is_running(self) -> bool:
        """Whether it runs."""
        return self._process.poll() is None

    def tell(self, line: bytes) -> None:
        """Send it a line, when it reads; an empty one says that there are no more."""
        self._said.put(line)

    def next_line(self, until: float) -> bytes:
        """Its next line, empty if it has ended or if a line was too long; TimeoutError after a moment."""
        while (left := until - time.monotonic()) > 0:
            self._look()
            with suppress(Empty):
                return self._heard.get(timeout=min(left, LOOK_SECONDS))
        raise TimeoutError

    def wait(self, seconds: float) -> None:
        """Until it has ended, or so long."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)

    def end(self) -> None:
        """End it with all that it has started."""
        self._is_over.set()
        self.tell(b"")
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            _end_all(self._mark.encode())
        self._process.kill()
        self._process.wait()

    def _look(self) -> None:
        if time.monotonic() - self._looked > LOOK_SECONDS:
            self._looked = time.monotonic()
            if memory_of(descendants(self._process.pid), self._limit) > self._limit:
                raise Outgrown

    def _hear(self, out: IO[bytes]) -> None:
        """Pass on lines as they come, and an empty one at the end or when one is too long."""
        with out, suppress(OSError, ValueError):
            while (line := out.readline(LONGEST_LINE)).endswith(b"\n"):
                if not self._passed_on(line):
                    return
        self._passed_on(b"")

    def _passed_on(self, line: bytes) -> bool:
        while not self._is_over.is_set():
            with suppress(Full):
                self._heard.put(line, timeout=LOOK_SECONDS)
                return True
        return False

    def _speak(self, heard: IO[bytes]) -> None:
        with suppress(OSError), heard:
            while line := self._said.get():
                heard.write(line)
                heard.flush()


def _end_all(mark: bytes) -> None:
    """End all processes with a mark; those that they start meanwhile have it too."""
    until = time.monotonic() + ENDING_SECONDS
    while (found := marked(mark)) and time.monotonic() < until:
        for process in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)


def _limit_memory(process: int, size: int) -> None:
    if sys.platform == "linux":
        import resource

        with suppress(ProcessLookupError, PermissionError, ValueError):
            resource.prlimit(process, resource.RLIMIT_DATA, (size, size))
