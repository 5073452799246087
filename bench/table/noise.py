"""Somebody else on the machine: `python -m bench.table.noise FOLDER SECONDS` keeps one core and the disk busy.

One thread counts; another writes a file of 256 MiB over and over, four mebibytes at a time, each on the disk before the
next. It ends by itself, and removes its file.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PART = 4 * 1024 * 1024
PARTS = 64
LONGEST = 300.0


@contextmanager
def noisy(folder: Path, seconds: float) -> Iterator[None]:
    """A busy neighbour while the block lasts, and no longer than so many seconds."""
    command = [sys.executable, "-m", "bench.table.noise", str(folder), str(min(seconds, LONGEST))]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.terminate()


def write(file: Path, until: float) -> None:
    """Keep the disk busy."""
    part = os.urandom(PART)
    with file.open("wb", buffering=0) as out:
        place = 0
        while time.monotonic() < until:
            out.seek(place % PARTS * PART)
            out.write(part)
            os.fsync(out.fileno())
            place += 1


def main() -> None:
    """Keep a core and the disk busy, as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bench.table.noise", description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where the file is written")
    parser.add_argument("seconds", metavar="SECONDS", type=float, help=f"how long, at most {LONGEST:.0f}")
    wanted = parser.parse_args()
    until = time.monotonic() + min(wanted.seconds, LONGEST)
    file = wanted.folder / "noise"
    threading.Thread(target=write, args=(file, until), daemon=True).start()
    while time.monotonic() < until:
        pass
    file.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
