"""How a match ended, as it is stored: by its rules, as an exercise, by resignation, by the clock, or unbegun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bellona.gamekit.catalog import Text
from bellona.gamekit.values import Result

REASONS = {"resign": "resignation", "timeout": "timeout"}


def by_rules(result: Result) -> dict[str, Any]:
    """The result of the game itself."""
    return {"winner": result.winner, "reason": result.reason, "message": _message(result)}


def by_declaration(kind: str, seat: str, seats: Sequence[str]) -> dict[str, Any]:
    """The result of a row of kind `resign` or `timeout`: with two players, the other wins."""
    others = [other for other in seats if other != seat]
    winner = others[0] if len(others) == 1 else None
    message = {"$": f"result-{REASONS[kind]}", "seat": {"$": f"side-{seat}"}}
    return {"winner": winner, "reason": REASONS[kind], "message": message}


def by_exercise(seat: str) -> dict[str, Any]:
    """The result of an exercise whose steps are done."""
    return {"winner": seat, "reason": "exercise", "message": {"$": "result-exercise"}}


def abandoned() -> dict[str, Any]:
    """The result of a table that never began."""
    return {"winner": None, "reason": "abandoned", "message": {"$": "result-abandoned"}}


def _message(said: Result | Text) -> dict[str, Any]:
    args = {name: _message(value) if isinstance(value, Text) else value for name, value in said.args.items()}
    return {"$": said.name, **args}
