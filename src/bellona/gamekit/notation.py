"""Actions as text, read and written by the forms that their verbs declare.

A game says how each kind of argument is written and read. Most are one word for one number; a kind that takes several
words or fills several fields is an `Argument` of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from ..kernel.record import one
from .values import NotUnderstood
from .verbs import FLAG, Branch, Slot, VerbTable

LONGEST = 30
"""The maximum length of a verb's word."""
ALIKE = 0.75
"""How similar to a verb a word must be, 1 being the same, to be taken for a misspelling."""
MANY = 10_000
"""More words than any action has."""


class Where(NamedTuple):
    """The context in which an action is read or written."""

    world: Any
    position: Any


class Argument:
    """How the arguments of a kind are written and read."""

    least, most = 1, 1
    """How many words it takes in any action."""
    names: tuple[str, ...] = ()
    """All its words, if they are a fixed list."""

    def write(self, where: Where, action: Any, slot: Slot) -> Iterable[str]:
        """The words for the fields of an action."""
        raise NotImplementedError

    def read(self, where: Where, action: Any, slot: Slot, words: list[str]) -> None:
        """Fill an action from the next words, which are consumed."""
        raise NotImplementedError

    def is_named(self, where: Where, value: int) -> bool:
        """Whether a number has a word."""
        return True

    def knows(self, where: Where, word: str) -> bool:
        """Whether a word is one of its words."""
        return word in self.names

    def span(self, words: list[str]) -> tuple[int, int]:
        """How many words it takes, at least and at most, in an action with these words after its verb."""
        return self.least, self.most

    def usage(self, slot: Slot, words: list[str]) -> str:
        """Its form, in a complaint about an action with these words after its verb."""
        return slot.usage


class Word(Argument):
    """An argument of one word for one number."""

    def __init__(
        self, name: Callable[[Where, int], str], number: Callable[[Where, str], int], names: Iterable[str] = ()
    ) -> None:
        self.name, self.number = name, number
        self.names = tuple(names)

    def write(self, where: Where, action: Any, slot: Slot) -> Iterable[str]:
        """The word of the field."""
        return (self.name(where, int(action[slot.field])),)

    def read(self, where: Where, action: Any, slot: Slot, words: list[str]) -> None:
        """Fill the field."""
        action[slot.field] = self.number(where, words.pop(0))


def listed(names: Iterable[str], number: Callable[[str], int]) -> Word:
    """An argument from a fixed list, in the order of their numbers; `number` finds it, or complains."""
    words = tuple(names)
    return Word(lambda _, value: words[value], lambda _, word: number(word), words)


