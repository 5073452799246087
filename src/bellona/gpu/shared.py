"""What functions of a device do instead of those of the processor.

Counters that threads share, bits that are counted, and a log unwritten.
"""

from __future__ import annotations

from numba import cuda

from ..kernel.log import Log
from ..kernel.record import Array, i8


def reserve(counter: Array[i8], amount: int) -> int:
    """The value of a counter before it is raised."""
    found: int = cuda.atomic.add(counter, 0, amount)
    return found


def reserve_in(counters: Array[i8], place: int) -> int:
    """The value of one of the counters before it is raised by one."""
    found: int = cuda.atomic.add(counters, place, 1)
    return found


def lower(least: Array[i8], number: int) -> None:
    """Lower a number to another, if that is less."""
    cuda.atomic.min(least, 0, number)


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit that is set, -1 if there is none."""
    found: int = cuda.ffs(bits)
    return found - 1


def note_nothing(log: Log, kind: int, cause: int, a: int, b: int, c: int, d: int) -> None:
    """An event that nobody wants to read."""
    return
