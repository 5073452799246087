"""What the processor counts by one instruction, for compiled code."""

from __future__ import annotations

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba import int64
from numba.extending import intrinsic


@intrinsic
def lowest_bit(typing: Any, bits: Any) -> Any:
    """The place of the lowest bit that is set, -1 if there is none."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        (number,) = arguments
        place = builder.cttz(number, ir.Constant(ir.IntType(1), 0))
        return builder.select(builder.icmp_unsigned("==", number, number.type(0)), number.type(-1), place)

    return int64(int64), code
