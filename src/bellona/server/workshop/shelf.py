"""The scenarios that people keep on the server, each seen by its author and by whoever has its link."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from ..errors import ApiError
from ..lobby.access import new_id
from ..storage.database import now
from ..storage.schema import scenarios, users

if TYPE_CHECKING:
    from ..identity.guards import User

MOST_IN_TITLE = 60
"""The letters of the longest title."""
MOST = 50
"""How many scenarios one person may keep."""
HEADS = tuple(column for column in scenarios.c if column is not scenarios.c.document)


def listed(connection: Connection, owner: User) -> Sequence[RowMapping]:
    """A person's own scenarios without their contents, the latest first."""
    query = select(*HEADS, users.c.name.label("author")).join_from(scenarios, users)
    query = query.where(scenarios.c.owner_id == owner.id).order_by(scenarios.c.changed.desc(), scenarios.c.id)
    return connection.execute(query).mappings().all()


def find(connection: Connection, scenario_id: str, viewer: User | None, key: str | None = None) -> RowMapping:
    """A scenario that a viewer may see; one of others counts as missing without its key."""
    query = select(scenarios, users.c.name.label("author")).join_from(scenarios, users)
    row = connection.execute(query.where(scenarios.c.id == scenario_id)).mappings().first()
    if row is None or not (is_own(row, viewer) or fits(row, key)):
        raise ApiError(404, "no-own-scenario")
    return row


def is_own(row: RowMapping, viewer: User | None) -> bool:
    """Whether a viewer is the author."""
    return viewer is not None and row["owner_id"] == viewer.id


def fits(row: RowMapping, key: str | None) -> bool:
    """Whether a key is that of the scenario's link."""
    return key is not None and hmac.compare_digest(key.encode(), row["share_key"].encode())


def keep(connection: Connection, owner: User, values: dict[str, Any]) -> str:
    """Store a new scenario; its id."""
    mine = select(func.count()).where(scenarios.c.owner_id == owner.id)
    if connection.execute(mine).scalar_one() >= MOST:
        raise ApiError(409, "scenarios-full", most=MOST)
    scenario_id, at = new_id(), now()
    row = {"id": scenario_id, "owner_id": owner.id, "share_key": new_id(24), "created": at, "changed": at}
    connection.execute(insert(scenarios).values(row | values))
    return scenario_id


def change(connection: Connection, owner: User, scenario_id: str, values: dict[str, Any]) -> None:
    """Store another version of one's own scenario; tables that were opened with it keep theirs."""
    query = update(scenarios).where(scenarios.c.id == scenario_id, scenarios.c.owner_id == owner.id)
    if not connection.execute(query.values(changed=now(), **values)).rowcount:
        raise ApiError(404, "no-own-scenario")


def remove(connection: Connection, owner: User, scenario_id: str) -> None:
    """Delete one's own scenario."""
    query = delete(scenarios).where(scenarios.c.id == scenario_id, scenarios.c.owner_id == owner.id)
    if not connection.execute(query).rowcount:
        raise ApiError(404, "no-own-scenario")
