"""Ways to send a long greeting: in one message, in one message of many frames, or in pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

PIECE = 256 * 1024
"""Bytes of steps that are sent at once; a shorter match is sent in one message."""


class Teller(Protocol):
    """Sends a greeting. Its head is a JSON object without steps, current state and last brace."""

    def end(self, steps: Sequence[bytes], now: bytes) -> None:
        """The last steps, and the current state."""


class Pouring(Teller, Protocol):
    """Sends it in parts."""

    def begin(self, head: bytes) -> None:
        """The greeting without steps and current state."""

    async def tell(self, steps: bytes) -> None:
        """Some steps; returns when the client can receive more."""


class Greeting(NamedTuple):
    """Send everything."""

    head: bytes
    steps: Sequence[bytes]
    now: bytes

    def message(self) -> bytes:
        """All of it in one message; of a long match that is some work."""
        return b"".join(self.parts())

    def parts(self) -> Iterator[bytes]:
        """The same message bit by bit."""
        yield self.head + b',"steps":['
        comma = b""
        for piece in pieces_of(self.steps):
            yield comma + piece
            comma = b","
        yield b'],"now":%b}' % self.now


class Whole:
    """Everything at once."""

    def __init__(self, send: Callable[[Greeting], None], head: bytes, steps: Sequence[bytes]) -> None:
        self._send, self._head, self._steps = send, head, steps

    def end(self, steps: Sequence[bytes], now: bytes) -> None:
        """Send everything."""
        self._send(Greeting(self._head, [*self._steps, *steps], now))


class Frames:
    """One message in many frames, each sent when the last has been read; for clients that do not support pieces."""

    def __init__(self, line: Any) -> None:
        self._line = line
        self._comma = b""

    def begin(self, head: bytes) -> None:
        """Begin the message."""
        self._line.begin(b'%b,"steps":[' % head)

    async def tell(self, steps: bytes) -> None:
        """Continue it."""
        self._line.go_on(self._comma + steps)
        self._comma = b","
        await self._line.drained()

    def end(self, steps: Sequence[bytes], now: bytes) -> None:
        """End it."""
        told = b",".join(steps)
        self._line.end(b'%b%b],"now":%b}' % (self._comma if told else b"", told, now))


class Pieces:
    """A `hello` without the current state, then a message `more` for each piece, the last with the current state."""

    def __init__(self, line: Any) -> None:
        self._line = line

    def begin(self, head: bytes) -> None:
        """The greeting without any step."""
        self._line.push(b'%b,"steps":[],"now":null,"more":true}' % head)

    async def tell(self, steps: bytes) -> None:
        """A piece."""
        self._line.push(b'{"t":"more","steps":[%b]}' % steps)
        await self._line.drained()

    def end(self, steps: Sequence[bytes], now: bytes) -> None:
        """The last piece."""
        self._line.push(b'{"t":"more","steps":[%b],"now":%b}' % (b",".join(steps), now))


def pieces_of(steps: Sequence[bytes]) -> Iterator[bytes]:
    """Steps joined into pieces."""
    piece: list[bytes] = []
    size = 0
    for step in steps:
        piece.append(step)
        size += len(step)
        if size >= PIECE:
            yield b",".join(piece)
            piece, size = [], 0
    if piece:
        yield b",".join(piece)
