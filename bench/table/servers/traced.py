"""`bellona serve` with a watch over its event loop: what every thread was at whenever the loop came late.

`traced.py TRACE serve …` writes one JSON line for each stall: how long the loop was late and how much of that it
ran, in milliseconds, and the innermost functions of its thread (`loop`) and of others that were not idle (`beside`),
with the number of samples that showed them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from bellona.cli.main import main
from bellona.server.play.hub import Hub

BEAT_SECONDS = 0.005
LATE_SECONDS = 0.02
DEPTH = 3
IDLE = {"wait", "_worker", "get", "_run_once", "select", "run", "notifies", "_in_thread"}
"""Functions in which a thread has nothing to do."""


class Watch:
    """A heart that beats in the event loop, and a thread that looks what goes on when it does not."""

    def __init__(self, loop: asyncio.AbstractEventLoop, trace: Path) -> None:
        self._loop, self._trace = loop, trace
        self._own = threading.get_ident()
        self._clock = time.pthread_getcpuclockid(self._own)
        self._beat()
        threading.Thread(target=self._look, name="stall-watch", daemon=True).start()

    def _beat(self) -> None:
        self._beaten, self._ran = time.monotonic(), time.clock_gettime(self._clock)
        self._loop.call_later(BEAT_SECONDS, self._beat)

    def _look(self) -> None:
        while True:
            time.sleep(BEAT_SECONDS)
            beaten, ran = self._beaten, self._ran
            if time.monotonic() - beaten > LATE_SECONDS:
                self._note(beaten, ran)

    def _note(self, beaten: float, ran: float) -> None:
        """Sample until the heart beats again, and write down what was seen."""
        seen: Counter[str] = Counter()
        while self._beaten == beaten:
            for number, frame in sys._current_frames().items():
                if number != threading.get_ident() and (number == self._own or frame.f_code.co_name not in IDLE):
                    seen[f"{'loop' if number == self._own else 'beside'}: {_place(frame)}"] += 1
            time.sleep(BEAT_SECONDS)
        late, busy = 1000 * (self._beaten - beaten), 1000 * (self._ran - ran)
        stall = {"at": beaten, "ms": round(late, 1), "ran": round(busy, 1), "seen": dict(seen.most_common(8))}
        with self._trace.open("a", encoding="utf-8") as out:
            out.write(json.dumps(stall) + "\n")


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
