"""The server's metrics, for the Prometheus client."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BOUNDS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Labelled(dict[tuple[str, ...], Counter]):
    """The values of a metric by their labels, each looked up in the client once."""

    def __init__(self, metric: Counter, process: tuple[str, ...]) -> None:
        self._metric = metric
        self._process = process

    def __missing__(self, labels: tuple[str, ...]) -> Counter:
        return self.setdefault(labels, self._metric.labels(*labels, *self._process))


class Tally:
    """A counter by result."""

    def __init__(self, counts: Labelled) -> None:
        self._counts = counts

    def inc(self, *labels: str) -> None:
        """Count one more."""
        self._counts[labels].inc()


class Moves(Collector):
    """A counter by result that costs the event loop little: every move is counted."""

    def __init__(self, name: str, text: str, process: tuple[str, ...]) -> None:
        self._family = (name, text, ("result", "process") if process else ("result",))
        self._process = process
        self._counts: defaultdict[str, int] = defaultdict(int)

    def inc(self, result: str = "done", by: int = 1) -> None:
        """Count more with this result."""
        self._counts[result] += by

    def collect(self) -> Iterator[CounterMetricFamily]:
        """All values, for the client."""
        name, text, labels = self._family
        family = CounterMetricFamily(name, text, labels=labels)
        for result, count in list(self._counts.items()):
            family.add_metric((result, *self._process), count)
        yield family


class Spread:
    """How long something took: how often at most so long, and how long in all."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0


class Times(Collector):
    """A histogram that is added to in the event loop alone, and costs it little: a move adds to three."""

    def __init__(self, name: str, text: str, label: str, process: tuple[str, ...]) -> None:
        self._family = (name, text, (label, "process") if process else (label,))
        self._process = process
        self._spreads: dict[str, Spread] = {}

    def add(self, label: str, seconds: float) -> None:
        """Something with this label took so long."""
        spread = self._spreads.get(label)
        if spread is None:
            spread = self._spreads[label] = Spread()
        spread.counts[bisect_left(BOUNDS, seconds)] += 1
        spread.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """All values, for the client."""
        name, text, labels = self._family
        family = HistogramMetricFamily(name, text, labels=labels)
        bounds = [*map(str, BOUNDS), "+Inf"]
        for label, spread in list(self._spreads.items()):
            buckets = list(zip(bounds, accumulate(spread.counts), strict=True))
            family.add_metric((label, *self._process), buckets, spread.total)
        yield family


class Metrics:
    """The counters of one process: `moves.inc()`, `sockets.inc()`, `stage("apply", seconds)`.

    With several processes, each value is labelled with its process.
    """

    def __init__(self, *, several: bool = False) -> None:
        self.registry = CollectorRegistry(auto_describe=False)
        self._process = (str(os.getpid()),) if several else ()
        self.requests = self._tally("bellona_requests", "HTTP requests", ("method", "route", "status"))
        self.moves = Moves("bellona_moves", "Actions sent to matches", self._process)
        self.registry.register(self.moves)
        self.notices = self._tally("bellona_notices", "Notifications", ("kind", "result"))
        self.sockets = self._level("bellona_sockets", "Open WebSockets")
        self.matches = self._level("bellona_matches", "Matches in memory")
        self._routes = self._times("bellona_request_seconds", "Time to answer a request", "route")
        self.stage = self._times("bellona_move_seconds", "Time of one stage of a move", "stage").add
        """How long one stage of a move took."""
        if not several:
            ProcessCollector(registry=self.registry)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request that has been answered."""
        self.requests.inc(method, route, str(status))
        self._routes.add(route, seconds)

    def _tally(self, name: str, text: str, labels: tuple[str, ...]) -> Tally:
        counter = Counter(name, text, self._with_process(labels), registry=self.registry)
        return Tally(Labelled(counter, self._process))

    def _level(self, name: str, text: str) -> Gauge:
        gauge = Gauge(name, text, self._with_process(()), registry=self.registry)
        return gauge.labels(*self._process) if self._process else gauge

    def _times(self, name: str, text: str, label: str) -> Times:
        times = Times(name, text, label, self._process)
        self.registry.register(times)
        return times

    def _with_process(self, labels: tuple[str, ...]) -> tuple[str, ...]:
        return (*labels, "process") if self._process else labels


def exposition(metrics: Metrics) -> bytes:
    """The text that a Prometheus server reads."""
    return generate_latest(metrics.registry)
