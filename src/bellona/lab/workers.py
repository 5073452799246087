"""Those who play the games of a job: this process, several processes of this machine, or a Ray cluster."""

from __future__ import annotations

import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from types import TracebackType

from .job import Job, Unit


class Workers(ABC):
    """Plays units of games, several at a time."""

    count: int
    """How many units are played at a time."""

    @abstractmethod
    def submit(self, job: Job, seeds: Sequence[int]) -> Future[Unit]:
        """Have games played; BrokenExecutor as the result means that a worker was lost, and the unit with it."""

    def mend(self) -> None:
        """Replace lost workers."""
        return

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return


class ThisProcess(Workers):
    """Plays every unit at once, in this process."""

    count = 1

    def submit(self, job: Job, seeds: Sequence[int]) -> Future[Unit]:
        """The unit, already played."""
        done: Future[Unit] = Future()
        done.set_result(job.play(seeds))
        return done


class Processes(Workers):
    """Several processes of this machine; they start when the first unit comes."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=_begin_work)

    def submit(self, job: Job, seeds: Sequence[int]) -> Future[Unit]:
        """Have games played by a process that is free, or by one that is started for it."""
        with _interrupts_held():
            return self._pool.submit(job.play, seeds)

    def mend(self) -> None:
        """A pool that has lost a process is of no use any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._new()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(wait=kind is None, cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process that is started here hears of no interrupt before it can pass over it; this one hears of it later."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_work() -> None:
    """An interrupt is for the process that commands, which stops the others in good order; without it they end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def workers_of(jobs: int, ray: str | None = None) -> Workers:
    """The workers that a user asks for."""
    if ray is not None:
        from .ray_workers import RayWorkers

        return RayWorkers(ray)
    return Processes(jobs) if jobs > 1 else ThisProcess()
