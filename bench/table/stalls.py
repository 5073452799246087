"""`python -m bench.table.stalls`: what holds everybody up while matches are opened, played, watched and left.

Moves arrive at a given rate at many tables; beside them guests open tables, half of them against bots, play, go, and
open the next. Whenever the event loop comes more than 10 ms late, a trace says in which callback it was found
(`servers/traced.py`). `--source` runs the server from another copy of the sources.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from bench.table.__main__ import bounded, fetch_packages
from bench.table.contestants import CONTESTANTS, Contestant
from bench.table.measuring import Load, generated
from bench.table.processes import BenchError, serving
from bench.table.soak import TABLE, Player
from bench.table.stall_trace import by_place, lines, read_trace

PORT = 8160
LATE = 10
"""Milliseconds from which a delay is a stall."""
AGAINST_A_BOT = TABLE | {"seats": {"rome": "me", "carthage": "bot:greedy"}}
MOVES, PAUSE = 12, 0.1
"""How a guest plays at each table: so many moves, and so many seconds between two."""


def from_source(folder: Path | None) -> Contestant:
    """The traced server, from another copy of the sources if one is named."""
    traced = CONTESTANTS["bellona-traced"]
    return replace(traced, environment={**traced.environment, "PYTHONPATH": str(folder / "src")}) if folder else traced


async def visit(url: str, guests: int, until: float) -> None:
    """Guests who open tables, half of them against bots, play a little and go to the next."""
    players = [Player(url, seed, AGAINST_A_BOT if seed % 2 else TABLE) for seed in range(guests)]
    with suppress(ConnectionClosed, httpx.TransportError):  # the server may end before the last of them has gone
        await asyncio.gather(*(player.play_on(until, MOVES, PAUSE) for player in players))


def trace(wanted: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Play under the trace; when each part of it began."""
    load = Load(wanted.matches, 1, wanted.seconds, 7, wanted.port)
    server, began = from_source(wanted.source), {"start": time.monotonic()}
    with serving(server, wanted.port, folder):
        began["opening of tables"] = time.monotonic()
        for event in generated(server, load, wanted.rate):
            if event["event"] == "ready":
                began["play"] = time.monotonic()
                coming = visit(load.url, wanted.guests, began["play"] + wanted.seconds)
                threading.Thread(target=asyncio.run, args=(coming,), daemon=True).start()
            elif event["event"] == "result":
                found = event["latency"]
                print(f"{event['rate']:,.0f} moves/s, p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms")
    return began


def report(folder: Path, began: dict[str, float]) -> None:
    """A table for each part of the run."""
    stalls = read_trace(folder)
    ends = [*list(began.values())[1:], float("inf")]
    for (part, start), end in zip(began.items(), ends, strict=True):
        found = [stall for stall in stalls if start <= stall["at"] < end]
        own = sum(stall["ran"] > LATE for stall in found)
        print(f"\n{part}: {len(found)} stalls of more than {LATE} ms; in {own} the loop itself ran for so long")
        for line in lines(by_place(found)):
            print(f"  {line}")


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.table.stalls", description=__doc__)
    parser.add_argument("--source", type=Path, help="the folder of another copy of the sources, whose server is traced")
    parser.add_argument("--matches", type=bounded(1, 400), default=100, help="live matches, two sockets each (100)")
    parser.add_argument("--rate", type=bounded(1, 50_000), default=500, help="offered moves a second (500)")
    parser.add_argument("--guests", type=bounded(0, 64), default=8, help="guests who come and go beside them (8)")
    parser.add_argument("--seconds", type=bounded(5, 600), default=30)
    parser.add_argument("--port", type=bounded(1024, 65_535), default=PORT)
    wanted = parser.parse_args()
    try:
        fetch_packages()
        with tempfile.TemporaryDirectory(prefix="bellona-stalls-", ignore_cleanup_errors=True) as folder:
            began = trace(wanted, Path(folder))
            report(Path(folder), began)
    except BenchError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
