"""`bellona serve` with a watch over its event loop: what every thread was at whenever the loop came late.

`traced.py TRACE serve …` writes one JSON line for each stall: when it began and how long the loop was late; how much of
that its thread ran, how much it stood in the queue for a processor, and for how long some thread collected garbage, in
milliseconds; the callbacks that the loop was in; and the innermost functions of its thread (`loop`) and of others that
were not idle (`beside`). Callbacks and functions come with the number of samples that showed them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from bellona.cli.main import main
from bellona.server.play.hub import Hub

BEAT_SECONDS = 0.005
LATE_SECONDS = 0.01
LOOK_SECONDS = 0.002
DEPTH = 3
IDLE = {"wait", "_worker", "get", "_run_once", "select", "run", "notifies", "_in_thread"}
"""Functions in which a thread has nothing to do."""


class Beat(NamedTuple):
    """When the heart beat; how long its thread had run and queued for a processor; garbage collected until then."""

    at: float
    ran: float
    queued: float
    collected: float

    def since(self, other: Beat) -> dict[str, float]:
        """How late it came after another one, and what passed meanwhile."""
        late = self.at - other.at - BEAT_SECONDS
        return {
            "ms": late, "ran": self.ran - other.ran, "queued": self.queued - other.queued,
            "collected": self.collected - other.collected,
        }  # fmt: skip


class Watch:
    """A heart that beats in the event loop, and a thread that looks what goes on when it does not."""

    def __init__(self, loop: asyncio.AbstractEventLoop, trace: Path) -> None:
        self._loop, self._trace = loop, trace
        self._own = threading.get_ident()
        self._schedule = os.open(f"/proc/self/task/{threading.get_native_id()}/schedstat", os.O_RDONLY)
        self._collected = self._collecting = 0.0
        gc.callbacks.append(self._note_collection)
        self._last = Beat(time.monotonic(), 0.0, 0.0, 0.0)
        loop.call_soon(self._beat)
        threading.Thread(target=self._look, name="stall-watch", daemon=True).start()

    def _beat(self) -> None:
        self._frame = sys._getframe(1)
        ran, queued = map(int, os.pread(self._schedule, 100, 0).split()[:2])
        self._last = Beat(time.monotonic(), ran / 1e9, queued / 1e9, self._collected)
        self._loop.call_later(BEAT_SECONDS, self._beat)

    def _note_collection(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._collecting = time.monotonic()
        else:
            self._collected += time.monotonic() - self._collecting

    def _look(self) -> None:
        while True:
            time.sleep(LOOK_SECONDS)
            last = self._last
            if time.monotonic() - last.at > BEAT_SECONDS + LATE_SECONDS:
                self._note(last)

    def _note(self, last: Beat) -> None:
        """Sample until the heart beats again, and write down what was seen."""
        seen: Counter[str] = Counter()
        callbacks: Counter[str] = Counter()
        while self._last is last:
            for number, frame in sys._current_frames().items():
                if number == self._own:
                    callbacks[_callback(frame, self._frame)] += 1
                    seen[f"loop: {_place(frame)}"] += 1
                elif number != threading.get_ident() and frame.f_code.co_name not in IDLE:
                    seen[f"beside: {_place(frame)}"] += 1
            time.sleep(LOOK_SECONDS)
        spent = {name: round(1000 * time, 1) for name, time in self._last.since(last).items()}
        stall = {"at": last.at, **spent, "callbacks": dict(callbacks), "seen": dict(seen.most_common(8))}
        with self._trace.open("a", encoding="utf-8") as out:
            out.write(json.dumps(stall) + "\n")


def _callback(frame: FrameType | None, loop: FrameType | None) -> str:
    """What the event loop, which runs in a frame, has called."""
    if frame is loop:
        return "the loop itself"
    while frame is not None and frame.f_back is not loop:
        frame = frame.f_back
    return f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_qualname}" if frame else "unknown"


def _place(frame: FrameType | None) -> str:
    """The innermost functions, and the innermost of our own behind them."""
    names: list[str] = []
    own = ""
    while frame is not None and not own:
        code = frame.f_code
        name = f"{Path(code.co_filename).stem}.{code.co_name}:{frame.f_lineno}"
        if len(names) < DEPTH:
            names.append(name)
        if "bellona" in code.co_filename:
            own = name
        frame = frame.f_back
    return " < ".join([*names, own] if own and own not in names else names)


def watched(start: Any, trace: Path) -> Any:
    """How a hub starts, with a watch."""

    def starting(hub: Hub, server: Any) -> None:
        start(hub, server)
        Watch(hub.loop, trace)

    return starting


def trace_wanted() -> Path:
    """The file that the command line names; what follows it is left for `bellona`."""
    parser = argparse.ArgumentParser(prog="traced.py", description=__doc__)
    parser.add_argument("trace", metavar="TRACE", type=Path, help="where the stalls are written")
    parser.add_argument("command", metavar="COMMAND", nargs=argparse.REMAINDER, help="a command of bellona: serve …")
    wanted = parser.parse_args()
    sys.argv[1:] = wanted.command
    found: Path = wanted.trace
    return found


if __name__ == "__main__":
    Hub.start = watched(Hub.start, trace_wanted())  # type: ignore[method-assign]
    main()
