"""Lines to clients: messages in as they come, messages out without waiting for the slowest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_log = logging.getLogger("bellona.lines")
EXTENSION = "bellona.line"
MOST_WAITING = 4 * 1024 * 1024
"""Bytes that may wait for a slow client; beyond that it is cut off, and resumes when it comes back."""
TRY_AGAIN = 1013
READ_SECONDS = 30.0
"""How long a client may take to read a piece of something long."""
TEXT, GOING_ON, LAST = 0x01, 0x00, 0x80


class Line(Protocol):
    """A way to one client."""

    @property
    def is_closed(self) -> bool:
        """Whether this side has hung up; what still comes in is not heard."""

    def push(self, message: bytes) -> None:
        """Send a text message, now or soon; never waits, never raises."""

    def close(self, code: int) -> None:
        """Hang up."""


@runtime_checkable
class Streaming(Line, Protocol):
    """A line over which something long can be sent bit by bit, as fast as the client reads."""

    def begin(self, part: bytes) -> None:
        """Begin a message; what is pushed meanwhile follows it."""

    def go_on(self, part: bytes) -> None:
        """Go on with it."""

    def end(self, part: bytes) -> None:
        """End it."""

    async def drained(self) -> None:
        """Wait until the client has read most of what was sent."""


def header(length: int, kind: int = TEXT | LAST) -> bytes:
    """The head of an unmasked frame (RFC 6455, 5.2), by default of a whole text."""
    if length < 126:
        return bytes((kind, length))
    if length < 65536:
        return bytes((kind, 0x7E)) + length.to_bytes(2, "big")
    return bytes((kind, 0x7F)) + length.to_bytes(8, "big")


class DirectProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol with a short way in and out for text, offered to the app as an extension.

    A task is woken for every message of the ordinary way; here a message is handled where it is read.
    """

    on_text: Callable[[bytes], None] | None = None
    _due: bytes = b""
    """What is written at the end of this round of the event loop, at once."""
    _held: list[bytes] | None = None
    """What was pushed while a message is being sent in parts."""

    async def run_asgi(self) -> None:
        """Run the app, with this line in its scope."""
        self.scope.setdefault("extensions", {})[EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message over."""
        if self.on_text is None or self.close_sent:
            self.curr_msg_data_type = "bytes"  # whoever listens finds out whether it is text
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.on_text(bytes(data))

    @property
    def is_closed(self) -> bool:
        """Whether nothing goes out any more."""
        return self.disconnected or self.close_sent or self.transport.is_closing()

    def push(self, message: bytes) -> None:
        """Write a text frame; a client that does not read is cut off."""
        if self.is_closed:
            return
        if self._held is not None:
            self._held.append(message)
            if self.transport.get_write_buffer_size() + sum(map(len, self._held)) > MOST_WAITING:
                self._cut_off()
            return
        if not self._due:
            self.loop.call_soon(self._write_due)
        self._due += header(len(message)) + message

    def _write_due(self) -> None:
        """Write what has been pushed; a client that does not read is cut off."""
        due, self._due = self._due, b""
        if due and not self.is_closed:
            self.transport.write(due)
            if self.transport.get_write_buffer_size() > MOST_WAITING:
                self._cut_off()

    def shutdown(self) -> None:
        """The server stops: what has been pushed goes out before the last frame."""
        self._write_due()
        super().shutdown()

    def begin(self, part: bytes) -> None:
        """Begin a message; what is pushed meanwhile follows it."""
        self._write_due()
        self._held = []
        self._write_part(part, TEXT)

    def go_on(self, part: bytes) -> None:
        """Go on with it."""
        self._write_part(part, GOING_ON)

    def end(self, part: bytes) -> None:
        """End it."""
        self._write_part(part, GOING_ON | LAST)
        held, self._held = self._held or [], None
        for message in held:
            self.push(message)

    def _write_part(self, part: bytes, kind: int) -> None:
        if not self.is_closed:
            self.transport.write(header(len(part), kind) + part)

    async def drained(self) -> None:
        """Wait until the client has read most of what was sent; one that does not read is cut off."""
        try:
            await asyncio.wait_for(self.writable.wait(), READ_SECONDS)
        except TimeoutError:
            self._cut_off()
        if self.is_closed:
            raise WebSocketDisconnect(TRY_AGAIN)

    def _cut_off(self) -> None:
        _log.info("a client that does not read is cut off")
        self.transport.abort()

    def close(self, code: int) -> None:
        """Send a closing frame and hang up."""
        self._write_due()
        if self.is_closed:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


class QueuedLine:
    """A line over any ASGI server: messages wait in a queue that `run` empties."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._waiting = 0
        self.is_closed = False

    def push(self, message: bytes) -> None:
        """Put a message into the queue; a client that does not read is cut off."""
        self._waiting += len(message)
        if self._waiting > MOST_WAITING:
            self.close(TRY_AGAIN)
        else:
            self._queue.put_nowait({"type": "websocket.send", "text": message.decode()})

    def close(self, code: int) -> None:
        """Hang up after what is in the queue."""
        self.is_closed = True
        self._queue.put_nowait({"type": "websocket.close", "code": code})

    async def run(self, send: Any) -> None:
        """Send what is put into the queue until the line is closed."""
        while True:
            message = await self._queue.get()
            await send(message)
            self._waiting -= len(message.get("text", ""))
            if message["type"] == "websocket.close":
                return
