"""Connections to clients: messages are read as they arrive, and written without waiting for the slowest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..operate.unread import READ_SECONDS, MustBeRead
from .framing import LAST, TEXT, Cutter, header, short_text

EXTENSION = "bellona.line"
MOST_WAITING = 4 * 1024 * 1024
"""Bytes that may wait for a slow client; beyond that it is disconnected, and resumes when it reconnects."""
TRY_AGAIN = 1013
GOING_ON = 0x00
_log = logging.getLogger("bellona.lines")


class Line(Protocol):
    """A connection to one client."""

    @property
    def is_closed(self) -> bool:
        """Whether this side has closed it; later input is ignored."""

    def push(self, message: bytes) -> None:
        """Send a text message, now or soon; never waits, never raises."""

    def close(self, code: int) -> None:
        """Close the connection."""


@runtime_checkable
class Streaming(Line, Protocol):
    """A connection over which something long can be sent in parts, as fast as the client reads."""

    def begin(self, part: bytes) -> None:
        """Begin a message; messages pushed meanwhile follow it."""

    def go_on(self, part: bytes) -> None:
        """Continue it."""

    def end(self, part: bytes) -> None:
        """End it."""

    async def drained(self) -> None:
        """Wait until the client has read most of what was sent."""


class Outbox:
    """The connections of an event loop that have something to write at the end of this round."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._writers: list[Callable[[], None]] = []

    def add(self, write: Callable[[], None]) -> None:
        """Write when this round ends."""
        if not self._writers:
            self._loop.call_soon(self._write)
        self._writers.append(write)

    def _write(self) -> None:
        writers, self._writers = self._writers, []
        for write in writers:
            try:
                write()
            except Exception:
                _log.exception("a connection could not be written to")


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """The outbox that all connections of an event loop share."""
    return _outboxes.setdefault(loop, Outbox(loop))


class DirectProtocol(MustBeRead, WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol with a shortcut in both directions for text, offered to the app as an extension.

    The ordinary path wakes a task for every message; here a message is handled where it is read, and a short one is not
    even parsed by the library, as long as it knows of all frames before.
    """

    on_text: Callable[[bytes], None] | None = None
    _due: bytes = b""
    """What is written at the end of this round of the event loop, at once."""
    _held: list[bytes] | None = None
    """Messages pushed while another is being sent in parts."""

    def __init__(self, config: Any, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._cutter = Cutter(config.ws_max_size)
        self._outbox = outbox_of(self.loop)

    def data_received(self, data: bytes) -> None:
        """Something has arrived: a request first, frames later."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.on_text is not None and self._cutter.is_between_messages:
            text = short_text(data)
            if text is not None and not self.close_sent:
                self.on_text(text)
                return
        for frame in self._cutter.cut(data):
            super().data_received(frame)

    async def run_asgi(self) -> None:
        """Run the app, with this connection in its scope."""
        self.scope.setdefault("extensions", {})[EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Pass on a complete message."""
        if self.on_text is None or self.close_sent:
            self.curr_msg_data_type = "bytes"  # the listener finds out whether it is text
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.on_text(bytes(data))

    @property
    def is_closed(self) -> bool:
        """Whether nothing is sent any more."""
        return self.disconnected or self.close_sent or self.transport.is_closing()

    def push(self, message: bytes) -> None:
        """Write a text frame at the end of this round; a client that does not read is disconnected."""
        if self.disconnected or self.close_sent:
            return
        if self._held is not None:
            self._held.append(message)
            if self.transport.get_write_buffer_size() + sum(map(len, self._held)) > MOST_WAITING:
                self.cut_off()
            return
        if not self._due:
            self._outbox.add(self._write_due)
        self._due += header(len(message)) + message

    def _write_due(self) -> None:
        """Write the pushed messages; a client that does not read is disconnected."""
        due, self._due = self._due, b""
        if due and not self.is_closed:
            self.transport.write(due)
            if self.transport.get_write_buffer_size() > MOST_WAITING:
                self.cut_off()

    def shutdown(self) -> None:
        """The server stops: pushed messages are written before the last frame."""
        self._write_due()
        super().shutdown()

    def begin(self, part: bytes) -> None:
        """Begin a message; messages pushed meanwhile follow it."""
        self._write_due()
        self._held = []
        self._write_part(part, TEXT)

    def go_on(self, part: bytes) -> None:
        """Continue it."""
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
        """Wait until the client has read most of what was sent; one that does not read is disconnected."""
        try:
            await asyncio.wait_for(self.writable.wait(), READ_SECONDS)
        except TimeoutError:
            self.cut_off()
        if self.is_closed:
            raise WebSocketDisconnect(TRY_AGAIN)

    def close(self, code: int) -> None:
        """Send a closing frame and close the connection."""
        self._write_due()
        if self.is_closed:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


class QueuedLine:
    """A connection over any ASGI server: messages wait in a queue that `run` empties."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._waiting = 0
        self.is_closed = False

    def push(self, message: bytes) -> None:
        """Put a message into the queue; a client that does not read is disconnected."""
        self._waiting += len(message)
        if self._waiting > MOST_WAITING:
            self.close(TRY_AGAIN)
        else:
            self._queue.put_nowait({"type": "websocket.send", "text": message.decode()})

    def close(self, code: int) -> None:
        """Close the connection after the messages in the queue."""
        self.is_closed = True
        self._queue.put_nowait({"type": "websocket.close", "code": code})

    async def run(self, send: Any) -> None:
        """Send messages from the queue until the connection is closed."""
        while True:
            message = await self._queue.get()
            await send(message)
            self._waiting -= len(message.get("text", ""))
            if message["type"] == "websocket.close":
                return
