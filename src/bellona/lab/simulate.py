"""Mass simulation: many games between bots, in several processes, resumable, with a report."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import Any

from bellona.bots import levels
from bellona.kernel.values import BellonaError, NotUnderstood
from bellona.registry import has_scenario, package_of, require, rules_of, scenarios_of

BATCH = 10
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
    """Play games between bots and report; with `out`, every game is kept and an interrupted run goes on.

    There is a bot for each seat in its order, the last named sitting at all seats that are left; with `rotate` they
    move on by one seat from game to game.
    """
    _check(game, scenario, bots, games, jobs)
    seats = rules_of(game).setting(scenario).playing
    bots = seated(bots, seats)
    started = time.perf_counter()
    kept = _Kept(out, {"game": game, "scenario": scenario, "bots": list(bots), "seed": seed, "rotate": rotate})
    records = kept.read()
    wanted = [number for number in range(seed, seed + games) if number not in records]
    if progress:
        progress(games - len(wanted), games)
    for batch in _played(game, scenario, bots, wanted, jobs, rotate):
        kept.add(batch)
        records |= {record["seed"]: record for record in batch}
        if progress:
            progress(sum(number in records for number in range(seed, seed + games)), games)
    chosen = [records[number] for number in range(seed, seed + games)]
    report = summarise(game, scenario, seats, bots, chosen)
    report["rotated"] = rotate
    report["seconds"] = round(time.perf_counter() - started, 3)
    kept.write_report(report)
    return report


def _check(game: str, scenario: str, bots: Sequence[str], games: int, jobs: int) -> None:
    """One clear sentence for a wrong wish."""
    if not has_scenario(require(game), scenario):
        raise NotUnderstood(f"{game} has no scenario {scenario!r}; it has {', '.join(scenarios_of(game))}")
    for level in bots:
        if level not in levels(game):
            raise NotUnderstood(f"there is no bot {level!r}; there is {', '.join(levels(game))}")
    if games < 1 or jobs < 1:
        raise NotUnderstood("the numbers of games and jobs are at least 1")


def seated(bots: Sequence[str], seats: Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat: at a table of more than two the last named sits at all seats that are left."""
    if len(bots) > len(seats) or not bots or (len(seats) == 2 and len(bots) < 2):
        raise NotUnderstood(f"{len(seats)} bots are expected, one for each side, not {len(bots)}")
    return (*bots, *(bots[-1] for _ in range(len(seats) - len(bots))))


def turned(bots: Sequence[str], game: int) -> tuple[str, ...]:
    """Bots moved on by as many seats as games have been played."""
    shift = game % len(bots)
    return (*bots[-shift:], *bots[:-shift]) if shift else tuple(bots)


def _batch(game: str, scenario: str, bots: Sequence[str], rotate: bool, numbers: Sequence[int]) -> list[dict[str, Any]]:
    arena = package_of(game).bots.arena(scenario)
    return [_told(arena, turned(bots, number) if rotate else bots, number) for number in numbers]


def _told(arena: Any, bots: Sequence[str], number: int) -> dict[str, Any]:
    """A game, and who played it."""
    record: dict[str, Any] = arena.play(bots, number)
    return record | {"bots": list(bots)}


def _played(
    game: str, scenario: str, bots: Sequence[str], wanted: list[int], jobs: int, rotate: bool
) -> Iterator[list[dict[str, Any]]]:
    """The games, batch by batch as they are finished."""
    batches = [wanted[start : start + BATCH] for start in range(0, len(wanted), BATCH)]
    if jobs == 1 or len(batches) <= 1:
        for numbers in batches:
            yield _batch(game, scenario, bots, rotate, numbers)
        return
    with get_context("spawn").Pool(min(jobs, len(batches))) as pool:
        yield from pool.imap_unordered(partial(_batch, game, scenario, bots, rotate), batches)


