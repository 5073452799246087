"""A compiled function has an entry for Python when Python calls it, and not before."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from bellona.kernel.jit import interpreted, kernel

pytestmark = pytest.mark.skipif(interpreted(), reason="nothing is compiled")


@kernel
def third(number: int) -> int:
    return number // 3


@kernel
def third_and_one(number: int) -> int:
    return third(number) + 1


@kernel
def thirds_of(numbers: Any) -> int:
    total = 0
    for number in numbers:
        total += third(number)
    return total


def test_a_function_that_only_compiled_code_calls_has_no_entry() -> None:
    assert third_and_one(9) == 4
    assert not hasattr(third, "door")
    assert hasattr(third_and_one, "door")


def test_an_open_door_stays_open() -> None:
    for number in range(100):
        assert third_and_one(number) == number // 3 + 1
    assert cast(Any, third_and_one)(np.int16(30)) == 11


def test_a_function_can_be_called_from_python_after_compiled_code_has_called_it() -> None:
    third_and_one(9)
    assert third(9) == 3
    assert third_and_one(12) == 5


def test_a_function_whose_types_are_not_declared_has_its_entry_from_the_start() -> None:
    assert thirds_of(np.arange(10)) == sum(number // 3 for number in range(10))
    assert not hasattr(thirds_of, "door")
