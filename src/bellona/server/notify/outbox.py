"""Pending notices: each is claimed by one process, retried at increasing intervals, and finally given up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, RowMapping, and_, delete, insert, or_, select, update

from ..lobby.access import new_id
from ..storage.schema import outbox

GRACE = 30_000
CLAIM = 10 * 60_000
FIRST_PAUSE = 60_000
GROWTH = 3
LONGEST_PAUSE = 12 * 3_600_000
KEPT = 7 * 86_400_000


def put(connection: Connection, subscription_id: str, table_id: str, payload: Mapping[str, Any], at: int) -> None:
    """Queue a notice; a pending one for the same table is renewed instead."""
    waiting = and_(outbox.c.subscription_id == subscription_id, outbox.c.table_id == table_id, outbox.c.sent.is_(None))
    connection.execute(delete(outbox).where(waiting))
    row = {"id": new_id(), "subscription_id": subscription_id, "table_id": table_id, "payload": dict(payload)}
    connection.execute(insert(outbox).values(**row, tries=0, due=at + GRACE))


def claim(database: Engine, at: int, most_tries: int) -> RowMapping | None:
    """Claim one due notice; if the process dies with it, that counts as one attempt."""
    with database.begin() as connection:
        query = select(outbox).where(_waiting(most_tries), outbox.c.due <= at)
        query = query.order_by(outbox.c.due).limit(1).with_for_update(skip_locked=True)
        row = connection.execute(query).mappings().first()
        if row is None:
            return None
        taking = update(outbox).where(outbox.c.id == row["id"], outbox.c.due == row["due"])
        taken = connection.execute(taking.values(due=at + CLAIM, tries=row["tries"] + 1))
        if taken.rowcount == 0:
            return None
        return connection.execute(select(outbox).where(outbox.c.id == row["id"])).mappings().one()


def sent(connection: Connection, row: RowMapping, at: int) -> None:
    """The notice has arrived."""
    connection.execute(update(outbox).where(outbox.c.id == row["id"]).values(sent=at, error=None))


def failed(connection: Connection, row: RowMapping, reason: str, at: int) -> None:
    """The notice has not arrived; try again later."""
    pause = min(FIRST_PAUSE * GROWTH ** (row["tries"] - 1), LONGEST_PAUSE)
    query = update(outbox).where(outbox.c.id == row["id"])
    connection.execute(query.values(due=at + pause, error=reason[:500]))


def drop(connection: Connection, row: RowMapping) -> None:
    """The notice is no longer valid."""
    connection.execute(delete(outbox).where(outbox.c.id == row["id"]))


def prune(connection: Connection, at: int, most_tries: int) -> None:
    """Delete notices that arrived or were given up some days ago."""
    given_up = and_(outbox.c.tries >= most_tries, outbox.c.due < at - KEPT)
    connection.execute(delete(outbox).where(or_(outbox.c.sent < at - KEPT, given_up)))


def _waiting(most_tries: int) -> ColumnElement[bool]:
    return and_(outbox.c.sent.is_(None), outbox.c.tries < most_tries)
