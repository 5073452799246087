"""An answer has to be read: who does not take what was asked for is cut off, and what waited for them is let go."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

READ_SECONDS = 30.0
"""How long a client may take to read a piece of something long."""
LEAST = 32 * 1024
"""Bytes that have to be read in that time, as long as so many wait."""
_log = logging.getLogger("bellona.lines")


class MustBeRead(asyncio.Protocol):
    """A protocol of which more waits to be sent than should: it looks now and then whether that becomes less."""

    loop: asyncio.AbstractEventLoop
    transport: Any
    _look: asyncio.TimerHandle | None = None
    _unread = 0

    def pause_writing(self) -> None:
        """More waits than should."""
        super().pause_writing()
        self._look_later()

    def resume_writing(self) -> None:
        """Most of it has been read."""
        self._look_no_more()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever was to read it is gone."""
        self._look_no_more()
        super().connection_lost(exc)

    def _look_later(self) -> None:
        self._look_no_more()
        self._unread = self.transport.get_write_buffer_size()
        self._look = self.loop.call_later(READ_SECONDS, self._look_now)

    def _look_no_more(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look = None

    def _look_now(self) -> None:
        if self._unread - self.transport.get_write_buffer_size() >= LEAST:
            self._look_later()
        else:
            self.cut_off()

    def cut_off(self) -> None:
        """Hang up on somebody who does not read."""
        _log.info("a client that does not read is cut off")
        self.transport.abort()
