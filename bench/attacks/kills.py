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
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
from tests.server.guests import LOOK_EVERY, PATIENCE, Guest, come_in
from tests.server.postgres import postgresql_server
from tests.server.serving import Running
from tests.server.test_killed import Player
from tests.server.test_play_checks import rows_of
from websockets.exceptions import ConnectionClosed

PLAY_SECONDS = 3.0
IN_ORDER = (0, -signal.SIGTERM)
MOST_ROUNDS, MOST_PLAYERS = 100, 50


async def keep_playing(guest: Guest, number: int, played: list[Player]) -> None:
    """Play match after match until the server is gone; every second player against a bot."""
    with suppress(httpx.TransportError, ConnectionClosed, OSError, AssertionError):
        while True:
            player = Player(guest, await guest.open(carthage=("me", "bot:random")[number % 2]), number + len(played))
            await player.line.connect()
            if player.line.now:
                played.append(player)
                await player.play()
            if player.line.is_closed:
                return
            await player.line.hang_up()


async def one_round(running: Running, guest: Guest, count: int, seconds: float, kill: bool) -> dict[str, int]:
    """Play, end the server in the middle of it, start it again, and hold what was confirmed against what is stored."""
    played: list[Player] = []
    playing = [asyncio.create_task(keep_playing(guest, number, played)) for number in range(count)]
    async with asyncio.timeout(PATIENCE):
        while len(played) < count:
            await asyncio.sleep(LOOK_EVERY)
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
    return held_against_the_database(running, played) | {"bad ends": status not in IN_ORDER}


def held_against_the_database(running: Running, played: Sequence[Player]) -> dict[str, int]:
    """What was confirmed in some matches, how many of them were cut short, and what of it is not stored."""
    lost = unstored = 0
    for player in played:
        stored = {row[0]: row[3] for row in rows_of(running, player.line.table_id)}
        lost += len(player.acknowledged.items() - stored.items())
        unstored += player.line.version > len(stored)
    return {
        "confirmed": sum(len(player.acknowledged) for player in played),
        "matches cut short": sum(not player.line.is_over for player in played),
        "lost": lost,
        "shown but not stored": unstored,
    }


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
    idle = bool(asked.kills + asked.stops) and not found["matches cut short"]
    return int(idle or any(found[name] for name in broken))


if __name__ == "__main__":
    sys.exit(main())
