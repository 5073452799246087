"""Actions as numbers: a tuple of all the integers of the record, and a key that identifies a choice at a table.

The key of an eight-byte record is one integer, which is the fastest; the key of a wider one is its bytes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel.record import dtype_of
from .verbs import ANYTHING, VerbTable

Key = int | bytes
NARROW = 8
"""Bytes of a record that fits into one integer."""


class Codes:
    """How the actions of a game are turned into numbers and back."""

    def __init__(self, declared: type[Any]) -> None:
        self.record = dtype_of(declared)
        self.word = _word_of(self.record)
        self.is_narrow = self.record.itemsize == NARROW
        self._key: Any = np.dtype(np.int64 if self.is_narrow else f"V{self.record.itemsize}")

    def numbers(self, actions: Any) -> list[tuple[int, ...]]:
        """The numbers of each of some records."""
        flat = np.ascontiguousarray(actions).view(self.word).reshape(-1, self.record.itemsize // self.word.itemsize)
        return [tuple(row) for row in flat.tolist()]

    def filled(self, numbers: tuple[int, ...]) -> Any:
        """The record of its numbers."""
        return np.array(numbers, self.word).view(self.record)[0]

    def spans(self, verb: VerbTable) -> tuple[range, ...]:
        """For each number of an action of a verb, which it may be."""
        bounds, fields = np.iinfo(self.word), self.record.fields
        assert fields is not None
        found = [range(bounds.min, bounds.max + 1)] * (self.record.itemsize // self.word.itemsize)
        found[0] = range(verb, verb + 1)
        for slot in (slot for slot in verb.every_slot() if slot.within != ANYTHING):
            lowest, highest = slot.within
            for name in slot.field.split():
                kind, start = fields[name][:2]
                for place in range(start // self.word.itemsize, (start + kind.itemsize) // self.word.itemsize):
                    found[place] = range(lowest, highest + 1)
        return tuple(found)

    def keys(self, actions: Any) -> Any:
        """Records as an array of their keys, sharing memory."""
        return actions.reshape(-1).view(self._key)

    def key_of(self, numbers: tuple[int, ...]) -> Key:
        """The key of an action."""
        key: Key = np.array(numbers, self.word).view(self._key).item()
        return key

    def numbers_of(self, key: Key) -> tuple[int, ...]:
        """The numbers of an action from its key."""
        raw = key if isinstance(key, bytes) else key.to_bytes(NARROW, "little", signed=True)
        return tuple(np.frombuffer(raw, self.word).tolist())


def _word_of(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The integer type of all fields of a record."""
    words = set(_words(kind))
    if len(words) != 1:
        raise TypeError(f"an action is made of integers of one width, not of {', '.join(sorted(map(str, words)))}")
    return words.pop()


def _words(kind: np.dtype[Any]) -> list[np.dtype[Any]]:
    if kind.subdtype is not None:
        return _words(kind.subdtype[0])
    if kind.fields is None:
        return [kind]
    return [word for field in kind.fields.values() for word in _words(field[0])]
