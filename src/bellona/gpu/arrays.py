"""Arrays in the memory of a device: read by NumPy as copies, shared with PyTorch, JAX and CuPy without one."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from ..kernel.errors import NotUnderstood
from .device import CUDA
from .dlpack import capsule_of

if TYPE_CHECKING:
    from .device import Device, Memory

INTERFACE = "__cuda_array_interface__"
LEGACY_STREAM = 1


class DeviceArray:
    """Numbers or records in a device's memory. A field of records is an array too, over the same memory."""

    def __init__(
        self,
        device: Device,
        memory: Memory,
        shape: tuple[int, ...],
        kind: Any,
        offset: int = 0,
        strides: tuple[int, ...] | None = None,
    ) -> None:
        self.device, self.memory, self.offset = device, memory, offset
        self.shape: tuple[int, ...] = tuple(shape)
        self.dtype: np.dtype[Any] = np.dtype(kind)
        self.strides: tuple[int, ...] = _packed(self.shape, self.dtype.itemsize) if strides is None else strides

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def ndim(self) -> int:
        """How many dimensions it has."""
        return len(self.shape)

    @property
    def nbytes(self) -> int:
        """How many bytes its numbers take."""
        return prod(self.shape) * self.dtype.itemsize

    @property
    def address(self) -> int:
        """Where it begins."""
        found: int = self.memory.address + self.offset
        return found

    @property
    def is_packed(self) -> bool:
        """Whether its numbers lie one after another."""
        return self.strides == _packed(self.shape, self.dtype.itemsize)

    # Views

    def __getitem__(self, place: str | int | slice) -> DeviceArray:
        """A field of records, or a part of the first dimension."""
        if isinstance(place, str):
            return self._field(place)
        chosen = range(*place.indices(len(self))) if isinstance(place, slice) else (range(len(self))[place],)
        step = chosen.step if isinstance(chosen, range) else 1
        shape = (len(chosen), *self.shape[1:]) if isinstance(place, slice) else self.shape[1:]
        strides = (self.strides[0] * step, *self.strides[1:]) if isinstance(place, slice) else self.strides[1:]
        offset = self.offset + (chosen[0] if chosen else 0) * self.strides[0]
        return DeviceArray(self.device, self.memory, shape, self.dtype, offset, strides)

    def _field(self, name: str) -> DeviceArray:
        if name not in (self.dtype.names or ()):
            raise NotUnderstood(f"there is no field {name!r}; there is {', '.join(self.dtype.names or ('none',))}")
        assert self.dtype.fields is not None
        kind, offset = self.dtype.fields[name][:2]
        shape, base = kind.shape, kind.base
        strides = (*self.strides, *_packed(shape, base.itemsize))
        return DeviceArray(self.device, self.memory, (*self.shape, *shape), base, self.offset + offset, strides)

    @property
    def bytes(self) -> DeviceArray:
        """The bytes of records or numbers, a row each."""
        return self.words(np.uint8)

    def words(self, kind: Any) -> DeviceArray:
        """Records as rows of numbers of one kind."""
        width = np.dtype(kind).itemsize
        shape = (*self.shape, self.dtype.itemsize // width)
        return DeviceArray(self.device, self.memory, shape, kind, self.offset, (*self.strides, width))

    def seen_as(self, kind: Any) -> DeviceArray:
        """The same memory as numbers of another kind of the same size."""
        return DeviceArray(self.device, self.memory, self.shape, kind, self.offset, self.strides)

    # To and from NumPy

    def numpy(self) -> Any:
        """A copy in this machine's memory."""
        if self.is_packed:
            found = np.empty(self.shape, self.dtype)
            self.device.read(self.address, found)
            return found
        start, size = self._span()
        raw = np.empty(size, np.uint8)
        self.device.read(start, raw)
        return np.ndarray(self.shape, self.dtype, raw, self.address - start, self.strides).copy()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        found = self.numpy()
        return found if dtype is None else found.astype(dtype, copy=False)

    def tolist(self) -> Any:
        """Its numbers as lists."""
        return self.numpy().tolist()

    def tobytes(self) -> Any:
        """Its bytes, here."""
        return self.numpy().tobytes()

    def __setitem__(self, place: str | int | slice, values: Any) -> None:
        """Write a field or a part: from this machine's memory, or from an array on the device."""
        self[place].set(values)

    def set(self, values: Any) -> None:
        """Write all of it."""
        if not self.is_packed:
            raise NotUnderstood(
                "only whole arrays can be written from here; write to a part with a library that shares it"
            )
        shared = array_from(self.device, values)
        if shared is not None and shared.dtype == self.dtype and shared.shape == self.shape and shared.is_packed:
            self.device.copy(self.address, shared.address, self.nbytes)
            return
        here = shared.numpy() if shared is not None else values
        self.device.write(self.address, np.ascontiguousarray(np.broadcast_to(np.asarray(here, self.dtype), self.shape)))

    def _span(self) -> tuple[int, int]:
        """Where its memory begins, and how many bytes it spans."""
        reach = [stride * (length - 1) for length, stride in zip(self.shape, self.strides, strict=True) if length]
        below = sum(each for each in reach if each < 0)
        above = sum(each for each in reach if each > 0)
        return self.address + below, above - below + self.dtype.itemsize if prod(self.shape) else 0

    # To and from libraries for arrays

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        if self.device.kind != CUDA:
            raise AttributeError("this array is not in the memory of a GPU")
        self.device.wait()
        return {
            "shape": self.shape,
            "strides": None if self.is_packed else self.strides,
            "typestr": self.dtype.str,
            "descr": self.dtype.descr if self.dtype.names is None else [("", self.dtype.str)],
            "data": (self.address, False),
            "version": 3,
            "stream": None,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device.kind, self.device.number

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: Any = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """A capsule for another library; everything asked of the device is done before it has it."""
        place = self.__dlpack_device__()
        if copy or (dl_device is not None and tuple(dl_device) != place):
            raise BufferError("this array is passed where it lies, without a copy")
        self.device.wait()
        return capsule_of(self.memory, self.address, place, self.shape, self.strides, self.dtype)


class Lent:
    """Memory that belongs to another library's array."""

    def __init__(self, owner: Any, address: int, size: int) -> None:
        self.owner, self.address, self.size = owner, address, size


def array_from(device: Device, values: Any) -> DeviceArray | None:
    """Another library's array on the device as one of ours over the same memory, None if it is not there."""
    if isinstance(values, DeviceArray):
        return values
    told = getattr(values, INTERFACE, None) if device.kind == CUDA else None
    if told is None:
        return None
    if told.get("stream") not in (None, LEGACY_STREAM):
        device.wait()
    kind, shape = np.dtype(told["typestr"]), tuple(told["shape"])
    strides = told.get("strides")
    lent = Lent(values, told["data"][0], prod(shape) * kind.itemsize)
    return DeviceArray(device, lent, shape, kind, 0, None if strides is None else tuple(strides))


def _packed(shape: tuple[int, ...], width: int) -> tuple[int, ...]:
    """The strides of numbers that lie one after another."""
    return tuple(width * prod(shape[place + 1 :]) for place in range(len(shape)))
