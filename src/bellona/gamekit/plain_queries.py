"""Answers about a position for a game without `queries.py`: from its list of choices and its checks."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from .queries import checked, odds, tell_reasons

__all__ = ["inspect", "odds", "overlays", "reach", "why"]


def inspect(setting: Any, position: Any, name: str, own: bool) -> dict[str, Any]:
    """What a piece can do: the places to which its choices lead."""
    found = reach(setting, position, name) if own else {}
    return {"piece": name, "hex": None, "moves": found, "acts": [], "buttons": [], "tell": []}


def why(setting: Any, position: Any, piece: str | None, at: str | None) -> list[dict[str, Any]]:
    """Why a piece cannot go to a place, or be chosen at all: the refusal of each verb that is possible now."""
    verbs = dict.fromkeys(action.text.split()[0] for action in setting.legal(position))
    named = " ".join(word for word in (piece, at) if word)
    return tell_reasons(checked(setting, position, (f"{verb} {named}" for verb in verbs)))


def overlays(setting: Any, position: Any, wanted: Collection[str] | None) -> dict[str, Any]:
    """No layers over the map."""
    return {}


def reach(setting: Any, position: Any, name: str) -> dict[str, dict[str, Any]]:
    """The places at the end of choices that begin with a piece, and the choice that leads to each."""
    words = [action.text.split() for action in setting.legal(position)]
    return {said[-1]: {"cost": 1, "orders": [" ".join(said)]} for said in words if len(said) > 2 and said[1] == name}
