"""What somebody knows of a position, in plain values: the part that is the same in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .setting import Setting


@dataclass(frozen=True)
class Situation:
    """A position as one seat, or the public, knows it. A game adds its pieces, its map and its accounts.

    Everything in it is a number, a name as in the notation, True or False, or made of such; None is what there is not,
    or what is not known.
    """

    scenario: str
    turn: int
    phase: str
    ask: str
    """What is asked, as in the prompt; empty when the match is over."""
    waiting: tuple[str, ...]
    """Those who have to choose now."""
    is_over: bool
    winner: str | None
    """Who has won; None while it goes on, and where nobody has."""


def common_facts(setting: Setting[Any], seen: Any) -> dict[str, Any]:
    """The fields of `Situation`."""
    prompt, result = setting.prompt(seen), setting.result(seen)
    return {
        "scenario": setting.scenario,
        "turn": prompt.turn,
        "phase": prompt.phase,
        "ask": prompt.ask,
        "waiting": setting.waiting(seen),
        "is_over": result is not None,
        "winner": result.winner if result else None,
    }
