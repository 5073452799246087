"""The legal choices as a menu: numbered, and gathered by piece where there are many."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass

from bellona.kernel.values import Action

SUGGESTED = "suggested"
FLAT = 18
"""Up to so many choices are shown at once; more are gathered by piece."""


@dataclass(frozen=True)
class Choice:
    """A line of the menu: one action, or a piece and all its actions."""

    number: int
    text: str
    actions: tuple[Action, ...]

    @property
    def is_piece(self) -> bool:
        """Whether this stands for a piece whose choices are shown next."""
        return self.text != str(self.actions[0])

    @property
    def verbs(self) -> tuple[str, ...]:
        """What can be done, each verb once."""
        return tuple(dict.fromkeys(str(action).split()[0] for action in self.actions))


def piece_of(action: Action, pieces: Container[str]) -> str | None:
    """The piece that acts: the first word after the verb, if it names one."""
    words = str(action).split()
    return words[1] if len(words) > 1 and words[1] in pieces else None


def menu(
    actions: Iterable[Action], pieces: Container[str], chosen: str | None = None, sought: str = ""
) -> list[Choice]:
    """The choices of a chosen piece; else all of them, gathered by piece if they are many. `sought` filters."""
    offered = sorted(actions, key=lambda action: _rank(action, pieces))
    own = [action for action in offered if chosen and piece_of(action, pieces) == chosen]
    if own:
        lines = [(str(action), [action]) for action in own]
    elif len(offered) <= FLAT:
        lines = [(str(action), [action]) for action in offered]
    else:
        lines = _gathered(offered, pieces)
    wanted = [line for line in lines if _has_all(sought.lower().split(), [line[0], *map(str, line[1])])]
    return [Choice(number, text, tuple(group)) for number, (text, group) in enumerate(wanted, 1)]


def _has_all(words: list[str], texts: list[str]) -> bool:
    """Whether one of the texts holds all the words."""
    return any(all(word in text.lower() for word in words) for text in texts)


def _rank(action: Action, pieces: Container[str]) -> int:
    """What is suggested comes first, what pieces do next, and to be done last, out of the way of a slip."""
    if str(action) == SUGGESTED:
        return 0
    return 1 if piece_of(action, pieces) else 2


def _gathered(actions: list[Action], pieces: Container[str]) -> list[tuple[str, list[Action]]]:
    """One line for every piece; choices without a piece, and only choices of a piece, as they are."""
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(piece_of(action, pieces) or str(action), []).append(action)
    return [(name if len(group) > 1 else str(group[0]), group) for name, group in groups.items()]
