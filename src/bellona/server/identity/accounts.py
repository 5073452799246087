"""Accounts: created from guests or new, opened by password, changed, exported and deleted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import ApiError
from ..storage.database import now
from ..storage.schema import (
    actions,
    balances,
    chat,
    scenarios,
    seats,
    sessions,
    subscriptions,
    tables,
    users,
    visits,
    whispers,
)
from .passwords import check_strength, hashed, is_outdated, matches
from .people import User, checked_email, checked_login, checked_name, new_id
from .sessions import end_sessions

NAMELESS = "—"


def row_of(connection: Connection, user_id: str) -> RowMapping:
    """The row of a person, who may have been deleted elsewhere meanwhile."""
    row = connection.execute(select(users).where(users.c.id == user_id)).mappings().first()
    if row is None:
        raise ApiError(401, "not-signed-in")
    return row


def new_account(present: User | None, login: str, password: str, name: str | None, email: str | None) -> dict[str, Any]:
    """The row of a new account, checked, with its password hashed; a guest who registers stays the same person."""
    if present and not present.guest:
        raise ApiError(409, "has-account")
    row: dict[str, Any] = {"login": checked_login(login), "email": checked_email(email)}
    check_strength(password, row["login"])
    row["name"] = checked_name(name) if name else present.name if present else checked_name(login.strip())
    return row | {"password": hashed(password)}


def keep_account(
    connection: Connection, present: User | None, row: Mapping[str, Any], language: str
) -> tuple[str, list[str]]:
    """Write a new account; returns the person's id, and the guest's sessions that have ended."""
    try:
        if present:
            return present.id, _promote(connection, present.id, row)
        user_id = new_id()
        connection.execute(insert(users).values(id=user_id, language=language, created=now(), **row))
        return user_id, []
    except IntegrityError:
        raise ApiError(409, "login-taken") from None


def _promote(connection: Connection, user_id: str, row: Mapping[str, Any]) -> list[str]:
    """Give a guest an account; of several simultaneous registrations of one guest, one succeeds."""
    made = connection.execute(update(users).where(users.c.id == user_id, users.c.login.is_(None)).values(**row))
    if made.rowcount == 0:
        row_of(connection, user_id)
        raise ApiError(409, "has-account")
    return end_sessions(connection, user_id)


def hold_guest(connection: Connection, user_id: str) -> RowMapping:
    """The row of a guest, locked against registration until this transaction ends; accounts log in by password."""
    held = update(users).where(users.c.id == user_id, users.c.login.is_(None)).values(id=user_id)
    if connection.execute(held).rowcount == 0:
        raise ApiError(403, "bad-link")
    return row_of(connection, user_id)


def stored_password(connection: Connection, login: str) -> tuple[str | None, str | None]:
    """The person and the stored password of a login, both None if there is no such login."""
    wanted = select(users.c.id, users.c.password).where(users.c.login == login.strip().lower())
    row = connection.execute(wanted).first()
    return (row[0], row[1]) if row else (None, None)


def keep_password(connection: Connection, user_id: str, stored: str | None, fresh: str | None) -> bool:
    """Replace the password that was checked; False if it has changed meanwhile."""
    kept = update(users).where(users.c.id == user_id, users.c.password == stored).values(password=fresh)
    return connection.execute(kept).rowcount > 0


def must_match(password: str, stored: str | None) -> None:
    """Refuse a change of an account without its password."""
    if stored is None:
        raise ApiError(409, "no-account")
    if not matches(password, stored):
        raise ApiError(403, "wrong-password")


def outdated(stored: str | None) -> bool:
    """Whether a correct password should be hashed again."""
    return stored is not None and is_outdated(stored)


def delete_person(connection: Connection, user_id: str) -> tuple[list[str], list[str]]:
    """Remove a person and their private data; matches stay, their seats without a person.

    Returns the tables concerned, and the sessions that have ended.
    """
    seated = select(seats.c.table_id).where(seats.c.user_id == user_id)
    owned = select(tables.c.id).where(tables.c.owner_id == user_id)
    concerned = sorted(set(connection.scalars(seated)) | set(connection.scalars(owned)))
    connection.execute(update(chat).where(chat.c.user_id == user_id).values(name=NAMELESS))
    connection.execute(update(whispers).where(whispers.c.user_id == user_id).values(name=NAMELESS))
    connection.execute(update(whispers).where(whispers.c.to_id == user_id).values(to_name=NAMELESS))
    ended = end_sessions(connection, user_id)
    connection.execute(delete(users).where(users.c.id == user_id))
    return concerned, ended


def everything_about(connection: Connection, user_id: str) -> dict[str, Any]:
    """All data stored about a person, without the hashes that protect it."""
    return {
        "user": _rows(connection, _without(users, "password"), users.c.id == user_id)[0],
        "sessions": _rows(connection, _without(sessions, "token_hash", "user_id"), sessions.c.user_id == user_id),
        "tables": _tables(connection, user_id),
        "actions": _actions(connection, user_id),
        "chat": _rows(connection, _without(chat, "user_id"), chat.c.user_id == user_id),
        "whispers": _rows(
            connection, _without(whispers, "pair"), or_(whispers.c.user_id == user_id, whispers.c.to_id == user_id)
        ),
        "scenarios": _rows(connection, _without(scenarios, "owner_id"), scenarios.c.owner_id == user_id),
        "balances": _rows(connection, _without(balances, "owner_id", "pages"), balances.c.owner_id == user_id),
        "visits": _rows(connection, _without(visits, "user_id"), visits.c.user_id == user_id),
        "subscriptions": _rows(connection, _without(subscriptions, "user_id"), subscriptions.c.user_id == user_id),
    }


def _without(table: Any, *hidden: str) -> list[Any]:
    return [column for column in table.c if column.name not in hidden]


def _rows(connection: Connection, columns: list[Any], condition: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(select(*columns).where(condition)).mappings()]


def _tables(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    """The tables where the person has a seat."""
    columns = [getattr(tables.c, name) for name in ("id", "game", "scenario", "status", "created", "ended", "result")]
    wanted = select(*columns, seats.c.seat).join(seats).where(seats.c.user_id == user_id).order_by(tables.c.created)
    return [dict(row) for row in connection.execute(wanted).mappings()]


def _actions(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    """The person's choices, in every match."""
    mine = (seats.c.table_id == actions.c.table_id) & (seats.c.seat == actions.c.seat) & (seats.c.user_id == user_id)
    columns = [actions.c.table_id, actions.c.number, actions.c.kind, actions.c.seat, actions.c.text, actions.c.at]
    wanted = select(*columns).join(seats, mine).where(actions.c.by == "player")
    ordered = wanted.order_by(actions.c.table_id, actions.c.number)
    return [dict(row) for row in connection.execute(ordered).mappings()]
