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
import ray.exceptions

from bellona.gamekit.values import BellonaError

from .job import Job, Unit
from .workers import Workers

LOCAL = "local"
"""The address of a cluster that is started on this machine for the run."""
MOST_LOSSES = 20
"""How often a unit is repeated whose worker was lost; a unit takes about a second."""
AS_OTHERS = {"RAY_worker_niceness": "0", "RAY_task_oom_retries": str(MOST_LOSSES)}
"""Workers on this machine have the priority of any other process: by default they give way to all of them, and beside
a few that are always busy it takes minutes until the first game comes back."""


class RayWorkers(Workers):
    """All processors of a Ray cluster; nobody is told that it is used."""

    def __init__(self, address: str, count: int | None = None) -> None:
        """A cluster by its address; one that is started here has `count` workers, if not one for each processor."""
        for name, value in {"RAY_USAGE_STATS_ENABLED": "0", **(AS_OTHERS if address == LOCAL else {})}.items():
            os.environ.setdefault(name, value)
        cluster: Any = ray
        cluster.init(
            address=address,
            num_cpus=count if address == LOCAL else None,
            include_dashboard=False,
            configure_logging=False,
            log_to_driver=False,
        )
        self.count = int(cluster.cluster_resources().get("CPU", 1))
        self._asked: set[Future[Unit]] = set()
        """What is under way: Ray forgets a unit to which nobody refers any more."""
        self._play: Any = cluster.remote(max_retries=MOST_LOSSES)(_play)

    def submit(self, job: Job, seeds: Sequence[int]) -> Future[Unit]:
        """Have games played anywhere in the cluster."""
        told: Future[Unit] = Future()
        asked: Future[Unit] = self._play.remote(job, list(seeds)).future()
        self._asked.add(asked)
        asked.add_done_callback(lambda done: pass_on(done, told))
        asked.add_done_callback(self._asked.discard)
        return told

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        ray.shutdown()


def pass_on(done: Future[Unit], told: Future[Unit]) -> None:
    """Tell what came of a unit; if its workers, or the cluster itself, have gone, in one sentence."""
    error = done.exception()
    if error is None:
        told.set_result(done.result())
    elif isinstance(error, ray.exceptions.RayTaskError):
        told.set_exception(error.cause if isinstance(error.cause, BellonaError) else error)
    elif isinstance(error, ray.exceptions.WorkerCrashedError | ray.exceptions.OutOfMemoryError):
        told.set_exception(BellonaError("the workers on the Ray cluster end again and again; is there enough memory?"))
    elif isinstance(error, ray.exceptions.RayError):
        sentence = "the Ray cluster has gone; the games so far are kept, and the same command goes on"
        told.set_exception(BellonaError(f"{sentence} ({type(error).__name__})"))
    else:
        told.set_exception(error)


def _play(job: Job, seeds: Sequence[int]) -> Unit:
    return job.play(seeds)
