"""Answers have to be read: who asks for much and reads nothing holds no memory, and is cut off."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from bellona.server.operate import unread
from bellona.server.operate.unread import LEAST, MustBeRead

from .guests import Guest, come_in
from .long_matches import long_match
from .serving import Running

STEPS = 4_000
ASKED = 30
PATIENCE = 120.0
CUT_OFF = "a client that does not read is cut off"


class Buffer:
    """A transport with so many bytes that nobody has read."""

    def __init__(self, size: int) -> None:
        self.size, self.is_aborted = size, False

    def get_write_buffer_size(self) -> int:
        return self.size

    def abort(self) -> None:
        self.is_aborted = True


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "READ_SECONDS", 0.02)


def paused(size: int) -> tuple[MustBeRead, Buffer]:
    """A protocol that has more to send than the other side has read."""
    protocol, buffer = MustBeRead(), Buffer(size)
    protocol.loop, protocol.transport = asyncio.get_running_loop(), buffer
    protocol.pause_writing()
    return protocol, buffer


@pytest.mark.usefixtures("soon")
async def test_who_reads_nothing_is_cut_off() -> None:
    _, buffer = paused(10 * LEAST)
    await asyncio.sleep(0.1)
    assert buffer.is_aborted


@pytest.mark.usefixtures("soon")
async def test_who_reads_a_byte_now_and_then_is_cut_off() -> None:
    _, buffer = paused(10 * LEAST)
    buffer.size -= 1
    await asyncio.sleep(0.1)
    assert buffer.is_aborted


async def test_who_reads_slowly_is_waited_for() -> None:
    """The clock is turned by hand, so that nothing depends on how busy the machine is."""
    protocol, buffer = paused(10 * LEAST)
    for _ in range(9):
        buffer.size -= LEAST
        protocol._look_now()
        assert not buffer.is_aborted
    protocol.resume_writing()
    assert protocol._look is None


async def test_who_is_gone_is_not_looked_at() -> None:
    protocol, _ = paused(10 * LEAST)
    protocol.connection_lost(None)
    assert protocol._look is None


def memory_of(process: int) -> int:
    """Bytes of memory that a process has at present."""
    told = Path(f"/proc/{process}/status").read_text()
    return 1024 * int(told.partition("VmRSS:")[2].split()[0])


async def ask_and_not_read(guest: Guest, path: str) -> asyncio.Transport:
    """Ask for something over a line that takes next to nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", httpx.URL(guest.url).port))
    transport, _ = await loop.create_connection(Leaving, sock=line)
    transport.pause_reading()
    transport.write(f"GET /api{path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {guest.token}\r\n\r\n".encode())
    return transport


class Leaving(asyncio.Protocol):
    """Somebody who reads nothing."""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
async def test_answers_that_nobody_reads_hold_no_memory_and_are_given_up(table: Running) -> None:
    fabia = await come_in(table.url)
    table_id = await long_match(table, fabia, STEPS)
    path = f"/tables/{table_id}/view?as=public"
    whole = await fabia.client.get(path, headers={"Accept-Encoding": "identity"})
    packed = await fabia.client.get(path)
    assert packed.headers["content-encoding"] == "gzip"
    told: Any = json.loads(whole.content)
    assert (len(told["steps"]), told["steps"]) == (STEPS, packed.json()["steps"])
    before, known = memory_of(table.process.pid), table.log.count(CUT_OFF)
    lines, grown = [await ask_and_not_read(fabia, path) for _ in range(ASKED)], 0
    async with asyncio.timeout(PATIENCE):
        while table.log.count(CUT_OFF) < known + ASKED:
            grown = max(grown, memory_of(table.process.pid) - before)
            await asyncio.sleep(0.5)
    for line in lines:
        line.abort()
    assert grown < ASKED * len(whole.content) / 4, f"{grown:,} bytes for {ASKED} answers of {len(whole.content):,}"
