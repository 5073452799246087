"""Entry points for Python into compiled functions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from bellona.kernel.jit import interpreted, kernel

pytestmark = pytest.mark.skipif(interpreted(), reason="nothing is compiled")


@kernel
def double(number: int) -> int:
    return 2 * number


@kernel
def quadruple(number: int) -> int:
    return double(double(number))


@kernel
def is_always(number: int) -> bool:
    return True


@kernel
def of_nothing() -> int:
    return 7


def python_can_call(function: Any) -> bool:
    """Whether a compiled function has a wrapper of its own."""
    function.settle()
    (result,) = function.overloads.values()
    return bool(result.library.get_pointer_to_function(result.fndesc.llvm_cpython_wrapper_name))


def test_a_function_is_called_by_python_through_its_door_alone() -> None:
    assert quadruple(3) == 12
    assert not python_can_call(quadruple)
    assert not python_can_call(double)


def test_through_a_door_numbers_of_any_width_are_the_declared_ones() -> None:
    assert [double(7), double(np.int16(7)), double(True)] == [14, 14, 2]  # type: ignore[arg-type]
    assert type(double(np.int16(7))) is int  # type: ignore[arg-type]
    assert len(cast(Any, double).signatures) == 1


def test_a_function_that_returns_a_constant_can_be_called() -> None:
    """Numba boxes such a result from the constants of the wrapper's own environment."""
    assert [is_always(1), is_always(1), of_nothing(), of_nothing()] == [True, True, 7, 7]


def test_a_door_takes_what_the_function_takes() -> None:
    assert double(number=4) == 8
    with pytest.raises(TypeError):
        double()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        double("many")  # type: ignore[arg-type]


PROCESS = """
from numba.core import event
compiled = []
class Listener(event.Listener):
    def on_start(self, told): compiled.append(told.data["dispatcher"].py_func.__qualname__)
    def on_end(self, told): pass
event.register("numba:compile", Listener())
from bellona.kernel.dice import mix
from bellona.kernel.record import u8
print(mix(u8(1), u8(2)), compiled)
"""


def test_a_door_is_found_again_by_the_next_process(tmp_path: Path) -> None:
    around = {"BELLONA_CACHE": str(tmp_path)}
    said = [run_apart(around) for _ in range(2)]
    numbers, compiled = zip(*(line.split(" ", 1) for line in said), strict=True)
    assert numbers[0] == numbers[1]
    assert "mix" in compiled[0]
    assert "door" in compiled[0]
    assert compiled[1] == "[]"


def run_apart(around: dict[str, str]) -> str:
    """What PROCESS prints."""
    done = subprocess.run(
        [sys.executable, "-c", PROCESS], env=os.environ | around, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
