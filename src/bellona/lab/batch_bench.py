"""Vector stepping: many games side by side, with the list of all legal actions of each at every step, beside peers.

Every figure is given twice: decisions per second of time on all processors together, and decisions per second of
processor time, which depends less on what else the machine does.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from bellona.batches import batch

from .pgx_chess import pgx_chess

Progress = Callable[[str], None]
SECONDS = 5.0
GAMES = 1024
"""So many games side by side,"""
CHESS_GAMES = 256
"""and so many of chess in pgx, which makes no more steps with more,"""
CHESS_STEPS = 16
"""so many steps in one call."""


class Rate(NamedTuple):
    """What has been made, and in how much time."""

    decisions: int
    seconds: float
    processor_seconds: float

    def told(self) -> dict[str, int]:
        """Both figures."""
        return {
            "decisions_per_second": round(self.decisions / self.seconds),
            "per_processor_second": round(self.decisions / self.processor_seconds),
        }


def run_batch_bench(
    places: Sequence[tuple[str, str]],
    peers: bool = True,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Step games of every scenario, and chess in the peers that are installed, at random."""
    tell, seconds = progress or (lambda _: None), seconds or SECONDS
    report: dict[str, Any] = {"processors": processors(), "side_by_side": GAMES, "peers": {}, "games": {}}
    for name, package, measure in PEERS if peers else ():
        tell(name)
        report["peers"][name] = measure(seconds).told() if find_spec(package) else None
    for number, (game, scenario) in enumerate(places, start=1):
        tell(f"{game}/{scenario}, {number}/{len(places)}")
        own = own_rate(f"{game}/{scenario}", seconds).told()
        ratios = {
            name: round(own["per_processor_second"] / peer["per_processor_second"], 2)
            for name, peer in report["peers"].items()
            if peer
        }
        report["games"][f"{game}/{scenario}"] = own | {"ratios": ratios}
    return report


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def timed(step: Callable[[], int], seconds: float) -> Rate:
    """Repeat a step, which says how many decisions it made, for so long; the first may compile and does not count."""
    step()
    decisions, began, processor = 0, time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += step()
    return Rate(decisions, spent, time.process_time() - processor)


def own_rate(name: str, seconds: float) -> Rate:
    """Games of a scenario, on all processors; those that are over begin again."""
    games, chooser = batch(name, GAMES, seed=1, workers=processors()), np.random.default_rng(1)

    def step() -> int:
        counts = games.counts
        games.step((chooser.random(GAMES) * counts).astype(np.int64), again=True)
        return int(np.count_nonzero(counts))

    return timed(step, seconds)


def pgx_rate(seconds: float) -> Rate:
    """The chess of pgx, on all processors."""
    return timed(pgx_chess(CHESS_GAMES, CHESS_STEPS), seconds)


def open_spiel_rate(seconds: float) -> Rate:
    """OpenSpiel's C++ chess, one process on each processor."""
    count = processors()
    with ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn")) as pool:
        parts = list(pool.map(chess_alone, [seconds] * count, range(count)))
    return Rate(
        sum(part.decisions for part in parts),
        max(part.seconds for part in parts),
        sum(part.processor_seconds for part in parts),
    )


def chess_alone(seconds: float, seed: int) -> Rate:
    """OpenSpiel's chess on one processor."""
    import pyspiel

    chooser, chess = random.Random(seed), pyspiel.load_game("chess")
    state = chess.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = chess.new_initial_state()
        state.apply_action(chooser.choice(state.legal_actions()))
        return 1

    return timed(step, seconds)


PEERS: tuple[tuple[str, str, Callable[[float], Rate]], ...] = (
    ("pgx chess", "pgx", pgx_rate),
    ("OpenSpiel chess", "pyspiel", open_spiel_rate),
)
