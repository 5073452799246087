"""Continue from here: a new match from any step of a finished match, or of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection, RowMapping, select

from ..errors import ApiError
from ..storage.schema import seats
from .opening import Terms
from .own_scenarios import own_at
from .records import rebuild

if TYPE_CHECKING:
    from ..identity.guards import User


def require_forkable(connection: Connection, row: RowMapping, user: User) -> None:
    """Protect hidden information: during a match, only a user who holds all its seats may fork it."""
    if row["status"] == "over":
        return
    others = select(seats.c.seat).where(seats.c.table_id == row["id"], seats.c.user_id.is_distinct_from(user.id))
    if row["status"] != "playing" or connection.execute(others).first() is not None:
        raise ApiError(403, "fork-others")


def fork_terms(rows: Sequence[RowMapping], row: RowMapping, number: int, terms: Terms) -> Terms:
    """The terms of a match that begins after one of another match's rows."""
    if not 0 <= number <= len(rows):
        raise ApiError(404, "no-step", step=number)
    match = rebuild(row, rows[:number])
    if match.result is not None:
        raise ApiError(409, "fork-over")
    return replace(terms, origin=match.dump(), parent_id=row["id"], own=own_at(row))
