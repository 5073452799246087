"""Records are loaded ahead: nothing changes but when they are there."""

from __future__ import annotations

from typing import Any

import pytest

from bellona.kernel.fetching import fetch
from bellona.kernel.jit import interpreted, kernel
from bellona.kernel.record import Array, i4, many, record, times


@record
class Wide:
    """A record of several lines of a cache."""

    number: i4
    rest: Array[i4] = times(40)


@kernel
def total(records: Array[Wide]) -> int:
    found = 0
    for place in range(len(records)):
        fetch(records, min(place + 1, len(records) - 1))
        found += records[place].number
    return found


def test_what_is_loaded_ahead_stays_as_it_is():
    records = many(Wide, 5)
    records["number"] = (3, 1, 4, 1, 5)
    before = records.tobytes()
    assert total(records) == 14
    assert records.tobytes() == before


@pytest.mark.skipif(interpreted(), reason="nothing is compiled")
def test_the_processor_is_asked_to_load_them():
    from numba import njit

    source: Any = total
    compiled = njit(source.py_func)  # one that was read from the disk has no LLVM code to be looked at
    compiled(many(Wide, 2))
    assert any("llvm.prefetch" in code for code in compiled.inspect_llvm().values())
