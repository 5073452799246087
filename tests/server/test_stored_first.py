"""Nothing is sent before it is stored, and what cannot be stored has no effect."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from .guests import Guest, come_in, pick
from .serving import Running
from .test_play import play_on, two_people
from .test_play_checks import rows_of

NO_ROOM = 4096
"""Bytes: no file of a database that is in use is as small as this."""


@contextmanager
def slow_disk(table: Running) -> Iterator[None]:
    """As long as this lasts, the server waits for its turn to write."""
    connection = sqlite3.connect(table.folder / "data" / "bellona.db", isolation_level=None, timeout=30)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


@contextmanager
def full_disk(table: Running) -> Iterator[None]:
    """As long as this lasts, none of the server's files can grow."""
    usual = resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE, (NO_ROOM, usual[1]))
    try:
        yield
    finally:
        resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE, usual)


async def glance(guest: Guest, table_id: str, version: int) -> None:
    """Come, wait until the match has come so far, stay a moment, go."""
    async with guest.sit(table_id) as line:
        await line.until(lambda: line.version == version)
        await asyncio.sleep(0.3)


async def test_who_comes_while_a_step_is_being_stored_is_told_of_it_once(table: Running):
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line, gaius.sit(table_id) as early:
        await line.played("suggested")
        await early.until(lambda: early.version == 1)
        await early.hang_up()
        with slow_disk(table):
            acting = asyncio.create_task(line.played(line.choices[0]))
            await asyncio.sleep(0.2)
            coming = [asyncio.create_task(coming) for coming in (early.resume(), glance(gaius, table_id, 2))]
            looking = asyncio.create_task(gaius.get(f"/tables/{table_id}/view"))
            await asyncio.sleep(0.5)
            assert line.version == early.version == 1
        await asyncio.gather(acting, *coming)
        told = await looking
        assert len(told["steps"]) == told["now"]["version"]
        await early.until(lambda: early.version == 2)


async def test_a_table_that_changes_while_a_step_is_being_stored_shows_only_what_is(table: Running):
    fabia, gaius, table_id = await two_people(table)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        await rome.played("suggested")
        await rome.undo()
        with slow_disk(table):
            acting = asyncio.create_task(rome.act(rome.choices[0], version=2))
            await asyncio.sleep(0.5)
            assert max(rome.version, carthage.version) == 2
        assert (await acting)["t"] == "done"
        await carthage.until(lambda: carthage.version == 3)


async def test_a_full_disk_is_told_and_the_match_goes_on_when_there_is_room_again(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        await play_on(line, Random(41), 6)
        before, position = rows_of(table, table_id), line.told()
        with full_disk(table):
            for _ in range(2):
                answer = await line.act(line.choices[0])
                assert (answer["t"], answer["error"], answer["version"]) == ("refused", "not-saved", 6)
                assert answer["text"] == "This could not be stored, so it has not happened; try again."
            body = {"version": 6, "actions": [line.choices[0]]}
            assert (await fabia.post(f"/tables/{table_id}/actions", body, status=503))["error"] == "not-saved"
            assert (await line.undo())["error"] in ("not-saved", "no-undo")
            resigned = await fabia.client.post(f"/tables/{table_id}/resign", json={"seat": "rome"})
            assert resigned.status_code in (409, 503)
            guest = await fabia.client.post("/guest", json={})
            assert guest.status_code == 503
            async with fabia.sit(table_id) as other:
                assert (other.version, other.told()) == (6, position)
        assert rows_of(table, table_id) == before
        assert line.told() == position
        await play_on(line, Random(42), 20)
        assert len(rows_of(table, table_id)) == line.version == 20


async def test_bots_go_on_after_a_full_disk(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open(carthage="bot:random")
    async with fabia.sit(table_id) as line:
        dice = Random(43)
        while line.version < 30:
            await line.until(lambda: bool(line.choices))
            await line.played(pick(line.now, dice))
            if line.now["waiting"] == "bot":
                with full_disk(table):
                    await asyncio.sleep(0.3)
        assert [step["n"] for step in line.steps.values()] == list(range(1, line.version + 1))
