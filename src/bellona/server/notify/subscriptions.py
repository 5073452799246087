"""Notification channels of players: stored, checked, and for mail only once its owner has confirmed."""

from __future__ import annotations

import secrets as random
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from ..config import Config
from ..errors import ApiError
from ..lobby.access import new_id
from ..storage.database import now
from ..storage.schema import subscriptions, users
from .targets import NotAllowed, check_url, resolve

if TYPE_CHECKING:
    from ..identity.guards import User

MOST = 10


def kinds(config: Config) -> tuple[str, ...]:
    """The notification channels that this server offers."""
    offered = {"mail": bool(config.smtp_url), "push": config.push, "hook": config.hooks}
    return tuple(kind for kind, is_on in offered.items() if is_on)


def require_kind(config: Config, kind: str) -> None:
    """Refuse channels that the operator has not configured."""
    if kind not in kinds(config):
        raise ApiError(409, f"no-{kind}")


def check_target(config: Config, url: str) -> None:
    """Refuse a URL that the server would not send to."""
    try:
        resolve(check_url(url, config.hooks_private), config.hooks_private)
    except NotAllowed:
        raise ApiError(422, "bad-target") from None


def new_hook(url: str) -> dict[str, Any]:
    """A hook with a secret that only its receiver and this server know."""
    return {"url": url, "secret": random.token_urlsafe(24)}


def keep(connection: Connection, user: User, kind: str, target: dict[str, Any]) -> RowMapping:
    """Write a subscription; it replaces an older one to the same target. One at a time for each person."""
    connection.execute(update(users).where(users.c.id == user.id).values(id=user.id))
    for row in of_user(connection, user.id):
        if row["kind"] == kind and _place(row["target"]) == _place(target):
            connection.execute(delete(subscriptions).where(subscriptions.c.id == row["id"]))
    count = select(func.count()).where(subscriptions.c.user_id == user.id)
    if connection.execute(count).scalar_one() >= MOST:
        raise ApiError(409, "subscriptions-full", most=MOST)
    made = insert(subscriptions).values(id=new_id(), user_id=user.id, kind=kind, target=target, created=now())
    return connection.execute(made.returning(subscriptions)).mappings().one()


def of_user(connection: Connection, user_id: str) -> list[RowMapping]:
    """The subscriptions of a user, oldest first."""
    query = select(subscriptions).where(subscriptions.c.user_id == user_id).order_by(subscriptions.c.created)
    return list(connection.execute(query).mappings())


def find(connection: Connection, subscription_id: str) -> RowMapping | None:
    """A subscription, if it is still there."""
    return connection.execute(select(subscriptions).where(subscriptions.c.id == subscription_id)).mappings().first()


def end(connection: Connection, subscription_id: str) -> None:
    """Delete a subscription and its pending notices."""
    connection.execute(delete(subscriptions).where(subscriptions.c.id == subscription_id))


def confirm(connection: Connection, row: RowMapping) -> None:
    """The owner of a mail address has confirmed it."""
    query = update(subscriptions).where(subscriptions.c.id == row["id"])
    connection.execute(query.values(target=row["target"] | {"confirmed": True}))


def is_active(row: RowMapping) -> bool:
    """Whether notices are sent there."""
    return row["kind"] != "mail" or bool(row["target"].get("confirmed"))


def wire(row: RowMapping) -> dict[str, Any]:
    """A subscription as its owner sees it, without secrets."""
    return {
        "id": row["id"],
        "kind": row["kind"],
        "to": _place(row["target"]),
        "active": is_active(row),
        "created": row["created"],
    }


def _place(target: dict[str, Any]) -> str:
    found: str = target.get("address") or target.get("endpoint") or target.get("url") or ""
    return found
