"""Several processes of one server: a match is played in one of them, whichever accepts the connections to it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from random import Random

import httpx
import psycopg
import pytest

from bellona.server.operate.siblings import table_of

from .guests import Guest, Line, come_in
from .serving import Running
from .test_play import play_together

TABLES = 6
PATIENCE = 60.0
MATCHES = re.compile(r'^bellona_matches\{process="(\d+)"\} (\S+)$', re.MULTILINE)


@pytest.fixture(scope="module")
def server(postgresql: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Two processes of one server."""
    with Running(tmp_path_factory.mktemp("two"), "--workers", "2", BELLONA_DATABASE_URL=postgresql()) as running:
        yield running


async def matches_by_process(server: Running) -> dict[int, int]:
    """How many matches each of the two processes has in memory; any of them may answer."""
    found: dict[int, int] = {}
    async with asyncio.timeout(PATIENCE):
        while len(found) < 2:
            async with httpx.AsyncClient() as client:
                told = MATCHES.findall((await client.get(f"{server.url}/metrics")).text)
            found |= {int(process): round(float(count)) for process, count in told}
    return found


async def seated(server: Running, names: tuple[str, str]) -> tuple[Guest, Guest, str]:
    """Two guests at a new table."""
    fabia, gaius = await come_in(server.url, names[0]), await come_in(server.url, names[1])
    table_id = await fabia.open(carthage="open")
    await gaius.join(table_id, "carthage")
    return fabia, gaius, table_id


async def test_the_players_of_a_match_meet_in_one_process(server: Running):
    """Each table falls to either process by its name; whether both get some does not matter here."""
    url = server.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(url, autocommit=True) as listener:
        listener.execute("LISTEN bellona")
        async with AsyncExitStack() as stack:
            lines: list[dict[str, Line]] = []
            for number in range(TABLES):
                fabia, gaius, table_id = await seated(server, (f"Fabia {number}", f"Gaius {number}"))
                rome, carthage = fabia.sit(table_id), gaius.sit(table_id)
                entered = [await stack.enter_async_context(line) for line in (rome, carthage)]
                lines.append(dict(zip(("rome", "carthage"), entered, strict=True)))
            for number, both in enumerate(lines):
                await play_together(both, Random(number), 12)
                assert sorted(both["rome"].steps) == sorted(both["carthage"].steps) == list(range(1, 13))
            assert sum((await matches_by_process(server)).values()) == TABLES, "no match is in two processes"
        told = [notice.payload.split()[1] for notice in listener.notifies(timeout=0.5)]
    assert "holds" in told
    assert "rows" not in told, "nobody is told of rows that nobody else needs"


async def test_a_process_that_is_killed_is_replaced_and_its_matches_go_on(server: Running):
    before = await matches_by_process(server)
    fabia, gaius, table_id = await seated(server, ("Fabia", "Gaius"))
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        await play_together({"rome": rome, "carthage": carthage}, Random(1), 6)
    victim = max(before)
    os.kill(victim, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while victim in await matches_by_process(server):
            await asyncio.sleep(0.2)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        assert rome.version == 6
        await play_together({"rome": rome, "carthage": carthage}, Random(2), 12)
        assert sorted(rome.steps) == sorted(carthage.steps) == list(range(1, 13))


def test_only_sockets_of_tables_are_passed_on():
    assert table_of(b"/api/tables/abc/socket?as=auto") == table_of(b"/api/tables/abc/socket") == "abc"
    assert [table_of(url) for url in (b"/api/tables/abc/view", b"/api/tables//socket", b"/api/me", b"")] == [None] * 4
