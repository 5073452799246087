"""Tables as the browser gets them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import Connection, RowMapping, func, select

from bellona.registry import rules_of

from ..storage.schema import actions, seats, tables, users
from .own_scenarios import changes_of, title_at
from .pace import pace_words

if TYPE_CHECKING:
    from ..identity.guards import User

SeatRows = Mapping[str, Sequence[RowMapping]]
SHOWN = tuple(column for column in tables.c if column is not tables.c.own)
"""What is read of tables in lists: all but the contents of scenarios."""


class Presence(Protocol):
    """Who is at a table now, according to the hub."""

    def online(self, table_id: str, /) -> Collection[str]:
        """The users who have the table open."""

    def watchers(self, table_id: str, /) -> int:
        """How many watch without a seat."""


def describe(
    connection: Connection, rows_or_ids: Sequence[RowMapping | str], viewer: User | None, hub: Presence
) -> list[dict[str, Any]]:
    """Tables for one viewer, in the order given; ids that name no table are left out."""
    rows = _rows(connection, rows_or_ids)
    ids = [row["id"] for row in rows]
    seated, versions = seats_of(connection, ids), _versions(connection, ids)
    return [_table(row, seated[row["id"]], versions.get(row["id"], 0), viewer, hub) for row in rows]


def describe_one(connection: Connection, table_id: str, viewer: User | None, hub: Presence) -> dict[str, Any]:
    """One table for one viewer."""
    return describe(connection, [table_id], viewer, hub)[0]


def seats_of(connection: Connection, ids: Sequence[str]) -> SeatRows:
    """The seats of tables with the names of those who hold them."""
    query = select(seats, users.c.name).join_from(seats, users, isouter=True).where(seats.c.table_id.in_(ids))
    found: dict[str, list[RowMapping]] = defaultdict(list)
    for row in connection.execute(query).mappings():
        found[row["table_id"]].append(row)
    return found


def _rows(connection: Connection, rows_or_ids: Sequence[RowMapping | str]) -> list[RowMapping]:
    ids = [entry for entry in rows_or_ids if isinstance(entry, str)]
    read = connection.execute(select(*SHOWN).where(tables.c.id.in_(ids))).mappings() if ids else ()
    by_id = {row["id"]: row for row in read}
    rows = (by_id.get(entry) if isinstance(entry, str) else entry for entry in rows_or_ids)
    return [row for row in rows if row is not None]


def _versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The number of the last row of each match."""
    query = (
        select(actions.c.table_id, func.max(actions.c.number).label("last"))
        .where(actions.c.table_id.in_(ids))
        .group_by(actions.c.table_id)
    )
    return {row.table_id: row.last for row in connection.execute(query)}


def _table(
    row: RowMapping, seated: Sequence[RowMapping], version: int, viewer: User | None, hub: Presence
) -> dict[str, Any]:
    owned = viewer is not None and row["owner_id"] == viewer.id
    online = hub.online(row["id"])
    order = rules_of(row["game"]).seats
    seated = sorted(seated, key=lambda seat: order.index(seat["seat"]))
    return {
        "id": row["id"],
        "game": row["game"],
        "scenario": row["scenario"],
        "title": title_at(row).wire,
        "own": row["own_head"] and _own(row["own_head"]),
        "kind": row["kind"],
        "status": row["status"],
        "visibility": row["visibility"],
        "pace": row["pace"],
        "pace_words": pace_words(row["pace"]),
        "on_timeout": row["on_timeout"],
        "hints": row["hints"],
        "show_expectation": row["show_expectation"],
        "lesson": row["lesson"],
        "seats": [_seat(seat, online) for seat in seated],
        "owner": row["owner_id"],
        "mine": [seat["seat"] for seat in seated if viewer is not None and seat["user_id"] == viewer.id],
        "turn_seats": listed_seats(row["turn_seats"]),
        "deadline": row["deadline"],
        "version": version,
        "created": row["created"],
        "result": row["result"],
        "rematch": row["rematch_id"],
        "invite": f"/t/{row['id']}?key={row['invite_key']}" if owned else None,
        "watchers": hub.watchers(row["id"]),
    }


def _own(head: Mapping[str, Any]) -> dict[str, Any]:
    changes = [change._asdict() for change in changes_of(head)]
    return {"title": head["title"], "author": head["author"], "changes": changes}


def listed_seats(stored: str | None) -> list[str]:
    """The seats that have to choose, from a table's row."""
    return stored.split(",") if stored else []


def _seat(row: RowMapping, online: Collection[str]) -> dict[str, Any]:
    user_id = row["user_id"]
    return {
        "seat": row["seat"],
        "label": {"$": f"side-{row['seat']}"},
        "user": {"id": user_id, "name": row["name"]} if user_id else None,
        "bot": row["bot"],
        "stand_in": row["stand_in"],
        "online": user_id in online,
        "offer": "stand-in" if row["offer"] else None,
    }
