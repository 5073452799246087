"""A GPU of NVIDIA as a device of batches."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_int64
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from .arrays import DeviceArray
from .building import Making, code_for
from .device import CUDA
from .driver import Driver, Function, driver

if TYPE_CHECKING:
    from ..gamekit.bot_runner import BotRunner

BLOCK, WARP = 128, 32
"""The most threads of a block, and the fewest: those that run together."""
SHARE = 0.5
"""How much of the free memory the threads may have for themselves."""
WIDEST = "play_out"
"""The entry whose threads need most: as many as run of it at once are worth having."""


class Stretch:
    """Memory of a GPU."""

    def __init__(self, driver: Driver, size: int) -> None:
        self.driver, self.size = driver, size
        self.address = driver.allocate(size)

    def __del__(self) -> None:
        if hasattr(self, "address"):
            self.driver.free(self.address)


class CudaDevice:
    """One GPU."""

    kind = CUDA

    def __init__(self, driver: Driver, block: int = BLOCK, making: Making | None = None) -> None:
        self.driver, self.number, self.block, self.making = driver, driver.number, block, making
        self._loaded: dict[tuple[Any, str], Function] = {}

    def allocate(self, size: int) -> Stretch:
        """Memory full of zeros."""
        self.driver.attach()
        found = Stretch(self.driver, size)
        self.clear(found.address, size)
        return found

    def write(self, address: int, values: Any) -> None:
        """Copy a contiguous NumPy array to the device."""
        if values.nbytes:
            self.driver.call("cuMemcpyHtoD_v2", address, values.ctypes.data, values.nbytes)

    def read(self, address: int, values: Any) -> None:
        """Copy from the device into a contiguous NumPy array."""
        if values.nbytes:
            self.driver.call("cuMemcpyDtoH_v2", values.ctypes.data, address, values.nbytes)

    def clear(self, address: int, size: int) -> None:
        """Fill memory with zeros."""
        if size:
            self.driver.call("cuMemsetD8_v2", address, 0, size)

    def copy(self, to: int, source: int, size: int) -> None:
        """Copy memory within the device."""
        if size:
            self.driver.call("cuMemcpyDtoD_v2", to, source, size)

    def wait(self) -> None:
        """Until everything is done that was asked for."""
        self.driver.attach()
        self.driver.call("cuCtxSynchronize")

    def threads_for(self, runner: BotRunner, count: int, bytes_each: int) -> int:
        """As many as run at once, as there are games, and as have room; whole blocks."""
        at_once = self.driver.blocks_at_once(self._function(runner, WIDEST), self.block) * self.driver.multiprocessors
        threads = min(at_once * self.block, -(-count // WARP) * WARP, self._room_for(bytes_each))
        block = self._block_for(threads)
        return max(threads // block, 1) * block

    def whole_blocks(self, threads: int, bytes_each: int) -> int:
        """As many threads, in whole blocks, or as many as have room."""
        block = max(self.block, WARP)
        return max(min(-(-threads // block), self._room_for(bytes_each) // block), 1) * block

    def _room_for(self, bytes_each: int) -> int:
        """How many threads have room."""
        return int(self.driver.free_memory() * SHARE) // bytes_each

    def run(self, runner: BotRunner, entry: str, threads: int, arguments: tuple[DeviceArray | int, ...]) -> None:
        """Let threads run an entry of a game."""
        self.driver.attach()
        self.prepared(runner, entry, threads, arguments)()

    def prepared(
        self, runner: BotRunner, entry: str, threads: int, arguments: tuple[DeviceArray | int, ...]
    ) -> Callable[[], None]:
        """What runs an entry with the same arguments as often as it is called."""
        block = self._block_for(threads)
        words = [word for argument in arguments for word in words_of(argument)]
        launch = self.driver.launch_of(self._function(runner, entry), threads // block, block, words)
        return partial(_launched, launch, arguments)

    def _block_for(self, threads: int) -> int:
        """Few threads are shared out among all multiprocessors."""
        return self.block if threads >= self.block * self.driver.multiprocessors else WARP

    def _function(self, runner: BotRunner, entry: str) -> Function:
        key = type(runner), entry
        if key not in self._loaded:
            code = code_for(runner, entry, self.driver.processor, self.making)
            self.driver.ensure_stack(code.stack)
            self._loaded[key] = self.driver.load(code.machine, code.name)
        return self._loaded[key]


def _launched(launch: Callable[[], None], _kept: tuple[DeviceArray | int, ...]) -> None:
    """Launch; the memory that a kernel uses is kept as long as it may be launched."""
    launch()


def words_of(argument: DeviceArray | int) -> list[c_int64]:
    """An argument as Numba passes it: an array is no owner, no parent, counts, address, shape and strides."""
    if isinstance(argument, int):
        return [c_int64(argument)]
    count = argument.nbytes // argument.dtype.itemsize
    numbers = (0, 0, count, argument.dtype.itemsize, argument.address, *argument.shape, *argument.strides)
    return [c_int64(number) for number in numbers]


@cache
def cuda_device(number: int = 0) -> CudaDevice:
    """A GPU of this machine."""
    return CudaDevice(driver(number))
