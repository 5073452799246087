"""Records in arrays of length one: fastest to pass to compiled code."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from .jit import interpreted
from .record import dtype_of


@cache
def plain_type(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The type of a record in such an array; rules that run interpreted read its fields by name.

    There is one for each record: compiled code knows a type that it has met, but compares one that is merely equal to
    it field by field at every call.
    """
    return kind if interpreted() else np.dtype((np.void, kind))


def plain(declared: type[Any]) -> Any:
    """A zeroed record in an array of one."""
    return np.zeros(1, plain_type(dtype_of(declared)))


def first(array: Any, declared: type[Any]) -> Any:
    """The record of such an array, with named fields."""
    return array.view(dtype_of(declared))[0]


def laid_over(declared: type[Any], rows: Any) -> Any:
    """Records in padded rows of bytes."""
    return np.ndarray((len(rows),), plain_type(dtype_of(declared)), rows, strides=(rows.strides[0],))
