"""Stops in the middle of writing: rows keep arriving while the writer of an SQLite database is stopped.

`python -m bench.attacks.stops --stops 40`: confirmed rows are stored, every row is answered, and the process survives.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, func, insert, select

from bellona.server.play.jobs import Job
from bellona.server.play.rows import Row
from bellona.server.play.writer import Writer
from bellona.server.storage.database import now, open_database
from bellona.server.storage.schema import actions, metadata, tables

TABLE: dict[str, Any] = {
    "kind": "match", "game": "de_bello_punico", "scenario": "zama", "ruleset": 1, "seed": b"", "status": "playing",
    "visibility": "open", "pace": {"kind": "none"}, "on_timeout": "stand-in", "invite_key": "key",
}  # fmt: skip
LONGEST = 0.05
"""Seconds of writing before a stop."""


class Match:
    """A match that makes a row as soon as the last one is answered."""

    def __init__(self, writer: Writer, table_id: str) -> None:
        self.writer, self.table_id = writer, table_id
        self.made = self.stored = self.refused = 0

    def go_on(self) -> None:
        """Make the next row."""
        self.made += 1
        row = Row(self.stored + 1, "play", "rome", "player", "done", b"", now()).values(self.table_id)
        turn = {"turn_seats": "rome", "deadline": None}
        self.writer.submit(Job(self.table_id, [row], turn if self.made % 2 else None, self.told))

    def told(self, outcome: str | None) -> None:
        """Count the answer; continue, even when the writer has stopped."""
        if outcome is None:
            self.stored += 1
        else:
            self.refused += 1
        if self.refused < 3:
            asyncio.get_running_loop().call_later(0.0005 if self.refused else 0, self.go_on)


async def stop_once(database: Engine, number: int, matches: int) -> dict[str, int]:
    """Write with several matches, stop after a moment, and count what was lost or left without an answer."""
    ids = [f"t{number}-{place}" for place in range(matches)]
    with database.begin() as connection:
        connection.execute(insert(tables), [TABLE | {"id": table_id, "created": now()} for table_id in ids])
    writer = Writer(database, asyncio.get_running_loop())
    playing = [Match(writer, table_id) for table_id in ids]
    for match in playing:
        match.go_on()
    await asyncio.sleep(random.random() * LONGEST)
    await writer.close()
    await asyncio.sleep(0.02)
    with database.connect() as connection:
        query = select(actions.c.table_id, func.count()).group_by(actions.c.table_id)
        kept = {row[0]: row[1] for row in connection.execute(query)}
    return {
        "confirmed": sum(match.stored for match in playing),
        "lost": sum(max(0, match.stored - kept.get(match.table_id, 0)) for match in playing),
        "unanswered": sum(match.made - match.stored - match.refused for match in playing),
    }


def attack(stops: int, matches: int = 8) -> dict[str, int]:
    """This many stops in one process; returns the results."""
    found = {"stops": stops, "confirmed": 0, "lost": 0, "unanswered": 0}
    with tempfile.TemporaryDirectory() as folder:
        database = open_database(f"sqlite:///{Path(folder) / 'bellona.db'}")
        metadata.create_all(database)
        for number in range(stops):
            for name, count in asyncio.run(stop_once(database, number, matches)).items():
                found[name] += count
        database.dispose()
    return found


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stops", type=int, default=40)
    found = attack(parser.parse_args().stops)
    print(json.dumps(found))
    return 1 if found["lost"] or found["unanswered"] else 0


if __name__ == "__main__":
    sys.exit(main())
