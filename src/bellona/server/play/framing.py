"""What arrives at a WebSocket, cut into whole frames (RFC 6455, 5.2)."""

from __future__ import annotations

from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

TEXT, LAST, MASKED = 0x01, 0x80, 0x80
OPCODE, LENGTH, CONTROL = 0x0F, 0x7F, 0x08
IN_TWO_BYTES, IN_EIGHT_BYTES = 0x7E, 0x7F
HEAD, MASK = 2, 4
SHORT_HEAD, LONGEST_HEAD = HEAD + MASK, HEAD + 8 + MASK
WHOLE_TEXT = TEXT | LAST
_short, _middle, _long = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack


def header(length: int, kind: int = WHOLE_TEXT) -> bytes:
    """The head of an unmasked frame, by default for a whole text."""
    if length < IN_TWO_BYTES:
        return _short(kind, length)
    if length < 1 << 16:
        return _middle(kind, IN_TWO_BYTES, length)
    return _long(kind, IN_EIGHT_BYTES, length)


def short_text(data: bytes) -> bytes | None:
    """The text in what arrived, if that is a single short frame of a client and nothing else."""
    length = len(data) - SHORT_HEAD
    if 0 < length < IN_TWO_BYTES and data[0] == WHOLE_TEXT and data[1] == MASKED | length:
        return apply_mask(data[SHORT_HEAD:], data[HEAD:SHORT_HEAD])
    return None


class Cutter:
    """Cuts what arrives into frames.

    A frame with more than `most` bytes in it is passed on unfinished, and so is what follows: its reader refuses it.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._rest: list[bytes] = []
        """The parts of a frame that has not come to its end."""
        self._came, self._awaited = 0, HEAD
        """How many bytes they are, and how many there must be before it is worth looking again."""
        self._gave_up = False
        self._in_parts = False

    @property
    def is_between_messages(self) -> bool:
        """Whether what arrives next begins a message."""
        return not (self._rest or self._in_parts or self._gave_up)

    def cut(self, data: bytes) -> list[bytes]:
        """The frames that have arrived with this."""
        if self._gave_up:
            return [data]
        self._rest.append(data)
        self._came += len(data)
        if self._came < self._awaited:
            return []
        data, start, frames = b"".join(self._rest), 0, list[bytes]()
        while (size := self._size(data, start)) <= min(len(data) - start, self._most + LONGEST_HEAD):
            frames.append(data[start : start + size])
            self._note(data[start])
            start += size
        self._keep(data[start:], size)
        if size > self._most + LONGEST_HEAD:
            self._gave_up = True
            frames.append(data[start:])
        return frames

    def _keep(self, rest: bytes, size: int) -> None:
        """Wait for the rest of a frame of this size."""
        self._rest = [rest] if rest else []
        self._came, self._awaited = len(rest), size

    def _note(self, first: int) -> None:
        """A frame has come; one that carries a part of a message may be the last part or not."""
        if not first & CONTROL:
            self._in_parts = not first & LAST

    def _size(self, data: bytes, start: int) -> int:
        """The size of the frame that begins here, or what has to be there before that can be seen."""
        if len(data) < start + HEAD:
            return HEAD
        length, further = data[start + 1] & LENGTH, 0
        if length >= IN_TWO_BYTES:
            further = 2 if length == IN_TWO_BYTES else 8
            if len(data) < start + HEAD + further:
                return HEAD + further
            length = int.from_bytes(data[start + HEAD : start + HEAD + further], "big")
        return HEAD + further + (MASK if data[start + 1] & MASKED else 0) + length
