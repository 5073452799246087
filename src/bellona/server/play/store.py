"""Reading a match from the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from ..lobby.access import find
from ..storage.database import is_sqlite, now
from ..storage.schema import actions, seats, visits
from .bus import tell_in
from .match import Seat


@dataclass(frozen=True)
class Stored:
    """A match as stored in the database."""

    table: Mapping[str, Any]
    seats: Mapping[str, Seat]
    rows: Sequence[Any]


def read_match(database: Engine, table_id: str, after: int = 0, words: str | None = None) -> Stored:
    """A table, its seats, and its rows after a number; with `words`, the other processes are told that it was read."""
    with database.begin() as connection:
        if words is not None:
            tell_in(connection, words)
        table = find(connection, table_id)
        query = select(actions).where(actions.c.table_id == table_id, actions.c.number > after)
        rows = connection.execute(query.order_by(actions.c.number)).mappings().all()
        return Stored(dict(table), read_seats(connection, table_id), rows)


def read_seats(connection: Connection, table_id: str) -> dict[str, Seat]:
    """Who has which seat."""
    found = connection.execute(select(seats).where(seats.c.table_id == table_id)).mappings()
    return {row["seat"]: Seat(row["user_id"], row["bot"], row["stand_in"]) for row in found}


def last_seen(database: Engine, table_id: str, user_id: str) -> int:
    """The last row that a user has seen."""
    query = select(visits.c.number).where(visits.c.table_id == table_id, visits.c.user_id == user_id)
    with database.connect() as connection:
        return connection.execute(query).scalar() or 0


def note_seen(database: Engine, table_id: str, user_id: str, number: int) -> None:
    """Store the last row that a user has seen."""
    insert = sqlite_insert if is_sqlite(database) else postgresql_insert
    seen = {"number": number, "at": now()}
    query = insert(visits).values(table_id=table_id, user_id=user_id, **seen)
    with database.begin() as connection:
        connection.execute(query.on_conflict_do_update(index_elements=["table_id", "user_id"], set_=seen))
