"""Arrays that compiled code fills, as Python reads them fastest: NumPy takes longer to read a few numbers."""

from __future__ import annotations

from struct import Struct
from typing import Any

import numpy as np

LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "f4": "f", "f8": "d"}
"""How `struct` names the types of numbers."""


def raw(array: Any) -> memoryview:
    """The bytes of an array, sharing its memory."""
    return memoryview(array.view(np.uint8).reshape(-1))


def numbers(array: Any) -> memoryview:
    """The numbers of an array, sharing its memory."""
    letter: Any = LETTERS[array.dtype.str[1:]]
    found: memoryview = raw(array).cast(letter)
    return found


def unpacking(kind: np.dtype[Any]) -> Struct:
    """How the fields of a record of numbers are read."""
    parts, end = ["="], 0
    for field in (kind.fields or {}).values():
        number, start = field[:2]
        parts.append(f"{start - end}x{LETTERS[number.str[1:]]}")
        end = start + number.itemsize
    return Struct("".join([*parts, f"{kind.itemsize - end}x"]))
