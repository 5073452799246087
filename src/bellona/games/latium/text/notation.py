"""Actions as text: a verb and its arguments, which can be read back as the same action."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bellona.gamekit.notation import Notation as SharedNotation
from bellona.gamekit.notation import Where, Word
from bellona.gamekit.values import NotUnderstood
from bellona.gamekit.verbs import VerbTable

from ..actions.moves import Action
from ..actions.verbs import Verb
from ..position.battlefield import DEEPEST, WIDEST
from ..position.records import Realm
from ..position.vocabulary import COUNTERS, LEADERS, SEAT_COUNT
from ..position.world_record import World
from .names import (
    ARM_NAMES,
    ARMA_NAMES,
    BOND_NAMES,
    CELL_NAMES,
    CLAIM_NAMES,
    CLAUSE_NAMES,
    COUNTER_NAMES,
    DEMAND_NAMES,
    FACING_NAMES,
    GOD_NAMES,
    LETTER_NAMES,
    PERSON_NAMES,
    RESULT_NAMES,
    SEAT_NAMES,
    SIGNUM_NAMES,
    TOWN_NAMES,
    UNIT_NAMES,
    square_name,
)

FIELDS = ("a", "b", "c", "d", "e", "f")
ELSEWHERE = 100
"""From here on a number means the other of two kinds of thing."""
MOST = 9999
NUMBER = re.compile(r"-?\d{1,4}", re.ASCII)
RAW = re.compile(r"#(-?\d{1,5})", re.ASCII)
FIELD = re.compile(r"([a-f])=(-?\d{1,5})", re.ASCII)
SQUARE = re.compile(r"c(\d\d)(\d\d)", re.ASCII)

_REGES = tuple(f"rex-{seat}" for seat in SEAT_NAMES)
_LEADERS_OF = {
    ELSEWHERE + 10 * seat + leader: f"{COUNTER_NAMES[leader]}-{SEAT_NAMES[seat]}"
    for seat in range(SEAT_COUNT)
    for leader in range(LEADERS)
}
_LEGATI_OF = {
    ELSEWHERE + 10 * seat + counter: f"{COUNTER_NAMES[counter]}-{SEAT_NAMES[seat]}"
    for seat in range(SEAT_COUNT)
    for counter in range(LEADERS, COUNTERS)
}


def _numbered(names: Sequence[str], start: int = 0) -> dict[int, str]:
    return dict(enumerate(names, start))


NAMES: dict[str, dict[int, str]] = {
    "town": _numbered(TOWN_NAMES),
    "seat": _numbered(SEAT_NAMES),
    "arm": _numbered(ARM_NAMES),
    "signum": _numbered(SIGNUM_NAMES),
    "god": _numbered(GOD_NAMES),
    "counter": _numbered(COUNTER_NAMES),
    "casella": _numbered(CELL_NAMES),
    "demand": _numbered(DEMAND_NAMES),
    "bond": _numbered(BOND_NAMES),
    "clause": _numbered(CLAUSE_NAMES),
    "giver": _numbered(("mine", "theirs")),
    "person": _numbered(PERSON_NAMES),
    "letter": _numbered(LETTER_NAMES),
    "claim": _numbered(CLAIM_NAMES),
    "result": _numbered(RESULT_NAMES),
    "arma": _numbered(ARMA_NAMES),
    "unit": _numbered(UNIT_NAMES),
    "facing": _numbered(FACING_NAMES),
    "edge": _numbered(("far", "near")),
    "hand": _numbered(("right", "left")),
    "scope": _numbered(("alone", "schiera", "line")),
    "centuria": _numbered(("first", "second")),
    "sex": _numbered(("daughter", "son")),
    "speech": _numbered(("eloquentia", "eloquentia-raised"), 1),
    "ally": _numbered(TOWN_NAMES) | _numbered(_REGES, ELSEWHERE),
    "leader": _numbered((*COUNTER_NAMES[:LEADERS], "nobody")),
    "side": _numbered(("aggressor", "defender")),
    "socius": _numbered(_REGES) | _numbered(TOWN_NAMES, ELSEWHERE),
    "enemy": _numbered(TOWN_NAMES) | _LEADERS_OF,
    "leave": _numbered(LETTER_NAMES) | _LEGATI_OF,
}
"""The names of the things of each kind."""
NUMBERS = {kind: {name: number for number, name in names.items()} for kind, names in NAMES.items()}


class Named(Word):
    """One of the things that have a name; a number without one is written `#7`."""

    def __init__(self, kind: str) -> None:
        super().__init__(lambda _, value: _name(kind, value), lambda _, word: _value(kind, word), NAMES[kind].values())
        self.kind = kind

    def is_named(self, where: Where, value: int) -> bool:
        """Whether there is such a thing."""
        return value in NAMES[self.kind]


class Notation(SharedNotation):
    """Writes and reads the text forms of actions; any numbers at all can be written, and read back."""

    verbs = Verb
    action = Action
    examples = "offer, move or done"

    def __init__(self) -> None:
        number = Word(lambda _, value: str(value), lambda _, word: _number(word))
        square = Word(lambda _, value: _square(value), lambda _, word: _square_named(word))
        super().__init__({"number": number, "square": square} | {kind: Named(kind) for kind in NAMES})

    def hex(self, cell: int) -> str:
        """A casella in an event."""
        return NAMES["casella"].get(cell, "none")

    def write(self, world: World, realm: Realm, action: Any) -> str:
        """The text of an action; a field that its verb does not use is named if it is not 0."""
        said = {
            slot.field
            for slot in Verb(action.verb).arguments(action)
            if self.is_said(Where(world, realm), slot, action)
        }
        rest = (f"{field}={int(action[field])}" for field in FIELDS if field not in said and action[field])
        return " ".join([super().write(world, realm, action), *rest])

    def fill(self, where: Where, action: Any, verb: VerbTable, words: list[str]) -> None:
        """Fill an action's fields: first those that are named at the end, which may determine its form."""
        while len(words) > 1 and (told := FIELD.fullmatch(words[-1])):
            action[told[1]] = _within(int(told[2]))
            words = words[:-1]
        super().fill(where, action, verb, words)


