"""Compile the rules of all games before the tests: as they are played, and with every index checked for the fuzzers.

The longest come first, one per processor; later ones reuse the shared code that the first have compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from concurrent.futures import ThreadPoolExecutor
from itertools import product

from bellona.kernel.sources import functions_to_compile
from bellona.registry import game_slugs

BUILDS = {"0": "as it is played", "1": "with every index checked"}


def compiled(slug: str, checked: str) -> int:
    """Compile one game in a separate process; its exit status."""
    start = time.monotonic()
    command = [sys.executable, "-m", "bellona.cli.warmup", slug]
    status = subprocess.run(command, env={**os.environ, "NUMBA_BOUNDSCHECK": checked}, stderr=subprocess.PIPE)
    if status.returncode:
        print(status.stderr.decode(), end="", flush=True)
    print(f"{slug}, {BUILDS[checked]}: {time.monotonic() - start:.0f} s", flush=True)
    return status.returncode


def main() -> int:
    """Compile everything; the worst of the statuses."""
    ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter).parse_args()
    by_length = sorted(game_slugs(), key=functions_to_compile, reverse=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(lambda job: compiled(*job), product(by_length, BUILDS)))


if __name__ == "__main__":
    sys.exit(main())
