"""The runs of games in the database: what was asked, how far it is, its result and its report."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, RowMapping, delete, insert, select, update

from ..errors import ApiError
from ..lobby.access import new_id
from ..storage.database import now
from ..storage.schema import balances, users
from .questions import Question

if TYPE_CHECKING:
    from ..identity.guards import User

WAITING, RUNNING, DONE, FAILED, CANCELLED = "waiting", "running", "done", "failed", "cancelled"
UNFINISHED = (WAITING, RUNNING)
FORGOTTEN_SECONDS = 30
"""A run of which nothing was stored for so long has ended with its process."""
MOST_KEPT = 10
"""How many runs of one person are kept; the oldest are forgotten."""
HEADS = tuple(column for column in balances.c if column is not balances.c.pages)


def is_forgotten(row: RowMapping) -> bool:
    """Whether the process that had to play has ended."""
    return row["state"] in UNFINISHED and row["at"] < now() - 1000 * FORGOTTEN_SECONDS


def latest(connection: Connection, question: Question, level: str = "") -> RowMapping | None:
    """The latest run about the same scenario, by bots of any level or a given one."""
    query = select(*HEADS).where(balances.c.subject == question.subject)
    if level:
        query = query.where(balances.c.level == level)
    return connection.execute(query.order_by(balances.c.created.desc(), balances.c.id).limit(1)).mappings().first()


def enter(database: Engine, question: Question, owner: User) -> tuple[RowMapping, bool]:
    """The run that answers a question, and whether it has to be played from now on; one person has one at a time."""
    with database.begin() as connection:
        connection.execute(update(users).where(users.c.id == owner.id).values(id=owner.id))  # one request at a time
        found = latest(connection, question, question.level)
        if found is not None and not is_forgotten(found) and found["state"] in (*UNFINISHED, DONE):
            return found, False
        _refuse_second(connection, owner)
        _forget_oldest(connection, owner)
        run_id, at = new_id(), now()
        row = {"id": run_id, "owner_id": owner.id, "subject": question.subject, "level": question.level}
        row |= {"game": question.game, "scenario": question.scenario, "state": WAITING}
        connection.execute(insert(balances).values(**row, done=0, created=at, at=at))
        return find(connection, run_id), True


def _refuse_second(connection: Connection, owner: User) -> None:
    own = select(*HEADS).where(balances.c.owner_id == owner.id, balances.c.state.in_(UNFINISHED))
    if not all(is_forgotten(row) for row in connection.execute(own).mappings()):
        raise ApiError(409, "balance-yours")


def _forget_oldest(connection: Connection, owner: User) -> None:
    query = select(balances.c.id).where(balances.c.owner_id == owner.id).order_by(balances.c.created.desc())
    oldest = list(connection.execute(query.offset(MOST_KEPT - 1)).scalars())
    connection.execute(delete(balances).where(balances.c.id.in_(oldest)))


def find(connection: Connection, run_id: str) -> RowMapping:
    """A run; whoever knows its name may see it."""
    row = connection.execute(select(*HEADS).where(balances.c.id == run_id)).mappings().first()
    if row is None:
        raise ApiError(404, "no-balance")
    return row


def cancel(connection: Connection, run_id: str, owner: User) -> RowMapping:
    """End one's own run; what was played so far is kept."""
    own = balances.c.id == run_id, balances.c.owner_id == owner.id
    connection.execute(update(balances).where(*own, balances.c.state.in_(UNFINISHED)).values(state=CANCELLED))
    found = find(connection, run_id)
    if found["owner_id"] != owner.id:
        raise ApiError(403, "balance-not-yours")
    return found


def keep(database: Engine, run_id: str, values: Mapping[str, Any]) -> bool:
    """Store how far a run is; whether it is still wanted."""
    with database.begin() as connection:
        query = update(balances).where(balances.c.id == run_id, balances.c.state.in_(UNFINISHED))
        return bool(connection.execute(query.values(**values, at=now())).rowcount)


# Reports


def packed(pages: Mapping[str, str]) -> bytes:
    """The pages of a report by language, as they are stored."""
    return gzip.compress(json.dumps(pages).encode())


def page_of(connection: Connection, run_id: str, language: str) -> str:
    """The report of a run in a language."""
    stored = connection.execute(select(balances.c.pages).where(balances.c.id == run_id)).scalar_one_or_none()
    if stored is None:
        raise ApiError(404, "no-balance")
    pages = json.loads(gzip.decompress(stored))
    return str(pages.get(language) or next(iter(pages.values())))
