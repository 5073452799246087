"""Sets as numbers, a bit for each member."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .jit import interpreted

if TYPE_CHECKING or interpreted():

    def lowest_bit(bits: int) -> int:
        """The place of the lowest bit that is set, -1 if there is none."""
        return (bits & -bits).bit_length() - 1

else:
    from .machine_bits import lowest_bit

__all__ = ["lowest_bit"]
