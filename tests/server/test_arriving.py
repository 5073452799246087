"""Requests must arrive in time: a client that sends half of one, or a head without end, is disconnected."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from starlette.types import Message

from bellona.server.operate import arriving
from bellona.server.operate.bodies import BodyLimit

from .serving import Running


async def reply(running: Running, data: bytes, seconds: float) -> bytes:
    """The server's output until it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(running.url).port)
    writer.write(data)
    try:
        return await asyncio.wait_for(reader.read(), seconds)
    finally:
        writer.close()


WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
HALVES = (
    b"",
    b"GET",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
)
LATE = arriving.HEAD_SECONDS + 10


async def half_after_a_whole_one(running: Running) -> bytes:
    """The reply to half a head, when a whole one has been answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(running.url).port)
    writer.write(WHOLE)
    await reader.readuntil(b"ok\n")
    writer.write(b"GET /")
    try:
        return await asyncio.wait_for(reader.read(), LATE)
    finally:
        writer.close()


async def test_half_a_head_is_not_waited_for(table: Running):
    """All of them at once, since each takes as long as the server waits."""
    after, together, *halves = await asyncio.gather(
        half_after_a_whole_one(table),
        reply(table, WHOLE + b"GET /", LATE),
        *[reply(table, data, LATE) for data in HALVES],
    )
    assert [told.endswith(arriving.TOO_LATE) for told in halves] == [True] * len(HALVES)
    assert together.startswith(b"HTTP/1.1 200 OK")
    assert after == arriving.TOO_LATE


async def test_a_head_without_end_is_cut_off(table: Running):
    lines = b"".join(b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(100))
    told = await reply(table, b"GET / HTTP/1.1\r\nHost: x\r\n" + lines, 10)
    assert told == arriving.TOO_LARGE


async def test_what_is_whole_is_answered_however_slowly_the_next_comes(table: Running):
    reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(table.url).port)
    for part in (WHOLE[:10], WHOLE[10:], WHOLE, WHOLE[:5], WHOLE[5:]):
        writer.write(part)
        await asyncio.sleep(0.3)
    writer.write(WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    assert (await asyncio.wait_for(reader.read(), 10)).count(b"HTTP/1.1 200 OK") == 4
    writer.close()


async def test_half_a_body_is_refused_in_time():
    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["more_body"]:
            pass

    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.sleep(0.02)
        return {"type": "http.request", "body": b"x", "more_body": True}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "path": "/api/guest", "method": "POST", "headers": []}
    await asyncio.wait_for(BodyLimit(app, seconds=0.2)(scope, receive, send), 10)
    assert sent[0]["status"] == 408
    assert b"too-slow" in sent[1]["body"]


async def test_who_has_said_everything_may_wait_for_the_answer():
    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert not (await receive())["more_body"]
        assert (await receive())["type"] == "http.disconnect"
        await send({"type": "http.response.start", "status": 200, "headers": []})

    asked: list[Message] = [{"type": "http.request", "body": b"", "more_body": False}, {"type": "http.disconnect"}]
    came = iter(asked)
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.sleep(0.2)
        return next(came)

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "path": "/api/guest", "method": "POST", "headers": []}
    await BodyLimit(app, seconds=0.3)(scope, receive, send)
    assert sent[0]["status"] == 200
