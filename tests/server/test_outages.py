"""A database that is gone, hangs, or is locked by another: all get an answer in time, and play continues afterwards."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from .guests import Guest, Line, come_in
from .postgres import postgresql_server
from .serving import Running
from .stopped import away, standing_still
from .test_play_checks import rows_of
from .test_stored_first import slow_disk

SECONDS = 2
"""How long the servers of these tests wait for their database."""
SOON = 12.0
"""Seconds within which everybody gets an answer, even on a busy machine; before there was no limit."""
ENVIRON = {"BELLONA_DATABASE_SECONDS": str(SECONDS), "BELLONA_SHUTDOWN_SECONDS": "3"}
TOLD = ("not-saved", "not-sure", "database-away")


@pytest.fixture(scope="module")
def frail() -> Iterator[Callable[[], str]]:
    """A PostgreSQL server that may be stopped: nobody else uses it."""
    with postgresql_server() as make:
        yield make


@pytest.fixture
def on_postgresql(frail: Callable[[], str], tmp_path: Path) -> Iterator[tuple[Running, str]]:
    """A server on a separate database, which must log no fault."""
    url = frail()
    with Running(tmp_path, BELLONA_DATABASE_URL=url, **ENVIRON) as running:
        yield running, url
        assert "Traceback" not in running.log
        assert "never retrieved" not in running.log


async def in_time(work: Any) -> Any:
    """The result of a call that must not take long."""
    start = time.monotonic()
    found = await asyncio.wait_for(work, SOON * 2)
    assert time.monotonic() - start < SOON
    return found


def outages(running: Running) -> list[str]:
    """The lines of a log about the database."""
    return [line for line in running.log.splitlines() if "bellona.database" in line]


async def back_again(line: Line) -> None:
    """Play one more step, as soon as the database is available again."""
    until = time.monotonic() + 30
    while (answer := await line.act(line.choices[0]))["t"] != "done":
        assert answer["error"] in (*TOLD, "stale", "busy"), answer
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
    await line.until(lambda: line.version >= answer["version"])


async def nobody_waits(running: Running, guest: Guest, line: Line) -> None:
    """Moves, pages, questions, sockets and those who watch over it all get an answer."""
    answers = [await in_time(line.act(line.choices[0])) for _ in range(3)]
    assert all(answer["t"] == "refused" and answer["error"] in TOLD for answer in answers), answers
    assert all(answer["text"] for answer in answers)
    async with httpx.AsyncClient(base_url=running.url, timeout=60) as client:
        ready = await in_time(client.get("/readyz"))
        assert (ready.status_code, ready.json()["database"]) == (503, False)
        assert (await in_time(client.get("/healthz"))).status_code == 200
        asked = [client.get("/api/tables", headers=guest.headers) for _ in range(60)]
        pages = await in_time(asyncio.gather(*asked))
        assert {page.status_code for page in pages} == {503}
        assert {page.json()["error"] for page in pages} == {"database-away"}
    late = Line(guest, line.table_id)
    await in_time(late.connect())
    await in_time(late.until(lambda: late.is_closed))
    assert late.bye is not None
    assert (late.bye["why"], late.close_code) == ("database-away", 4503)
    assert late.bye["text"]


async def test_a_database_that_hangs_keeps_nobody_waiting(on_postgresql: tuple[Running, str]):
    running, url = on_postgresql
    guest = await come_in(running.url)
    table_id = await guest.open()
    async with guest.sit(table_id) as line:
        await line.played("suggested")
        with standing_still(url):
            await nobody_waits(running, guest, line)
        await back_again(line)
        assert len(rows_of(running, table_id)) == line.version
    lines = outages(running)
    assert len(lines) in (2, 4), lines  # on a busy machine a database that wakes up may be late once more
    assert all("does not answer" in line for line in lines[::2]), lines
    assert all("answers again" in line for line in lines[1::2]), lines


async def test_a_database_that_is_gone_is_told_in_a_word(on_postgresql: tuple[Running, str]):
    running, url = on_postgresql
    guest = await come_in(running.url)
    table_id = await guest.open()
    async with guest.sit(table_id) as line:
        await line.played("suggested")
        with away(url):
            await nobody_waits(running, guest, line)
        await back_again(line)
        assert len(rows_of(running, table_id)) == line.version
    assert len(outages(running)) <= 4, outages(running)


async def test_a_server_stops_although_its_database_hangs(on_postgresql: tuple[Running, str]):
    running, url = on_postgresql
    guest = await come_in(running.url)
    async with guest.sit(await guest.open()) as line:
        await line.played("suggested")
        with standing_still(url):
            moving = asyncio.create_task(line.act(line.choices[0]))
            looking = asyncio.create_task(guest.client.get("/tables"))
            await asyncio.sleep(0.5)
            start = time.monotonic()
            status = await asyncio.to_thread(running.stop)
            assert time.monotonic() - start < SOON
            assert status in (0, 1, -signal.SIGTERM)
            await asyncio.gather(moving, looking, return_exceptions=True)


@pytest.mark.parametrize("stop", [False, True])
async def test_a_database_that_somebody_else_holds(tmp_path: Path, stop: bool):
    with Running(tmp_path, **ENVIRON) as running:
        guest = await come_in(running.url)
        table_id = await guest.open()
        async with guest.sit(table_id) as line:
            await line.played("suggested")
            with slow_disk(running):
                answer = await in_time(line.act(line.choices[0]))
                assert (answer["t"], answer["error"]) == ("refused", "not-saved")
                assert (await in_time(guest.client.post("/guest", json={}))).status_code == 503
                assert (await in_time(guest.client.get("/tables"))).status_code == 200, "reading goes on"
                async with guest.sit(table_id) as other:
                    assert other.version == 1
                if stop:
                    moving = asyncio.create_task(line.act(line.choices[0]))
                    await asyncio.sleep(0.2)
                    start = time.monotonic()
                    assert await asyncio.to_thread(running.stop) in (0, 1, -signal.SIGTERM)
                    assert time.monotonic() - start < SOON
                    await asyncio.gather(moving, return_exceptions=True)
            if not stop:
                await back_again(line)
                assert len(rows_of(running, table_id)) == line.version == 2
        assert "Traceback" not in running.log
