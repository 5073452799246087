"""Positions, actions, dice and logs are flat NumPy records, declared as classes.

    @record
    class Unit:
        hex: i2
        facing: i2

    @record
    class Battle:
        turn: i2
        units: Array[Unit] = times(64)

`one(Unit)` makes a zeroed record whose fields read and write as attributes, interpreted and compiled alike.
The type checker sees plain integers and sequences, so the rules are checked like any other Python.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_type_hints

import numpy as np

T = TypeVar("T")
R = TypeVar("R")

if TYPE_CHECKING:
    i1 = int
    i2 = int
    i4 = int
    i8 = int
    u8 = int
else:
    i1, i2, i4, i8, u8 = np.int8, np.int16, np.int32, np.int64, np.uint64


class Array(Generic[T]):
    """What the type checker knows of an array field: `battle.units[3]`, `boxes[side, box]`."""

    if TYPE_CHECKING:

        def __getitem__(self, place: int | tuple[int, ...]) -> T: ...
        def __setitem__(self, place: int | slice | tuple[int | slice, ...], value: T) -> None: ...
        @property
        def shape(self) -> tuple[int, ...]: ...
        def __len__(self) -> int: ...
        def __iter__(self) -> Iterator[T]: ...


def times(*shape: int) -> Any:
    """The shape of an array field."""
    return shape


def record(declared: type[R]) -> type[R]:
    """Give the class a `dtype` made from its annotations, in their order."""
    fields: list[tuple[Any, ...]] = []
    for name, kind in get_type_hints(declared).items():
        if hasattr(np.record, name):
            raise TypeError(f"{declared.__name__}.{name}: NumPy keeps this name for itself; choose another")
        element = kind.__args__[0] if getattr(kind, "__origin__", None) is Array else kind
        scalar = getattr(element, "dtype", element) if isinstance(element, type) else element
        if issubclass(element, np.generic):
            scalar = np.dtype(element)
        shape = getattr(declared, name, None)
        fields.append((name, scalar) if shape is None else (name, scalar, shape))
        if shape is not None:
            delattr(declared, name)
    declared.dtype = np.dtype((np.record, _laid_out(fields)))  # type: ignore[attr-defined]
    return declared


def _laid_out(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The fields where a compiler would put them: NumPy alone takes a nested record for aligned to bytes."""
    aligned = np.dtype([(name, _structure(kind), *shape) for name, kind, *shape in fields], align=True)
    assert aligned.names is not None
    assert aligned.fields is not None
    return np.dtype(
        {
            "names": list(aligned.names),
            "formats": [(kind, *shape) if shape else kind for _, kind, *shape in fields],
            "offsets": [aligned.fields[name][1] for name in aligned.names],
            "itemsize": aligned.itemsize,
        },
        align=True,
    )


def _structure(kind: np.dtype[Any]) -> np.dtype[Any]:
    """A type without the record class, down to its innermost fields, with its true alignment."""
    if kind.fields is None or kind.names is None:
        return kind
    parts = [kind.fields[name][0] for name in kind.names]
    fields = [(name, _structure(part.base), part.shape) for name, part in zip(kind.names, parts, strict=True)]
    return np.dtype(fields, align=True)


def dtype_of(declared: type[Any]) -> np.dtype[Any]:
    """The NumPy type of a declared record."""
    found: np.dtype[Any] = declared.dtype
    return found


def many(declared: type[R], count: int) -> Any:
    """An array of `count` zeroed records."""
    return np.zeros(count, dtype_of(declared)).view(np.recarray)


def one(declared: type[R]) -> R:
    """One zeroed record."""
    made: R = many(declared, 1)[0]
    return made


def clone(original: R) -> R:
    """An independent copy."""
    source: Any = original
    copied: R = np.frombuffer(bytearray(source.tobytes()), source.dtype)[0]
    return copied
