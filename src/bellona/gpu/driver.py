"""The CUDA driver, called directly: it comes with every installed GPU, and needs no other library."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_ubyte, c_uint, c_uint64, c_void_p
from functools import cache, partial
from typing import Any, NamedTuple

from ..kernel.errors import BellonaError, NotUnderstood

LIBRARIES = ("nvcuda.dll",) if sys.platform == "win32" else ("libcuda.so.1", "libcuda.so")
OUT_OF_MEMORY = 2
MULTIPROCESSORS, MAJOR, MINOR = 16, 75, 76
"""Numbers of attributes of a device."""
STACK = 0
"""The number of a limit of a context: how many bytes of a stack each thread has."""

FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "cuInit": (c_uint,),
    "cuDriverGetVersion": (POINTER(c_int),),
    "cuDeviceGet": (POINTER(c_int), c_int),
    "cuDeviceGetName": (c_char_p, c_int, c_int),
    "cuDeviceGetAttribute": (POINTER(c_int), c_int, c_int),
    "cuDevicePrimaryCtxRetain": (POINTER(c_void_p), c_int),
    "cuCtxSetCurrent": (c_void_p,),
    "cuCtxSynchronize": (),
    "cuCtxGetLimit": (POINTER(c_size_t), c_int),
    "cuCtxSetLimit": (c_int, c_size_t),
    "cuMemGetInfo_v2": (POINTER(c_size_t), POINTER(c_size_t)),
    "cuMemAlloc_v2": (POINTER(c_uint64), c_size_t),
    "cuMemFree_v2": (c_uint64,),
    "cuMemcpyHtoD_v2": (c_uint64, c_void_p, c_size_t),
    "cuMemcpyDtoH_v2": (c_void_p, c_uint64, c_size_t),
    "cuMemcpyDtoD_v2": (c_uint64, c_uint64, c_size_t),
    "cuMemsetD8_v2": (c_uint64, c_ubyte, c_size_t),
    "cuModuleLoadData": (POINTER(c_void_p), c_void_p),
    "cuModuleGetFunction": (POINTER(c_void_p), c_void_p, c_char_p),
    "cuOccupancyMaxActiveBlocksPerMultiprocessor": (POINTER(c_int), c_void_p, c_int, c_size_t),
    "cuLaunchKernel": (c_void_p, *[c_uint] * 7, c_void_p, POINTER(c_void_p), c_void_p),
    "cuGetErrorString": (c_int, POINTER(c_char_p)),
}


class Function(NamedTuple):
    """A kernel that has been loaded."""

    handle: Any
    module: Any


class Driver:
    """One GPU through its driver, in the context that other libraries use too."""

    def __init__(self, library: Any, number: int = 0) -> None:
        self.library, self.number = library, number
        for name, types in FUNCTIONS.items():
            function = getattr(library, name)
            function.argtypes, function.restype = types, c_int
        self.call("cuInit", 0)
        device, context = c_int(), c_void_p()
        self.call("cuDeviceGet", byref(device), number)
        self.device = device.value
        self.call("cuDevicePrimaryCtxRetain", byref(context), self.device)
        self.context = context
        self.attach()
        self.processor = self.attribute(MAJOR), self.attribute(MINOR)
        self.multiprocessors = self.attribute(MULTIPROCESSORS)

    def attach(self) -> None:
        """Let this thread use the device."""
        self.call("cuCtxSetCurrent", self.context)

    def call(self, name: str, *arguments: Any) -> None:
        """Call a function of the driver; what it complains of is said in one sentence."""
        code = getattr(self.library, name)(*arguments)
        if code == OUT_OF_MEMORY:
            raise BellonaError("the GPU has not enough free memory for so many games; take fewer")
        if code:
            text = c_char_p()
            self.library.cuGetErrorString(code, byref(text))
            said = (text.value or b"unknown error").decode()
            raise BellonaError(f"the GPU's driver refuses {name}: {said} (error {code})")

    @property
    def name(self) -> str:
        """What the device is called."""
        text = ctypes.create_string_buffer(100)
        self.call("cuDeviceGetName", text, len(text), self.device)
        return text.value.decode()

    def attribute(self, which: int) -> int:
        """A number about the device."""
        found = c_int()
        self.call("cuDeviceGetAttribute", byref(found), which, self.device)
        return found.value

    def ensure_stack(self, size: int) -> None:
        """Give every thread a stack of at least so many bytes."""
        found = c_size_t()
        self.call("cuCtxGetLimit", byref(found), STACK)
        if found.value < size:
            self.call("cuCtxSetLimit", STACK, size)

    def free_memory(self) -> int:
        """How many bytes are free."""
        free, total = c_size_t(), c_size_t()
        self.call("cuMemGetInfo_v2", byref(free), byref(total))
        return free.value

    def allocate(self, size: int) -> int:
        """The address of new memory."""
        found = c_uint64()
        self.call("cuMemAlloc_v2", byref(found), max(size, 1))
        return found.value

    def free(self, address: int) -> None:
        """Give memory back."""
        self.library.cuMemFree_v2(address)

    def load(self, machine: bytes, name: str) -> Function:
        """Load a kernel by its name in machine code."""
        module, function = c_void_p(), c_void_p()
        self.call("cuModuleLoadData", byref(module), ctypes.cast(c_char_p(machine), c_void_p))
        self.call("cuModuleGetFunction", byref(function), module, name.encode())
        return Function(function, module)

    def blocks_at_once(self, function: Function, block: int) -> int:
        """How many blocks of so many threads a multiprocessor runs at once."""
        found = c_int()
        self.call("cuOccupancyMaxActiveBlocksPerMultiprocessor", byref(found), function.handle, block, 0)
        return found.value

    def launch_of(self, function: Function, blocks: int, block: int, arguments: list[Any]) -> Callable[[], None]:
        """What runs a kernel after everything that was asked for before, as often as it is called."""
        pointers = (c_void_p * len(arguments))(*(ctypes.cast(byref(each), c_void_p) for each in arguments))
        return partial(self._launch, function, blocks, block, pointers, arguments)

    def _launch(self, function: Function, blocks: int, block: int, pointers: Any, _kept: list[Any]) -> None:
        self.call("cuLaunchKernel", function.handle, blocks, 1, 1, block, 1, 1, 0, None, pointers, None)


@cache
def driver(number: int = 0) -> Driver:
    """The driver of a GPU here."""
    for name in LIBRARIES:
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        return Driver(library, number)
    raise NotUnderstood("there is no NVIDIA GPU with its driver on this machine; device='cpu' plays everywhere")
