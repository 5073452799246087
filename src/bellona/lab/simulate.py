"""Mass simulation: many games between bots, in several processes, resumable, with a report."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from bellona.bots import levels
from bellona.gamekit.values import BellonaError, NotUnderstood
from bellona.registry import has_scenario, package_of, require, rules_of, scenarios_of

from .limits import MOST_GAMES, MOST_JOBS
from .tally import Tally

T = TypeVar("T")
BATCH = 10
ROUND = 100
"""How many batches per process are distributed at a time."""
Progress = Callable[[int, int], None]


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
) -> dict[str, Any]:
    """Play games between bots and report; with `out`, every game is kept and an interrupted run is resumed.

    There is a bot for each seat in order; the last one named takes all remaining seats. With `rotate` they move on by
    one seat from game to game.
    """
    _check(game, scenario, bots, games, jobs)
    seats = rules_of(game).setting(scenario).playing
    bots = seated(bots, seats)
    started = time.perf_counter()
    kept = _Kept(out, {"game": game, "scenario": scenario, "bots": list(bots), "seed": seed, "rotate": rotate})
    tally, done = Tally(seats), bytearray(games)
    for record in kept.read(seed, games):
        if not done[record["seed"] - seed]:
            done[record["seed"] - seed] = 1
            kept.count(tally, record)
    wanted = (seed + place for place in range(games) if not done[place])
    if progress:
        progress(tally.games, games)
    for batch in _played(game, scenario, bots, wanted, games - tally.games, jobs, rotate):
        kept.add(batch)
        for record in batch:
            tally.add(record)
        if progress:
            progress(tally.games, games)
    report = tally.report(game, scenario, bots)
    report["rotated"] = rotate
    report["seconds"] = round(time.perf_counter() - started, 3)
    kept.write_report(report)
    return report


def _check(game: str, scenario: str, bots: Sequence[str], games: int, jobs: int) -> None:
    """One clear sentence about a wrong argument."""
    if not has_scenario(require(game), scenario):
        raise NotUnderstood(f"{game} has no scenario {scenario!r}; it has {', '.join(scenarios_of(game))}")
    for level in bots:
        if level not in levels(game):
            raise NotUnderstood(f"there is no bot {level!r}; there is {', '.join(levels(game))}")
    if games < 1 or jobs < 1:
        raise NotUnderstood("the numbers of games and jobs are at least 1")
    if games > MOST_GAMES or jobs > MOST_JOBS:
        raise NotUnderstood(f"one run plays at most {MOST_GAMES:,} games in at most {MOST_JOBS} jobs")


def seated(bots: Sequence[str], seats: Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat: with more than two seats, the last one named takes all remaining seats."""
    if len(bots) > len(seats) or not bots or (len(seats) == 2 and len(bots) < 2):
        raise NotUnderstood(f"{len(seats)} bots are expected, one for each side, not {len(bots)}")
    return (*bots, *(bots[-1] for _ in range(len(seats) - len(bots))))


def turned(bots: Sequence[str], game: int) -> tuple[str, ...]:
    """Bots moved on by as many seats as games have been played."""
    shift = game % len(bots)
    return (*bots[-shift:], *bots[:-shift]) if shift else tuple(bots)


def _batch(game: str, scenario: str, bots: Sequence[str], rotate: bool, numbers: Sequence[int]) -> list[dict[str, Any]]:
    runner = package_of(game).bots.runner_of(scenario)
    return [_told(runner, turned(bots, number) if rotate else bots, number) for number in numbers]


def _told(runner: Any, bots: Sequence[str], number: int) -> dict[str, Any]:
    """A game, and who played it."""
    record: dict[str, Any] = runner.play(bots, number)
    return record | {"bots": list(bots)}


def _played(
    game: str, scenario: str, bots: Sequence[str], wanted: Iterator[int], count: int, jobs: int, rotate: bool
) -> Iterator[list[dict[str, Any]]]:
    """The games, batch by batch as they finish; the queue of pending batches is bounded."""
    play, batches = partial(_batch, game, scenario, bots, rotate), _in_parts(wanted, BATCH)
    processes = min(jobs, -(-count // BATCH))
    if processes <= 1:
        yield from map(play, batches)
        return
    with get_context("spawn").Pool(processes) as pool:
        for some in _in_parts(batches, ROUND * processes):
            yield from pool.imap_unordered(play, some)


def _in_parts(items: Iterator[T], size: int) -> Iterator[list[T]]:
    """Lists of this many items, the last one shorter."""
    return iter(lambda: list(islice(items, size)), [])


class _Kept:
    """The folder of a run: its settings, one line per game, its report."""

    def __init__(self, folder: Path | None, settings: dict[str, Any]) -> None:
        self.folder = folder
        self.settings = settings

    def read(self, seed: int, games: int) -> Iterator[dict[str, Any]]:
        """The games of an earlier, interrupted run with the same settings, as far as they are needed."""
        if self.folder is None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            head = self.folder / "settings.json"
            if head.exists() and _read_json(head.read_text()) != self.settings:
                raise BellonaError(f"{self.folder} holds a run with other settings; choose another folder")
            head.write_text(json.dumps(self.settings))
            lines = self.folder / "games.jsonl"
            if not lines.exists():
                return
            with lines.open(encoding="utf-8", errors="replace") as file:
                for line in file:
                    record = _read_json(line)
                    number = record.get("seed") if isinstance(record, dict) else None
                    if isinstance(number, int) and seed <= number < seed + games:
                        yield record
        except OSError as error:
            raise BellonaError(f"{self.folder} cannot be used: {error.strerror}") from None

    def count(self, tally: Tally, record: dict[str, Any]) -> None:
        """Count a stored game."""
        try:
            tally.add(record)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BellonaError(f"{self.folder} holds a line that is no game of this run") from None

    def add(self, records: Iterable[dict[str, Any]]) -> None:
        """Store finished games at once."""
        if self.folder is not None:
            try:
                with open(self.folder / "games.jsonl", "a", encoding="utf-8") as file:
                    file.writelines(json.dumps(record) + "\n" for record in records)
            except OSError as error:
                raise BellonaError(f"{self.folder} cannot be written: {error.strerror}") from None

    def write_report(self, report: dict[str, Any]) -> None:
        """Store the report."""
        if self.folder is not None:
            (self.folder / "report.json").write_text(json.dumps(report, indent=1) + "\n")


def _read_json(text: str) -> Any:
    """The contents of a text; None if an interruption left it incomplete."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
