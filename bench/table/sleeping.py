"""`python -m bench.table.sleeping`: what do ten thousand matches cost that nobody looks at, and how soon are they back?

A guest plays a match; the server is stopped and its database gets ten thousand copies of that match, row by row.
Started again, the server should take up no more memory than before, and a match that is asked for should be there
within a tenth of a second. Some hundreds are asked for, one after another, and leave memory again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Engine, insert, select

from bellona.server.storage.database import open_database
from bellona.server.storage.schema import actions, seats, tables
from bench.table.__main__ import bounded
from bench.table.contestants import CONTESTANTS
from bench.table.processes import BenchError, serving
from bench.table.soak import TABLE, Player, matches_of, memory_of

PORT = 8151
WAKING = replace(CONTESTANTS["bellona"], environment={"BELLONA_LIMITS": "off", "BELLONA_IDLE_SECONDS": "1"})
ASLEEP_WITHIN = 30.0
AT_ONCE = 500
"""Matches that are copied in one transaction."""
MOST_MEBIBYTES, MOST_SECONDS = 20.0, 0.1
"""By how much the server may be larger than with an empty database, and how long a match may take to be there."""


async def play_one(url: str, moves: int) -> str:
    """A match with so many moves, left by its player."""
    async with httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as client:
        token = (await client.post("/guest", json={"name": "Fabia"})).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        table_id = str((await client.post("/tables", json=TABLE)).json()["id"])
        await Player(url, 7).play(table_id, token, moves, 0.0)
    return table_id


def copy(database: Engine, table_id: str, count: int) -> list[str]:
    """So many copies of a match; their names."""
    names = [f"sleeper{number}" for number in range(count)]
    with database.connect() as connection:
        found = {part: _rows(connection, part, table_id) for part in (tables, seats, actions)}
    for start in range(0, count, AT_ONCE):
        with database.begin() as connection:
            for part, rows in found.items():
                key = "id" if part is tables else "table_id"
                some = names[start : start + AT_ONCE]
                connection.execute(insert(part), [{**row, key: name} for name in some for row in rows])
    return names


def _rows(connection: Any, part: Any, table_id: str) -> list[dict[str, Any]]:
    key = part.c.id if part is tables else part.c.table_id
    return [dict(row) for row in connection.execute(select(part).where(key == table_id)).mappings()]


async def wake(url: str, names: Sequence[str], moves: int) -> list[float]:
    """How long each of some matches took until it was there with all its steps, in seconds."""
    times = []
    async with httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as client:
        await client.get("/games")
        for name in names:
            start = time.perf_counter()
            told = await client.get(f"/tables/{name}/view")
            times.append(time.perf_counter() - start)
            if len(told.json()["steps"]) != moves:
                raise BenchError(f"{name} was not there with all its steps.")
    return sorted(times)


async def all_asleep(url: str) -> int:
    """Wait until no match is left in memory; how many are."""
    until = time.monotonic() + ASLEEP_WITHIN
    while (left := await matches_of(url)) and time.monotonic() < until:
        await asyncio.sleep(0.2)
    return left


def measure(wanted: argparse.Namespace, folder: Path) -> bool:
    """All of it; whether both promises are kept."""
    url = f"http://127.0.0.1:{wanted.port}"
    with serving(WAKING, wanted.port, folder) as server:
        table_id = asyncio.run(play_one(url, wanted.moves))
        asyncio.run(wake(url, [table_id], wanted.moves))
        asyncio.run(all_asleep(url))
        empty = memory_of(server.pid)
    database = open_database(f"sqlite:///{folder / 'bellona.db'}")
    names = copy(database, table_id, wanted.matches)
    database.dispose()
    with serving(WAKING, wanted.port, folder) as server:
        asyncio.run(wake(url, names[:1], wanted.moves))
        asyncio.run(all_asleep(url))
        full = memory_of(server.pid)
        times = asyncio.run(wake(url, random.Random(7).sample(names, wanted.wake), wanted.moves))
        left = asyncio.run(all_asleep(url))
        after = memory_of(server.pid)
    middle, late = times[len(times) // 2], times[int(0.99 * len(times))]
    print(f"{wanted.matches:,} matches of {wanted.moves} moves, {size_of(folder):,.0f} MiB on the disk")
    print(f"{empty:.0f} MiB with one match asleep, {full:.0f} MiB with all of them, {after:.0f} after waking", end=" ")
    print(f"{wanted.wake:,}, of which {left} are still in memory")
    print(f"there again after {1000 * middle:.0f} ms (p50), {1000 * late:.0f} ms (p99)")
    return full - empty <= MOST_MEBIBYTES and left == 0 and late <= MOST_SECONDS


def size_of(folder: Path) -> float:
    """The mebibytes of the database."""
    return sum(file.stat().st_size for file in folder.glob("bellona.db*")) / 1024 / 1024


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.table.sleeping", description=__doc__)
    parser.add_argument("--matches", type=bounded(1, 100_000), default=10_000)
    parser.add_argument("--moves", type=bounded(1, 500), default=60, help="moves of each match (60)")
    parser.add_argument("--wake", type=bounded(1, 10_000), default=500, help="matches that are asked for (500)")
    parser.add_argument("--port", type=bounded(1024, 65_535), default=PORT)
    wanted = parser.parse_args()
    wanted.wake = min(wanted.wake, wanted.matches)
    try:
        with tempfile.TemporaryDirectory(prefix="bellona-sleeping-", ignore_cleanup_errors=True) as folder:
            kept = measure(wanted, Path(folder))
    except BenchError as error:
        print(error, file=sys.stderr)
        return 2
    print("Both promises are kept." if kept else "A promise is not kept.")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
