"""One guest requests one long match many times at once; how long do players at other tables wait?

`python -m bench.attacks.readers --steps 9900 --requests 60`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.guests import Guest, come_in
from tests.server.long_matches import long_match
from tests.server.serving import Running

LIMITS = "guest=off,table=off,join=off,socket=off"
AT_MOST = 3.0


async def sat_down(guest: Guest) -> float:
    """Seconds to open a table, join it, and receive the greeting."""
    start = time.monotonic()
    table_id = await guest.open(carthage="open")
    await guest.join(table_id, "carthage")
    async with guest.sit(table_id):
        return time.monotonic() - start


async def attack(running: Running, steps: int, requests: int) -> dict[str, Any]:
    """Send the requests, and measure others meanwhile."""
    reader, player = await come_in(running.url, "Livia"), await come_in(running.url)
    quiet = [await sat_down(player) for _ in range(5)]
    table_id = await long_match(running, reader, steps)
    path, start = f"/tables/{table_id}/view", time.monotonic()
    asking = asyncio.gather(*(reader.packed(path, **{"as": "public"}) for _ in range(requests)))
    busy = []
    while not asking.done():
        busy.append(await sat_down(player))
    answers = await asking
    return {
        "steps": steps,
        "requests": requests,
        "answered": sum(status == 200 for status, _ in answers),
        "refused": sum(status == 429 for status, _ in answers),
        "all answered after": round(time.monotonic() - start, 2),
        "sitting down, quiet": round(sorted(quiet)[len(quiet) // 2], 3),
        "sitting down, at most": round(max(busy, default=0.0), 3),
    }


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=9_900)
    parser.add_argument("--requests", type=int, default=60)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder), BELLONA_LIMITS=LIMITS) as running:
        found = asyncio.run(attack(running, asked.steps, asked.requests))
    print(json.dumps(found))
    return int(found["answered"] + found["refused"] != asked.requests or found["sitting down, at most"] > AT_MOST)


if __name__ == "__main__":
    sys.exit(main())
