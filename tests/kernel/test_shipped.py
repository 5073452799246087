"""Compiled code that came with the package is used where it fits, and is compiled where it does not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bellona.kernel.jit import interpreted
from bellona.kernel.shipped import PLACE, Processor, common_processor, runs_here

pytestmark = pytest.mark.skipif(interpreted() or not runs_here(), reason="no code can be shipped for this machine")

COUNTING = """
import sys

exec(sys.argv[1])
from numba.core import event

compiled = []


class Listener(event.Listener):
    def on_start(self, told):
        compiled.append(told.data["dispatcher"].py_func.__qualname__)

    def on_end(self, told):
        pass


event.register("numba:compile", Listener())
from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.record import one


@kernel
def many(dice: Dice, most: int) -> int:
    total = 0
    for number in range(most):
        total += (number * dice.key) % 7 + number % 11 + number % 13 + number % 17 + number % 19 + number % 23
        if total % 5 == 3 or total % 7 == 1 or total % 11 == 2 or total % 13 == 4 or total % 17 == 6:
            total += number % 29 + number % 31 + number % 37 + number % 41 + number % 43 + number % 47
    return total


@kernel
def twice(dice: Dice, most: int) -> int:
    return 2 * many(dice, most)


dice = one(Dice)
dice.key = 3
print(twice(dice, 1000), len(compiled))
"""
FUNCTIONS = 3
"""The two, and the door of the one that Python calls."""
Run = Callable[..., tuple[int, int]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs the functions with an own cache and shipped code; their result, and how many had to be compiled."""
    script = tmp_path / "counting.py"
    script.write_text(COUNTING)

    def counting(cache: str, shipped: str = "", first: str = "", **around: str) -> tuple[int, int]:
        environ = os.environ | {"BELLONA_CACHE": str(tmp_path / cache), PLACE: shipped} | around
        command = [sys.executable, str(script), first]
        result, compiled = subprocess.run(
            command, env=environ, check=True, capture_output=True, text=True
        ).stdout.split()
        return int(result), int(compiled)

    return counting


@pytest.fixture
def shipped(tmp_path: Path, run: Run) -> str:
    """A folder with the compiled functions, for the common processor."""
    processor = common_processor()
    assert processor is not None
    made_for = {"NUMBA_CPU_NAME": processor.name, "NUMBA_CPU_FEATURES": processor.features}
    assert run("built", **made_for)[1] == FUNCTIONS
    return str(tmp_path / "built" / "bellona")


def test_where_it_fits_nothing_is_compiled_or_written(tmp_path: Path, run: Run, shipped: str) -> None:
    expected, compiled = run("compiled")
    assert compiled == FUNCTIONS
    assert run("empty", shipped) == (expected, 0)
    assert not (tmp_path / "empty").exists()


@pytest.mark.parametrize(
    "first",
    [
        "import llvmlite.binding as llvm; llvm.get_host_cpu_features = lambda: llvm.FeatureMap(sse2=True)",
        "from bellona.kernel import shipped; shipped.version = lambda name: '0.1'",
        "import sys; sys.implementation.cache_tag = 'other-1'",
    ],
    ids=["processor", "compiler", "Python"],
)
def test_where_it_does_not_fit_it_is_compiled(run: Run, shipped: str, first: str) -> None:
    assert run("empty", shipped, first)[1] == FUNCTIONS


def test_damaged_files_count_as_missing(run: Run, shipped: str) -> None:
    files = sorted(Path(shipped).rglob("*.nbc"))
    assert len(files) == FUNCTIONS
    for file in files:
        file.write_bytes(file.read_bytes()[:-1])
    assert run("empty", shipped)[1] == FUNCTIONS
    assert run("empty", shipped)[1] == 0, "found in the own cache"


def test_what_was_compiled_here_goes_first(tmp_path: Path, run: Run, shipped: str) -> None:
    run("own")
    for file in Path(shipped).rglob("*.nbc"):
        file.write_bytes(b"")
    assert run("own", shipped)[1] == 0


def test_a_processor_without_a_feature_is_refused() -> None:
    assert Processor("generic").runs_here()
    assert not Processor("imaginary", "+sse2,+divination").runs_here()
