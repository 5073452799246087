"""What held a server's event loop up, from the trace that `servers/traced.py` writes: a line for each place."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILE = "stalls.jsonl"
OWN = "loop: "
"""How the places of the event loop's own thread begin."""


@dataclass
class Stall:
    """What the event loop was in when it came late: how often, how long in all and at the longest, in milliseconds."""

    place: str
    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    ran: float = 0.0
    """How much of the total its thread ran."""
    longest_run: float = 0.0
    queued: float = 0.0
    """How much of it its thread stood in the queue for a processor; the rest it waited for the disk or a thread."""
    collected: float = 0.0
    """For how long garbage was collected meanwhile."""

    def add(self, stall: dict[str, Any]) -> None:
        """It was found there again."""
        self.count += 1
        self.total += stall["ms"]
        self.ran += stall["ran"]
        self.queued += stall["queued"]
        self.collected += stall["collected"]
        self.longest = max(self.longest, stall["ms"])
        self.longest_run = max(self.longest_run, stall["ran"])


def read_trace(folder: Path) -> list[dict[str, Any]]:
    """All stalls of a run, in their order."""
    trace = folder / FILE
    return [json.loads(line) for line in trace.read_text(encoding="utf-8").splitlines()] if trace.exists() else []


def read_stalls(folder: Path) -> list[Stall]:
    """All stalls of a run by their place, those that cost most first."""
    return by_place(read_trace(folder))


def by_place(stalls: Iterable[dict[str, Any]]) -> list[Stall]:
    """Stalls by the callback that was seen most, and the innermost function of ours in it; the costliest first."""
    found: dict[str, Stall] = {}
    for stall in stalls:
        own = [place for place in stall["seen"] if place.startswith(OWN)]
        inner = max(own, key=stall["seen"].get, default=OWN + "unknown").removeprefix(OWN).rpartition(" < ")[2]
        callback = max(stall["callbacks"], key=stall["callbacks"].get, default="unknown")
        place = f"{callback}, in {inner}"
        found.setdefault(place, Stall(place)).add(stall)
    return sorted(found.values(), key=lambda stall: -stall.total)


def lines(stalls: Iterable[Stall], most: int = 12) -> Iterator[str]:
    """What is said of them."""
    for stall in list(stalls)[:most]:
        times = f"{stall.count:4} times, {stall.longest:5.0f} ms at the longest, {stall.total:6.0f} in all"
        spent = f"ran {stall.ran:5.0f} ({stall.longest_run:.0f} at the longest), queued {stall.queued:5.0f}"
        yield f"{times}; {spent}, garbage {stall.collected:4.0f}: {stall.place}"
