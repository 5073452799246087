"""DLPack: memory passed to other libraries without a copy, as a capsule around a struct of C."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

NAME = b"dltensor"
SIGNED, UNSIGNED, FLOAT, TRUTH = 0, 1, 2, 6
CODES = {"i": SIGNED, "u": UNSIGNED, "f": FLOAT, "b": TRUTH}


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

_lent: dict[int, tuple[Any, ...]] = {}
"""By address of its struct: what a capsule keeps alive until whoever took it has done with it."""

_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, _Destructor)
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


def _release(managed: Any) -> None:
    """Whoever took the memory has done with it."""
    _lent.pop(ctypes.addressof(managed.contents), None)


def _discard(capsule: Any) -> None:
    """A capsule goes; if nobody took what is in it, it goes too."""
    if _is_valid(capsule, NAME):
        _lent.pop(_pointer(capsule, NAME), None)


_when_released, _when_discarded = _Deleter(_release), _Destructor(_discard)


def capsule_of(
    owner: Any,
    address: int,
    place: tuple[int, int],
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    kind: np.dtype[Any],
) -> Any:
    """A capsule around memory, which its owner keeps; strides are in bytes."""
    if kind.kind not in CODES:
        raise BufferError("records cannot be passed as DLPack; pass one of their fields, or their bytes")
    if any(stride % kind.itemsize for stride in strides):
        raise BufferError("the numbers of this field do not lie at whole steps from each other; pass the bytes instead")
    lengths = (ctypes.c_int64 * len(shape))(*shape)
    steps = (ctypes.c_int64 * len(shape))(*(stride // kind.itemsize for stride in strides))
    tensor = _Tensor(address, *place, len(shape), CODES[kind.kind], 8 * kind.itemsize, 1, lengths, steps, 0)
    managed = _Managed(tensor, None, _when_released)
    where = ctypes.addressof(managed)
    _lent[where] = owner, managed, lengths, steps
    return _new(where, NAME, _when_discarded)
