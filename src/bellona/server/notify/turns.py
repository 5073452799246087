"""Your turn: a notice for each notification channel of the player in a slow match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, RowMapping, select

from ..lobby.tables import listed_seats
from ..storage.database import now
from ..storage.schema import seats, tables
from . import outbox
from .subscriptions import is_active, kinds, of_user

if TYPE_CHECKING:
    from ..state import Server


def your_turn(server: Server, table_id: str, seat: str, deadline: int | None) -> None:
    """Queue notices, unless the match is not slow, a bot plays the seat, or its player is watching."""
    offered = kinds(server.config)
    if not offered:
        return
    with server.database.begin() as connection:
        player = waited_for(connection, table_id, seat)
        if player is None or player in server.hub.online(table_id):
            return
        for row in of_user(connection, player):
            if row["kind"] in offered and is_active(row):
                outbox.put(connection, row["id"], table_id, {"seat": seat, "deadline": deadline}, now())


def waited_for(connection: Connection, table_id: str, seat: str) -> str | None:
    """The person that a slow match waits for in a seat, if any."""
    found = slow_match(connection, table_id)
    if found is None or seat not in listed_seats(found["turn_seats"]):
        return None
    query = select(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
    row = connection.execute(query).mappings().first()
    if row is None or row["bot"] is not None or row["stand_in"] is not None:
        return None
    player: str | None = row["user_id"]
    return player


def slow_match(connection: Connection, table_id: str) -> RowMapping | None:
    """The table of a current match played by days."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    return row if row is not None and row["status"] == "playing" and row["pace"]["kind"] == "days" else None
