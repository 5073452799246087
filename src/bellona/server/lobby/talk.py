"""Chat at a table: players write at any time, others when it is over, and any two players in private."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, RowMapping, Table, and_, delete, func, insert, or_, select

from ..errors import ApiError
from ..storage.database import now
from ..storage.schema import chat, users, whispers
from .access import belongs, lock_visible, seat_row, seats_held

if TYPE_CHECKING:
    from ..identity.guards import User

LINES = 200
"""How many lines are kept, in the public chat and for each pair."""
LONGEST = 500
WHISPERERS = ("user_id", "to_id")


def say(
    connection: Connection, table_id: str, user: User, text: str, key: str | None = None, to: str | None = None
) -> dict[str, Any]:
    """Write a line, to a single seat if one is named; returns what is shown of it."""
    row = lock_visible(connection, table_id, user, key)
    line = {"user_id": user.id, "name": user.name, "text": cleaned(text), "at": now()}
    if to is not None:
        return _whisper(connection, table_id, user, to, line)
    if row["status"] != "over" and not belongs(connection, row, user):
        raise ApiError(403, "chat-players-only")
    return _keep(connection, chat, chat.c.table_id == table_id, {"table_id": table_id, **line})


def _whisper(connection: Connection, table_id: str, user: User, to: str, line: dict[str, Any]) -> dict[str, Any]:
    """Write a line from a player to the holder of a seat."""
    if not seats_held(connection, table_id, user):
        raise ApiError(403, "not-seated")
    other = seat_row(connection, table_id, to)["user_id"]
    if other is None or other == user.id:
        raise ApiError(409, "chat-nobody-there")
    pair = pair_of(user.id, other)
    name = connection.scalar(select(users.c.name).where(users.c.id == other))
    told = {"table_id": table_id, "pair": pair, "to_id": other, "to_name": name, **line}
    return _keep(connection, whispers, _between(table_id, pair), told)


def pair_of(one: str, other: str) -> str:
    """The name of the private chat of two people."""
    return "-".join(sorted((one, other)))


def _between(table_id: str, pair: str) -> ColumnElement[bool]:
    return and_(whispers.c.table_id == table_id, whispers.c.pair == pair)


def _keep(connection: Connection, table: Table, talk: ColumnElement[bool], line: dict[str, Any]) -> dict[str, Any]:
    """Add a line to a chat, of which the last lines are kept."""
    number = (connection.execute(select(func.max(table.c.number)).where(talk)).scalar() or 0) + 1
    connection.execute(insert(table).values(number=number, **line))
    connection.execute(delete(table).where(talk, table.c.number <= number - LINES))
    return _wire({"number": number, **line})


def lines(connection: Connection, table_id: str, reader: User | None) -> list[dict[str, Any]]:
    """The last lines that a user may read, oldest first: the public ones, and those of the user's private chats."""
    found = list(connection.execute(select(chat).where(chat.c.table_id == table_id)).mappings())
    if reader is not None:
        own = or_(*(whispers.c[name] == reader.id for name in WHISPERERS))
        found += connection.execute(select(whispers).where(whispers.c.table_id == table_id, own)).mappings()
    return [_wire(row) for row in sorted(found, key=lambda row: (row["at"], row["number"]))]


def line_of(connection: Connection, table_id: str, pair: str, number: int) -> dict[str, Any] | None:
    """One line by its number, of the public chat or of a pair's; None if it is gone."""
    table, talk = (whispers, _between(table_id, pair)) if pair else (chat, chat.c.table_id == table_id)
    row = connection.execute(select(table).where(talk, table.c.number == number)).mappings().first()
    return _wire(row) if row else None


def may_read(line: dict[str, Any], reader: str | None) -> bool:
    """Whether a line is for a user: for all, or between this user and another."""
    return line["to"] is None or (reader is not None and reader in (line["to"]["id"], (line["user"] or {}).get("id")))


def cleaned(text: str) -> str:
    """A line without control and direction characters, on one line, of limited length."""
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
    to = {"id": row["to_id"] or "", "name": row["to_name"]} if "to_id" in row else None
    user = {"id": row["user_id"], "name": row["name"]} if row["user_id"] else None
    return {"n": row["number"], "user": user, "to": to, "text": row["text"], "at": row["at"]}
