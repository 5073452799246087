"""Compile the rules of all games before the tests: as they are played, and with every index checked for the fuzzers.

The longest come first, one per processor; later ones reuse the shared code that the first have compiled. Fuzzers need
the rules and the simple bots only, not what is asked at a table.

python -m tests.compile_all [--checked GAME]
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import NamedTuple

from bellona.kernel.compiling import all_processors
from bellona.kernel.sources import functions_to_compile
from bellona.registry import game_slugs, package_of, scenarios_of

SIMPLE = ("random", "greedy")


class Build(NamedTuple):
    """One way in which a game is compiled: the command, to which the game is added."""

    name: str
    bounds: str
    command: tuple[str, ...]


BUILDS = (
    Build("as it is played", "0", ("bellona.cli.warmup",)),
    Build("with every index checked", "1", ("tests.compile_all", "--checked")),
)


def compiled(slug: str, build: Build) -> int:
    """Compile one game in a separate process; its exit status."""
    start = time.monotonic()
    command = [sys.executable, "-m", *build.command, slug]
    status = subprocess.run(command, env={**os.environ, "NUMBA_BOUNDSCHECK": build.bounds}, stderr=subprocess.PIPE)
    if status.returncode:
        print(status.stderr.decode(), end="", flush=True)
    print(f"{slug}, {build.name}: {time.monotonic() - start:.0f} s", flush=True)
    return status.returncode


def play_simply(slug: str) -> int:
    """Play what fuzzers play: a whole game between each of the simple bots."""
    scenario = scenarios_of(slug)[0]
    with all_processors(slug):
        runner = package_of(slug).bots.runner_of(scenario)
        for level in SIMPLE:
            runner.play([level] * len(runner.setting.playing), 1)
    return 0


def main() -> int:
    """Compile everything, or one game for the fuzzers; the worst of the statuses."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--checked", metavar="GAME", choices=game_slugs())
    if slug := parser.parse_args().checked:
        return play_simply(slug)
    by_length = sorted(game_slugs(), key=functions_to_compile, reverse=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(lambda job: compiled(*job), product(by_length, BUILDS)))


if __name__ == "__main__":
    sys.exit(main())
