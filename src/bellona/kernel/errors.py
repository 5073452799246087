"""Errors caused by users: each is one clear sentence, and each is a BellonaError."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LONGEST = 300
"""The maximum length of a complaint about a file."""


class BellonaError(ValueError):
    """An error that a user caused and can fix; its text is one clear sentence."""


class NotUnderstood(BellonaError):
    """A text that is not an action, position or name of this game."""


def unknown(what: str, name: object, known: Iterable[str]) -> NotUnderstood:
    """The complaint about an unknown name: the existing names, and the one that was probably meant."""
    names = list(known)
    close = get_close_matches(name, names, n=1) if isinstance(name, str) else []
    meant = f" did you mean {close[0]!r}?" if close else ""
    return NotUnderstood(f"there is no {what} {name!r};{meant} there is {', '.join(names)}")


class CannotUndo(BellonaError):
    """There is nothing to take back, or a die or another's choice prevents it."""


class BadDice(BellonaError):
    """Dictated dice with impossible values, or that were not all rolled."""


class BadFile(BellonaError):
    """A complaint that may quote anything from a file, as one line of limited length."""

    def __init__(self, text: str) -> None:
        shown = "".join(char if char.isprintable() else "?" for char in text[: LONGEST + 1])
        super().__init__(shown if len(shown) <= LONGEST else f"{shown[: LONGEST - 3]}...")


class BadPosition(BadFile):
    """A position file that does not describe a position."""


class BadOpeningDice(BadPosition, BadDice):
    """Dice dictated for the way to a position that do not fit it."""


class BadReplay(BadFile):
    """A replay file that is damaged, truncated, of another game, or newer than this program."""
