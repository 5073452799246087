"""A game's fuzzer in a separate process, on rules compiled with every index checked."""

from __future__ import annotations

import os
import subprocess
import sys


def fuzz(slug: str, **wanted: int) -> None:
    """Play whole games, this many of each kind; AssertionError with the fuzzer's message if anything is broken."""
    options = [f"--{kind}={count}" for kind, count in wanted.items()]
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-m", f"tests.{slug}.fuzz", *options], env=checked, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
