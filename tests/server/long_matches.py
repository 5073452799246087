"""A match of very many steps: the same choice made and taken back, as stored in the database of a server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert

from bellona.server.storage.database import now
from bellona.server.storage.schema import actions

from .guests import Guest
from .serving import Running

STEPS = 4_000
CHOICE = "suggested"


async def long_match(running: Running, guest: Guest, steps: int = STEPS) -> str:
    """Open a table for one who plays both sides, whose match already has this many steps; its id."""
    table_id = await guest.open(carthage="open")
    fill(running, table_id, steps)
    await guest.join(table_id, "carthage")
    return table_id


def fill(running: Running, table_id: str, steps: int) -> None:
    """Store this many steps of a match that has not begun yet."""
    common = {"table_id": table_id, "seat": "rome", "by": "player", "rolls": b"", "dictated": False}
    rows: list[dict[str, Any]] = [
        common | {"number": number, "kind": "play" if number % 2 else "undo", "text": CHOICE if number % 2 else ""}
        for number in range(1, steps + 1)
    ]
    database, at = running.database, now()
    try:
        with database.begin() as connection:
            connection.execute(insert(actions), [row | {"at": at + row["number"]} for row in rows])
    finally:
        database.dispose()
