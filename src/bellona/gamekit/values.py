"""The values exchanged between a game and its users: actions, events, refusals, prompts, results, odds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ..kernel.errors import BadDice, BadFile, BadPosition, BadReplay, BellonaError, CannotUndo, NotUnderstood
from .catalog import Catalog, wire

__all__ = [
    "Action",
    "Answer",
    "BadDice",
    "BadFile",
    "BadPosition",
    "BadReplay",
    "BellonaError",
    "CannotUndo",
    "Event",
    "IllegalAction",
    "Message",
    "Modifier",
    "NotUnderstood",
    "Odds",
    "Outcome",
    "Prompt",
    "Refusal",
    "Result",
    "may_read",
]


@dataclass(frozen=True)
class Action:
    """A choice; its text can be read back as the same choice."""

    text: str
    code: tuple[int, ...] = field(compare=False, default=())
    seat: str | None = field(compare=False, default=None)
    """The seat that chooses, if it is known: an action of `match.legal(seat)` has it."""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Message:
    """A message: its name and its arguments, formatted in any language."""

    name: str
    args: Mapping[str, Any]
    words: Catalog = field(compare=False, repr=False)

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return self.words.say(self.name, self.args, language)

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.say()

    @property
    def wire(self) -> dict[str, Any]:
        """The message as JSON, for a client that formats it."""
        return wire(self.name, self.args)


@dataclass(frozen=True)
class Refusal(Message):
    """Why an action is not allowed: the rule, a sentence, and the places it refers to."""

    rule: str = ""
    at: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}" if self.rule else self.text


def may_read(readers: Collection[str], seat: str | None) -> bool:
    """Whether a seat (None: the public) may read something for these readers, or for all if there are none."""
    return not readers or seat in readers


@dataclass(frozen=True)
class Event(Message):
    """An event: its kind, its rule, its only readers, and a sentence."""

    kind: str = ""
    rule: str = ""
    readers: tuple[str, ...] = ()
    values: Mapping[str, int | str | None] = field(compare=False, repr=False, default_factory=dict)
    """The values in the sentence: a number is an int; a seat, a piece, a place or a term of the rules is its name as in
    the notation; nobody and nowhere are None.
    """

    def is_for(self, seat: str | None) -> bool:
        """Whether a seat (None: the public) may read it."""
        return may_read(self.readers, seat)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Prompt(Message):
    """Who has to choose, and what is asked."""

    seat: str | None = None
    ask: str = ""
    phase: str = ""
    turn: int = 0

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Result(Message):
    """The end of a game: who won, or nobody, and why."""

    winner: str | None = None
    reason: str = ""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Modifier(Message):
    """A part of a total, with its rule."""

    value: int = 0
    rule: str = ""


@dataclass(frozen=True)
class Outcome(Message):
    """One possible result of an action, and its exact probability."""

    chance: Fraction = Fraction(0)
    effects: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Answer(Message):
    """What a player may still answer before the dice, its rule, and the chances that follow; none if nobody rolls."""

    rule: str = ""
    chances: Mapping[str, Fraction] = field(default_factory=dict)


@dataclass(frozen=True)
class Odds:
    """The exact distribution of results, if nobody answers otherwise."""

    action: Action
    modifiers: Mapping[str, tuple[Modifier, ...]]
    totals: Mapping[str, int]
    outcomes: tuple[Outcome, ...]
    chances: Mapping[str, Fraction]
    answers: tuple[Answer, ...] = ()


class IllegalAction(BellonaError):
    """An action that the rules do not allow here."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(f"{text!r} is not allowed: {refusal.text}{rule}")
        self.refusal = refusal
