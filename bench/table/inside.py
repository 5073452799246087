"""`python -m bench.table.inside`: what a move costs the event loop, without sockets and commit.

The real matches, messages and frames of a server run in one process. A message is heard, the job for the writer is
caught, and told to be stored when every match has had its message, as in a saturated server. For each part of a move:
microseconds of processor time, at the quickest tenth of the rounds and at the median, and what a quarter of them took
less than, in thousandths of a fixed piece of Python beside each round, because the same work costs more at one time
than at another. `--against DIR` measures the sources here and those of another copy in turn.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec

from bellona.server.config import Config
from bellona.server.identity.guards import User
from bellona.server.identity.limits import Limits
from bellona.server.operate.metrics import Metrics
from bellona.server.play.framing import header
from bellona.server.play.hub import Hub
from bellona.server.play.jobs import Job
from bellona.server.play.match import Seat, TableMatch
from bellona.server.play.past import play_through
from bellona.server.play.socket import Talking
from bellona.server.play.viewers import Viewer
from bellona.server.play.warming import load
from bellona.server.rates import read_rates
from bellona.server.secrets import load_secrets
from bellona.server.state import Server
from bellona.server.storage.database import open_database

GAME, SCENARIO = "de_bello_punico", "beneventum"
SEATS = ("rome", "carthage")
WARM_UP = 30
"""Rounds that are not counted."""
PARTS = ("heard", "told", "move")
_read = msgspec.json.Decoder().decode


class Caught:
    """A connection that keeps what would be written to its socket."""

    is_closed = False

    def __init__(self) -> None:
        self.due = b""
        self.now: dict[str, Any] = {}

    def push(self, message: bytes) -> None:
        """Keep a message with its head."""
        self.due += header(len(message)) + message

    def close(self, code: int) -> None:
        """The match does not go on with this viewer."""
        raise RuntimeError(f"a viewer was sent away ({code})")

    def read(self) -> None:
        """Understand what was written since."""
        due, self.due = self.due, b""
        while due:
            length, start = due[1], 2
            if length == 126:
                length, start = int.from_bytes(due[2:4], "big"), 4
            message = _read(due[start : start + length])
            due = due[start + length :]
            if message["t"] == "steps":
                self.now = message["now"]


class Jobs:
    """What is handed to the writer, which does not exist here."""

    def __init__(self) -> None:
        self.waiting: list[Job] = []

    def submit(self, job: Job) -> None:
        """Keep a job."""
        self.waiting.append(job)


class Duel:
    """A match between two guests."""

    def __init__(self, server: Server, number: int) -> None:
        table = {
            "id": f"table-{number:06}", "kind": "match", "game": GAME, "scenario": SCENARIO, "ruleset": 1,
            "seed": number.to_bytes(32, "big"), "status": "playing", "visibility": "open", "pace": {"kind": "none"},
            "on_timeout": "stand-in", "invite_key": "key", "origin": None, "started": 1, "created": 1, "lesson": None,
            "show_expectation": False, "owner_id": f"{number}-rome", "turn_seats": None, "deadline": None,
            "own_scenario": None, "document": None,
        }  # fmt: skip
        seats = {seat: Seat(f"{number}-{seat}", None, None) for seat in SEATS}
        self.match = TableMatch(server.hub, table, seats, play_through(table, []))
        self.random = random.Random(number)
        self.lines = [Caught() for _ in SEATS]
        self.talking = [self._sit(server, seat, line) for seat, line in zip(SEATS, self.lines, strict=True)]
        for place, seat in enumerate(SEATS):
            self.lines[place].now = _read(self.match.now((seat,), seat))

    def _sit(self, server: Server, seat: str, line: Caught) -> Talking:
        user_id = self.match.seats[seat].user_id or ""
        viewer = Viewer(
            User(user_id, user_id, True, None, None, "en"),
            line,
            seats=(seat,),
            view=seat,
            client=user_id,
            joining=False,
        )
        self.match.viewers.add(viewer)
        return Talking(server, self.match, viewer, "en")

    @property
    def is_over(self) -> bool:
        """Whether another match has to begin."""
        return self.lines[0].now["result"] is not None

    def message(self) -> tuple[Talking, bytes]:
        """Who says what next."""
        mover = SEATS.index(self.lines[0].now["prompt"]["seat"])
        now = self.lines[mover].now
        act = {"t": "act", "id": now["version"], "version": now["version"]}
        return self.talking[mover], json.dumps(act | {"actions": [self.random.choice(now["choices"])]}).encode()


def fixed_piece() -> int:
    """Some Python that needs little memory, in nanoseconds of processor time."""
    start = time.thread_time_ns()
    total: dict[int, int] = {}
    for number in range(1000):
        total[number & 63] = total.get(number & 63, 0) + number
    return time.thread_time_ns() - start


async def rounds(matches: int, count: int, folder: Path) -> list[dict[str, float]]:
    """Microseconds of every round for each move, and those of the fixed piece."""
    server = made_server(folder)
    load(GAME)
    jobs = server.hub.writer = Jobs()  # type: ignore[assignment]
    duels, opened = [Duel(server, number) for number in range(matches)], matches
    found = []
    for turn in range(WARM_UP + count):
        said = [duel.message() for duel in duels]
        piece, start = fixed_piece(), time.thread_time_ns()
        for talking, message in said:
            talking.hear(message)
        between = time.thread_time_ns()
        done, jobs.waiting = jobs.waiting, []
        for job in done:
            job.done(None)
        end = time.thread_time_ns()
        if turn >= WARM_UP:
            times = (between - start, end - between, end - start)
            found.append(
                {part: time / matches / 1000 for part, time in zip(PARTS, times, strict=True)} | {"piece": piece / 1000}
            )
        for line in (line for duel in duels for line in duel.lines):
            line.read()
        for place, duel in enumerate(duels):
            if duel.is_over:
                duels[place], opened = Duel(server, opened), opened + 1
        await asyncio.sleep(0)
    return found


def made_server(folder: Path) -> Server:
    """A server that listens to nobody."""
    config = Config(data=str(folder), limits=read_rates("off", ""), answer_pause=0)
    database = open_database(f"sqlite:///{folder / 'bellona.db'}")
    server = Server(config, database, load_secrets(folder), Limits(config.limits), Metrics(), Hub())
    server.hub.start(server)
    return server


def in_words(found: list[dict[str, float]]) -> dict[str, tuple[float, float, float]]:
    """For each part: microseconds, at the quickest tenth and at the median, and thousandths of the fixed piece."""
    return {
        part: (
            tenth([turn[part] for turn in found]),
            median(turn[part] for turn in found),
            1000 * quantiles([turn[part] / turn["piece"] for turn in found], n=4)[0],
        )
        for part in PARTS
    }


def tenth(times: list[float]) -> float:
    """What a tenth of them took less than."""
    return quantiles(times, n=10)[0]


def measured(source: Path | None, wanted: argparse.Namespace) -> dict[str, tuple[float, float, float]]:
    """The same in a process of its own, from these sources or others."""
    surroundings = os.environ | ({"PYTHONPATH": str(source / "src")} if source else {})
    command = [sys.executable, __file__, "--json", "--matches", str(wanted.matches), "--rounds", str(wanted.rounds)]
    done = subprocess.run(command, env=surroundings, stdout=subprocess.PIPE, check=True, text=True)
    found: dict[str, tuple[float, float, float]] = json.loads(done.stdout)
    return found


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.table.inside", description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--against", type=Path, metavar="DIR", help="the folder of another copy of the sources")
    parser.add_argument("--pairs", type=int, default=4, help="how often both are measured in turn (4)")
    parser.add_argument("--json", action="store_true", help="print one measurement of these sources as JSON")
    wanted = parser.parse_args()
    if wanted.json:
        with tempfile.TemporaryDirectory(prefix="bellona-inside-", ignore_cleanup_errors=True) as folder:
            print(json.dumps(in_words(asyncio.run(rounds(wanted.matches, wanted.rounds, Path(folder))))), flush=True)
            os._exit(0)
    for _ in range(wanted.pairs):
        for name, source in (("there", wanted.against), ("here", None)):
            if name == "here" or source:
                found = measured(source, wanted)
                print(
                    f"{name:6}", *(f"{part} {a:.1f} {b:.1f} ({c:.0f})" for part, (a, b, c) in found.items()), flush=True
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
