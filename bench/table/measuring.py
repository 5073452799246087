"""One measurement: a new server, the load generator against it, and the cost of both."""

from __future__ import annotations

import json
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bench.table.contestants import HERE, Contestant
from bench.table.noise import noisy
from bench.table.processes import BenchError, cpu_seconds, serving
from bench.table.rationing import rationed
from bench.table.stages import Reading, Stage, between, read_stages
from bench.table.stall_trace import Stall, read_stalls

OPENING_LIMIT = 120.0


@dataclass(frozen=True)
class Load:
    """How much, how long, and where."""

    matches: int
    warmup: float
    seconds: float
    seed: int
    port: int

    @property
    def url(self) -> str:
        """The address of the server under load."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def limit(self) -> float:
        """The longest a run of the generator may take."""
        return OPENING_LIMIT + self.warmup + self.seconds + 10.0


@dataclass(frozen=True)
class Outcome:
    """The results of one run of the generator: milliseconds for latencies, seconds of processor time for costs."""

    rate: float
    moves: int
    ended: int
    server_cpu: float
    generator_busy: float
    seconds: float
    latency: dict[str, float] | None = None
    waited: int = 0
    unfinished: int = 0
    stages: list[Stage] = field(default_factory=list)
    stalls: list[Stall] = field(default_factory=list)

    @property
    def microseconds_a_move(self) -> float:
        """Processor time of the server for one move."""
        return 1e6 * self.server_cpu / max(self.moves, 1)


def measure(
    contestant: Contestant,
    load: Load,
    rate: float | None = None,
    *,
    beside_noise: bool = False,
    share: float | None = None,
) -> Outcome:
    """Saturate a fresh server, or offer it a given rate of moves.

    `beside_noise`: on a machine that others keep busy; `share`: while it may run only so much of the time.
    """
    with (
        tempfile.TemporaryDirectory(prefix="bellona-bench-", ignore_cleanup_errors=True) as folder,
        serving(contestant, load.port, Path(folder)) as server,
        noisy(Path(folder), load.limit) if beside_noise else nullcontext(),
    ):
        outcome = observe(contestant, load, rate, server.pid, share)
        return replace(outcome, stalls=read_stalls(Path(folder)))


def observe(contestant: Contestant, load: Load, rate: float | None, group: int, share: float | None) -> Outcome:
    """Follow the generator through its window and measure the server at both edges."""
    costs: list[float] = []
    readings: list[Reading] = []
    with ExitStack() as held:
        for event in generated(contestant, load, rate):
            if event["event"] == "ready" and share:
                held.enter_context(rationed(group, share))
            elif event["event"] in ("opened", "closed"):
                costs.append(cpu_seconds(group))
                if contestant.metrics and not share:
                    readings.append(read_stages(load.url + contestant.metrics))
            elif event["event"] == "result":
                del event["event"]
                stages = between(*readings) if readings else []
                return Outcome(**event, server_cpu=costs[1] - costs[0], seconds=load.seconds, stages=stages)
    raise BenchError(f"The load on {contestant.label} broke off.")


def generated(contestant: Contestant, load: Load, rate: float | None) -> Iterator[dict[str, Any]]:
    """The events of one run of the generator, which is stopped if it takes too long."""
    options = ("matches", "warmup", "seconds", "seed", "url")
    command = ["node", str(HERE / "load" / "main.mjs"), "--adapter", contestant.adapter]
    for option in options:
        command += [f"--{option}", str(getattr(load, option))]
    if rate:
        command += ["--rate", f"{rate:.1f}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as generator:
        overstayed = threading.Timer(load.limit, generator.kill)
        overstayed.start()
        try:
            yield from map(json.loads, generator.stdout or ())
            if generator.wait():
                words = "".join(generator.stderr or ()).strip() or "it took too long"
                raise BenchError(f"The load on {contestant.label} failed: {words.splitlines()[-1]}")
        finally:
            overstayed.cancel()
            generator.kill()