def _name(kind: str, value: int) -> str:
    return NAMES[kind].get(value, f"#{value}")


def _value(kind: str, word: str) -> int:
    if word in NUMBERS[kind]:
        return NUMBERS[kind][word]
    raw = _raw(word)
    if raw is not None:
        return raw
    names = [name for name in NUMBERS[kind] if name != "none"]
    shown = f"{', '.join(names[:8])} ..." if len(names) > 8 else ", ".join(names)
    raise NotUnderstood(f"{word!r} is no {kind}; there is {shown}")


def _raw(word: str) -> int | None:
    """The number of a word such as `#7`."""
    raw = RAW.fullmatch(word)
    return _within(int(raw[1])) if raw else None


def _number(word: str) -> int:
    raw = _raw(word)
    if raw is not None:
        return raw
    if not NUMBER.fullmatch(word):
        raise NotUnderstood(f"{word!r} is no number from -{MOST} to {MOST}")
    return int(word)


def _square(value: int) -> str:
    return square_name(value) if 0 <= value < WIDEST * DEEPEST else f"#{value}"


def _square_named(word: str) -> int:
    raw, square = _raw(word), SQUARE.fullmatch(word)
    if raw is not None:
        return raw
    if not square or int(square[1]) >= WIDEST or int(square[2]) >= DEEPEST:
        raise NotUnderstood(f"{word!r} is no square of the field: one such as c0405, column and row, is expected")
    return int(square[2]) * WIDEST + int(square[1])


def _within(value: int) -> int:
    if not -32768 <= value <= 32767:
        raise NotUnderstood(f"{value} is too large a number")
    return value
