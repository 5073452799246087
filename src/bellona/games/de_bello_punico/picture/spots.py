"""Where on the map units were attacked, and where they panicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..position.records import COMMANDER
from ..rules.events import EventKind
from .measures import BOARD, EDGE, RADIUS

SIZE = 2.0 * RADIUS


def spots(setting: Any, before: Any, after: Any, rows: Sequence[Sequence[int]]) -> Iterator[tuple[str, int, int, int]]:
    """An attack is where its target stands, a panic where the unit stood."""
    for kind, _, unit, target, *_ in rows:
        if kind in (EventKind.ATTACKED, EventKind.CHARGED):
            yield from _spot("fought", before, target)
        elif kind == EventKind.PANICKED:
            yield from _spot("fell", before, unit)


def _spot(what: str, battle: Any, piece: int) -> Iterator[tuple[str, int, int, int]]:
    at = int((battle.commanders[piece - COMMANDER] if piece >= COMMANDER else battle.units[piece]).hex)
    if at >= 0:
        x, y = BOARD.centre(at)
        yield what, round(x + EDGE), round(y + EDGE), 1
