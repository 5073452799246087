"""`python -m bench.table.soak --minutes 60`: tables are opened, played and left; does the server stay as large?

Guests open a table each, play some moves, resign or just go, and open the next. Every minute a line says how many
tables were opened and how many are over, how many matches the server has in memory, how much memory it takes up, and
which share of a core it has used; the last line is the verdict.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.table.__main__ import bounded
from bench.table.contestants import CONTESTANTS
from bench.table.processes import BenchError, cpu_seconds, serving

PORT = 8150
PAGE = 4096
LONG = 6
"""Minutes from which a line a minute is enough."""
FIRST_SHARE = 0.1
"""The share of the time after which everything has been used once; memory is compared from then on."""
LEVEL = 1.1
"""By how much the second half may take up more memory than the first, at most."""
TABLE = {
    "game": "de_bello_punico", "scenario": "beneventum", "seats": {"rome": "me", "carthage": "me"},
    "visibility": "open", "pace": {"kind": "none"},
}  # fmt: skip


class Player:
    """A guest who plays all seats that are not a bot's, table after table."""

    def __init__(self, url: str, seed: int, table: dict[str, Any] = TABLE) -> None:
        self._url, self._dice, self._table = url, random.Random(seed), table
        self.opened = self.over = self.moves = 0

    async def play_on(self, until: float, moves: int, pause: float) -> None:
        """Open tables and play them until the time is up."""
        async with httpx.AsyncClient(base_url=f"{self._url}/api", timeout=60) as client:
            token = (await client.post("/guest", json={"name": "Fabia"})).json()["token"]
            client.headers["Authorization"] = f"Bearer {token}"
            while time.monotonic() < until:
                table_id = (await client.post("/tables", json=self._table)).json()["id"]
                self.opened += 1
                await self.play(table_id, token, moves, pause)
                if self._dice.random() < 0.5:
                    await client.post(f"/tables/{table_id}/resign", json={"seat": "rome"})
                    self.over += 1

    async def play(self, table_id: str, token: str, moves: int, pause: float) -> None:
        """Play so many moves at a table, and leave it."""
        address = f"{self._url.replace('http', 'ws')}/api/tables/{table_id}/socket"
        headers = {"Authorization": f"Bearer {token}", "Origin": self._url}
        async with connect(address, additional_headers=headers, max_size=None) as line:
            now = (await self._heard(line, "hello"))["now"]
            for _ in range(moves):
                if not now["choices"]:
                    return
                act = {"t": "act", "version": now["version"], "actions": [self._dice.choice(now["choices"])]}
                await line.send(json.dumps(act))
                now = (await self._heard(line, "steps"))["now"]
                self.moves += 1
                await asyncio.sleep(pause)

    async def _heard(self, line: ClientConnection, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        async with asyncio.timeout(60):
            while True:
                message: dict[str, Any] = json.loads(await line.recv())
                if message["t"] == kind:
                    return message


def memory_of(process: int) -> float:
    """The mebibytes that a process takes up."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1]) * PAGE / 1024 / 1024


async def matches_of(url: str) -> int:
    """The matches that a server has in memory."""
    async with httpx.AsyncClient(timeout=30) as client:
        told = (await client.get(f"{url}/metrics")).text
    found = re.search(r"^bellona_matches (\S+)$", told, re.MULTILINE)
    return round(float(found[1])) if found else 0


async def watch(url: str, process: int, players: list[Player], until: float, every: float) -> list[float]:
    """Say how it stands until the time is up; the memory taken up each time."""
    start, used, sizes = time.monotonic(), cpu_seconds(process), list[float]()
    while time.monotonic() + every / 2 < until:
        await asyncio.sleep(every)
        matches, size = await matches_of(url), memory_of(process)
        sizes.append(size)
        opened, over, moves = (sum(getattr(player, name) for player in players) for name in ("opened", "over", "moves"))
        at = time.monotonic() - start
        share = (cpu_seconds(process) - used) / at
        counted = f"{opened} opened, {over} over, {moves} moves, {matches} in memory"
        print(f"{at:5.0f} s: {counted}, {size:.0f} MiB, {share:.0%} of a core", flush=True)
    return sizes


async def soak(wanted: argparse.Namespace, url: str, process: int) -> bool:
    """Play, watch, and say whether it stayed level."""
    until = time.monotonic() + 60 * wanted.minutes
    players = [Player(url, seed) for seed in range(wanted.players)]
    playing = [player.play_on(until, wanted.moves, wanted.pause / 1000) for player in players]
    watching = asyncio.create_task(watch(url, process, players, until, wanted.every))
    await asyncio.gather(watching, *playing)
    return is_level(watching.result())


def is_level(sizes: list[float]) -> bool:
    """Say whether the second half took up no more memory than the first, but for a tenth."""
    settled = sizes[max(1, round(FIRST_SHARE * len(sizes))) :]
    half = len(settled) // 2
    first, second = max(settled[:half]), max(settled[half:])
    level = second <= LEVEL * first
    print(f"{'Level' if level else 'It grew'}: at most {first:.0f} MiB in the first half, {second:.0f} in the second.")
    return level


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.table.soak", description=__doc__)
    parser.add_argument("--minutes", type=bounded(1, 240), default=8)
    parser.add_argument("--players", type=bounded(1, 64), default=4, help="tables that are played at a time (4)")
    parser.add_argument("--moves", type=bounded(1, 500), default=30, help="moves at each table (30)")
    parser.add_argument("--pause", type=bounded(0, 10_000), default=60, help="milliseconds between two moves (60)")
    parser.add_argument("--every", type=bounded(1, 600), help="seconds between two lines (60, in a short run 10)")
    parser.add_argument("--port", type=bounded(1024, 65_535), default=PORT)
    wanted = parser.parse_args()
    wanted.every = wanted.every or (60 if wanted.minutes >= LONG else 10)
    try:
        with (
            tempfile.TemporaryDirectory(prefix="bellona-soak-", ignore_cleanup_errors=True) as folder,
            serving(CONTESTANTS["bellona"], wanted.port, Path(folder)) as server,
        ):
            return 0 if asyncio.run(soak(wanted, f"http://127.0.0.1:{wanted.port}", server.pid)) else 1
    except BenchError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
