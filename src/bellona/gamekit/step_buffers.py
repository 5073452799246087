"""The parts of a game that a table serves, and the buffers in which its steps are played."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import Raw
from msgspec.json import encode

from ..kernel.buffers import laid_over, plain
from ..kernel.changes import BLOCK, compare
from ..kernel.dice import Dice
from ..kernel.log import EventRecord, Log
from ..kernel.record import dtype_of
from .action_codec import Key
from .client_facts import Facts
from .engine import AnyEngine
from .quick_reading import numbers, raw, unpacking

EVENT = unpacking(dtype_of(EventRecord))
MOST_BUTTONS = 1024
"""How many buttons of a game are remembered."""


@dataclass(frozen=True)
class ServedGame:
    """The parts of a game that its tables consist of."""

    engine: AnyEngine
    seats: tuple[str, ...]
    served_step: type[Any]
    """The record of a position: `prompt_facts`, `choices`, and `rolls`, which of the choices off the map roll a die."""
    serve: Callable[..., None]
    """Play a step and record the result."""
    look: Callable[..., None]
    show: Callable[..., None]
    facts: Facts
    over: int
    """The phase of a game that has ended."""
    veiled: frozenset[int] = frozenset()
    """The questions that only the seats asked may know in full."""

    @cached_property
    def anywhere(self) -> frozenset[int]:
        """The verbs of choices that do not name a place on the map."""
        return frozenset(int(verb) for verb in self.engine.verbs.declared() if verb.is_anywhere)

    def button(self, text: str, rolls: bool) -> Raw:
        """A choice as a button, in JSON; each is made once."""
        found = self._buttons.get((text, rolls))
        if found is None:
            if len(self._buttons) >= MOST_BUTTONS:
                self._buttons.clear()
            found = self._buttons[text, rolls] = Raw(encode(self.facts.button(text, rolls=rolls)))
        return found

    @cached_property
    def _buttons(self) -> dict[tuple[str, bool], Raw]:
        return {}

    @cached_property
    def fleeting(self) -> frozenset[int]:
        """The verbs whose texts depend on the position."""
        return frozenset(int(verb) for verb in self.engine.verbs if verb.row.fleeting)

    @cached_property
    def views(self) -> tuple[str, ...]:
        """The viewers: each seat, the public, and one from whom nothing is hidden."""
        return (*self.seats, "public", "all")

    @cached_property
    def buffers_by_thread(self) -> _BuffersByThread:
        """A bench for each thread."""
        return _BuffersByThread(self)


class StepBuffers:
    """Buffers shared by all matches of a game in a thread, with views that are cheap to read.

    `before` and `after` hold the position of the last step as every view knows it, padded to whole blocks of words.
    """

    def __init__(self, served: ServedGame) -> None:
        self.served_step, self.log, self.dice, self.trial = (
            plain(served.served_step),
            plain(Log),
            plain(Dice),
            plain(Dice),
        )
        self.action = plain(served.engine.action)
        self._prompt_facts = raw(self.served_step["prompt_facts"])
        self._read_facts = unpacking(dtype_of(served.engine.prompt_facts)).unpack
        self._prompt_tuple = served.engine.prompt_tuple._make
        self.codes = served.engine.codes.keys(self.served_step["choices"]["actions"])
        self._count = numbers(self.served_step["choices"]["count"])
        self.is_narrow = served.engine.codes.is_narrow
        self._keys: Any = numbers(self.codes) if self.is_narrow else self.codes
        self._rolling, self._raw_keys, self._width = (
            raw(self.served_step["rolls"]),
            raw(self.codes),
            self.codes.itemsize,
        )
        self._are_buttons = bytes(verb in served.anywhere for verb in range(256))
        self._events, self.event_count = raw(self.log["events"]), self.log["count"]
        self._dice_bytes = raw(self.dice)
        self._no_dice = bytes(len(self._dice_bytes))
        self.key, self.drawn, self.drawn_count = self.dice["key"], self.dice["drawn"][0], self.dice["count"]
        self.dictated, self.dictated_count = self.dice["dictated"][0], self.dice["dictated_count"]
        self.action_code = served.engine.codes.keys(self.action)
        size, views = dtype_of(served.engine.position).itemsize, len(served.views)
        padded = np.zeros((2, views, -(-size // (8 * BLOCK)) * 8 * BLOCK), np.uint8)
        self._bytes_before, self._bytes_after = padded
        self._words = padded.view(np.uint64)
        self.before, self.after = (laid_over(served.engine.position, part) for part in padded)
        self._at = np.zeros((views, size), np.int64)
        self._old, self._new = np.zeros((2, views, size), np.uint8)
        self._rows = [tuple(map(numbers, rows)) for rows in zip(self._at, self._old, self._new, strict=True)]
        self._found = np.zeros((3, views), np.int64)
        self._changed, self.uncovered, self.like = self._found.tolist()
        """For each view: how many bytes the last step changed, whether something hidden was shown, who saw the same."""

    def compare(self) -> None:
        """Find what the last step changed."""
        compare(self._bytes_before, self._bytes_after, self._words, self._at, self._old, self._new, self._found)
        self._changed, self.uncovered, self.like = self._found.tolist()

    def change(self, view: int) -> tuple[memoryview, memoryview, memoryview]:
        """What the last step changed in a view: where, the old values and the new ones."""
        count = self._changed[view]
        at, old, new = self._rows[view]
        return at[:count], old[:count], new[:count]

    @property
    def count(self) -> int:
        """How many choices are listed."""
        return self._count[0]

    def raw_choices(self) -> bytes:
        """The bytes of the listed choices, then 1 for each of them that rolls a die."""
        count = self._count[0]
        return self._raw_keys[: count * self._width].tobytes() + self._rolling[:count].tobytes()

    def choices(self) -> tuple[list[Key], bytes]:
        """The keys of the listed choices, and 1 for each of them that rolls a die."""
        count = self._count[0]
        return self._keys[:count].tolist(), self._rolling[:count].tobytes()

    def packed(self, keys: list[Key]) -> Sequence[Key]:
        """The same keys, those of the listed choices, in as little memory as can be, for they are kept."""
        return memoryview(self._raw_keys[: len(keys) * self._width].tobytes()).cast("q") if self.is_narrow else keys

    def buttons(self) -> list[int]:
        """Where among the listed choices those stand that do not name a place on the map: by their first bytes."""
        verbs = self._raw_keys[: self._count[0] * self._width : self._width].tobytes()
        are_buttons, found = verbs.translate(self._are_buttons), list[int]()
        place = are_buttons.find(1)
        while place >= 0:
            found.append(place)
            place = are_buttons.find(1, place + 1)
        return found

    def facts(self) -> Any:
        """The facts of the prompt."""
        return self._prompt_tuple(self._read_facts(self._prompt_facts))

    def raw_facts(self) -> bytes:
        """The bytes of the facts of the prompt."""
        return self._prompt_facts.tobytes()

    def events(self) -> Iterator[tuple[int, ...]]:
        """The events of the last step, each as its numbers."""
        return EVENT.iter_unpack(self._events[: EVENT.size * self.event_count.item()])

    def rolls(self) -> list[int]:
        """The dice rolled in the last step."""
        count = self.drawn_count.item()
        return self.drawn[:count].tolist() if count else []

    def set_dice(self, key: int, dictated: Sequence[int]) -> None:
        """New dice: the dictated rolls first, then the stream of the key."""
        self._dice_bytes[:] = self._no_dice
        self.key[0] = key
        if dictated:
            self.dictated[: len(dictated)] = dictated
            self.dictated_count[0] = len(dictated)


class _BuffersByThread(threading.local):
    """One bench for each thread."""

    def __init__(self, served: ServedGame) -> None:
        self.served = served

    @cached_property
    def own(self) -> StepBuffers:
        """The bench of this thread."""
        return StepBuffers(self.served)
