"""Mass simulation: many games between bots, on any number of workers, resumable, with a report.

The seed of a game is its number, so that the same numbers give the same games on any number of workers, and variants
of a scenario are compared in games with the same dice.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bellona.bots import levels
from bellona.bots.outside import is_outside
from bellona.gamekit.data_files import OWN_FILE, Document
from bellona.gamekit.values import NotUnderstood
from bellona.registry import has_scenario, require, scenarios_of

from .dispatch import played
from .intervals import games_for, half_width, wilson
from .job import Job, Record, job_of
from .keeping import Kept
from .limits import MOST_GAMES, MOST_JOBS
from .tally import Tally
from .workers import Workers, workers_of

Progress = Callable[[int, int], None]
FIRST_LOOK = 100
"""After so many games it is estimated how many are needed; later looks are at the estimates."""
MORE, FASTEST = 20, 4
"""From one look to the next there are at least a twentieth more games, and at most four times as many."""
FINEST = 0.001


def simulate(
    game: str,
    scenario: str,
    bots: Sequence[str] = ("greedy", "greedy"),
    games: int = 100,
    jobs: int = 1,
    seed: int = 1,
    progress: Progress | None = None,
    out: Path | None = None,
    rotate: bool = False,
    tables: Document | None = None,
    watch: bool = False,
    until: float | None = None,
    ray: str | None = None,
) -> dict[str, Any]:
    """Play games between bots and report; with `out`, every game is kept and an interrupted run is resumed.

    There is a bot for each seat in order; the last one named takes all remaining seats. With `rotate` they move on by
    one seat from game to game. `tables` are an owner's values, `watch` has more noted of every game, `until` ends the
    run when the share of every seat is known so exactly (at most `games` are played), `ray` is the address of a
    cluster that plays in place of `jobs` processes.
    """
    _check(game, scenario, bots, games, jobs, until, watch)
    job = replace(job_of(game, scenario, bots, tables, rotate), watch=watch)
    with workers_of(min(jobs, games), ray) as workers:
        return run(job, range(seed, seed + games), workers, out, until, progress)


def run(
    job: Job,
    seeds: range,
    workers: Workers,
    out: Path | None = None,
    until: float | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play a job; returns its report."""
    started, kept = time.perf_counter(), Kept(out, job.settings | {"seed": seeds.start})
    counted = Counted(job.seats(), seeds, min(FIRST_LOOK, len(seeds)) if until else len(seeds))
    for record in kept.read(seeds.start, len(seeds)):
        kept.count(counted, record)
    while counted.goal:
        if progress:
            progress(counted.tally.games, counted.goal)
        for batch in played(job, counted.wanted(), counted.goal - counted.tally.games, workers):
            kept.add(batch)
            for record in batch:
                counted.add(record)
            if progress:
                progress(counted.tally.games, counted.goal)
        if not until or counted.is_known(until):
            break
        counted.extend(counted.needed(until))
    report = counted.tally.report(job.game, job.scenario, job.bots)
    report |= {"rotated": job.rotate, "intervals": _intervals(report), "seed": seeds.start}
    report["seconds"] = round(time.perf_counter() - started, 3)
    kept.finish(report, seeds[: counted.goal])
    return report


class Counted:
    """The games of a run, counted as they come, up to a goal that depends only on the games before it."""

    def __init__(self, seats: Sequence[str], seeds: range, goal: int) -> None:
        self.tally, self.goal = Tally(seats), goal
        self._seats, self._seeds = seats, seeds
        self._done = bytearray(len(seeds))
        self._beyond: dict[int, Record] = {}
        """Games of an earlier run that lie beyond the goal."""

    def add(self, record: Record) -> None:
        """One more game."""
        place = record["seed"] - self._seeds.start
        if place >= self.goal:
            self._beyond[place] = record
        elif not self._done[place]:
            self._done[place] = 1
            self.tally.add(record)

    def wanted(self) -> Iterator[int]:
        """The seeds of the games up to the goal that have not been played."""
        return (self._seeds[place] for place in range(self.goal) if not self._done[place])

    def is_known(self, until: float) -> bool:
        """Whether the share of every seat is known so exactly, or no more games may be played."""
        games = self.tally.games
        known = all(half_width(self.tally.wins_of(seat), games) <= until for seat in self._seats)
        return known or self.goal == len(self._seeds)

    def needed(self, until: float) -> int:
        """About how many games it takes until then; far estimates are approached in steps."""
        games = self.tally.games
        most = max(games_for(self.tally.wins_of(seat), games, until) for seat in self._seats)
        return min(max(most, games + games // MORE), FASTEST * games, len(self._seeds))

    def extend(self, goal: int) -> None:
        """Go on to another goal."""
        self.goal = goal
        beyond, self._beyond = self._beyond, {}
        for place in sorted(beyond):
            self.add(beyond[place])


def _intervals(report: dict[str, Any]) -> dict[str, list[float]]:
    """For each seat, between which shares its true share of victories probably lies."""
    games = report["games"]
    return {seat: [round(end, 4) for end in wilson(wins, games)] for seat, wins in report["wins"].items()}


def _check(
    game: str, scenario: str, bots: Sequence[str], games: int, jobs: int, until: float | None, watch: bool
) -> None:
    """One clear sentence about a wrong argument."""
    check_bots(game, scenario, bots)
    if watch and any(map(is_outside, bots)):
        raise NotUnderstood("games of programs cannot be watched; leave --watch out")
    if games < 1 or jobs < 1:
        raise NotUnderstood("the numbers of games and jobs are at least 1")
    if games > MOST_GAMES or jobs > MOST_JOBS:
        raise NotUnderstood(f"one run plays at most {MOST_GAMES:,} games in at most {MOST_JOBS} jobs")
    if until is not None and not FINEST <= until < 0.5:
        raise NotUnderstood(f"a share can be known to {FINEST:.1%} at best, and to less than 50%")


def check_bots(game: str, scenario: str, bots: Sequence[str]) -> None:
    """Refuse a scenario or a bot that does not exist."""
    if not has_scenario(require(game), scenario) and not scenario.endswith(OWN_FILE):
        raise NotUnderstood(f"{game} has no scenario {scenario!r}; it has {', '.join(scenarios_of(game))}")
    for level in bots:
        if level not in levels(game) and not is_outside(level):
            raise NotUnderstood(f"there is no bot {level!r}; there is {', '.join(levels(game))}")
