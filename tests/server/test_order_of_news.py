"""Older data about a table is never sent after newer data."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, cast

from bellona.server.play.hub import Hub
from bellona.server.play.viewers import Viewer


class SlowHub(Hub):
    """A hub whose first reading of a table blocks until it is released."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.helpers = ThreadPoolExecutor(4)
        self.status = "playing"
        self.has_read, self.may_go_on = threading.Event(), threading.Event()

    def _tables_for(self, table_id: str, users: list[Any]) -> list[dict[str, Any]]:
        found = self.status
        if not self.has_read.is_set():
            self.has_read.set()
            self.may_go_on.wait(10)
        return [{"id": table_id, "status": found} for _ in users]


class Heard:
    """A connection that records its messages."""

    def __init__(self) -> None:
        self.statuses: list[str] = []

    def push(self, message: bytes) -> None:
        self.statuses.append(json.loads(message)["table"]["status"])

    def close(self, code: int) -> None:
        raise AssertionError(code)


async def test_a_slow_reading_does_not_overtake_a_later_one():
    hub, line = SlowHub(), cast(Any, Heard())
    match: Any = SimpleNamespace(id="b7", reading=asyncio.Lock(), viewers={Viewer(None, line, joining=False)})
    earlier = asyncio.create_task(hub.show_table(match, with_state=False))
    await asyncio.to_thread(hub.has_read.wait, 10)
    hub.status = "over"
    later = asyncio.create_task(hub.show_table(match, with_state=False))
    await asyncio.wait({later}, timeout=0.2)
    hub.may_go_on.set()
    await asyncio.gather(earlier, later)
    assert line.statuses == ["playing", "over"]
    hub.helpers.shutdown()
