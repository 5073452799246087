"""In a process of its own, of low priority: games between bots, counted as they end, and then their report."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from bellona.gamekit.catalog import LANGUAGES
from bellona.lab.intervals import wilson
from bellona.lab.job import Job, Record
from bellona.lab.keeping import Kept
from bellona.lab.report_page import page_of
from bellona.lab.study import Study
from bellona.lab.tally import Tally

from ..play.bots import settle_down

BEAT_SECONDS = 0.5
MEMORY = 3 << 30
"""The bytes that it may fill."""
FIRST_SEED = 1


class Bounds(NamedTuple):
    """How many games are played at most, for how many seconds of the processor, and how much they give way."""

    games: int
    seconds: int
    niceness: int


class Told(NamedTuple):
    """How far it is, in percent, what the games say, and at the end the report in every language."""

    progress: int
    result: dict[str, Any]
    pages: Mapping[str, str] | None = None


def play(line: Connection, job: Job, bounds: Bounds, titles: Mapping[str, str], folder: str) -> None:
    """Play, and tell through the line; the folder is for the games and is removed by whoever has started this."""
    settle_down(bounds.niceness)
    _stay_within(bounds)
    kept, tally = Kept(Path(folder), job.settings | {"seed": FIRST_SEED}), Tally(job.seats())
    list(kept.read(FIRST_SEED, bounds.games))
    for records, progress in _units(job, bounds):
        kept.add(records)
        for record in records:
            tally.add(record)
        line.send(Told(progress, result_of(job, tally)))
    study = Study(Path(folder))
    pages = {language: page_of(study, language, titles.get(language, "")) for language in LANGUAGES}
    line.send(Told(100, result_of(job, tally), pages))


def _stay_within(bounds: Bounds) -> None:
    """Have the system end this process if a single game, or the report, takes far too long or too much memory."""
    if sys.platform != "win32":
        import resource

        most = 2 * bounds.seconds + 60
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def _units(job: Job, bounds: Bounds) -> Iterator[tuple[list[Record], int]]:
    """Games that ended within a beat, and how far that is, until there are enough or the time is up."""
    seed, began, spent = FIRST_SEED, time.process_time(), 0.0
    while seed < FIRST_SEED + bounds.games and spent < bounds.seconds:
        records: list[Record] = []
        until = time.monotonic() + BEAT_SECONDS
        while not records or (time.monotonic() < until and seed < FIRST_SEED + bounds.games):
            records += job.play([seed]).records
            seed += 1
        spent = time.process_time() - began
        share = max((seed - FIRST_SEED) / bounds.games, spent / bounds.seconds)
        yield records, min(99, int(100 * share))


def result_of(job: Job, tally: Tally) -> dict[str, Any]:
    """What the games say: by seat, and for nobody, how many were won, with the interval of their share."""
    report = tally.report(job.game, job.scenario, job.bots)
    games: int = report["games"]
    wins = {**report["wins"], "": report["draws"]}
    return {
        "games": games,
        "turns": report["turns"]["mean"],
        "wins": wins,
        "intervals": {seat: [round(end, 4) for end in wilson(count, games)] for seat, count in wins.items()},
    }
