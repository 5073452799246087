"""Rate limits: one token bucket per key and kind, in the memory of this process."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Mapping

from ..errors import ApiError
from ..rates import Rate

PRUNE_AT = 20_000


class Limits:
    """Buckets that hold as many tokens as a rate allows at once and refill at that rate."""

    def __init__(self, rates: Mapping[str, Rate], clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = rates
        self._clock = clock
        self._lock = threading.Lock()
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, key: str, kind: str) -> None:
        """Take one token; too many requests are an error that names the seconds to wait."""
        wait = self.wait(key, kind)
        if wait:
            raise ApiError(429, "too-many", seconds=math.ceil(wait))

    def wait(self, key: str, kind: str) -> float:
        """Take one token if there is one; else the seconds until there is."""
        rate = self._rates[kind]
        if not rate.count:
            return 0.0
        at = self._clock()
        with self._lock:
            tokens = self._tokens(key, kind, rate, at)
            if tokens < 1.0:
                return (1.0 - tokens) * rate.seconds / rate.count
            self._buckets[kind, key] = (tokens - 1.0, at)
            if len(self._buckets) > PRUNE_AT:
                self._prune(at)
        return 0.0

    def _tokens(self, key: str, kind: str, rate: Rate, at: float) -> float:
        tokens, since = self._buckets.get((kind, key), (float(rate.count), at))
        return min(float(rate.count), tokens + (at - since) * rate.count / rate.seconds)

    def _prune(self, at: float) -> None:
        """Drop the buckets that are full again and, if that is not enough, the older half."""
        full = [
            (kind, key)
            for kind, key in self._buckets
            if self._tokens(key, kind, self._rates[kind], at) >= self._rates[kind].count
        ]
        for bucket in full:
            del self._buckets[bucket]
        if len(self._buckets) > PRUNE_AT // 2:
            by_age = sorted(self._buckets, key=lambda bucket: self._buckets[bucket][1])
            for bucket in by_age[: len(by_age) // 2]:
                del self._buckets[bucket]
