"""Servers as child processes: started in a group, awaited, measured, and ended with all their children."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bench.table.contestants import Contestant

TICK = os.sysconf("SC_CLK_TCK")
GRACE = 10.0


class BenchError(Exception):
    """A problem for the reader of the benchmark, in one sentence."""


@contextmanager
def serving(contestant: Contestant, port: int, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A contestant's server, running and listening; its group is ended with the block."""
    if answers(port):
        raise BenchError(f"Port {port} is taken; choose another with --port.")
    log = folder / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            contestant.command(port, folder),
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            env=contestant.surroundings(),
            start_new_session=True,
        )
    try:
        await_answer(contestant, process, port, log)
        yield process
    finally:
        end_group(process)


def await_answer(contestant: Contestant, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Wait until the server is ready for players."""
    patience = time.monotonic() + contestant.ready_within
    while not answers(port, contestant.health):
        if process.poll() is not None:
            raise BenchError(f"{contestant.label} ended before it answered: {last_line(log)}")
        if time.monotonic() > patience:
            raise BenchError(f"{contestant.label} did not answer within {contestant.ready_within:.0f} seconds.")
        time.sleep(0.1)


def answers(port: int, health: str | None = None) -> bool:
    """Whether anything listens on this port of the loopback and, if required, reports that it is healthy."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1.0):
            pass
        if health:
            urllib.request.urlopen(f"http://127.0.0.1:{port}{health}", timeout=5.0).close()
    except OSError:
        return False
    return True


def last_line(log: Path) -> str:
    """The last output of a server."""
    lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return lines[-1] if lines else "it said nothing"


def end_group(process: subprocess.Popen[bytes]) -> None:
    """Ask the group to stop, then kill it."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def cpu_seconds(group: int) -> float:
    """Processor time of all living processes of a group so far, and of those they started and that have ended."""
    ticks = 0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                fields = (entry / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
                if int(fields[2]) == group:
                    ticks += sum(map(int, fields[11:15]))
    return ticks / TICK
