"""Suspends PostgreSQL repeatedly while people play; nothing confirmed is lost.

`python -m bench.attacks.outages --rounds 5 --players 4`; at the end the server is stopped during an outage.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from tests.server.guests import BENEVENTUM, Guest, Line, come_in, pick
from tests.server.postgres import postgresql_server
from tests.server.serving import Running
from tests.server.stopped import standing_still
from tests.server.test_play_checks import rows_of

SECONDS = 2
HANG, PLAY = 6.0, 3.0
AT_MOST = 15.0
OPENED = 200


class Player:
    """A player who moves whenever there is an answer, and records confirmed moves and times."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest, self.dice = guest, Random(seed)
        self.confirmed: dict[str, dict[int, str]] = {}
        """What was confirmed of each match."""
        self.refused = 0
        self.slowest = 0.0

    async def play(self, ended: asyncio.Event) -> None:
        """Play match after match until it is enough; where none can be opened, try again."""
        while not ended.is_set():
            opened = await self.guest.client.post(
                "/tables", json=BENEVENTUM | {"seats": {"rome": "me", "carthage": "me"}}
            )
            if opened.status_code == OPENED:
                line = Line(self.guest, opened.json()["id"])
                await line.connect()
                if line.now:
                    await self._play(line, ended)
                await line.hang_up()
            else:
                self.refused += 1
                await asyncio.sleep(0.2)

    async def _play(self, line: Line, ended: asyncio.Event) -> None:
        confirmed = self.confirmed.setdefault(line.table_id, {})
        while not ended.is_set() and not line.is_over and not line.is_closed:
            if not line.choices:
                await asyncio.sleep(0.05)
                continue
            action, start = pick(line.now, self.dice), time.monotonic()
            answer = await line.act(action)
            self.slowest = max(self.slowest, time.monotonic() - start)
            if answer["t"] == "done":
                confirmed[answer["version"]] = action
                await line.until(lambda answer=answer: line.version >= answer["version"] or line.is_closed)  # type: ignore[misc]
            else:
                self.refused += 1
                await asyncio.sleep(0.2)


async def attack(running: Running, url: str, rounds: int, count: int) -> dict[str, Any]:
    """Play, suspend the database, resume it, and repeat."""
    guest = await come_in(running.url)
    players, ended = [Player(guest, seed) for seed in range(count)], asyncio.Event()
    playing = [asyncio.create_task(player.play(ended)) for player in players]
    unready = 0.0
    async with httpx.AsyncClient(base_url=running.url, timeout=60) as client:
        for _ in range(rounds):
            await asyncio.sleep(PLAY)
            with standing_still(url):
                start = time.monotonic()
                await client.get("/readyz")
                unready = max(unready, time.monotonic() - start)
                await asyncio.sleep(HANG)
    await asyncio.sleep(PLAY + SECONDS)
    ended.set()
    await asyncio.gather(*playing)
    lost = 0
    for table_id, confirmed in [match for player in players for match in player.confirmed.items()]:
        stored = {row[0]: row[3] for row in rows_of(running, table_id)}
        lost += len(confirmed.items() - stored.items())
    with standing_still(url):
        moving = asyncio.create_task(guest.client.get("/tables"))
        await asyncio.sleep(0.5)
        start = time.monotonic()
        await asyncio.to_thread(running.stop)
        stopped = time.monotonic() - start
        await asyncio.gather(moving, return_exceptions=True)
    told = [line for line in running.log.splitlines() if "bellona.database" in line]
    return {
        "outages": rounds + 1,
        "confirmed": sum(len(match) for player in players for match in player.confirmed.values()),
        "refused": sum(player.refused for player in players),
        "lost": lost,
        "slowest answer": round(max(player.slowest for player in players), 2),
        "readyz at most": round(unready, 2),
        "stop": round(stopped, 2),
        "log lines": len(told),
        "tracebacks": running.log.count("Traceback"),
    }


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgresql_server() as make:
        url = make()
        environ = {"BELLONA_DATABASE_URL": url, "BELLONA_DATABASE_SECONDS": str(SECONDS)}
        with Running(Path(folder), BELLONA_SHUTDOWN_SECONDS="5", **environ) as running:
            found = asyncio.run(attack(running, url, asked.rounds, asked.players))
    print(json.dumps(found))
    slow = max(found["slowest answer"], found["readyz at most"], found["stop"]) > AT_MOST
    return int(bool(found["lost"] or found["tracebacks"]) or slow or not found["refused"])


if __name__ == "__main__":
    sys.exit(main())
