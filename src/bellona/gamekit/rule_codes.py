"""Enumerations whose members cite their rules."""

from __future__ import annotations

from enum import IntEnum
from typing import Self


class RuleCode(IntEnum):
    """A code for compiled rules that knows its rule: `NOT_IN_FRONT = "6c"`.

    A second string may name the numbers of the code, each `name` or `name:type`.
    """

    rule: str
    numbers: tuple[tuple[str, str], ...]

    def __new__(cls, rule: str, numbers: str = "") -> Self:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.rule = rule
        member.numbers = tuple((word.partition(":")[0], word.rpartition(":")[2]) for word in numbers.split())
        return member

    @property
    def word(self) -> str:
        """The name in lower case, as events and messages use it."""
        return self.name.lower()


def named(family: str, code: RuleCode) -> str:
    """The message of a code: `refusal-not-asked`."""
    return f"{family}-{code.word.replace('_', '-')}"
