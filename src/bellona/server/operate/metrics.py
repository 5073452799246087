"""The server's metrics, for the Prometheus client."""

from __future__ import annotations

import os
from typing import Generic, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

V = TypeVar("V", Counter, Histogram)
BOUNDS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Labelled(dict[tuple[str, ...], V], Generic[V]):
    """The values of a metric by their labels, each looked up in the client once."""

    def __init__(self, metric: V, process: tuple[str, ...]) -> None:
        self._metric: V = metric
        self._process = process

    def __missing__(self, labels: tuple[str, ...]) -> V:
        return self.setdefault(labels, self._metric.labels(*labels, *self._process))


class Tally:
    """A counter by result."""

    def __init__(self, counts: Labelled[Counter], default: str) -> None:
        self._counts, self._default = counts, (default,)

    def inc(self, *labels: str, by: int = 1) -> None:
        """Count one more."""
        self._counts[labels or self._default].inc(by)


class Metrics:
    """The counters of one process: `moves.inc()`, `sockets.inc()`, `stage("apply", seconds)`.

    With several processes, each value is labelled with its process.
    """

    def __init__(self, *, several: bool = False) -> None:
        self.registry = CollectorRegistry(auto_describe=False)
        self._process = (str(os.getpid()),) if several else ()
        self.requests = self._tally("bellona_requests", "HTTP requests", ("method", "route", "status"))
        self.moves = self._tally("bellona_moves", "Actions sent to matches", ("result",), "done")
        self.notices = self._tally("bellona_notices", "Notifications", ("kind", "result"))
        self.sockets = self._level("bellona_sockets", "Open WebSockets")
        self.matches = self._level("bellona_matches", "Matches in memory")
        self._routes = self._times("bellona_request_seconds", "Time to answer a request", "route")
        self._stages = self._times("bellona_move_seconds", "Time of one stage of a move", "stage")
        if not several:
            ProcessCollector(registry=self.registry)

    def stage(self, name: str, seconds: float) -> None:
        """How long one stage of a move took."""
        self._stages[(name,)].observe(seconds)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request that has been answered."""
        self.requests.inc(method, route, str(status))
        self._routes[(route,)].observe(seconds)

    def _tally(self, name: str, text: str, labels: tuple[str, ...], default: str = "") -> Tally:
        counter = Counter(name, text, self._with_process(labels), registry=self.registry)
        return Tally(Labelled(counter, self._process), default)

    def _level(self, name: str, text: str) -> Gauge:
        gauge = Gauge(name, text, self._with_process(()), registry=self.registry)
        return gauge.labels(*self._process) if self._process else gauge

    def _times(self, name: str, text: str, label: str) -> Labelled[Histogram]:
        histogram = Histogram(name, text, self._with_process((label,)), registry=self.registry, buckets=BOUNDS)
        return Labelled(histogram, self._process)

    def _with_process(self, labels: tuple[str, ...]) -> tuple[str, ...]:
        return (*labels, "process") if self._process else labels


def exposition(metrics: Metrics) -> bytes:
    """The text that a Prometheus server reads."""
    return generate_latest(metrics.registry)