class Notation:
    """Writes and reads the texts of actions; a game adds its kinds of arguments."""

    verbs: ClassVar[type[VerbTable]]
    action: ClassVar[type[Any]]
    examples: ClassVar[str]
    """Some verbs as examples: `step, attack or done`."""

    def __init__(self, kinds: Mapping[str, Argument]) -> None:
        self.kinds = kinds
        missing = {slot.kind for verb in self.verbs for slot in verb.every_slot()} - {*kinds, FLAG}
        if missing:
            raise TypeError(f"no notation for {', '.join(sorted(missing))}")

    # Writing

    def write(self, world: Any, position: Any, action: Any) -> str:
        """The text of an action."""
        verb, where = self.verbs(int(action["verb"])), Where(world, position)
        words = [verb.word]
        for slot in verb.arguments(action):
            if self.is_said(where, slot, action):
                words += [slot.word] if slot.word else []
                words += self.kinds[slot.kind].write(where, action, slot) if slot.kind != FLAG else []
        return " ".join(words)

    def is_said(self, where: Where, slot: Slot, action: Any) -> bool:
        """Whether an argument is written: an optional one must be present and have a word."""
        if not slot.optional:
            return True
        value = int(action[slot.field])
        if slot.kind == FLAG:
            return value == 1
        return value != 0 and (bool(slot.word) or self.kinds[slot.kind].is_named(where, value))

    # Reading

    def read(self, world: Any, position: Any, text: str) -> Any:
        """The action of a text; NotUnderstood with one sentence if it is not an action."""
        words = text.split()
        verb = self.verbs.called(words[0]) if words else None
        if not verb:
            raise self._no_order(text)
        action: Any = one(self.action)
        action["verb"] = verb
        self.fill(Where(world, position), action, verb, words)
        return action

    def fill(self, where: Where, action: Any, verb: VerbTable, words: list[str]) -> None:
        """Fill an action's fields from the words after its verb."""
        self._refuse_wrong_count(verb, words)
        rest = words[1:]
        for slot in verb.arguments(action):
            if slot.optional or slot.implied:
                if not self._is_next(where, verb, slot, rest):
                    continue
            elif len(rest) < self._span(slot, words)[0]:
                raise self.incomplete(verb, words, action)
            if slot.word and rest.pop(0) != slot.word:
                raise self.incomplete(verb, words, action)
            self._take(where, action, verb, slot, words, rest)
        if rest:
            raise self.incomplete(verb, words, action)

    def _take(self, where: Where, action: Any, verb: VerbTable, slot: Slot, words: list[str], rest: list[str]) -> None:
        """Read an argument from the remaining words; one of many words ends at the word that announces another."""
        if slot.kind == FLAG:
            action[slot.field] = 1
            return
        kind = self.kinds[slot.kind]
        if len(rest) < kind.least:
            raise self.incomplete(verb, words, action)
        if kind.most < MANY:
            kind.read(where, action, slot, rest)
            return
        announced = [rest.index(other.word) for other in verb.slots if other.word in rest]
        end = min(announced, default=len(rest))
        kind.read(where, action, slot, rest[:end])
        del rest[:end]

    def _is_next(self, where: Where, verb: VerbTable, slot: Slot, rest: list[str]) -> bool:
        """Whether an optional argument comes next; words left over at the end belong to the last."""
        if not rest:
            return False
        if slot.word:
            return rest[0] == slot.word
        return slot is verb.row.form[-1] or self.kinds[slot.kind].knows(where, rest[0])

    def _span(self, slot: Slot, words: list[str]) -> tuple[int, int]:
        """The minimum and maximum number of words of an argument that is present."""
        least, most = (0, 0) if slot.kind == FLAG else self.kinds[slot.kind].span(words[1:])
        return least + bool(slot.word), most + bool(slot.word)

    def _refuse_wrong_count(self, verb: VerbTable, words: list[str]) -> None:
        """Check for too few or too many words before reading any of them."""
        least = sum(self._span(slot, words)[0] for slot in verb.slots if not (slot.optional or slot.implied))
        most = sum(self._span(slot, words)[1] for slot in verb.slots)
        branches = any(isinstance(part, Branch) for part in verb.row.form)
        if len(words) - 1 < least or (len(words) - 1 > most and not branches):
            raise self.incomplete(verb, words)

    # Complaints

    def _no_order(self, text: str) -> NotUnderstood:
        first = (text.split() or [""])[0][:LONGEST]
        near = get_close_matches(first, [verb.word for verb in self.verbs.declared()], 1, ALIKE)
        meant = f"; did you mean {near[0]}?" if near else ""
        return NotUnderstood(f"{text!r} does not begin with an order such as {self.examples}{meant}")

    def incomplete(self, verb: VerbTable, words: list[str], action: Any = None) -> NotUnderstood:
        """The complaint about too few or too many words."""
        slots = verb.slots if action is None else tuple(verb.arguments(action))
        usage = " ".join([verb.word, *(self._usage(slot, words[1:]) for slot in slots)])
        return NotUnderstood(f"{' '.join(words)!r} is not complete or says too much: {usage} is expected")

    def _usage(self, slot: Slot, words: list[str]) -> str:
        return slot.usage if slot.kind == FLAG else self.kinds[slot.kind].usage(slot, words)

    # What others may know

    def masked(self, text: str) -> str:
        """An action's text as other seats may see it."""
        words = text.split()
        known = self._secrets.get(words[0]) if words else None
        if known is None:
            return text
        seen_as, secret = known
        return seen_as or " ".join(word for word in words if word not in secret)

    @cached_property
    def _secrets(self) -> dict[str, tuple[str, frozenset[str]]]:
        """The verbs of which others are not told everything: what they are told instead, or the words left out."""
        found = {
            verb.word: (verb.row.seen_as, frozenset(slot.word for slot in verb.every_slot() if slot.secret))
            for verb in self.verbs.declared()
        }
        return {word: known for word, known in found.items() if any(known)}

    # What a client must know

    def describe_verbs(self) -> dict[str, dict[str, Any]]:
        """Each verb as JSON."""
        return {
            verb.word: {
                "key": verb.row.key,
                "keys": dict(verb.row.keys),
                "slots": list(verb.names),
                "form": [self._describe(verb, part) for part in verb.row.form],
                "anywhere": verb.is_anywhere,
                "asks": [ask.name.lower() for ask in verb.row.asks],
                "group": verb.row.group,
                "free": verb.row.free,
            }
            for verb in self.verbs.declared()
        }

    def describe_kinds(self) -> dict[str, list[str]]:
        """The words of each kind of argument that has a fixed list of them."""
        return {name: list(kind.names) for name, kind in self.kinds.items() if kind.names}

    def _describe(self, verb: VerbTable, part: Slot | Branch) -> dict[str, Any]:
        """A part of a form as JSON; a branch names the part it depends on, and the parts for each word."""
        if isinstance(part, Slot):
            optional = part.optional or part.implied
            many = part.kind != FLAG and self.kinds[part.kind].most >= MANY
            return {"kind": part.kind, "name": part.name, "word": part.word, "optional": optional, "many": many}
        by = next(place for place, slot in enumerate(verb.slots) if slot.field == part.field)
        names = self.kinds[verb.slots[by].kind].names
        forms = {names[value]: [self._describe(verb, slot) for slot in form] for value, form in part.forms.items()}
        return {"by": by, "forms": forms}
