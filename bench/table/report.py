"""The report of the benchmark: a table, where the time of a move goes, and the two important ratios."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.table.contestants import CONTESTANTS, OURS, PEERS
from bench.table.measuring import Outcome
from bench.table.stall_trace import lines

WIDTH = 150


@dataclass
class Findings:
    """All rounds of both measurements, by contestant."""

    saturation: dict[str, list[Outcome]]
    arrival: dict[str, list[Outcome]]
    offered: float
    noisy: dict[str, list[Outcome]] = field(default_factory=dict)
    """The same arrivals while others keep the disk and one core busy."""
    several: dict[str, list[Outcome]] = field(default_factory=dict)
    """Moves per second on PostgreSQL, in one process and in two."""
    rationed: dict[str, list[Outcome]] = field(default_factory=dict)
    """The same where these processes run only part of the time."""

    def rate(self, key: str) -> float:
        """Moves per second when saturated, the median of the rounds."""
        return median(outcome.rate for outcome in self.saturation[key])

    def latency(self, key: str, share: str) -> float:
        """A percentile at the offered rate, the median of the rounds."""
        return median((outcome.latency or {})[share] for outcome in self.arrival[key])

    def ratios(self, key: str = OURS) -> dict[str, float] | None:
        """A contestant against the better way to run the peer: throughput, and the slow end of latency."""
        peers = [peer for peer in PEERS if peer in self.saturation]
        if not peers or key not in self.saturation:
            return None
        return {
            "moves_per_second": self.rate(key) / max(self.rate(peer) for peer in peers),
            "p99": self.latency(key, "p99") / min(self.latency(peer, "p99") for peer in peers),
        }

    def document(self) -> dict[str, Any]:
        """Everything, for `--json`."""
        return {
            "offered": self.offered,
            "saturation": written(self.saturation),
            "arrival": written(self.arrival),
            "noisy": written(self.noisy),
            "several": written(self.several),
            "rationed": written(self.rationed),
            "ratios": self.ratios(),
        }


def written(rounds: Mapping[str, list[Outcome]]) -> dict[str, list[dict[str, Any]]]:
    """Outcomes as plain data."""
    return {key: [asdict(outcome) for outcome in outcomes] for key, outcomes in rounds.items()}


def print_report(findings: Findings) -> None:
    """The tables and the verdict, for a person."""
    console = Console(highlight=False, width=WIDTH)
    console.print(contest(findings))
    if any(len(outcomes) > 1 for outcomes in findings.saturation.values()):
        console.print(rounds(findings))
    if findings.saturation.get(OURS):
        console.print(breakdown(findings.saturation[OURS][-1]))
    for outcomes in (*findings.arrival.values(), *findings.noisy.values()):
        for line in lines(outcomes[-1].stalls):
            console.print(line)
    if findings.several:
        console.print(processes(findings))
    for line in verdict(findings):
        console.print(line)


def processes(findings: Findings) -> Table:
    """One process and two on PostgreSQL, round by round."""
    table = Table(title="On PostgreSQL, saturated", title_justify="left")
    table.add_column("server", no_wrap=True)
    for column in ("moves/s", "CPU µs/move", "generator"):
        table.add_column(column, justify="right", no_wrap=True)
    rows = [(CONTESTANTS[key].label, outcomes) for key, outcomes in findings.several.items()]
    rows += [(f"{CONTESTANTS[key].label}, part of the time", outcomes) for key, outcomes in findings.rationed.items()]
    for label, outcomes in rows:
        rates = "  ".join(f"{outcome.rate:,.0f}" for outcome in outcomes)
        costs = "  ".join(f"{outcome.microseconds_a_move:.0f}" for outcome in outcomes)
        busy = "  ".join(f"{outcome.generator_busy:.0%}" for outcome in outcomes)
        table.add_row(label, rates, costs, busy)
    return table


def contest(findings: Findings) -> Table:
    """Everybody side by side."""
    offered = f"{findings.offered:,.0f}/s"
    table = Table(title=f"The table under load: saturated, and at {offered}", title_justify="left")
    table.add_column("server", no_wrap=True)
    for column in ("moves/s", "to peer", "CPU µs/move", "generator", f"p50 ms at {offered}", "p99 ms", "to peer"):
        table.add_column(column, justify="right", no_wrap=True)
    for key in findings.saturation:
        table.add_row(CONTESTANTS[key].label, *cells(findings, key))
    return table


def rounds(findings: Findings) -> Table:
    """Every round of everybody: moves a second, and p99 at the offered rate, with others at work too if measured."""
    table = Table(title="Round by round", title_justify="left")
    table.add_column("server", no_wrap=True)
    for column in ("moves/s", "CPU µs/move", "p50 ms", "p99 ms", "p50 beside others", "p99 beside others"):
        table.add_column(column, justify="right", no_wrap=True)
    for key in findings.saturation:
        rates = (f"{outcome.rate:,.0f}" for outcome in findings.saturation[key])
        costs = (f"{outcome.microseconds_a_move:.0f}" for outcome in findings.saturation[key])
        quiet, noisy = findings.arrival[key], findings.noisy.get(key, [])
        shares = [each(outcomes, share) for outcomes in (quiet, noisy) for share in ("p50", "p99")]
        table.add_row(CONTESTANTS[key].label, "  ".join(rates), "  ".join(costs), *shares)
    return table


def each(outcomes: list[Outcome], share: str) -> str:
    """A percentile in every round."""
    return "  ".join(f"{(outcome.latency or {})[share]:.1f}" for outcome in outcomes)


def cells(findings: Findings, key: str) -> Iterator[str]:
    """The figures of one contestant."""
    outcomes = findings.saturation[key]
    ratios = findings.ratios(key)
    yield f"{findings.rate(key):,.0f}"
    yield f"{ratios['moves_per_second']:.2f}" if ratios else ""
    yield f"{median(outcome.microseconds_a_move for outcome in outcomes):,.0f}"
    yield f"{median(outcome.generator_busy for outcome in outcomes):.0%}"
    yield f"{findings.latency(key, 'p50'):.2f}"
    yield f"{findings.latency(key, 'p99'):.2f}"
    yield f"{ratios['p99']:.2f}" if ratios else ""


def breakdown(outcome: Outcome) -> Table:
    """Where the time of one move goes when saturated, by the server's own clock; waiting is part of it."""
    table = Table(title="One move of ours", title_justify="left")
    table.add_column("stage")
    for column in ("µs", "share", "times"):
        table.add_column(column, justify="right")
    whole = sum(stage.each for stage in outcome.stages) or 1.0
    for stage in outcome.stages:
        table.add_row(stage.name, f"{1e6 * stage.each:,.0f}", f"{stage.each / whole:.0%}", f"{stage.count:,.0f}")
    return table


def verdict(findings: Findings) -> Iterator[str]:
    """The verdict."""
    for key, outcomes in findings.arrival.items():
        lost = sum(outcome.unfinished for outcome in outcomes)
        if lost:
            yield f"{CONTESTANTS[key].label}: {lost} moves had not arrived five seconds after the window."
    ratios = findings.ratios()
    if ratios:
        more, slower = ratios["moves_per_second"], ratios["p99"]
        yield f"Bellona makes {more:.2f} times the peer's moves a second, with {slower:.2f} times its p99."
