"""Batches on a GPU, measured: are their games those of the CPU, and how many decisions a second are made?"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from bellona.batches import batch, runner_of
from bellona.gpu.waves import Waves

from .pgx_chess import pgx_chess

Progress = Callable[[str], None]
LEVELS = ("random", "greedy")
COMPARED = 10_000
"""Games that are compared with those of the CPU, for each level."""
SIZES = (1024, 8192, 32_768, 131_072)
"""Games side by side."""
STEPS = 64
"""Steps, with the lists after each, in which stepping is measured."""
PIECE = 2048
"""Games that are compared at once."""


def run_gpu_bench(
    names: Sequence[str],
    device: str = "cuda",
    compared: int = COMPARED,
    sizes: Sequence[int] = SIZES,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Compare games with those of the CPU, and measure how throughput grows with the number of games side by side."""
    tell = progress or (lambda _: None)
    report: dict[str, Any] = {"device": device_name(device), "games": {}, "peers": {}}
    for name in names:
        row: dict[str, Any] = report["games"].setdefault(name, {})
        runner: Any = runner_of(name)
        for level in LEVELS:
            tell(f"{name}, {level}, compared")
            row[level] = {"compared": compared, "different": different(name, level, compared, device)}
            if level == "random" and runner.waves_from:
                row[level]["different_in_waves"] = different(name, level, compared, device, in_waves)
            for size in sizes:
                tell(f"{name}, {level}, {size:,}")
                row[level][f"decisions_per_second_of_{size}"] = round(playing_rate(name, level, size, device))
        for size in sizes:
            tell(f"{name}, lists, {size:,}")
            row.setdefault("with_lists", {})[f"steps_per_second_of_{size}"] = round(stepping_rate(name, size, device))
    tell("pgx")
    report["peers"]["pgx chess"] = {str(size): pgx_rate(size) for size in sizes} if find_spec("pgx") else None
    return report


def device_name(device: str) -> str:
    """What the GPU is called."""
    from bellona.gpu.driver import driver

    return driver(int(device.partition(":")[2] or 0)).name


def as_they_come(games: Any, level: str) -> Any:
    """Play games out as a batch of their size does."""
    return games.play_out(level)


def in_waves(games: Any, level: str) -> Any:
    """Play games out as a batch that is wide enough does."""
    return Waves(games).play_out(level)


def different(
    name: str, level: str, count: int, device: str, play_out: Callable[[Any, str], Any] = as_they_come
) -> int:
    """How many of so many whole games differ in a byte: in the position, the dice, or the number of choices."""
    found = 0
    for first in range(0, count, PIECE):
        size = min(PIECE, count - first)
        here, there = batch(name, size, seed=first), batch(name, size, seed=first, device=device)
        same = here.play_out(level) == play_out(there, level).numpy()
        for mine, others in ((here.positions, there.positions), (here.dice, there.dice)):
            same &= (bytes_of(mine) == bytes_of(others.numpy())).all(axis=1)
        found += int((~same).sum())
    return found


def bytes_of(records: Any) -> Any:
    """The bytes of records, a row each."""
    return records.view("u1").reshape(len(records), -1)


def playing_rate(name: str, level: str, size: int, device: str) -> float:
    """Decisions a second, by the clock, of whole games from their beginning; the first run only warms up."""
    games: Any = batch(name, size, seed=1, device=device)
    games.play_out(level)
    games.reset(seed=2)
    games.device.wait()
    started = time.perf_counter()
    made = games.play_out(level)
    games.device.wait()
    spent = time.perf_counter() - started
    return float(made.numpy().sum()) / spent


def stepping_rate(name: str, size: int, device: str) -> float:
    """Steps a second, by the clock, with random choices and the lists of all games after each step."""
    return steps_a_second(batch(name, size, seed=1, device=device))


def steps_a_second(games: Any, wanted: int = STEPS) -> float:
    """The same for games that have just begun."""
    games.choose()
    games.advance()
    spent, steps = 0.0, 0
    for _ in range(wanted):
        games.device.wait()
        started = time.perf_counter()
        steps += games.choose()
        games.advance()
        _ = games.counts
        games.device.wait()
        spent += time.perf_counter() - started
    return steps / spent if steps else 0.0


def pgx_rate(size: int) -> int:
    """Moves a second of pgx's chess, by the clock; the first call only warms up."""
    play = pgx_chess(size, STEPS)
    play()
    started = time.perf_counter()
    moves = play()
    return round(moves / (time.perf_counter() - started))
