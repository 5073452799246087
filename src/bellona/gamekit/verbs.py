"""Verbs: the kinds of actions, declared in one row each, from which everything except the rules is derived.

    UNIT, HEX = Slot("unit", "unit"), Slot("hex", "at")

    class Verb(VerbTable):
        NOTHING = Row()
        DEPLOY = Row((UNIT, HEX), (Ask.DEPLOY,))
        DONE = Row((), (Ask.MOVE, Ask.SHOOT), key="n")

The members count from 0 and are plain integers to compiled rules. `gamekit.notation` reads and writes actions by the
forms, `answers` and `limits` give compiled checks their constants, and tables, menus and clients take the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple, Self, TypeAlias

import numpy as np

from ..kernel.record import dtype_of

FLAG = "flag"
"""The kind of a word that is present or absent: the field is 1 or 0."""
ANYTHING = (-32768, 32767)
"""The range of a field whose limits only its rule knows."""
Limits: TypeAlias = "np.ndarray[tuple[int, int], np.dtype[np.int64]]"


class Slot(NamedTuple):
    """An argument of an action: the kind of thing it names, the field it fills, and the word that announces it."""

    kind: str
    field: str
    """Several words, if the kind fills several fields."""
    word: str = ""
    optional: bool = False
    """Left out if the field is 0."""
    implied: bool = False
    """Always written, but read as 0 if left out."""
    secret: bool = False
    """Hidden from others; flags only."""
    within: tuple[int, int] = ANYTHING
    """The minimum and maximum meaningful number."""
    called: str = ""
    """Its names in usage, if not its kind: one for each of its words."""

    @property
    def name(self) -> str:
        """Its name in usage: its kind, or the word of a flag."""
        return self.called or (self.word if self.kind == FLAG else self.kind)

    @property
    def usage(self) -> str:
        """Its form: `HEX`, `for PERSON`, `[raised]`, `[facing]`."""
        if self.implied:
            return f"[{self.name}]"
        said = self.word if self.kind == FLAG else f"{self.word} {self.name.upper()}".strip()
        return f"[{said}]" if self.optional else said


class Branch(NamedTuple):
    """Further arguments, which depend on a field that an earlier argument has filled."""

    field: str
    forms: Mapping[int, tuple[Slot, ...]]


Form: TypeAlias = tuple[Slot | Branch, ...]


def flag(word: str, field: str, secret: bool = False, called: str = "") -> Slot:
    """A word that is present or absent."""
    return Slot(FLAG, field, word, optional=True, secret=secret, within=(0, 1), called=called)


def after(word: str, kind: str, field: str) -> Slot:
    """An optional argument that is announced by a word."""
    return Slot(kind, field, word, optional=True)


@dataclass(frozen=True)
class Row:
    """The declaration of a verb."""

    form: Form = ()
    asks: tuple[IntEnum, ...] = ()
    """The questions that it answers."""
    key: str = ""
    """Its key on a keyboard."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Separate keys for some of its first arguments."""
    group: str = ""
    """Its group in menus."""
    anywhere: bool = False
    """Whether it does not choose a place on the map, although it has arguments: it is offered as a button."""
    twofold: bool = False
    """Whether its first argument belongs to the label of its button."""
    free: bool = False
    """Whether it may be chosen without being listed; the list is then a selection."""
    fleeting: bool = False
    """Whether the text of the same numbers depends on the position."""
    seen_as: str = ""
    """What others see instead of the action."""


class VerbTable(IntEnum):
    """The verbs of a game, one row each; the first is NOTHING."""

    _value_: int
    row: Row

    def __new__(cls, row: Row | int) -> Self:
        """A member from its row; `Verb(3)` looks one up by its number and does not call this."""
        assert isinstance(row, Row)
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.row = row
        return member

    @classmethod
    def declared(cls) -> tuple[Self, ...]:
        """All but NOTHING."""
        return tuple(cls)[1:]

    @classmethod
    def called(cls, word: str) -> Self | None:
        """The verb of a word."""
        found = cls.__members__.get(word.upper().replace("-", "_"))
        return found if found and found.word == word else None

    @property
    def word(self) -> str:
        """The first word of its actions."""
        return self.name.lower().replace("_", "-")

    @property
    def is_anywhere(self) -> bool:
        """Whether it does not choose a place on the map."""
        return self.row.anywhere or not self.row.form

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The arguments that it always has."""
        return tuple(part for part in self.row.form if isinstance(part, Slot))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its arguments."""
        return tuple(name for slot in self.slots for name in slot.name.split())

    def arguments(self, action: Any) -> Iterator[Slot]:
        """The arguments of an action, as far as its fields determine them."""
        for part in self.row.form:
            if isinstance(part, Branch):
                yield from part.forms.get(int(action[part.field]), ())
            else:
                yield part

    def speaks_of(self, name: str) -> bool:
        """Whether an argument fills a field."""
        return any(name in slot.field.split() for slot in self.every_slot())

    def every_slot(self) -> Iterator[Slot]:
        """All arguments that it may have."""
        for part in self.row.form:
            yield from (part,) if isinstance(part, Slot) else (slot for form in part.forms.values() for slot in form)

    def key_for(self, first: str) -> str:
        """Its key with a first argument."""
        return self.row.keys.get(first, self.row.key)

    def label_for(self, first: str) -> str:
        """The message on its button, with a first argument."""
        return f"verb-{self.word}-{first}" if self.row.twofold and first else f"verb-{self.word}"


def bits(verbs: Iterable[int]) -> int:
    """A set of verbs as one number."""
    return sum(1 << verb for verb in verbs)


def answers(verbs: type[VerbTable], asks: type[IntEnum]) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """For each question, which verbs answer it, for compiled checks: `ANSWERS[ask, verb]`."""
    table = np.zeros((len(asks), len(verbs)), np.bool_)
    for verb in verbs:
        table[list(verb.row.asks), verb] = True
    return table


def limits(verbs: type[VerbTable], action: type[Any]) -> tuple[Limits, Limits]:
    """For each verb, the minimum and maximum of every field after the verb: 0 if the verb does not use it."""
    fields = (dtype_of(action).names or ())[1:]
    lowest, highest = np.zeros((2, len(verbs), len(fields)), np.int64)
    for verb in verbs:
        for slot in verb.every_slot():
            places = [fields.index(name) for name in slot.field.split()]
            lowest[verb, places], highest[verb, places] = slot.within
    return lowest, highest
