"""What a viewer knows of a position, in plain values: the part that is the same in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .setting import Setting


@dataclass(frozen=True)
class Situation:
    """A position as one seat, or the public, knows it. A game adds its pieces, its map and its accounts.

    Every value is a number, a name as in the notation, True or False, or made of these; None means nothing, or unknown.
    """

    scenario: str
    turn: int
    phase: str
    ask: str
    """The question, as in the prompt; empty when the match is over."""
    waiting: tuple[str, ...]
    """The seats that have to choose now."""
    is_over: bool
    winner: str | None
    """The winner; None while the match continues, and if nobody has won."""


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
