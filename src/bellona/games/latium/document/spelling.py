"""How the fields of records are written in documents: as numbers, words, lists, or objects by name.

A field with the value of the initial position is left out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from bellona.gamekit.values import BadPosition

from ..position.vocabulary import HIDDEN, NONE

SAME: Any = object()
"""The marker of an unchanged value, which is not written."""
UNKNOWN = {NONE: "none", HIDDEN: "hidden"}


class Spelling(ABC):
    """How a value in a record or an array is written and read."""

    @abstractmethod
    def write(self, value: Any, usual: Any) -> Any:
        """The value as JSON, SAME if it is the default; None for no default."""

    @abstractmethod
    def read(self, place: str, told: Any, holder: Any, key: Any) -> None:
        """Put a value of a document into a record or an array."""


class Number(Spelling):
    """A whole number."""

    def write(self, value: Any, usual: Any) -> Any:
        """The number."""
        return SAME if value == usual else int(value)

    def read(self, place: str, told: Any, holder: Any, key: Any) -> None:
        """Any number that the field has room for."""
        most = int(np.iinfo(type(holder[key])).max)
        if not isinstance(told, int) or isinstance(told, bool) or not -most <= told <= most:
            raise BadPosition(f"{place}: a number from -{most} to {most} is expected here, not {told!r}")
        holder[key] = told


class Word(Spelling):
    """A number with a name."""

    def __init__(self, names: Sequence[str], start: int = 0) -> None:
        self.names = UNKNOWN | dict(enumerate(names, start))
        self.numbers = {name: number for number, name in self.names.items()}

    def write(self, value: Any, usual: Any) -> Any:
        """The name; a number without a name is written as it is."""
        return SAME if value == usual else self.names.get(int(value), int(value))

    def read(self, place: str, told: Any, holder: Any, key: Any) -> None:
        """One of the names."""
        if not isinstance(told, str) or told not in self.numbers:
            names = [name for name in self.names.values() if name != "hidden"]
            shown = ", ".join(names[:12]) + (" ..." if len(names) > 12 else "")
            raise BadPosition(f"{place}: one of {shown} is expected here, not {told!r}")
        holder[key] = self.numbers[told]


class Flags(Spelling):
    """A set of bits, as the list of those that are set."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def write(self, value: Any, usual: Any) -> Any:
        """The names whose bit is set."""
        if value == usual:
            return SAME
        return [name for bit, name in enumerate(self.names) if int(value) >> bit & 1]

    def read(self, place: str, told: Any, holder: Any, key: Any) -> None:
        """A list of names."""
        if not isinstance(told, list) or not all(name in self.names for name in told):
            raise BadPosition(f"{place}: a list of {', '.join(self.names)} is expected here, not {told!r}")
        holder[key] = sum(1 << self.names.index(name) for name in set(told))


class Hand(Spelling):
    """The counts of each kind, as the list of all."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def write(self, value: Any, usual: Any) -> Any:
        """Each name as often as it occurs."""
        counts = value.tolist()
        if counts == usual.tolist():
            return SAME
        if min(counts) < 0:
            return "hidden"
        return [name for name, count in zip(self.names, counts, strict=True) for _ in range(count)]

    def read(self, place: str, told: Any, holder: Any, key: Any) -> None:
        """A list of names in which one may come several times."""
        if told == "hidden":
            holder[key] = HIDDEN
            return
        if not isinstance(told, list) or not all(name in self.names for name in told):
            raise BadPosition(f"{place}: a list of names such as {self.names[1]} is expected here, not {told!r}")
        holder[key] = [told.count(name) for name in self.names]


class Listed(Spelling):
    """An array, as the list of what is in it."""

    def __init__(self, each: Spelling) -> None:
        self.each = each

    def write(self, value: Any, usual: Any) -> Any:
        """All of them if any is changed."""
        if usual is not None and value.tolist() == usual.tolist():
            return SAME
        return [self.each.write(one, None) for one in value]

    def read(self, place: str, told: Any, holder: Any, key: Any) -> None:
        """As many as the array has."""
        array = holder[key]
        if not isinstance(told, list) or len(told) != len(array):
            raise BadPosition(f"{place}: a list of {len(array)} is expected here, not {told!r}")
        for number, one in enumerate(told):
            self.each.read(f"{place}[{number}]", one, array, number)


class Named(Spelling):
    """An array whose places have names, as an object."""

    def __init__(self, names: Sequence[str], each: Spelling) -> None:
        self.names, self.each = tuple(names), each

    def write(self, value: Any, usual: Any) -> Any:
        """The changed ones."""
        if value.tobytes() == usual.tobytes():
            return SAME
        told = {name: self.each.write(value[n], usual[n]) for n, name in enumerate(self.names)}
        return {name: one for name, one in told.items() if one is not SAME} or SAME

    def read(self, place: str, told: Any, holder: Any, key: Any) -> None:
        """Any of the names."""
        for name, one in _table(place, told).items():
            if name not in self.names:
                shown = ", ".join(self.names[:12]) + (" ..." if len(self.names) > 12 else "")
                raise BadPosition(f"{place}: there is no {name!r} here; there is {shown}")
            self.each.read(f"{place}.{name}", one, holder[key], self.names.index(name))


class Fields(Spelling):
    """A record, as an object of its fields: plainly by default; some are never written."""

    def __init__(self, spellings: Mapping[str, Spelling], never: Sequence[str] = ()) -> None:
        self.spellings, self.never = spellings, tuple(never)

    def names(self, value: Any) -> tuple[str, ...]:
        """The fields that a document may have."""
        return tuple(name for name in value.dtype.names if name not in self.never)

    def write(self, value: Any, usual: Any) -> Any:
        """The changed fields."""
        told = {name: self.of(name, value).write(value[name], usual[name]) for name in self.names(value)}
        return {name: one for name, one in told.items() if one is not SAME} or SAME

    def read(self, place: str, told: Any, holder: Any, key: Any) -> None:
        """Any of the fields."""
        self.fill(place, _table(place, told), holder[key])

    def fill(self, place: str, told: Mapping[str, Any], record: Any) -> None:
        """Fill a record."""
        names = self.names(record)
        for name, one in told.items():
            where = f"{place}.{name}" if place else name
            if name not in names:
                raise BadPosition(f"{where}: there is no such field; there may be {', '.join(names)}")
            self.of(name, record).read(where, one, record, name)

    def of(self, name: str, record: Any) -> Spelling:
        """How a field is spelt."""
        return self.spellings.get(name) or plainly(record.dtype[name])


NUMBER = Number()


def plainly(kind: Any) -> Spelling:
    """A number, a list of numbers, or the fields of a record, as its type demands."""
    if kind.names:
        return Fields({})
    return NUMBER if not kind.shape else _listed(len(kind.shape))


def _listed(depth: int) -> Spelling:
    return Listed(NUMBER if depth == 1 else _listed(depth - 1))


def _table(place: str, told: Any) -> Mapping[str, Any]:
    if not isinstance(told, Mapping):
        raise BadPosition(f"{place}: an object is expected here, not {told!r}")
    return told
