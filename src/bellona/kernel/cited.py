"""Enumerations whose members cite the rule they stand for."""

from __future__ import annotations

from enum import IntEnum
from typing import Self


class Cited(IntEnum):
    """A code that compiled rules can return and that knows its rule: `OFF_FRONT = "6c"`."""

    rule: str

    def __new__(cls, rule: str) -> Self:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.rule = rule
        return member

    @property
    def message(self) -> str:
        """The name under which the message files speak of it."""
        return self.name.lower().replace("_", "-")
