"""What a game and its users exchange: actions, events, refusals, prompts, results, odds. Plain immutable values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from .catalog import Catalog, wire

LONGEST = 300
"""Characters of a complaint about a file."""


@dataclass(frozen=True)
class Action:
    """A choice; its text reads back as the same choice."""

    text: str
    code: tuple[int, ...] = field(compare=False, default=())

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Message:
    """Something to say: the name of a message and its arguments, worded in any language."""

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
        """The message as JSON, for a client that words it."""
        return wire(self.name, self.args)


@dataclass(frozen=True)
class Refusal(Message):
    """Why an action is not allowed: the rule, a sentence, and the places it is about."""

    rule: str = ""
    at: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"


@dataclass(frozen=True)
class Event(Message):
    """Something that happened: its kind, the rule by which it happened, who alone may read it, and a sentence."""

    kind: str = ""
    rule: str = ""
    readers: tuple[str, ...] = ()

    def is_for(self, seat: str | None) -> bool:
        """Whether a seat may read it, None being the public."""
        return not self.readers or seat in self.readers

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Prompt(Message):
    """Whose choice it is, and what is asked."""

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
    """One thing that may come of an action, and its exact probability."""

    chance: Fraction = Fraction(0)
    effects: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Odds:
    """The exact distribution of what dice decide."""

    action: Action
    modifiers: Mapping[str, tuple[Modifier, ...]]
    totals: Mapping[str, int]
    outcomes: tuple[Outcome, ...]
    chances: Mapping[str, Fraction]


class BellonaError(ValueError):
    """Anything that a user did and can mend; its text is one clear sentence."""


class NotUnderstood(BellonaError):
    """A text that is no action, position or name of this game."""


class IllegalAction(BellonaError):
    """An action that the rules do not allow here."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text!r} is not allowed: {refusal.text} ({refusal.rule})")
        self.refusal = refusal


class CannotUndo(BellonaError):
    """There is nothing to take back, or a die or another's choice stands in the way."""


class BadFile(BellonaError):
    """A complaint that may quote anything a file holds, as one line of a length that can be read."""

    def __init__(self, text: str) -> None:
        shown = "".join(char if char.isprintable() else "?" for char in text[: LONGEST + 1])
        super().__init__(shown if len(shown) <= LONGEST else f"{shown[: LONGEST - 3]}...")


class BadPosition(BadFile):
    """A position file that does not describe a position."""


class BadReplay(BadFile):
    """A replay file that is damaged, truncated, foreign or newer than this program."""
