"""What the server counts. Counting costs well under a microsecond; the words are made when somebody asks."""

from __future__ import annotations

import os
import threading
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any

BOUNDS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Tally:
    """How often something happened, by how it came out."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.counts: dict[tuple[str, ...], int] = {}

    def inc(self, *labels: str, by: int = 1) -> None:
        """Count one more."""
        with self._lock:
            self.counts[labels] = self.counts.get(labels, 0) + by


class Level:
    """How many there are now."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.value = 0

    def inc(self) -> None:
        """One more."""
        with self._lock:
            self.value += 1

    def dec(self) -> None:
        """One less."""
        with self._lock:
            self.value -= 1

    def set(self, value: int) -> None:
        """So many."""
        self.value = value


class Times:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration."""
        place = bisect_left(BOUNDS, seconds)
        with self._lock:
            self.counts[place] += 1
            self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """How many took at most so long, for each bound."""
        running, found = 0, []
        for bound, count in zip((*BOUNDS, float("inf")), self.counts, strict=True):
            running += count
            found.append(("+Inf" if bound == float("inf") else str(bound), float(running)))
        return found


class Metrics:
    """The counters of one process: `moves.inc()`, `sockets.inc()`, `stage("apply", seconds)`."""

    def __init__(self, *, several: bool = False) -> None:
        self.moves = Tally()
        self.notices = Tally()
        self.requests = Tally()
        self.sockets = Level()
        self.matches = Level()
        self._stages: dict[str, Times] = {}
        self._routes: dict[str, Times] = {}
        self._process = {"process": str(os.getpid())} if several else {}

    def stage(self, name: str, seconds: float) -> None:
        """How long one stage of a move took."""
        times = self._stages.get(name)
        if times is None:
            times = self._stages.setdefault(name, Times())
        times.add(seconds)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request that has been answered."""
        self.requests.inc(method, route, str(status))
        times = self._routes.get(route)
        if times is None:
            times = self._routes.setdefault(route, Times())
        times.add(seconds)

    def collect(self) -> Iterator[Any]:
        """Everything in Prometheus' own values."""
        yield self._counter("bellona_requests", "HTTP requests", self.requests, ("method", "route", "status"))
        yield self._counter("bellona_moves", "Actions sent to matches", self.moves, ("result",), "done")
        yield self._counter("bellona_notices", "Notifications", self.notices, ("kind", "result"))
        yield self._gauge("bellona_sockets", "Open WebSockets", self.sockets)
        yield self._gauge("bellona_matches", "Matches in memory", self.matches)
        yield self._histogram("bellona_request_seconds", "Time to answer a request", "route", self._routes)
        yield self._histogram("bellona_move_seconds", "Time of one stage of a move", "stage", self._stages)

    def _counter(self, name: str, text: str, tally: Tally, labels: tuple[str, ...], default: str = "") -> Any:
        from prometheus_client.core import CounterMetricFamily

        family = CounterMetricFamily(name, text, labels=[*labels, *self._process])
        for values, count in list(tally.counts.items()):
            family.add_metric([*(values or (default,)), *self._process.values()], count)
        return family

    def _gauge(self, name: str, text: str, level: Level) -> Any:
        from prometheus_client.core import GaugeMetricFamily

        family = GaugeMetricFamily(name, text, labels=list(self._process))
        family.add_metric(list(self._process.values()), level.value)
        return family

    def _histogram(self, name: str, text: str, label: str, timed: dict[str, Times]) -> Any:
        from prometheus_client.core import HistogramMetricFamily

        family = HistogramMetricFamily(name, text, labels=[label, *self._process])
        for value, times in list(timed.items()):
            family.add_metric([value, *self._process.values()], times.buckets(), times.total)
        return family


def exposition(metrics: Metrics) -> bytes:
    """The text that a Prometheus server reads."""
    from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest

    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Collector(metrics))
    if not metrics._process:
        ProcessCollector(registry=registry)
    return bytes(generate_latest(registry))


class _Collector:
    """Metrics as the registry wants them."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def describe(self) -> Iterable[Any]:
        return ()

    def collect(self) -> Iterable[Any]:
        return self._metrics.collect()
