"""What is the same wherever a match of a scenario stands alike: what is asked, and the lists of choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .action_codec import Key


class Asking(NamedTuple):
    """What is asked, as it is told."""

    said: dict[str, Any]
    written: bytes
    """The same in JSON."""


class Standing:
    """What follows from the facts of a prompt and those who are waited for."""

    __slots__ = ("asking", "facts", "is_over", "seat", "waiting")

    def __init__(self, facts: Any, seat: str | None, waiting: tuple[str, ...], is_over: bool) -> None:
        self.facts, self.seat, self.waiting, self.is_over = facts, seat, waiting, is_over
        self.asking: Asking | None = None
        """What is asked, as everybody may know it; written when it is told for the first time."""


class Choosing:
    """A list of choices."""

    __slots__ = ("buttons", "keys", "rolling", "texts", "written")

    def __init__(self, keys: Sequence[Key], texts: list[str], rolling: bytes, buttons: list[int]) -> None:
        self.keys, self.texts, self.rolling = keys, texts, rolling
        """What each choice is played by, its text, and 1 for each that rolls a die."""
        self.buttons = buttons
        """Where those stand that do not name a place on the map."""
        self.written: bytes = b""
        """The choices and the buttons among them in JSON, once they have been told."""

    def key_of(self, text: str) -> Key | None:
        """The key of a choice, if it is listed."""
        try:
            return self.keys[self.texts.index(text)]
        except ValueError:
            return None
