"""What held a server's event loop up, from the trace that `servers/traced.py` writes: a line for each place."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

FILE = "stalls.jsonl"
OWN = "loop: "
"""How the places of the event loop's own thread begin."""


@dataclass
class Stall:
    """A place in which the event loop was found when it came late: how often, how long in all and at the longest."""

    place: str
    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    ran: float = 0.0
    """How much of the total its thread ran; the rest it waited, for the disk, for another thread or for a processor."""

    def add(self, late: float, ran: float) -> None:
        """It was found there again."""
        self.count += 1
        self.total += late
        self.ran += ran
        self.longest = max(self.longest, late)


def read_stalls(folder: Path) -> list[Stall]:
    """All stalls of a run by their place, those that cost most first."""
    trace = folder / FILE
    found: dict[str, Stall] = {}
    for line in trace.read_text(encoding="utf-8").splitlines() if trace.exists() else ():
        stall = json.loads(line)
        own = [place for place in stall["seen"] if place.startswith(OWN)]
        place = max(own, key=stall["seen"].get, default="unknown").removeprefix(OWN)
        found.setdefault(place, Stall(place)).add(stall["ms"], stall["ran"])
    return sorted(found.values(), key=lambda stall: -stall.total)


def lines(stalls: Iterable[Stall], most: int = 12) -> Iterator[str]:
    """What is said of them."""
    for stall in list(stalls)[:most]:
        times = f"{stall.count:4} times, {stall.longest:5.0f} ms at the longest, {stall.total:6.0f} in all"
        yield f"{times}, of which it ran {stall.ran:5.0f}: {stall.place}"