def summarise(
    game: str, scenario: str, seats: Sequence[str], bots: Sequence[str], records: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """Who won, how, how long it took, and what each side had in the end and on the way."""
    wins = Counter(record["winner"] or "draw" for record in records)
    levels_won = Counter(dict(zip(seats, r["bots"], strict=True))[r["winner"]] for r in records if r["winner"])
    turns = Counter(record["turns"] for record in records)
    report = {
        "game": game,
        "scenario": scenario,
        "bots": dict(zip(seats, bots, strict=True)),
        "games": len(records),
        "wins": {seat: wins[seat] for seat in seats},
        "wins_by_bot": {level: levels_won[level] for level in dict.fromkeys(bots)},
        "draws": wins["draw"],
        "reasons": dict(Counter(record["reason"] for record in records)),
        "turns": {"mean": round(mean(r["turns"] for r in records), 2), "each": dict(sorted(turns.items()))},
        "scores": {
            name: {seat: round(mean(r["scores"][name][seat] for r in records), 2) for seat in seats}
            for name in records[0]["scores"]
        },
        "choices": round(mean(r["choices"] for r in records), 1),
    }
    if "course" in records[0]:
        report["course"] = course([record["course"] for record in records])
    return report


def course(games: Sequence[dict[str, dict[str, list[int]]]]) -> dict[str, Any]:
    """Turn by turn the means over the games still going on, and how many those are."""
    numbers = {(name, seat): [game[name][seat] for game in games] for name, seats in games[0].items() for seat in seats}
    found: dict[str, Any] = {"games": _by_turn(next(iter(numbers.values())), len)}
    for (name, seat), lists in numbers.items():
        found.setdefault(name, {})[seat] = _by_turn(lists, lambda values: round(mean(values), 2))
    return found


def _by_turn(games: Sequence[list[int]], told: Callable[[list[int]], float]) -> list[float]:
    """What is told of the numbers of each turn, over the games that lasted so long."""
    turns = range(max(len(numbers) for numbers in games))
    return [told([numbers[turn] for numbers in games if turn < len(numbers)]) for turn in turns]


class _Kept:
    """The folder of a run: its settings, one line a game, its report."""

    def __init__(self, folder: Path | None, settings: dict[str, Any]) -> None:
        self.folder = folder
        self.settings = settings

    def read(self) -> dict[int, dict[str, Any]]:
        """The games of an earlier, interrupted run of the same settings."""
        if self.folder is None:
            return {}
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            head = self.folder / "settings.json"
            if head.exists() and _document(head.read_bytes()) != self.settings:
                raise BellonaError(f"{self.folder} holds a run with other settings; choose another folder")
            head.write_text(json.dumps(self.settings))
            lines = self.folder / "games.jsonl"
            kept = lines.read_bytes() if lines.exists() else b""
        except OSError as error:
            raise BellonaError(f"{self.folder} cannot be used: {error.strerror}") from None
        return {record["seed"]: record for record in _whole_lines(kept)}

    def add(self, records: Iterable[dict[str, Any]]) -> None:
        """Keep finished games at once."""
        if self.folder is not None:
            try:
                with open(self.folder / "games.jsonl", "a", encoding="utf-8") as file:
                    file.writelines(json.dumps(record) + "\n" for record in records)
            except OSError as error:
                raise BellonaError(f"{self.folder} cannot be written: {error.strerror}") from None

    def write_report(self, report: dict[str, Any]) -> None:
        """Keep the report."""
        if self.folder is not None:
            (self.folder / "report.json").write_text(json.dumps(report, indent=1) + "\n")


def _whole_lines(kept: bytes) -> Iterator[dict[str, Any]]:
    """The games that were written whole before an interruption."""
    for line in kept.splitlines():
        record = _document(line)
        if isinstance(record, dict) and isinstance(record.get("seed"), int):
            yield record


def _document(content: bytes) -> Any:
    """What JSON stands for, None if it is none."""
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None
