"""Nothing is told before it is stored, and what cannot be stored has not happened."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from .guests import come_in
from .serving import Running


@contextmanager
def slow_disk(table: Running) -> Iterator[None]:
    """As long as this lasts, the server cannot write."""
    connection = sqlite3.connect(table.folder / "data" / "bellona.db", isolation_level=None, timeout=30)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


async def test_who_comes_while_a_step_is_being_stored_is_told_of_it_once(table: Running):
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line, gaius.sit(table_id) as early:
        await line.played("suggested")
        await early.until(lambda: early.version == 1)
        await early.hang_up()
        with slow_disk(table):
            acting = asyncio.create_task(line.played(line.choices[0]))
            await asyncio.sleep(0.3)
            coming = [asyncio.create_task(coming) for coming in (early.resume(), _glance(gaius, table_id))]
            looking = asyncio.create_task(gaius.get(f"/tables/{table_id}/view"))
            await asyncio.sleep(0.7)
            assert line.version == early.version == 1
        await asyncio.gather(acting, *coming)
        assert len((await looking)["steps"]) == (await looking)["now"]["version"]
        await early.until(lambda: early.version == 2)


async def _glance(guest, table_id: str) -> None:
    """Come, wait for a step, go."""
    async with guest.sit(table_id) as line:
        await line.until(lambda: line.version == 2)
        await asyncio.sleep(0.3)


async def test_a_table_that_changes_while_a_step_is_being_stored(table: Running):
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    table_id = await fabia.open(carthage="open")
    await gaius.join(table_id, "carthage")
    async with fabia.sit(table_id) as line:
        await line.played("suggested")
        await line.played(line.choices[0])
        version = line.version
        first, second = line.choices[0], None
        with slow_disk(table):
            undone = asyncio.create_task(line.undo())
            await asyncio.sleep(0.2)
        await undone
        await line.until(lambda: line.version == version + 1)
        with slow_disk(table):
            acting = asyncio.create_task(line.played(line.choices[0]))
            await asyncio.sleep(1.0)
        await acting
        await asyncio.sleep(0.5)
