"""What runs beside the tables ends when the server stops."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from bellona.server.operate.stopping import cancelled


async def test_a_task_that_loses_a_cancellation_is_cancelled_again():
    turns = 0

    async def deaf_once() -> None:
        nonlocal turns
        turns += 1
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        turns += 1
        await asyncio.sleep(60)

    task = asyncio.create_task(deaf_once())
    await asyncio.sleep(0)
    await asyncio.wait_for(cancelled(task, again_after=0.01), 10)
    assert task.cancelled()
    assert turns == 2


async def test_an_error_of_a_task_is_not_swallowed():
    async def fail() -> None:
        raise ValueError("a fault")

    task = asyncio.create_task(fail())
    await asyncio.sleep(0)
    with pytest.raises(ValueError, match="a fault"):
        await cancelled(task)
