"""Sessions: a random token with the client, only its hash in the database."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, Engine, delete, exists, insert, select, update
from starlette.responses import Response

from ..config import Config
from ..state import Server
from ..storage.database import now
from ..storage.schema import chat, scenarios, seats, sessions, tables, users, whispers
from .people import User, user_of

COOKIE = "bellona_session"
HOUR, DAY = 3_600_000, 86_400_000
TOKEN_LENGTH = 100
AT_ONCE = 500
"""How many sessions are looked up in one query."""


def hash_of(token: str) -> str:
    """The stored form of a token; it is random enough for a plain hash."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def start_session(connection: Connection, config: Config, user_id: str) -> str:
    """A new session of a person; returns its token."""
    token, at = secrets.token_urlsafe(32), now()
    connection.execute(
        insert(sessions).values(
            token_hash=hash_of(token), user_id=user_id, created=at, seen=at, expires=at + config.session_days * DAY
        )
    )
    return token


def find_session(server: Server, token: str) -> User | None:
    """The person of a session that has not expired; an active session is extended once a day."""
    if len(token) > TOKEN_LENGTH:
        return None
    at, key = now(), hash_of(token)
    with server.database.connect() as connection:
        wanted = (
            select(users, sessions.c.seen).join(sessions).where(sessions.c.token_hash == key, sessions.c.expires > at)
        )
        row = connection.execute(wanted).mappings().first()
    if row is None:
        return None
    if at - row["seen"] > DAY:
        prolong(server, key, at)
    return user_of(row)


def prolong(server: Server, key: str, at: int) -> None:
    """Extend an active session."""
    with server.database.begin() as connection:
        later = at + server.config.session_days * DAY
        connection.execute(update(sessions).where(sessions.c.token_hash == key).values(seen=at, expires=later))


def end_session(connection: Connection, token: str) -> list[str]:
    """Invalidate a token; returns the ended session, for the hub."""
    return _ended(connection, sessions.c.token_hash == hash_of(token))


def end_sessions(connection: Connection, user_id: str) -> list[str]:
    """Invalidate all tokens of a person; returns the ended sessions."""
    return _ended(connection, sessions.c.user_id == user_id)


def _ended(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    return list(connection.scalars(delete(sessions).where(which).returning(sessions.c.token_hash)))


def lasting(database: Engine, hashes: Sequence[str]) -> set[str]:
    """Which of some sessions have neither ended nor expired."""
    found: set[str] = set()
    with database.connect() as connection:
        for start in range(0, len(hashes), AT_ONCE):
            some = sessions.c.token_hash.in_(hashes[start : start + AT_ONCE])
            found |= set(connection.scalars(select(sessions.c.token_hash).where(some, sessions.c.expires > now())))
    return found


def give_cookie(response: Response, config: Config, token: str) -> None:
    """Store a session in the browser."""
    response.set_cookie(
        COOKIE, token, max_age=config.session_days * 86_400, httponly=True, samesite="lax", secure=config.secure
    )


def take_cookie(response: Response, config: Config) -> None:
    """Remove the session from the browser."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=config.secure)


class Tidying:
    """Removes, once an hour, expired sessions and guests without any data."""

    def __init__(self) -> None:
        self._due = 0.0

    def tidy(self, connection: Connection, config: Config) -> None:
        """Clean up if it is time."""
        if time.monotonic() < self._due:
            return
        self._due = time.monotonic() + HOUR / 1000
        at = now()
        connection.execute(delete(sessions).where(sessions.c.expires <= at))
        connection.execute(
            delete(users).where(
                users.c.login.is_(None),
                users.c.created < at - config.guest_link_days * DAY,
                ~exists().where(sessions.c.user_id == users.c.id),
                ~exists().where(seats.c.user_id == users.c.id),
                ~exists().where(tables.c.owner_id == users.c.id),
                ~exists().where(scenarios.c.owner_id == users.c.id),
                ~exists().where(chat.c.user_id == users.c.id),
                ~exists().where(whispers.c.user_id == users.c.id),
            )
        )


tidying = Tidying()
