"""`python -m bench.first_minute`: a server with an empty cache, from its first page to the first move of every game.

At each game a guest opens a table against a bot, asking again as long as the rules are not ready, and makes the first
move. Times are seconds since the first page; beside them stands the processor time of the server and of everything it
started.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from bellona.registry import game_slugs, scenarios_of, seats_of
from bench.table.processes import BenchError, answers, cpu_seconds, end_group, last_line

LIMIT = 600.0
SHORTLY = 0.05
AGAIN = 0.5
"""Seconds between two questions whether a table opens; asking more often would cost a core noticeable time."""
NOT_YET = 4503


@contextmanager
def fresh_server(port: int, folder: Path, cache: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A server whose compiled code is in a folder of its own."""
    if answers(port):
        raise BenchError(f"Port {port} is taken; choose another with --port.")
    command = [sys.executable, "-m", "bellona", "serve", "--port", str(port), "--data", str(folder / "data")]
    environ = {**os.environ, "BELLONA_CACHE": str(cache), "BELLONA_LIMITS": "off"}
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environ, start_new_session=True)
    try:
        yield process
    finally:
        end_group(process)


def await_first_page(process: subprocess.Popen[bytes], port: int, folder: Path) -> None:
    """Wait until a page can be read."""
    while not answers(port, "/"):
        if process.poll() is not None:
            raise BenchError(f"The server ended before it answered: {last_line(folder / 'server.log')}")
        time.sleep(SHORTLY)


async def play_first_move(url: str, slug: str) -> None:
    """Open a table of a game against a bot, and make the first move as soon as that is possible."""
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60.0) as client:
        token = (await posted(client, "/api/guest", {"name": f"First at {slug}"[:24]}))["token"]
        client.headers["authorization"] = f"Bearer {token}"
        scenario = scenarios_of(slug)[0]
        mine, *others = seats_of(slug, scenario)
        seats = {mine: "me"} | dict.fromkeys(others, "bot:random")
        wanted = {"game": slug, "scenario": scenario, "seats": seats, "visibility": "open", "pace": {"kind": "none"}}
        table = await posted(client, "/api/tables", wanted | {"on_timeout": "stand-in"})
        address = f"{url.replace('http', 'ws')}/api/tables/{table['id']}/socket?as=auto"
        while not await moved(address, token, url):
            await asyncio.sleep(AGAIN)


async def posted(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> Any:
    """The answer to a request that must succeed."""
    answer = await client.post(path, json=body)
    if answer.is_error:
        raise BenchError(f"{path} answered {answer.status_code}: {answer.text}")
    return answer.json()


async def moved(address: str, token: str, origin: str) -> bool:
    """Whether a move was made and seen; if not, the rules are not ready."""
    headers = {"authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=headers, origin=Origin(origin), max_size=None) as socket:
        try:
            async for text in socket:
                heard = json.loads(text)
                now = heard.get("now") or {}
                if heard["t"] == "done":
                    return True
                if now.get("choices"):
                    act = {"t": "act", "id": 1, "version": now["version"], "actions": now["choices"][:1]}
                    await socket.send(json.dumps(act))
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != NOT_YET:
                raise BenchError(f"The server hung up: {closed}") from None
    return False


async def time_games(slugs: Sequence[str], url: str, first_page: float, group: int) -> None:
    """Print for every game when its first move had been made, and the cost of everything until then."""

    async def follow(slug: str) -> None:
        await play_first_move(url, slug)
        waited = time.monotonic() - first_page
        print(f"{slug:<20} {waited:6.1f} s  processor time {cpu_seconds(group):6.1f} s", flush=True)

    async with asyncio.timeout(LIMIT), asyncio.TaskGroup() as tasks:
        for slug in slugs:
            tasks.create_task(follow(slug))


def main() -> int:
    """Print the times of one first start, and its cost."""
    parser = argparse.ArgumentParser(prog="python -m bench.first_minute", description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", default=game_slugs(), help="all by default")
    parser.add_argument("--port", type=int, default=8150)
    parser.add_argument("--cache", type=Path, help="start with this cache instead of an empty one")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bellona-first-", ignore_cleanup_errors=True) as name:
        folder, begun = Path(name), time.monotonic()
        with fresh_server(options.port, folder, options.cache or folder / "cache") as server:
            await_first_page(server, options.port, folder)
            first_page = time.monotonic()
            print(f"first page after {first_page - begun:.1f} s; from then on:", flush=True)
            asyncio.run(time_games(options.games, f"http://127.0.0.1:{options.port}", first_page, server.pid))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (BenchError, TimeoutError) as error:
        sys.exit(f"{error or 'It took too long.'}")
