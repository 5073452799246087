"""Events, emitted by compiled rules as codes and formatted later, in any language."""

from __future__ import annotations

from .jit import kernel
from .record import Array, i2, i4, record, times

EVENTS = 512
PLACES = 800


@record
class EventRecord:
    """One event: a code, its cause, and up to four numbers."""

    kind: i2
    cause: i2
    a: i2
    b: i2
    c: i2
    d: i2


@record
class Log:
    """The events of one step, and scratch space for the rules that search."""

    count: i2
    events: Array[EventRecord] = times(EVENTS)
    scratch: Array[i4] = times(PLACES)


@kernel
def emit(log: Log, kind: int, cause: int, a: int, b: int, c: int, d: int) -> None:
    """Add an event; past the end of the log, events are dropped."""
    if log.count < EVENTS:
        event = log.events[log.count]
        event.kind = kind
        event.cause = cause
        event.a = a
        event.b = b
        event.c = c
        event.d = d
        log.count += 1
