"""Distributes games to workers, in units whose size follows the measured speed, and repeats units that were lost."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from itertools import islice

from bellona.gamekit.values import BellonaError

from .job import Job, Record, Unit
from .workers import Workers

UNIT_SECONDS = 1.0
"""How long a unit should take."""
MOST_IN_UNIT = 2000
AHEAD = 2
"""How many units per worker are under way or waiting, so that nobody waits for work."""
MOST_LOSSES = 5
"""After so many losses of workers without a finished unit, something is wrong with the games themselves."""


class Pace:
    """How long a game takes, as far as is known."""

    def __init__(self) -> None:
        self._games, self._seconds = 0, 0.0

    def add(self, unit: Unit) -> None:
        """A unit was played."""
        self._games += len(unit.records)
        self._seconds += unit.seconds

    def size(self, left: int, workers: int) -> int:
        """How many games the next unit has: one while nothing is known, fewer again when the end is near."""
        if not self._games:
            return 1
        wanted = int(UNIT_SECONDS * self._games / max(self._seconds, 1e-9))
        fair = -(-left // (AHEAD * workers))
        return max(1, min(wanted, fair, MOST_IN_UNIT))


class _Ahead:
    """The games that nobody has begun: those of lost units first, then the others in order."""

    def __init__(self, seeds: Iterator[int], count: int) -> None:
        self._seeds, self._left = seeds, count
        self._lost: deque[Sequence[int]] = deque()

    def __bool__(self) -> bool:
        return self._left > 0 or bool(self._lost)

    def unit(self, pace: Pace, workers: int) -> Sequence[int]:
        """The next games to be played together."""
        if self._lost:
            return self._lost.popleft()
        found = list(islice(self._seeds, min(self._left, pace.size(self._left, workers))))
        self._left -= len(found)
        return found

    def put_back(self, units: Iterator[Sequence[int]]) -> None:
        """Units that were lost with their workers."""
        self._lost.extend(units)


def played(job: Job, seeds: Iterator[int], count: int, workers: Workers) -> Iterator[list[Record]]:
    """The games of so many seeds, unit by unit as they finish; nothing is laid out in advance."""
    ahead, pace, losses = _Ahead(seeds, count), Pace(), 0
    under_way: dict[Future[Unit], Sequence[int]] = {}
    while ahead or under_way:
        try:
            while ahead and len(under_way) < AHEAD * workers.count:
                _submit(job, ahead, pace, workers, under_way)
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                done = future.result()
                del under_way[future]
                losses = 0
                pace.add(done)
                yield done.records
        except BrokenExecutor:
            losses += 1
            if losses > MOST_LOSSES:
                raise BellonaError("the processes that play end again and again; is there enough memory?") from None
            ahead.put_back(iter(under_way.values()))
            under_way.clear()
            workers.mend()


def _submit(
    job: Job, ahead: _Ahead, pace: Pace, workers: Workers, under_way: dict[Future[Unit], Sequence[int]]
) -> None:
    unit = ahead.unit(pace, workers.count)
    try:
        under_way[workers.submit(job, unit)] = unit
    except BrokenExecutor:
        ahead.put_back(iter([unit]))
        raise
