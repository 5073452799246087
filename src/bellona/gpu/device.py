"""What a device is to a batch: memory, and entries that all its threads run at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ..gamekit.bot_runner import BotRunner
    from .arrays import DeviceArray

CPU, CUDA = 1, 2
"""Kinds of memory, as DLPack numbers them."""


class Memory(Protocol):
    """A stretch of a device's memory, given back when nobody refers to it."""

    address: int
    size: int


class Device(Protocol):
    """A device; what is asked of it happens in that order."""

    kind: int
    number: int

    def allocate(self, size: int) -> Memory:
        """Memory full of zeros."""
        ...

    def write(self, address: int, values: Any) -> None:
        """Copy a contiguous NumPy array to the device."""
        ...

    def read(self, address: int, values: Any) -> None:
        """Copy from the device into a contiguous NumPy array, when everything asked before is done."""
        ...

    def clear(self, address: int, size: int) -> None:
        """Fill memory with zeros."""
        ...

    def copy(self, to: int, source: int, size: int) -> None:
        """Copy memory within the device."""
        ...

    def wait(self) -> None:
        """Until everything is done that was asked for."""
        ...

    def threads_for(self, runner: BotRunner, count: int, bytes_each: int) -> int:
        """How many threads play so many games side by side, if each needs some memory for itself."""
        ...

    def whole_blocks(self, threads: int, bytes_each: int) -> int:
        """As many threads, in whole blocks, or as many as have room, if each needs some memory for itself."""
        ...

    def run(self, runner: BotRunner, entry: str, threads: int, arguments: tuple[DeviceArray | int, ...]) -> None:
        """Let threads run an entry of a game."""
        ...

    def prepared(
        self, runner: BotRunner, entry: str, threads: int, arguments: tuple[DeviceArray | int, ...]
    ) -> Callable[[], None]:
        """What runs an entry with the same arguments as often as it is called."""
        ...
