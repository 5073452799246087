"""The functions of the CUDA driver that are called, in this machine's memory; a kernel runs thread by thread.

They have the types of the real ones, so that every call passes through C, and kernels get their arguments as a GPU gets
them: as pointers to words.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes import CFUNCTYPE, c_int, c_int64, c_void_p, memmove, memset
from typing import Any, get_type_hints

import numpy as np

from bellona.gamekit.batch_kernels import Table
from bellona.gpu.driver import FUNCTIONS, MAJOR, MINOR, MULTIPROCESSORS
from bellona.kernel.record import dtype_of
from tests.gpu.stand_in import at, kernels_of

OUT_OF_MEMORY = 2
ATTRIBUTES = {MAJOR: 9, MINOR: 0, MULTIPROCESSORS: 2}


class StandInDriver:
    """Attributes are functions as ctypes finds them in a library."""

    def __init__(self, runner: Any, memory: int = 1 << 30) -> None:
        self.kernels = kernels_of(runner)
        self.memory, self.allocated = memory, dict[int, Any]()
        self.names: list[str] = []
        self.stack = 1024
        self.launches: list[tuple[str, int, int]] = []
        self.text = ctypes.create_string_buffer(b"out of memory, and more")
        for name, types in FUNCTIONS.items():
            agree: Any = self.agree
            found = getattr(self, name.removesuffix("_v2"), agree)
            setattr(self, name, CFUNCTYPE(c_int, *types)(self.returning(found)))

    def agree(self, *_: Any) -> None: ...

    def returning(self, function: Callable[..., Any]) -> Callable[..., int]:
        return lambda *arguments: function(*arguments) or 0

    def cuDeviceGetAttribute(self, found: Any, which: int, device: int) -> None:  # noqa: N802
        found[0] = ATTRIBUTES[which]

    def cuCtxGetLimit(self, found: Any, which: int) -> None:  # noqa: N802
        assert which == 0
        found[0] = self.stack

    def cuCtxSetLimit(self, which: int, size: int) -> None:  # noqa: N802
        assert which == 0
        self.stack = size

    def cuMemGetInfo(self, free: Any, total: Any) -> None:  # noqa: N802
        free[0] = total[0] = self.memory

    def cuMemAlloc(self, found: Any, size: int) -> int:  # noqa: N802
        if size > self.memory:
            return OUT_OF_MEMORY
        memory = (ctypes.c_ubyte * size)()
        memset(memory, 0xAB, size)
        found[0] = ctypes.addressof(memory)
        self.allocated[found[0]] = memory
        return 0

    def cuMemFree(self, address: int) -> None:  # noqa: N802
        del self.allocated[address]

    def cuMemcpyHtoD(self, to: int, source: int, size: int) -> None:  # noqa: N802
        memmove(to, source, size)

    cuMemcpyDtoH = cuMemcpyDtoD = cuMemcpyHtoD  # noqa: N815

    def cuMemsetD8(self, to: int, value: int, size: int) -> None:  # noqa: N802
        memset(to, value, size)

    def cuModuleLoadData(self, module: Any, machine: int) -> None:  # noqa: N802
        assert ctypes.string_at(machine) == b"machine code"
        module[0] = 1

    def cuModuleGetFunction(self, function: Any, module: int, name: bytes) -> None:  # noqa: N802
        self.names.append(name.decode())
        function[0] = len(self.names)

    def cuOccupancyMaxActiveBlocksPerMultiprocessor(self, found: Any, *_: Any) -> None:  # noqa: N802
        found[0] = 3

    def cuGetErrorString(self, code: int, text: Any) -> None:  # noqa: N802
        text[0] = ctypes.cast(self.text, ctypes.c_char_p)

    def cuLaunchKernel(self, function: int, *given: Any) -> None:  # noqa: N802
        blocks, _, _, block, _, _, shared, stream, pointers, _ = given
        assert not shared
        assert not stream
        name = self.names[function - 1]
        threads = blocks * block
        self.launches.append((name, blocks, block))
        kernel = self.kernels[name]
        arguments = self.arguments(kernel, pointers)
        for thread in range(threads):
            kernel(thread, threads, *arguments)

    def arguments(self, kernel: Any, pointers: Any) -> list[Any]:
        """What a kernel is given, read from its words."""
        plain = getattr(kernel, "py_func", kernel)
        hints = get_type_hints(plain)
        names = plain.__code__.co_varnames[2 : plain.__code__.co_argcount]
        place, found = 0, list[Any]()
        for name in names:
            count = 1 if hints[name] is int else 9 if hints[name].__origin__ is Table else 7
            words = [ctypes.cast(c_void_p(pointers[place + n]), ctypes.POINTER(c_int64))[0] for n in range(count)]
            found.append(words[0] if count == 1 else laid_over(hints[name].__args__[0], words))
            place += count
        return found


def laid_over(kind: Any, words: list[int]) -> Any:
    """An array from the words of an argument."""
    _, _, count, size, address, *rest = words
    shape, strides = rest[: len(rest) // 2], rest[len(rest) // 2 :]
    declared = dtype_of(kind) if hasattr(kind, "_ranges") else np.dtype(kind)
    assert declared.itemsize == size
    assert int(np.prod(shape)) == count
    found = at(address, max(count * size, 1))[: count * size].view(declared).reshape(shape)
    assert list(found.strides) == strides or not count
    return found
