"""Requests that are begun and never finished: how many connections do they hold, and for how long?

`python -m bench.attacks.halves --lines 200`.
"""

from __future__ import annotations

import argparse
import json
import select
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from tests.server.serving import Running

from bellona.server.operate.arriving import HEAD_SECONDS
from bellona.server.operate.bodies import BODY_SECONDS

BEGINNINGS = (
    b"",
    b"GET",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /",
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
)
MARGIN = 15.0


class Alive(Running):
    """A server that need not be ready for matches."""

    awaited = "healthz"


def attack(running: Running, lines: int) -> dict[str, Any]:
    """Begin requests, and wait until the server has closed all of them."""
    port = httpx.URL(running.url).port or 0
    begun = [socket.create_connection(("127.0.0.1", port)) for _ in range(lines)]
    for place, line in enumerate(begun):
        line.sendall(BEGINNINGS[place % len(BEGINNINGS)])
    start, ended, slowest = time.monotonic(), 0, 0.0
    waiting = {line.fileno(): line for line in begun}
    while waiting and time.monotonic() - start < max(HEAD_SECONDS, BODY_SECONDS) + MARGIN:
        asked = time.monotonic()
        httpx.get(f"{running.url}/healthz")
        slowest = max(slowest, time.monotonic() - asked)
        for number in select.select(list(waiting), [], [], 0.5)[0]:
            if not waiting[number].recv(65536):
                waiting.pop(number).close()
                ended += 1
    took = time.monotonic() - start
    for line in waiting.values():
        line.close()
    return {"lines": lines, "ended": ended, "seconds": round(took, 1), "healthz at most": round(slowest, 3)}


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=200)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Alive(Path(folder)) as running:
        found = attack(running, asked.lines)
    print(json.dumps(found))
    return int(found["ended"] != asked.lines)


if __name__ == "__main__":
    sys.exit(main())
