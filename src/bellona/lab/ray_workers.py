"""The workers of a Ray cluster: the same units, wherever there is a free processor.

Ray repeats a unit whose worker was lost, and since a game depends on its seed alone, the repeated unit is the same.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Any

import ray

from .job import Job, Unit
from .workers import Workers

LOCAL = "local"
"""The address of a cluster that is started on this machine for the run."""
FOREVER = -1
"""How often a unit is repeated whose worker was lost."""


class RayWorkers(Workers):
    """All processors of a Ray cluster; nobody is told that it is used."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        cluster: Any = ray
        cluster.init(
            address=None if address == LOCAL else address,
            include_dashboard=False,
            configure_logging=False,
            log_to_driver=False,
        )
        self.count = int(cluster.cluster_resources().get("CPU", 1))
        self._play: Any = cluster.remote(max_retries=FOREVER)(_play)

    def submit(self, job: Job, seeds: Sequence[int]) -> Future[Unit]:
        """Have games played anywhere in the cluster."""
        found: Future[Unit] = self._play.remote(job, list(seeds)).future()
        return found

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        ray.shutdown()


def _play(job: Job, seeds: Sequence[int]) -> Unit:
    return job.play(seeds)
