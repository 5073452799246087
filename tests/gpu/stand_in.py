"""A device of this machine's own memory and processor: it runs what a GPU runs, one thread after another."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np

from bellona.gpu.arrays import DeviceArray
from bellona.gpu.building import NOISY, entries_of, word_of
from bellona.gpu.device import CPU

THREADS = 5


class HostMemory:
    """Memory that NumPy holds; nothing but its address is used."""

    def __init__(self, size: int) -> None:
        self.bytes, self.size = np.zeros(max(size, 1), np.uint8), size
        self.address: int = self.bytes.ctypes.data


def at(address: int, size: int) -> Any:
    """The bytes at an address."""
    return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(address))


class HostDevice:
    """Runs entries for one thread after the other."""

    kind, number = CPU, 0

    def __init__(self, threads: int = THREADS) -> None:
        self.threads = threads
        self.runs: list[str] = []

    def allocate(self, size: int) -> HostMemory:
        return HostMemory(size)

    def write(self, address: int, values: Any) -> None:
        assert values.flags.c_contiguous
        at(address, values.nbytes)[:] = values.reshape(-1).view(np.uint8)

    def read(self, address: int, values: Any) -> None:
        assert values.flags.c_contiguous
        values.reshape(-1).view(np.uint8)[:] = at(address, values.nbytes)

    def clear(self, address: int, size: int) -> None:
        at(address, size)[:] = 0

    def copy(self, to: int, source: int, size: int) -> None:
        at(to, size)[:] = at(source, size)

    def wait(self) -> None: ...

    def threads_for(self, runner: Any, count: int, bytes_each: int) -> int:
        return self.threads

    def whole_blocks(self, threads: int, bytes_each: int) -> int:
        return min(self.threads, threads)

    def prepared(
        self, runner: Any, entry: str, threads: int, arguments: tuple[DeviceArray | int, ...]
    ) -> Callable[[], None]:
        return partial(self.run, runner, entry, threads, arguments)

    def run(self, runner: Any, entry: str, threads: int, arguments: tuple[DeviceArray | int, ...]) -> None:
        self.runs.append(entry)
        kernel = kernels_of(runner.__class__)["advance" if entry == NOISY else entry]
        given = [each if isinstance(each, int) else laid_over(each) for each in arguments]
        for thread in range(threads):
            kernel(thread, threads, *given)


def laid_over(array: DeviceArray) -> Any:
    """The memory of an array as NumPy sees it."""
    assert array.is_packed
    return at(array.address, max(array.nbytes, 1))[: array.nbytes].view(array.dtype).reshape(array.shape)


@cache
def kernels_of(runner: Any) -> Any:
    """The entries of a game, compiled for the processor."""
    names = dict(runner.kernels.names)
    return entries_of(runner.__module__, names | {"Word": word_of(names["Position"])})
