"""Positions and actions as arrays of numbers, the same for all environments.

An observation is the position as a seat sees it (`observe`): all its fields one after another, as whole numbers. An
action is its numbers, and in an environment its place in the list of legal actions. `VERSION` changes when an array
of the same position would.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from bellona.batches import runner_of
from bellona.gamekit.setting import Setting
from bellona.kernel.record import Range, dtype_of, many, parts_of, ranges_of

VERSION = 1


class Field(NamedTuple):
    """A field of a position, and its place in an observation."""

    name: str
    path: tuple[str, ...]
    shape: tuple[int, ...]
    start: int
    stop: int
    low: int | None
    high: int | None


class Encoding:
    """How the positions and actions of a scenario are turned into arrays and back."""

    def __init__(self, setting: Setting[Any]) -> None:
        self.setting, self.engine = setting, setting.engine
        self.fields = tuple(_placed(_leaves(self.engine.position)))
        self.length = self.fields[-1].stop
        """How many numbers an observation has."""
        self.action_length = self.engine.codes.record.itemsize // self.engine.codes.word.itemsize
        """How many numbers an action has."""

    @cached_property
    def lows(self) -> Any:
        """The least value of each number of an observation."""
        return self._bounds("low", np.iinfo(np.int32).min)

    @cached_property
    def highs(self) -> Any:
        """The greatest value of each number of an observation."""
        return self._bounds("high", np.iinfo(np.int32).max)

    def _bounds(self, side: str, otherwise: int) -> Any:
        found = np.full(self.length, otherwise, np.int32)
        for field in self.fields:
            limit = getattr(field, side)
            found[field.start : field.stop] = otherwise if limit is None else limit
        return found

    def observations(self, seen: Any) -> Any:
        """Observed positions as rows of numbers."""
        rows = np.empty((len(seen), self.length), np.int32)
        for field in self.fields:
            rows[:, field.start : field.stop] = _part(seen, field.path).reshape(len(seen), -1)
        return rows

    def positions(self, rows: Any) -> Any:
        """The observed positions of rows of numbers."""
        seen = many(self.engine.position, len(rows))
        for field in self.fields:
            target = _part(seen, field.path)
            target[...] = rows[:, field.start : field.stop].reshape(target.shape)
        return seen

    def actions(self, listed: Any) -> Any:
        """Actions as rows of numbers."""
        flat = np.ascontiguousarray(listed).view(self.engine.codes.word)
        return flat.reshape(len(listed), self.action_length).astype(np.int32)

    def document(self, row: Any) -> Any:
        """What an observation says, as JSON in the notation of the game."""
        return self.setting.dump(self.positions(np.asarray(row)[None, :])[0])

    def text(self, row: Any, action: Any) -> str:
        """The text of an action in an observed position."""
        code = tuple(np.asarray(action).tolist())
        return str(self.setting.action(self.positions(np.asarray(row)[None, :])[0], code).text)


def encoding_of(name: str) -> Encoding:
    """The encoding of a scenario, named as `bellona.batch` names it."""
    return Encoding(runner_of(name).setting)


def _part(records: Any, path: tuple[str, ...]) -> Any:
    for name in path:
        records = records[name]
    return np.asarray(records)


def _placed(leaves: Iterator[Field]) -> Iterator[Field]:
    """The fields, one after another."""
    start = 0
    for leaf in leaves:
        stop = start + int(np.prod(leaf.shape))
        yield leaf._replace(start=start, stop=stop)
        start = stop


def _leaves(declared: type[Any], path: tuple[str, ...] = (), shape: tuple[int, ...] = ()) -> Iterator[Field]:
    """The numbers of a record, in the order of its declaration."""
    kind, ranges, parts = dtype_of(declared), ranges_of(declared), parts_of(declared)
    for name in kind.names or ():
        here, within = (*path, name), (*shape, *kind[name].shape)
        if name in parts:
            yield from _leaves(parts[name], here, within)
        else:
            low, high = _limits(ranges.get(name))
            yield Field(".".join(here), here, within, 0, 0, low, high)


def _limits(limits: Any) -> tuple[int | None, int | None]:
    """The least and the greatest number that a range allows, in any place."""
    if limits is None:
        return None, None
    each = (limits,) if isinstance(limits, Range) else limits
    return min(limit.low for limit in each), max(limit.high for limit in each)
