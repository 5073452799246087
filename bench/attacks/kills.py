"""Kills or stops a server repeatedly while people play; nothing confirmed is lost.

`python -m bench.attacks.kills --kills 3 --stops 3 --players 6`, with `--postgresql` on its own PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.guests import Guest, come_in
from tests.server.postgres import postgresql_server
from tests.server.serving import Running
from tests.server.test_killed import Player
from tests.server.test_play_checks import rows_of

PLAY_SECONDS = 3.0
IN_ORDER = (0, -signal.SIGTERM)
MOST_ROUNDS, MOST_PLAYERS = 100, 50


async def sit_down(guest: Guest, count: int) -> list[Player]:
    """This many matches, every second of them against a bot."""
    players = []
    for number in range(count):
        player = Player(guest, await guest.open(carthage=("me", "bot:random")[number % 2]), number)
        await player.line.connect()
        players.append(player)
    return players


async def one_round(running: Running, guest: Guest, count: int, seconds: float, kill: bool) -> dict[str, int]:
    """Play, end the server in the middle, start it again, and compare the confirmed moves with the stored ones."""
    players = await sit_down(guest, count)
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(seconds)
    status = 0
    if kill:
        await asyncio.to_thread(running.kill)
    else:
        status = await asyncio.to_thread(running.stop)
        if status not in IN_ORDER:
            print(f"ended with {status}:\n{running.log[-3000:]}", file=sys.stderr)
    await asyncio.gather(*playing)
    await asyncio.to_thread(running.start)
    lost = unstored = 0
    for player in players:
        stored = {row[0]: row[3] for row in rows_of(running, player.line.table_id)}
        lost += len(player.acknowledged.items() - stored.items())
        unstored += player.line.version > len(stored)
    confirmed = sum(len(player.acknowledged) for player in players)
    return {"confirmed": confirmed, "lost": lost, "shown but not stored": unstored, "bad ends": status not in IN_ORDER}


async def attack(running: Running, kills: int, stops: int, count: int, seconds: float) -> dict[str, Any]:
    """All rounds on one database; returns the results."""
    guest = await come_in(running.url)
    found: dict[str, Any] = {"kills": kills, "stops": stops}
    for kill in [True] * kills + [False] * stops:
        for name, number in (await one_round(running, guest, count, seconds, kill)).items():
            found[name] = found.get(name, 0) + number
    return found | {"tracebacks": running.log.count("Traceback")}


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=3, choices=range(MOST_ROUNDS + 1), metavar="N")
    parser.add_argument("--stops", type=int, default=3, choices=range(MOST_ROUNDS + 1), metavar="N")
    parser.add_argument("--players", type=int, default=6, choices=range(1, MOST_PLAYERS + 1), metavar="N")
    parser.add_argument("--seconds", type=float, default=PLAY_SECONDS)
    parser.add_argument("--postgresql", action="store_true")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        environ = {}
        if asked.postgresql:
            environ["BELLONA_DATABASE_URL"] = stack.enter_context(postgresql_server())()
        running = stack.enter_context(Running(folder, **environ))
        found = asyncio.run(attack(running, asked.kills, asked.stops, asked.players, asked.seconds))
    print(json.dumps(found))
    broken = found.keys() & {"lost", "shown but not stored", "bad ends", "tracebacks"}
    return int(any(found[name] for name in broken))


if __name__ == "__main__":
    sys.exit(main())
