"""How the games of a run scale with those who play them: one process, several, and a Ray cluster on this machine.

    python -m bench.scaling [GAME/SCENARIO] [--seconds 60] [--jobs 2] [--without-ray] [--peer-seconds 10]

All play the same games, in batches that take each of them about so many seconds; the rows have to be the same. Two
times are told: from nothing to the first games of every worker, and the batch after it. The share of the ideal is
games a second against those of one process times the number of workers. `pip install 'bellona[ray]'` has Ray.

Then every game of ours and catanatron play for `--peer-seconds` each, as `bench.catanatron_peer` does; 0 leaves it out,
and `pip install 'bellona[bench]'` has catanatron. All together takes about five minutes.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bellona.lab.dispatch import played
from bellona.lab.job import Job, job_of
from bellona.lab.workers import Workers, workers_of

from . import catanatron_peer

FEW = 3.0
"""Seconds of games by which the size of a batch is estimated."""
RAY_WORKERS = 2
WANTED = 0.85
"""The least share of the ideal."""
HEAD = ("who plays", "games", "start s", "batch s", "games/s", "of ideal")


class Batch(NamedTuple):
    """A batch of games, by its seeds, and the seconds that it took."""

    rows: dict[int, Any]
    start: float
    seconds: float

    @property
    def speed(self) -> float:
        """Games a second, once all workers are there."""
        return len(self.rows) / self.seconds


def estimated(job: Job) -> float:
    """Games a second in this process."""
    job.play([0])
    games, started = 0, time.perf_counter()
    while time.perf_counter() - started < FEW:
        games += len(job.play(range(games, games + 10)).records)
    return games / (time.perf_counter() - started)


def batch(job: Job, games: int, make: Callable[[], Workers]) -> Batch:
    """Games played by new workers."""
    started = time.perf_counter()
    with make() as workers:
        first = range(-4 * workers.count, 0)
        _all(played(job, iter(first), len(first), workers))
        ready = time.perf_counter()
        rows = _all(played(job, iter(range(games)), games, workers))
        return Batch(rows, ready - started, time.perf_counter() - ready)


def _all(units: Iterator[list[Any]]) -> dict[int, Any]:
    return {record["seed"]: record for unit in units for record in unit}


def on_ray() -> Workers:
    """A cluster of its own on this machine, of a given size."""
    from bellona.lab.ray_workers import LOCAL, RayWorkers

    return RayWorkers(LOCAL, RAY_WORKERS)


def measured(job: Job, seconds: float, teams: Mapping[str, tuple[int, Callable[[], Workers]]]) -> dict[str, Batch]:
    """The batches of all teams, with a line for each; the first is what the others are compared with."""
    games = max(1, round(estimated(job) * seconds))
    print("{:16}{:>9}{:>9}{:>9}{:>9}{:>9}".format(*HEAD))
    found: dict[str, Batch] = {}
    for name, (count, make) in teams.items():
        found[name] = now = batch(job, games * count, make)
        alone = next(iter(found.values()))
        if any(now.rows[seed] != alone.rows[seed] for seed in alone.rows):
            raise SystemExit(f"{name}: other rows than one process")
        share = now.speed / (alone.speed * count)
        verdict = "" if share >= WANTED else f"  less than {WANTED:.0%}"
        print(
            f"{name:16}{len(now.rows):9,}{now.start:9.1f}{now.seconds:9.1f}{now.speed:9.1f}{share:9.1%}{verdict}",
            flush=True,
        )
    return found


def overhead(processes: Batch, ray: Batch) -> str:
    """What Ray costs beside as many processes."""
    start, speed = ray.start - processes.start, 1 - ray.speed / processes.speed
    return f"Ray costs {start:.1f} s more at the start, and {speed:.1%} of the games, beside as many processes."


def main() -> None:
    """Measure, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("place", nargs="?", default="de_bello_punico/beneventum")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--without-ray", action="store_true")
    parser.add_argument("--peer-seconds", type=float, default=10.0)
    wanted = parser.parse_args()
    game, _, scenario = wanted.place.partition("/")
    job = job_of(game, scenario, ("greedy", "greedy"))
    several, cluster = f"{wanted.jobs} processes", f"Ray, {RAY_WORKERS} workers"
    teams: dict[str, tuple[int, Callable[[], Workers]]] = {
        "one process": (1, lambda: workers_of(1)),
        several: (wanted.jobs, lambda: workers_of(wanted.jobs)),
    }
    if not wanted.without_ray:
        teams[cluster] = (RAY_WORKERS, on_ray)
    found = measured(job, wanted.seconds, teams)
    if cluster in found and wanted.jobs == RAY_WORKERS:
        print(overhead(found[several], found[cluster]), flush=True)
    if wanted.peer_seconds:
        catanatron_peer.compare(wanted.peer_seconds)


if __name__ == "__main__":
    main()
