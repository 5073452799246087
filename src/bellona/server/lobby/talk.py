"""Chat at a table: the last lines are kept, players write at any time, others when the match is over."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select

from ..errors import ApiError
from ..storage.database import now
from ..storage.schema import chat
from .access import belongs, lock, may_watch

if TYPE_CHECKING:
    from ..identity.guards import User

LINES = 200
LONGEST = 500


def say(connection: Connection, table_id: str, user: User, text: str, key: str | None = None) -> dict[str, Any]:
    """Write a line; what is to be shown of it."""
    row = lock(connection, table_id)
    if not may_watch(connection, row, user, key):
        raise ApiError(404, "no-table")
    if row["status"] != "over" and not belongs(connection, row, user):
        raise ApiError(403, "chat-players-only")
    last = select(func.max(chat.c.number)).where(chat.c.table_id == table_id)
    number = (connection.execute(last).scalar() or 0) + 1
    line = {"number": number, "user_id": user.id, "name": user.name, "text": cleaned(text), "at": now()}
    connection.execute(insert(chat).values(table_id=table_id, **line))
    connection.execute(delete(chat).where(chat.c.table_id == table_id, chat.c.number <= number - LINES))
    return _wire(line)


def lines(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    """The last lines, oldest first."""
    query = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number.desc()).limit(LINES)
    return [_wire(row) for row in reversed(connection.execute(query).mappings().all())]


def cleaned(text: str) -> str:
    """A line without control and direction characters, on one line, of bounded length."""
    line = " ".join("".join(char for char in text if char.isspace() or _shown(char)).split())
    if not line:
        raise ApiError(422, "chat-empty")
    if len(line) > LONGEST:
        raise ApiError(422, "chat-long", most=LONGEST)
    return line


def _shown(char: str) -> bool:
    """Everything but controls and invisible marks; the joiner is part of many emoji."""
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs") or char == "\N{ZERO WIDTH JOINER}"


def _wire(row: RowMapping | dict[str, Any]) -> dict[str, Any]:
    user = {"id": row["user_id"], "name": row["name"]} if row["user_id"] else None
    return {"n": row["number"], "user": user, "text": row["text"], "at": row["at"]}
