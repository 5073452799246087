"""The processes of one server on one machine: every match has one of them, and whoever comes to it is passed on there.

A process that accepts a connection to a match of another one sends it the open connection and the request. Whether that
works is a matter of cost alone: a match that several processes serve is told from one to the other by the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from zlib import crc32

FOLDER = "BELLONA_SIBLINGS"
"""The variable that names the folder in which the processes of a server meet."""
LARGEST = 128 * 1024
"""Bytes of the longest message: the head of a request."""
CHANGED = b"changed "
LOOK_EVERY, GATHER_SECONDS = 0.05, 10.0
NO_PLACE = -1
"""Of a process that takes no part, or no longer."""
_TABLE = re.compile(rb"/api/tables/([^/?]+)/socket(\?|$)")
_log = logging.getLogger("bellona.server")

Connected = Callable[[socket.socket, bytes], None]
Changed = Callable[[str], None]


def table_of(url: bytes) -> str | None:
    """The table whose socket an address names."""
    found = _TABLE.search(url)
    return found[1].decode("ascii", "replace") if found else None


class Siblings:
    """The processes of this server. Each holds one of so many places; a place that nobody holds is anybody's."""

    def __init__(self, folder: Path, count: int) -> None:
        self._folder, self._count = folder, count
        self._place: int | None = None
        self._lock = -1
        self._others: dict[int, socket.socket] = {}
        self._heard: Connected | None = None
        self._changed: Changed | None = None

    @classmethod
    def of_this_process(cls, count: int) -> Siblings | None:
        """The siblings of this process, if it has any and the system can pass connections between them."""
        folder = os.environ.get(FOLDER)
        able = hasattr(socket, "send_fds") and hasattr(socket, "SOCK_SEQPACKET") and os.name == "posix"
        return cls(Path(folder), count) if folder and able and count > 1 else None

    def start(self, connected: Connected, changed: Changed) -> None:
        """Take part: `connected` is told of connections that are passed on, `changed` of tables to be looked at."""
        self._heard, self._changed = connected, changed
        self.take_place()

    async def gather(self, seconds: float = GATHER_SECONDS) -> None:
        """Wait until all are there, but not for long: who comes before would stay with the first process."""
        until = time.monotonic() + seconds
        places = [place for place in range(self._count) if self._place not in (place, NO_PLACE)]
        while not all(self._to(place) for place in places) and time.monotonic() < until:
            await asyncio.sleep(LOOK_EVERY)

    def take_place(self) -> None:
        """Hold a free place, unless this process holds one."""
        import fcntl  # only where `of_this_process` has found what it needs

        for place in range(self._count) if self._place is None else ():
            lock = os.open(self._folder / f"{place}.lock", os.O_CREAT | os.O_RDWR, 0o600)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(lock)
                continue
            try:
                self._listen(place)
            except OSError as error:
                _log.warning("connections are not passed on between processes: %s", error)
                os.close(lock)
                self._place = NO_PLACE
                return
            self._place, self._lock = place, lock
            return

    def is_elsewhere(self, table_id: str) -> bool:
        """Whether another process that is there plays the matches of this table."""
        return self._place_of(table_id) != self._place and self._to(self._place_of(table_id)) is not None

    def pass_on(self, table_id: str, connection: int, request: bytes) -> bool:
        """Send an open connection to the process of a table; whether that was necessary and possible."""
        return self._send(table_id, [request], [connection])

    def tell_changed(self, table_id: str) -> bool:
        """Let the process of a table look at it; whether that was necessary and possible."""
        return self._send(table_id, [CHANGED, table_id.encode()], [])

    def stop(self) -> None:
        """Leave the place; the system would do the same at the end of the process."""
        if self._place is not None and self._place != NO_PLACE:
            asyncio.get_running_loop().remove_reader(self._own)
            self._own.close()
            os.close(self._lock)
        self._place = NO_PLACE
        for other in self._others.values():
            other.close()

    def _place_of(self, table_id: str) -> int:
        return crc32(table_id.encode()) % self._count

    def _send(self, table_id: str, message: list[bytes], connections: list[int]) -> bool:
        place = self._place_of(table_id)
        other = self._to(place) if place != self._place else None
        if other is None:
            return False
        try:
            socket.send_fds(other, message, connections)
        except BlockingIOError:
            return False  # it is very busy
        except OSError:
            self._others.pop(place).close()
            return False
        return True

    def _to(self, place: int) -> socket.socket | None:
        """A connection to the process in a place, if there is one."""
        found = self._others.get(place)
        if found is not None and _has_ended(found):
            self._others.pop(place).close()
            found = None
        if found is None:
            found = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            found.setblocking(False)
            try:
                found.connect(self._address(place))
            except OSError:
                found.close()
                return None
            self._others[place] = found
        return found

    def _address(self, place: int) -> str:
        return str(self._folder / f"{place}.socket")

    def _listen(self, place: int) -> None:
        address = self._address(place)
        with suppress(FileNotFoundError):
            os.unlink(address)  # of a process that held the place before
        self._own = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._own.setblocking(False)
        self._own.bind(address)
        self._own.listen(self._count)
        asyncio.get_running_loop().add_reader(self._own, self._accept)

    def _accept(self) -> None:
        with suppress(BlockingIOError):
            other, _ = self._own.accept()
            other.setblocking(False)
            asyncio.get_running_loop().add_reader(other, self._receive, other)

    def _receive(self, other: socket.socket) -> None:
        try:
            message, connections, _, _ = socket.recv_fds(other, LARGEST, 1)
        except BlockingIOError:
            return
        except OSError:
            message, connections = b"", []
        if connections and self._heard is not None:
            self._heard(socket.socket(fileno=connections[0]), message)
        elif message.startswith(CHANGED) and self._changed is not None:
            self._changed(message.removeprefix(CHANGED).decode())
        elif not message:
            asyncio.get_running_loop().remove_reader(other)
            other.close()


def _has_ended(other: socket.socket) -> bool:
    """Whether the process at the other end is gone; it never sends anything."""
    try:
        return not other.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    except OSError:
        return True
