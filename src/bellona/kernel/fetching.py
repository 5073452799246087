"""Loading records before they are needed: who goes through thousands names the next one while working on this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .jit import interpreted

if TYPE_CHECKING or interpreted():

    def fetch(records: Any, place: int) -> None:
        """Have the processor load a record of an array into its cache, without waiting for it."""

else:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    LINE = 64
    """The bytes of a line of the cache."""
    TO_READ, KEEP, DATA = 0, 3, 1
    """What LLVM is told: it will be read, all caches are to keep it, and it is no code."""

    @intrinsic
    def fetch(typing: Any, records: Any, place: Any) -> Any:
        """Have the processor load a record of an array into its cache, without waiting for it."""

        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            array = context.make_array(records)(context, builder, values[0])
            record = cgutils.get_item_pointer(context, builder, records, array, [values[1]])
            byte, number, size = ir.IntType(8).as_pointer(), ir.IntType(32), ir.IntType(64)
            kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
            load = builder.module.declare_intrinsic("llvm.prefetch", (byte,), kind)
            hints = [number(hint) for hint in (TO_READ, KEEP, DATA)]
            first = builder.bitcast(record, byte)
            with cgutils.for_range_slice(builder, size(0), size(records.dtype.size), size(LINE)) as (offset, _):
                builder.call(load, [builder.gep(first, [offset]), *hints])
            return context.get_dummy_value()

        return types.void(records, types.int64), generate
