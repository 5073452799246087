"""Who may see a table, who has a seat, and changes to it, one at a time."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, RowMapping, select, update

from ..errors import ApiError
from ..storage.schema import seats, tables

if TYPE_CHECKING:
    from ..identity.guards import User

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 12) -> str:
    """A name that cannot be guessed and is easy to copy by hand."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def find(connection: Connection, table_id: str) -> RowMapping:
    """The row of a table."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        raise ApiError(404, "no-table")
    return row


def find_visible(connection: Connection, table_id: str, viewer: User | None, key: str | None = None) -> RowMapping:
    """The row of a table that a viewer may see; a private table of others counts as missing."""
    row = find(connection, table_id)
    if not may_watch(connection, row, viewer, key):
        raise ApiError(404, "no-table")
    return row


def lock(connection: Connection, table_id: str) -> RowMapping:
    """The row of a table, locked until this transaction ends."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(id=table_id))
    return find(connection, table_id)


def lock_visible(connection: Connection, table_id: str, viewer: User, key: str | None = None) -> RowMapping:
    """The same for a table that a viewer may see, whatever its state; a private one of others counts as missing."""
    row = lock(connection, table_id)
    if not may_watch(connection, row, viewer, key):
        raise ApiError(404, "no-table")
    return row


def may_watch(connection: Connection, row: RowMapping, viewer: User | None, key: str | None = None) -> bool:
    """Whether a viewer may see what is public at a table."""
    return row["visibility"] != "private" or belongs(connection, row, viewer) or fits(row, key)


def may_join(row: RowMapping, viewer: User, key: str | None) -> bool:
    """Whether a user may take a free seat at a table."""
    return row["visibility"] == "open" or row["owner_id"] == viewer.id or fits(row, key)


def fits(row: RowMapping | Mapping[str, Any], key: str | None) -> bool:
    """Whether a key is that of the table's invitation."""
    return key is not None and hmac.compare_digest(key.encode(), row["invite_key"].encode())


def belongs(connection: Connection, row: RowMapping, viewer: User | None) -> bool:
    """Whether a viewer owns a table or has a seat."""
    return viewer is not None and (row["owner_id"] == viewer.id or bool(seats_held(connection, row["id"], viewer)))


def seats_held(connection: Connection, table_id: str, user: User) -> list[str]:
    """The seats of a table that a user holds."""
    query = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.user_id == user.id)
    return list(connection.execute(query).scalars())


def seat_row(connection: Connection, table_id: str, seat: str) -> RowMapping:
    """The row of one seat."""
    rows = connection.execute(select(seats).where(seats.c.table_id == table_id)).mappings().all()
    found = next((row for row in rows if row["seat"] == seat), None)
    if found is None:
        raise ApiError(422, "no-seat", seats=", ".join(sorted(row["seat"] for row in rows)))
    return found


def require_seat(connection: Connection, table_id: str, seat: str, user: User) -> RowMapping:
    """The row of a seat that the user holds."""
    row = seat_row(connection, table_id, seat)
    if row["user_id"] != user.id:
        raise ApiError(403, "not-your-seat")
    return row


def require_status(row: RowMapping, status: str) -> None:
    """Refuse an operation that does not fit the table's status."""
    if row["status"] != status:
        raise ApiError(409, f"table-not-{status}")
