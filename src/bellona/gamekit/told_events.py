"""Events as they are told to clients: put together from parts that were written before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.json import decode, encode

from .catalog import Text
from .event_table import Happened

MOST_EVENTS = 16384
"""How many events of a scenario are remembered."""
Raw = tuple[int, ...]
"""An event as its numbers."""


class ToldEvent(NamedTuple):
    """An event, in JSON."""

    kind: str
    rule: str
    readers: tuple[str, ...]
    """Its only readers; empty if everybody may read it."""
    written: bytes

    @property
    def said(self) -> dict[str, Any]:
        """The same as a client reads it."""
        found: dict[str, Any] = decode(self.written)
        return found


class EventWriter:
    """Writes the events of one match; what reads the same in every position is written once for its scenario."""

    def __init__(self, setting: Any) -> None:
        self._setting = setting
        self._parts: dict[tuple[str, str, int], bytes] = setting.event_parts
        self._changing: dict[tuple[str, str, int], bytes] = {}
        """Parts with numbers that stand for something else in another match."""

    def written(self, position: Any, events: Iterable[Raw]) -> list[ToldEvent]:
        """Some events of a step that has led to a position."""
        known: dict[Raw, ToldEvent] = self._setting.told
        return [known.get(event) or self._anew(position, event) for event in events]

    def _anew(self, position: Any, event: Raw) -> ToldEvent:
        setting = self._setting
        told = self.write(position, happened := setting.happened(event))
        if setting.changing.isdisjoint([what for _, what in happened.slots]):
            if len(setting.told) >= MOST_EVENTS:
                setting.told.clear()
            setting.told[event] = told
        return told

    def write(self, position: Any, happened: Happened) -> ToldEvent:
        """An event in JSON."""
        parts, changing = self._parts, self._setting.changing
        written = [b'{"kind":%b,"message":{"$":%b' % (encode(happened.kind), encode(happened.name))]
        for (argument, what), value in zip(happened.slots, happened.numbers, strict=False):
            if what == "number":
                written.append(b',"%b":%d' % (argument.encode(), value))
            else:
                known = self._changing if what in changing else parts
                part = known.get((argument, what, value))
                if part is None:
                    part = known[argument, what, value] = self._part(position, argument, what, value)
                written.append(part)
        if happened.cause:
            written.append(b',"cause":%b' % encode({"$": happened.cause}))
        written.append(b'},"rule":%b}' % encode(happened.rule))
        return ToldEvent(happened.kind, happened.rule, happened.readers, b"".join(written))

    def _part(self, position: Any, argument: str, what: str, value: int) -> bytes:
        """A number that stands for something, as an argument of a message."""
        said = self._setting.say_number(position, what, value)
        wire = {"hex": said} if what == "hex" and value >= 0 else said
        return b",%b" % encode({argument: said.wire if isinstance(said, Text) else wire})[1:-1]
