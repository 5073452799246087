"""A match whose greeting is larger than a client's buffer, opened over slow connections."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest

from bellona.server.play.lines import MOST_WAITING

from .guests import Guest, come_in
from .long_matches import long_match
from .serving import Running
from .test_hostile import raw_socket

LITTLE = 4096
STEPS = 7_000


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    """What the tests here have in common."""
    return {}


@pytest.fixture
async def told(table: Running, kept: dict[str, Any]) -> dict[str, Any]:
    """The user, the table, and its state over plain HTTP."""
    if not kept:
        guest = await come_in(table.url)
        kept |= {"token": guest.token, "user": guest.user, "table": await long_match(table, guest, STEPS)}
    guest = Guest(table.url, kept["token"], kept["user"])
    answer = await guest.client.get(f"/tables/{kept['table']}/view", params={"as": "public"})
    assert len(answer.content) > 2.5 * MOST_WAITING
    return {"guest": guest, "table": kept["table"], "hello": answer.json()}


class Slow:
    """A client with a slow connection, which joins frames by hand."""

    def __init__(self, guest: Guest, table_id: str, query: str) -> None:
        self.socket: socket.socket = raw_socket(guest, table_id, LITTLE, query)
        self.socket.setblocking(False)
        self.data = bytearray()
        self.frames = 0

    async def _read(self, count: int) -> bytes:
        loop = asyncio.get_running_loop()
        while len(self.data) < count:
            more = await asyncio.wait_for(loop.sock_recv(self.socket, 1 << 20), 60)
            assert more, "cut off"
            self.data += more
        found = bytes(self.data[:count])
        del self.data[:count]
        return found

    async def head(self) -> None:
        while b"\r\n\r\n" not in self.data:
            self.data += await asyncio.get_running_loop().sock_recv(self.socket, 1024)
        del self.data[: self.data.index(b"\r\n\r\n") + 4]

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """Every text message, put together from its frames."""
        parts = b""
        while True:
            first, length = await self._read(2)
            if length >= 126:
                length = struct.unpack(">H" if length == 126 else ">Q", await self._read(2 if length == 126 else 8))[0]
            data = await self._read(length)
            if first & 0x0F > 2:
                continue
            self.frames += 1
            parts += data
            if first & 0x80:
                yield json.loads(parts)
                parts = b""


@pytest.fixture
async def slow(told: dict[str, Any]) -> AsyncIterator[Any]:
    made: list[Slow] = []

    async def come(query: str) -> Slow:
        made.append(Slow(told["guest"], told["table"], query))
        await made[-1].head()
        return made[-1]

    yield come
    for one in made:
        one.socket.close()


async def test_a_long_match_is_told_in_pieces(told: dict[str, Any], slow: Any):
    line = await slow("as=public&pieces=1")
    steps: list[Any] = []
    hello: dict[str, Any] = {}
    pieces = 0
    async for message in line.messages():
        if message["t"] == "hello":
            hello = message
            assert (hello["more"], hello["now"], hello["steps"]) == (True, None, [])
        elif message["t"] == "more":
            pieces += 1
            steps += message["steps"]
            if "now" in message:
                break
    assert pieces > 10
    assert steps == told["hello"]["steps"]
    assert hello["start"] == told["hello"]["start"]
    assert message["now"] == told["hello"]["now"]


async def test_a_client_that_knows_no_pieces_gets_one_message_in_many_frames(told: dict[str, Any], slow: Any):
    line = await slow("as=public")
    async for message in line.messages():
        assert message["t"] == "hello"
        assert message["steps"] == told["hello"]["steps"]
        assert message["now"] == told["hello"]["now"]
        break
    assert line.frames > 10


async def test_what_happens_meanwhile_follows(told: dict[str, Any], slow: Any):
    guest, table_id = told["guest"], told["table"]
    for query in ("as=public", "as=public&pieces=1"):
        line = await slow(query)
        await asyncio.sleep(0.5)
        async with guest.sit(table_id) as player:
            await player.say("chat", text="Salve!")
            await player.played("suggested")
            await player.undo()
            version = player.version
        seen, talk = [], []
        with suppress(TimeoutError):
            async with asyncio.timeout(60):
                async for message in line.messages():
                    seen += [step["n"] for step in message.get("steps", [])]
                    talk += [chat["text"] for chat in message.get("chat", []) if message["t"] == "hello"]
                    talk += [message["chat"]["text"]] if message["t"] == "chat" else []
                    if seen and seen[-1] == version and talk:
                        break
        assert seen == list(range(1, version + 1))
        assert "Salve!" in talk


async def test_who_reads_nothing_of_a_long_greeting_is_cut_off(told: dict[str, Any], slow: Any, table: Running):
    before = table.log.count("a client that does not read is cut off")
    await slow("as=public&pieces=1")
    for _ in range(900):
        await asyncio.sleep(0.1)
        if table.log.count("a client that does not read is cut off") > before:
            return
    raise AssertionError("it waits for ever")
