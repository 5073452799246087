"""Taking and leaving seats, bots for free seats, and stand-ins for absent players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, RowMapping, select, update

from bellona.bots import STAND_IN, usual

from ..errors import ApiError
from ..storage.database import now
from ..storage.schema import seats, tables
from .access import find, lock_visible, may_join, require_seat, require_status, seat_row, seats_held
from .endings import abandoned
from .opening import check_level, start_if_full

if TYPE_CHECKING:
    from ..identity.guards import User

FEWEST_OTHERS = 2
"""With this many others at the table, a match continues when a player leaves it."""


def join(connection: Connection, table_id: str, seat: str, user: User, key: str | None) -> None:
    """Take an open seat."""
    row = lock_visible(connection, table_id, user, key)
    require_status(row, "open")
    if not may_join(row, user, key):
        raise ApiError(403, "invitation-needed")
    _require_free(connection, table_id, seat)
    _set(connection, table_id, seat, user_id=user.id)
    start_if_full(connection, table_id)


def leave(connection: Connection, table_id: str, seat: str, user: User) -> None:
    """Leave a seat before the match begins; if the owner leaves and nobody else has a seat, the table is removed."""
    row = lock_visible(connection, table_id, user)
    require_status(row, "open")
    require_seat(connection, table_id, seat, user)
    _set(connection, table_id, seat, user_id=None)
    taken = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.user_id.is_not(None))
    if row["owner_id"] == user.id and connection.execute(taken).first() is None:
        query = update(tables).where(tables.c.id == table_id)
        connection.execute(query.values(status="over", ended=now(), result=abandoned()))


def seat_bot(connection: Connection, table_id: str, seat: str, level: str, user: User) -> None:
    """Put a bot into an open seat of the user's own table."""
    row = lock_visible(connection, table_id, user)
    if row["owner_id"] != user.id:
        raise ApiError(403, "not-owner")
    require_status(row, "open")
    check_level(row["game"], level)
    _require_free(connection, table_id, seat)
    _set(connection, table_id, seat, bot=level)
    start_if_full(connection, table_id)


def stand_in(connection: Connection, table_id: str, seat: str, level: str | None, user: User) -> None:
    """Let a bot play in one's own seat (or stop that), or offer one for another player's seat."""
    row = lock_visible(connection, table_id, user)
    require_status(row, "playing")
    if level is not None:
        check_level(row["game"], level)
    held = seat_row(connection, table_id, seat)
    if held["bot"] is not None:
        raise ApiError(409, "seat-of-a-bot")
    if held["user_id"] == user.id:
        _set(connection, table_id, seat, stand_in=level, offer=None)
    else:
        _require_offer(connection, row, level, user)
        _set(connection, table_id, seat, offer=level)


def _require_offer(connection: Connection, row: RowMapping, level: str | None, user: User) -> None:
    """Refuse offers of strangers, and choices of the level for an opponent."""
    plays = bool(seats_held(connection, row["id"], user))
    if not plays and row["owner_id"] != user.id:
        raise ApiError(403, "not-seated")
    usual = usual_stand_in(row["game"])
    if plays and level not in (None, usual):
        raise ApiError(403, "stand-in-level", level=usual)


def usual_stand_in(slug: str) -> str:
    """The default level of a stand-in."""
    return usual(slug, STAND_IN)


def give_up(connection: Connection, table_id: str, seat: str, user: User) -> str | None:
    """Resign from a seat: with more than two players a bot takes over (returns its level) while a person is left."""
    row = lock_visible(connection, table_id, user)
    require_seat(connection, table_id, seat, user)
    require_status(row, "playing")
    held = select(seats.c.user_id).where(seats.c.table_id == table_id, seats.c.seat != seat)
    others = list(connection.scalars(held))
    if len(others) < FEWEST_OTHERS or not any(others):
        return None
    level = usual_stand_in(row["game"])
    _set(connection, table_id, seat, user_id=None, bot=level, stand_in=None, offer=None)
    return level


def handed_to(level: str | None) -> str:
    """The text of a leaving player's row about the bot that takes over; empty if the match ends."""
    return f"stand-in {level}" if level else ""


def stand_in_at_timeout(connection: Connection, table_id: str, seat: str) -> str:
    """Give the seat of a player whose time has run out to a stand-in of the offered or usual level; its level."""
    level: str = seat_row(connection, table_id, seat)["offer"] or usual_stand_in(find(connection, table_id)["game"])
    _set(connection, table_id, seat, stand_in=level, offer=None)
    return level


def _require_free(connection: Connection, table_id: str, seat: str) -> None:
    row = seat_row(connection, table_id, seat)
    if row["user_id"] is not None or row["bot"] is not None:
        raise ApiError(409, "seat-taken")


def _set(connection: Connection, table_id: str, seat: str, **values: Any) -> None:
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))
