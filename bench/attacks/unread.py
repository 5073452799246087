"""One guest asks for one long match again and again and reads no answer: how much memory does the server hold for that?

`python -m bench.attacks.unread --steps 9900 --requests 25`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.guests import come_in
from tests.server.long_matches import long_match
from tests.server.serving import Running
from tests.server.test_unread import CUT_OFF, ask_and_not_read, memory_of

from bellona.server.operate.unread import READ_SECONDS

MARGIN = 60.0
SHARE = 4
"""What is held may be no more than this part of what was asked for."""
MEBIBYTE = 1024 * 1024


async def attack(running: Running, steps: int, requests: int) -> dict[str, Any]:
    """Ask, read nothing, and watch the server until it has cut everybody off."""
    guest = await come_in(running.url)
    path = f"/tables/{await long_match(running, guest, steps)}/view?as=public"
    whole = len((await guest.client.get(path, headers={"Accept-Encoding": "identity"})).content)
    before, most = memory_of(running.process.pid), 0
    lines = [await ask_and_not_read(guest, path) for _ in range(requests)]
    waited = 0.0
    while running.log.count(CUT_OFF) < requests and waited < READ_SECONDS + MARGIN:
        most = max(most, memory_of(running.process.pid) - before)
        await asyncio.sleep(0.5)
        waited += 0.5
    for line in lines:
        line.abort()
    return {
        "requests": requests,
        "MiB asked for": round(requests * whole / MEBIBYTE),
        "MiB held at most": round(most / MEBIBYTE),
        "cut off": running.log.count(CUT_OFF),
        "after": waited,
    }


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=9_900)
    parser.add_argument("--requests", type=int, default=25, choices=range(1, 61), metavar="N")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder)) as running:
        found = asyncio.run(attack(running, asked.steps, asked.requests))
    print(json.dumps(found))
    return int(found["cut off"] < asked.requests or found["MiB held at most"] * SHARE > found["MiB asked for"])


if __name__ == "__main__":
    sys.exit(main())
