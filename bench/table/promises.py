"""What is promised of the table under load, and whether it is kept in every round."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import NamedTuple

from bench.table.contestants import ONE_PROCESS, OURS, PEERS, TWO_PROCESSES
from bench.table.measuring import Outcome
from bench.table.report import Findings

MORE_MOVES = 2.5
LATE_MS, LATE_BESIDE_OTHERS_MS = 15.0, 30.0
MORE_WITH_TWO = 1.6
ENOUGH_CORES = 4
"""For the load, the database and two processes; with fewer, two processes have hardly more time than one."""


class Promise(NamedTuple):
    """A promise, what was measured in each round, and the bound."""

    text: str
    found: list[float]
    bound: float
    is_least: bool = False
    """Whether the bound is the least that is promised, not the most."""

    @property
    def is_kept(self) -> bool:
        """Whether every round keeps it."""
        return all(value >= self.bound if self.is_least else value <= self.bound for value in self.found)

    def line(self) -> str:
        """What is said of it."""
        values = "  ".join(f"{value:.2f}" if value < 10 else f"{value:,.0f}" for value in self.found)
        bound = f"at {'least' if self.is_least else 'most'} {self.bound:g}"
        return f"{'kept' if self.is_kept else 'NOT KEPT':8}  {self.text}: {values}  ({bound})"


def promises(findings: Findings) -> Iterator[Promise]:
    """All promises of which there are measurements."""
    peers = [peer for peer in PEERS if peer in findings.saturation]
    if peers and OURS in findings.saturation:
        best = [max(rates) for rates in zip(*(_rates(findings.saturation[peer]) for peer in peers), strict=True)]
        soonest = [min(late) for late in zip(*(_late(findings.arrival[peer]) for peer in peers), strict=True)]
        ours, late = _rates(findings.saturation[OURS]), _late(findings.arrival[OURS])
        more = [rate / other for rate, other in zip(ours, best, strict=True)]
        yield Promise("moves/s to the peer's", more, MORE_MOVES, is_least=True)
        yield Promise("p99 to the peer's", [mine / other for mine, other in zip(late, soonest, strict=True)], 1.0)
        yield Promise(f"p99 in ms at {findings.offered:,.0f} moves/s", late, LATE_MS)
    if OURS in findings.noisy:
        yield Promise("the same beside a busy process", _late(findings.noisy[OURS]), LATE_BESIDE_OTHERS_MS)
    if TWO_PROCESSES in findings.several:
        one, two = findings.several[ONE_PROCESS], findings.several[TWO_PROCESSES]
        if (os.cpu_count() or 1) >= ENOUGH_CORES:
            yield Promise("two processes to one, moves/s", _times(one, two), MORE_WITH_TWO, is_least=True)
        yield Promise("two processes to one by processor time", _by_cost(one, two), MORE_WITH_TWO, is_least=True)
    if TWO_PROCESSES in findings.rationed:
        one, two = findings.rationed[ONE_PROCESS], findings.rationed[TWO_PROCESSES]
        text = "two processes to one, moves/s if they run part of the time"
        yield Promise(text, _times(one, two), MORE_WITH_TWO, is_least=True)


def _times(one: list[Outcome], two: list[Outcome]) -> list[float]:
    """How many times the moves of one process two make."""
    return [more.rate / less.rate for less, more in zip(one, two, strict=True)]


def _by_cost(one: list[Outcome], two: list[Outcome]) -> list[float]:
    """How many times the moves of one process two could make if each had a core of its own, beside all others."""
    return [2 * less.microseconds_a_move / more.microseconds_a_move for less, more in zip(one, two, strict=True)]


def _rates(outcomes: list[Outcome]) -> list[float]:
    return [outcome.rate for outcome in outcomes]


def _late(outcomes: list[Outcome]) -> list[float]:
    return [(outcome.latency or {})["p99"] for outcome in outcomes]
