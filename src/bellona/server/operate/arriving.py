"""Limits the time and size of request heads, and the time of bodies.

A client that opens a connection and sends nothing, or half a request, is disconnected.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from .siblings import Siblings, table_of
from .unread import MustBeRead

HEAD_SECONDS = 15.0
LARGEST_HEAD = 64 * 1024
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class ArrivingProtocol(MustBeRead, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Uvicorn's HTTP protocol, with limits for the heads of requests and for unread answers."""

    is_passed_on = False
    """Whether another process has accepted this connection, and passed it on."""
    _timer: asyncio.TimerHandle | None = None
    _came = 0

    def connection_made(self, transport: Any) -> None:
        """A client has connected and is expected to send a request."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        self._content()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass on received data, and check whether a head is complete."""
        super().data_received(data)
        if self._is_served():
            self._content()
            return
        self._came += len(data)
        if self._came > LARGEST_HEAD:
            self._show_out(TOO_LARGE)
        elif self._timer is None:
            self._expect()

    def handle_websocket_upgrade(self) -> None:
        """A client asks for a socket: at a table of another process, it is passed on to that one."""
        siblings: Siblings | None = self.app_state.get("siblings")
        table_id = table_of(self.url) if siblings and not self.is_passed_on else None
        connection = self.transport.get_extra_info("socket")
        if siblings and table_id and siblings.pass_on(table_id, connection.fileno(), self._head()):
            self.transport.abort()  # closes it here only
        else:
            super().handle_websocket_upgrade()

    def _head(self) -> bytes:
        """The head of the request."""
        headers = b"".join(b"%b: %b\r\n" % header for header in self.scope["headers"])
        return b"%b %b HTTP/1.1\r\n%b\r\n" % (self.scope["method"].encode(), self.url, headers)

    def _is_served(self) -> bool:
        """Whether a request is being answered, or no more data is expected because the connection is a socket now."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return True
        return self.cycle is not None and not self.cycle.response_complete

    def _expect(self) -> None:
        self._timer = self.loop.call_later(HEAD_SECONDS, self._late)

    def _content(self) -> None:
        self._came = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        if not self._is_served():
            self._show_out(TOO_LATE)

    def _show_out(self, why: bytes) -> None:
        self._content()
        self.transport.write(why)
        self.transport.close()
