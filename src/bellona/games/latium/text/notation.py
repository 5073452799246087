"""Actions as text: a verb and what it is about, which reads back as the same action."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bellona.gamekit.values import NotUnderstood
from bellona.kernel.record import one

from ..actions.moves import Action, Verb
from ..position.battlefield import DEEPEST, WIDEST
from ..position.records import Realm
from ..position.vocabulary import COUNTERS, LEADERS, SEAT_COUNT
from ..position.world_record import World
from .forms import Form, Slot, form_of
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
"""From here on a number stands for the other of two kinds of thing."""
MOST = 9999
NUMBER = re.compile(r"-?\d{1,4}", re.ASCII)
RAW = re.compile(r"#(-?\d{1,5})", re.ASCII)
FIELD = re.compile(r"([a-f])=(-?\d{1,5})", re.ASCII)
SQUARE = re.compile(r"c(\d\d)(\d\d)", re.ASCII)

VERBS = {verb.name.lower().replace("_", "-"): verb for verb in Verb if verb}
VERB_WORDS = {verb: word for word, verb in VERBS.items()}

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
"""What the things of each kind are called."""
NUMBERS = {kind: {name: number for number, name in names.items()} for kind, names in NAMES.items()}


class Notation:
    """Writes and reads the text forms of actions."""

    def hex(self, cell: int) -> str:
        """A casella in an event."""
        return NAMES["casella"].get(cell, "none")

    def slots(self, verb: int) -> tuple[str, ...]:
        """What is said after a verb."""
        form = form_of(Verb(verb), 0, 0) if 0 < verb < len(Verb) else ()
        return tuple(slot.word if slot.kind == "flag" else slot.kind for slot in form)

    # Writing

    def write(self, world: World, realm: Realm, action: Action) -> str:
        """The text of an action; a field that its verb does not speak of is named if it is not 0."""
        verb = Verb(action.verb)
        form, values = form_of(verb, int(action.a), int(action.c)), {name: int(action[name]) for name in FIELDS}  # type: ignore[index]
        words = [VERB_WORDS.get(verb, "nothing")]
        for slot in form:
            if not slot.optional or _is_said(slot, values[slot.field]):
                words += _written(slot, values.pop(slot.field))
        return " ".join([*words, *(f"{field}={value}" for field, value in values.items() if value)])

    # Reading

    def read(self, world: World, realm: Realm, text: str) -> Action:
        """The action of a text; NotUnderstood with one sentence if it is none."""
        words = text.split()
        if not words or words[0] not in VERBS:
            raise NotUnderstood(f"{text!r} does not begin with an order such as offer, move or done")
        made = one(Action)
        action: Any = made
        action.verb = verb = VERBS[words[0]]
        rest = words[1:]
        while rest and (told := FIELD.fullmatch(rest[-1])):
            action[told[1]] = _within(int(told[2]))
            rest.pop()
        taken = 0
        while taken < len(form := form_of(verb, int(action.a), int(action.c))):
            if not form[taken].optional or _is_next(form[taken], rest):
                action[form[taken].field] = self._take(rest, form[taken], words, form)
            taken += 1
        if rest:
            raise _incomplete(words, form)
        return made

    def _take(self, rest: list[str], slot: Slot, words: list[str], form: Form) -> int:
        """The value of the next word or two, which are taken away."""
        if slot.word and (not rest or rest.pop(0) != slot.word):
            raise _incomplete(words, form)
        if slot.kind == "flag":
            return 1
        if not rest:
            raise _incomplete(words, form)
        return _value(slot.kind, rest.pop(0))


def _is_said(slot: Slot, value: int) -> bool:
    """Whether what may be left out is there, and has a word."""
    if slot.kind == "flag":
        return value == 1
    return value != 0 and (bool(slot.word) or value in NAMES[slot.kind])


def _is_next(slot: Slot, rest: list[str]) -> bool:
    """Whether what may be left out comes next."""
    return bool(rest) and (rest[0] == slot.word if slot.word else rest[0] in NUMBERS[slot.kind])


def _written(slot: Slot, value: int) -> list[str]:
    if slot.kind == "flag":
        return [slot.word]
    return [*([slot.word] if slot.word else []), _name(slot.kind, value)]


def _name(kind: str, value: int) -> str:
    if kind == "number":
        return str(value)
    if kind == "square" and 0 <= value < WIDEST * DEEPEST:
        return square_name(value)
    return NAMES.get(kind, {}).get(value, f"#{value}")


def _value(kind: str, word: str) -> int:
    raw = RAW.fullmatch(word)
    if raw:
        return _within(int(raw[1]))
    if kind == "number":
        if not NUMBER.fullmatch(word):
            raise NotUnderstood(f"{word!r} is no number from -{MOST} to {MOST}")
        return int(word)
    if kind == "square":
        square = SQUARE.fullmatch(word)
        if not square or int(square[1]) >= WIDEST or int(square[2]) >= DEEPEST:
            raise NotUnderstood(f"{word!r} is no square of the field: one such as c0405, column and row, is expected")
        return int(square[2]) * WIDEST + int(square[1])
    if word not in NUMBERS[kind]:
        names = [name for name in NUMBERS[kind] if name != "none"]
        shown = f"{', '.join(names[:8])} ..." if len(names) > 8 else ", ".join(names)
        raise NotUnderstood(f"{word!r} is no {kind}; there is {shown}")
    return NUMBERS[kind][word]


def _within(value: int) -> int:
    if not -32768 <= value <= 32767:
        raise NotUnderstood(f"{value} is too large a number")
    return value


def _incomplete(words: list[str], form: Form) -> NotUnderstood:
    usage = " ".join([words[0], *(_usage(slot) for slot in form)])
    return NotUnderstood(f"{' '.join(words)!r} is not complete or says too much: {usage} is expected")


def _usage(slot: Slot) -> str:
    said = slot.word if slot.kind == "flag" else f"{slot.word} {slot.kind.upper()}".strip()
    return f"[{said}]" if slot.optional else said
