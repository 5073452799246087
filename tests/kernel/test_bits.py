"""Sets as numbers, compiled and interpreted."""

from __future__ import annotations

from bellona.kernel.bits import lowest_bit
from bellona.kernel.jit import kernel


@kernel
def lowest(bits: int) -> int:
    """The same, compiled."""
    return lowest_bit(bits)


def test_the_lowest_bit() -> None:
    assert lowest(0) == -1
    for place in range(63):
        assert lowest(1 << place) == place
        assert lowest(1 << place | 1 << 62) == place
    assert lowest(-8) == 3
