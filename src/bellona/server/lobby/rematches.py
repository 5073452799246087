"""Rematches: the first player who asks opens the table, the next one gets a seat there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, RowMapping, select, update

from ..errors import ApiError
from ..storage.schema import seats, tables
from .access import lock, lock_visible, require_status, seats_held
from .opening import Occupant, Terms, open_table, start_if_full
from .own_scenarios import own_at, seats_at

if TYPE_CHECKING:
    from ..identity.guards import User


def rematch(connection: Connection, table_id: str, swap: bool, user: User) -> str:
    """The table of the rematch, with the asking player seated."""
    row = lock_visible(connection, table_id, user)
    require_status(row, "over")
    mine = seats_held(connection, table_id, user)
    if not mine:
        raise ApiError(403, "not-seated")
    if row["rematch_id"] is not None:
        _sit_down(connection, row["rematch_id"], user)
        return str(row["rematch_id"])
    wanted = _seating(connection, row, swap)
    seated = {seat: who if who.user_id in (None, user.id) else Occupant() for seat, who in wanted.items()}
    opened = open_table(connection, user, _terms(row), seated)
    connection.execute(update(tables).where(tables.c.id == table_id).values(rematch_id=opened))
    return opened


def _terms(row: RowMapping) -> Terms:
    """The same terms; a seat kept for the other player is not open to others."""
    visibility = "private" if row["visibility"] == "private" else "invited"
    kept = {name: row[name] for name in ("pace", "on_timeout", "hints", "show_expectation", "origin")}
    return Terms(row["game"], row["scenario"], visibility, **kept, parent_id=row["id"], own=own_at(row))


def _seating(connection: Connection, row: RowMapping, swap: bool) -> dict[str, Occupant]:
    """Who sat where, each moved by one seat if sides are changed."""
    query = select(seats).where(seats.c.table_id == row["id"])
    held = {seat["seat"]: Occupant(seat["user_id"], seat["bot"]) for seat in connection.execute(query).mappings()}
    order = seats_at(row)
    shift = 1 if swap else 0
    return {seat: held[order[(place + shift) % len(order)]] for place, seat in enumerate(order)}


def _sit_down(connection: Connection, table_id: str, user: User) -> None:
    """Take the free seat of a rematch that another player has opened."""
    row = lock(connection, table_id)
    if seats_held(connection, table_id, user):
        return
    free = (
        select(seats.c.seat)
        .where(seats.c.table_id == table_id, seats.c.user_id.is_(None), seats.c.bot.is_(None))
        .limit(1)
    )
    seat = connection.execute(free).scalar()
    if seat is None or row["status"] != "open":
        raise ApiError(409, "rematch-taken")
    query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(query.values(user_id=user.id))
    start_if_full(connection, table_id)
