"""The dice of one step: sealed during a match, open for checking when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import RowMapping

from bellona.match import Match
from bellona.replays import rolls_of_seed

from ..errors import ApiError
from .records import rebuild


def proof(table: RowMapping, rows: Sequence[RowMapping], number: int) -> dict[str, Any]:
    """The proof for the dice of one row; 0 is the opening."""
    if not 0 <= number <= len(rows):
        raise ApiError(404, "no-step")
    row = rows[number - 1] if number else None
    match = rebuild(table, rows[:number])
    found: dict[str, Any] = {
        "n": number,
        "commitment": match.commitment,
        "rolls": list(_rolls(match, row)),
        "dictated": bool(row and row["dictated"]),
        "action": None,
        "step": None,
        "seed": None,
        "key": None,
        "verified": None,
    }
    if table["status"] == "over":
        found |= _opened(match, row)
    return found | {"message": {"$": _verdict(found)}}


def _rolls(match: Match, row: RowMapping | None) -> Sequence[int]:
    if row is None:
        return match.opening_rolls
    return match.steps[-1].rolls if row["kind"] == "play" else ()


def _opened(match: Match, row: RowMapping | None) -> dict[str, Any]:
    """The check of a row against the revealed seed."""
    found: dict[str, Any] = {"seed": match.seed.secret.hex()}
    if row is not None and row["kind"] != "play":
        return found
    step = 0 if row is None else len(match.steps)
    found |= {"step": step, "key": f"{match.seed.key(step):016x}"}
    if row is None:
        # The opening has no dice of its own record: building the match has just drawn them from the seed.
        return found | {"verified": True}
    played = match.steps[-1]
    verified = None if played.dictated else rolls_of_seed(match, step) == played.rolls
    return found | {"action": str(played.action), "verified": verified}


def _verdict(found: dict[str, Any]) -> str:
    if not found["rolls"]:
        return "proof-no-dice"
    if found["dictated"]:
        return "proof-dictated"
    if found["verified"] is None:
        return "proof-sealed"
    return "proof-verified" if found["verified"] else "proof-wrong"
