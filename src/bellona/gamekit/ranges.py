"""Checks input from outside against the declared range of every field, before any rule runs.

Compiled rules check no bounds: a number that points outside an array would read or write foreign memory. All positions
of all games are therefore loaded through this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..kernel.record import Range, dtype_of, parts_of, ranges_of
from .values import BadPosition


class Leaf(NamedTuple):
    """A field of numbers: the names on its path, its range, and its index if each place has its own range."""

    path: tuple[str, ...]
    limits: Range
    place: int | None = None


class Spot(NamedTuple):
    """The place of a field's numbers in the bytes of a record."""

    kind: np.dtype[Any]
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    def read(self, raw: bytes) -> Any:
        """All numbers of the field, of every record that has it."""
        return np.ndarray(self.shape, self.kind, raw, self.offset, self.strides)


@cache
def spot_of(declared: Any, path: tuple[str, ...]) -> Spot:
    """The place of the field at the end of a path."""
    kind, offset, shape, strides = dtype_of(declared), 0, (), ()  # type: Any, int, tuple[int, ...], tuple[int, ...]
    for name in path:
        kind, step = kind.fields[name][:2]
        offset, shape = offset + step, shape + kind.shape
        strides += np.ndarray(kind.shape, kind.base, bytes(kind.itemsize)).strides if kind.shape else ()
        kind = kind.base
    return Spot(kind, offset, shape, strides)


@cache
def leaves(declared: Any) -> tuple[Leaf, ...]:
    """All ranges of a record and of the records in it."""
    return tuple(_leaves(declared, ()))


def _leaves(declared: Any, path: tuple[str, ...]) -> Iterator[Leaf]:
    ranges, parts = ranges_of(declared), parts_of(declared)
    for name in dtype_of(declared).names or ():
        if name in parts:
            yield from _leaves(parts[name], (*path, name))
        elif isinstance(ranges.get(name), Range):
            yield Leaf((*path, name), ranges[name])  # type: ignore[arg-type]
        else:
            for place, limits in enumerate(ranges.get(name, ())):
                yield Leaf((*path, name), limits, place)  # type: ignore[arg-type]


def refuse_out_of_range(declared: Any, position: Any, world: Any) -> None:
    """BadPosition with the place of the first number that its field may not hold."""
    raw = position.tobytes()
    for leaf in leaves(declared):
        numbers = spot_of(declared, leaf.path).read(raw)
        if leaf.place is not None:
            numbers = numbers[..., leaf.place]
        low, high = _bounds(leaf.limits, world)
        if numbers.min() < low or numbers.max() > high:
            _refuse(declared, leaf, numbers, (numbers < low) | (numbers > high), _from_to(low, high))
        if leaf.limits.upto or leaf.limits.by:
            _hold_to_others(declared, leaf, numbers, raw)


def _bounds(limits: Range, world: Any) -> tuple[int, int]:
    """The minimum and maximum in this world."""
    if limits.same:
        return int(world[limits.same]), int(world[limits.same])
    return limits.low, min(limits.high, int(world[limits.below]) - 1) if limits.below else limits.high


def _hold_to_others(declared: Any, leaf: Leaf, numbers: Any, raw: bytes) -> None:
    """The limits set by other fields of the same record."""
    if leaf.limits.upto:
        most = spot_of(declared, (*leaf.path[:-1], leaf.limits.upto)).read(raw)
        _refuse(declared, leaf, numbers, numbers > most, f"no more than {leaf.limits.upto}")
    if leaf.limits.by:
        name, ranges = leaf.limits.by
        others = spot_of(declared, (*leaf.path[:-1], name)).read(raw)
        for value, (low, high) in ranges.items():
            wrong = (others == value) & ((numbers < low) | (numbers > high))
            _refuse(declared, leaf, numbers, wrong, f"{_from_to(low, high)}, with this {name},")


def _from_to(low: int, high: int) -> str:
    return f"{low}" if low == high else f"a number from {low} to {high}"


def _refuse(declared: Any, leaf: Leaf, numbers: Any, wrong: Any, expected: str) -> None:
    """Complain about the first wrong number, if there is one."""
    if not np.any(wrong):
        return
    at = tuple(int(number) for number in np.argwhere(wrong)[0])
    raise BadPosition(f"{_place(declared, leaf, at)}: {expected} is expected here, not {numbers[at]}")


def _place(declared: Any, leaf: Leaf, at: tuple[int, ...]) -> str:
    """The path of a number: reges[2].pieces[0].cell."""
    told, kind, left = [], dtype_of(declared), [*at, *([] if leaf.place is None else [leaf.place])]
    for name in leaf.path:
        kind = kind.base[name]
        told.append(name + "".join(f"[{left.pop(0)}]" for _ in kind.shape))
    return ".".join(told)
