"""Where the time of one move goes: the difference of two readings of a server's own Prometheus metrics."""

from __future__ import annotations

import re
import urllib.request
from dataclasses import dataclass

SAMPLE = re.compile(r'^bellona_move_seconds_(sum|count)\{[^}]*stage="([^"]+)"[^}]*\} (\S+)$', re.MULTILINE)
Reading = dict[tuple[str, str], float]


@dataclass(frozen=True)
class Stage:
    """A part of a move: how often it ran and how long it took in all."""

    name: str
    count: float
    seconds: float

    @property
    def each(self) -> float:
        """How long it took on average."""
        return self.seconds / max(self.count, 1.0)


def read_stages(url: str) -> Reading:
    """The current counters of all stages."""
    with urllib.request.urlopen(url, timeout=10) as answer:
        text = answer.read().decode()
    reading: Reading = {}
    for kind, stage, value in SAMPLE.findall(text):
        reading[stage, kind] = reading.get((stage, kind), 0.0) + float(value)
    return reading


def between(before: Reading, after: Reading) -> list[Stage]:
    """What the stages added from one reading to the next, in the order the server lists them."""
    names = dict.fromkeys(stage for stage, _ in after)

    def added(stage: str, kind: str) -> float:
        return after.get((stage, kind), 0.0) - before.get((stage, kind), 0.0)

    return [Stage(name, added(name, "count"), added(name, "sum")) for name in names]
