"""One part of what is measured, as a process: it gets ready, waits for its turn, and tells row after row."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

READY, END = "ready", "end"


class Turn:
    """The time that a part has."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds, not below 0."""
        return max(self._end - time.monotonic(), 0.0)


def take_part(kit: Path, name: str) -> None:
    """Get ready, wait until somebody writes how many seconds there are, and measure."""
    sys.path.append(str(Path.cwd() / "site"))
    from .parts import parts

    part = parts()[name]
    ways = part.ready(kit)
    say({READY: name})
    line = sys.stdin.readline()
    if not line.strip():
        return
    turn = Turn(float(line))
    for way in ways:
        for row in whatever_comes(way, turn):
            say({"part": name} | row)
    say({END: name})


def whatever_comes(way: Any, turn: Turn) -> Iterator[dict[str, Any]]:
    """The rows of one way to measure; what fails is told."""
    if turn.left < 0.5:
        yield {"left out": str(way)}
        return
    try:
        yield from way(turn)
    except Exception as fault:
        yield {"failed": repr(fault), "in": str(way)}


def say(row: dict[str, Any]) -> None:
    """A line for whoever conducts."""
    print(json.dumps(row), flush=True)
