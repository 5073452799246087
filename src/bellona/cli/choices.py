"""The legal choices as a numbered menu, grouped by piece if there are many."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass

from bellona.gamekit.values import Action

SUGGESTED = "suggested"
ANY_NUMBER = "N"
"""Replaces the numbers by which actions on one line differ."""
FLAT = 18
"""Up to this many choices are shown at once; more are grouped by piece, or by everything except their number."""


@dataclass(frozen=True)
class Choice:
    """A line of the menu: one action, a piece and all its actions, or actions that differ only by a number."""

    number: int
    text: str
    actions: tuple[Action, ...]

    @property
    def is_piece(self) -> bool:
        """Whether this is a piece whose choices are shown next."""
        return self.text != str(self.actions[0]) and ANY_NUMBER not in self.text.split()

    @property
    def verbs(self) -> tuple[str, ...]:
        """The possible actions, each verb once."""
        return tuple(dict.fromkeys(str(action).split()[0] for action in self.actions))


def piece_of(action: Action, pieces: Container[str]) -> str | None:
    """The piece that acts: the first that the word after the verb names, if it names any; a group is A1+A2."""
    words = str(action).split()
    first = words[1].partition("+")[0] if len(words) > 1 else ""
    return first if first in pieces else None


def without_number(action: Action) -> str:
    """An action for any number: a word of digits that is too short for the name of a hex."""
    return " ".join(ANY_NUMBER if word.isdigit() and len(word) < 4 else word for word in str(action).split())


def menu(
    actions: Iterable[Action], pieces: Container[str], chosen: str | None = None, sought: str = ""
) -> list[Choice]:
    """The choices of a chosen piece; else all of them, grouped by piece if there are many. `sought` filters."""
    offered = sorted(actions, key=lambda action: _rank(action, pieces))
    own = [action for action in offered if chosen and piece_of(action, pieces) == chosen]
    if chosen and not own:
        offered.sort(key=lambda action: (piece_of(action, pieces) is not None, " " not in str(action)))
    if own:
        lines = [(str(action), [action]) for action in own]
    elif len(offered) <= FLAT:
        lines = [(str(action), [action]) for action in offered]
    else:
        lines = _gathered(offered, pieces)
    words = [word.lower() for word in sought.split() if word != ANY_NUMBER]
    wanted = [line for line in lines if _has_all(words, [line[0], *map(str, line[1])])]
    if sought and len(wanted) == 1 and ANY_NUMBER in wanted[0][0].split():
        wanted = [(str(action), [action]) for action in wanted[0][1] if _has_all(words, [str(action)])]
    return [Choice(number, text, tuple(group)) for number, (text, group) in enumerate(wanted, 1)]


def _has_all(words: list[str], texts: list[str]) -> bool:
    """Whether one of the texts holds all the words."""
    return any(all(word in text.lower() for word in words) for text in texts)


def _rank(action: Action, pieces: Container[str]) -> int:
    """Suggestions come first, then the actions of pieces; ending comes last, to prevent mistakes."""
    if str(action) == SUGGESTED:
        return 0
    return 1 if piece_of(action, pieces) else 2


def _gathered(actions: list[Action], pieces: Container[str]) -> list[tuple[str, list[Action]]]:
    """One line for every piece, one for choices that differ only by a number, and the others unchanged."""
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(piece_of(action, pieces) or without_number(action), []).append(action)
    return [(name if len(group) > 1 else str(group[0]), group) for name, group in groups.items()]
