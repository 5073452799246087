"""Positions, actions, dice and logs are flat NumPy records, declared as classes.

    @record
    class Unit:
        hex: i2 = within(-1, HEXES - 1)
        status: i2 = among(Status)
        marks: Array[i1] = times(4, each=FLAG)

    @record
    class Battle:
        turn: i2 = within(0, 99)
        units: Array[Unit] = times(64)

`one(Unit)` makes a zeroed record whose fields read and write as attributes, interpreted and compiled alike. Numbers are
read as plain integers, whatever their width in memory: compiled code widens each before it computes, and Python gets an
`int`, so that rules agree to the byte without conversions. Only `u8`, for keys that wrap around, stays a NumPy number.
The type checker sees plain integers and sequences, so the rules are checked like any other Python. The range of a field
declares its allowed numbers in a position; it does not affect the layout, and compiled rules trust it: `gamekit.ranges`
checks all input from outside against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar, cast, get_type_hints

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
    """An array field for the type checker: `battle.units[3]`, `boxes[side, box]`."""

    if TYPE_CHECKING:

        def __getitem__(self, place: int | tuple[int, ...]) -> T: ...
        def __setitem__(self, place: int | slice | tuple[int | slice, ...], value: T) -> None: ...
        @property
        def shape(self) -> tuple[int, ...]: ...
        def __len__(self) -> int: ...
        def __iter__(self) -> Iterator[T]: ...


class Range(NamedTuple):
    """The allowed values of a field: numbers from `low` to `high`, and further limits from other fields."""

    low: int
    high: int
    upto: str = ""
    """A field of the same record that this one may not exceed."""
    below: str = ""
    """A count in the world that this one stays below."""
    same: str = ""
    """A number of the world that this one equals."""
    by: tuple[str, Mapping[int, tuple[int, int]]] | None = None
    """A field of the same record, and the minimum and maximum here for some of its values."""


Limits: TypeAlias = Range | tuple[Range, ...]
"""The range of a field, or of each place in it."""


class Many(NamedTuple):
    """The shape of an array field, and the range of its numbers."""

    shape: tuple[int, ...]
    each: Limits | None


def within(
    low: int,
    high: int,
    *,
    upto: str = "",
    below: str = "",
    same: str = "",
    by: tuple[str, Mapping[int, tuple[int, int]]] | None = None,
) -> Any:
    """The range of a field; the limits that other fields set are those of `Range`."""
    return Range(low, high, upto, below, same, by)


def among(codes: type[IntEnum]) -> Any:
    """The range of a field that holds a member of an enumeration without gaps."""
    numbers = sorted(int(code) for code in codes)
    assert numbers == list(range(numbers[0], numbers[-1] + 1)), codes
    return Range(numbers[0], numbers[-1])


FLAG: Any = within(0, 1)


def times(*shape: int, each: Any = None) -> Any:
    """The shape of an array field, and the range of each of its numbers, or of each place if there are several."""
    return Many(shape, each)


class Integers(np.ndarray[Any, Any]):
    """An array of numbers whose elements are read as plain integers."""

    def __getitem__(self, place: Any) -> Any:
        if place.__class__ is int and self.ndim == 1:
            return self.item(place)
        found = _element(self, place)
        return found.item() if isinstance(found, np.integer) else found


_element = np.ndarray.__getitem__


class Record(np.void):  # type: ignore[misc]
    """The base of every declared record; `record` adds an attribute for each field."""


def record(declared: type[R]) -> type[R]:
    """Make the class a NumPy record of its annotations, in their order, with the ranges of its fields."""
    fields: list[tuple[Any, ...]] = []
    ranges: dict[str, Limits] = {}
    parts: dict[str, type[Any]] = {}
    for name, kind in get_type_hints(declared).items():
        if hasattr(Record, name):
            raise TypeError(f"{declared.__name__}.{name}: NumPy keeps this name for itself; choose another")
        element = kind.__args__[0] if getattr(kind, "__origin__", None) is Array else kind
        told = declared.__dict__.get(name)
        limits = told.each if isinstance(told, Many) else told
        if limits is not None:
            ranges[name] = limits
        if issubclass(element, Record):
            parts[name] = element
        scalar = dtype_of(element) if name in parts else np.dtype(element)
        fields.append((name, scalar, told.shape) if isinstance(told, Many) else (name, scalar))
    body = {name: value for name, value in vars(declared).items() if name not in ("__dict__", "__weakref__")}
    body |= {name: _attribute(name, kind, bool(shape)) for name, kind, *shape in fields}
    made: Any = type(declared.__name__, (Record,), body)
    made.dtype = np.dtype((made, _laid_out(fields)))
    made._ranges, made._parts = ranges, parts
    return cast(type[R], made)


def _attribute(name: str, kind: np.dtype[Any], is_array: bool) -> property:
    """The property for reading and writing a field."""
    is_number = kind.kind == "i"

    def read(self: Any) -> Any:
        return self[name]

    def read_number(self: Any) -> Any:
        return self[name].item()

    def read_numbers(self: Any) -> Any:
        return self[name].view(Integers)

    def write(self: Any, value: Any) -> None:
        self[name] = value

    return property((read_numbers if is_array else read_number) if is_number else read, write)


def _laid_out(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The fields where a compiler would put them: NumPy alone treats a nested record as aligned to bytes."""
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


def ranges_of(declared: type[Any]) -> dict[str, Limits]:
    """The ranges of those fields of a record that have one."""
    found: dict[str, Limits] = declared._ranges
    return found


def parts_of(declared: type[Any]) -> dict[str, type[Any]]:
    """The records within a record, by field."""
    found: dict[str, type[Any]] = declared._parts
    return found


def many(declared: type[R], count: int) -> Any:
    """An array of `count` zeroed records."""
    return np.zeros(count, dtype_of(declared))


def one(declared: type[R]) -> R:
    """One zeroed record."""
    made: R = many(declared, 1)[0]
    return made


def clone(original: R) -> R:
    """An independent copy."""
    source: Any = original
    copied: R = np.frombuffer(bytearray(source.tobytes()), source.dtype)[0]
    return copied
