"""Where on the map forces were attacked, and where points were lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..rules.events import EventKind
from .measures import BOARD, EDGE, RADIUS

SIZE = 2.0 * RADIUS


def spots(setting: Any, before: Any, after: Any, rows: Sequence[Sequence[int]]) -> Iterator[tuple[str, int, int, int]]:
    """An attack counts once, a loss by its points."""
    for kind, _, _, number, third, fourth in rows:
        if kind == EventKind.ATTACKED:
            yield from _spot("fought", third, 1)
        elif kind == EventKind.LOST:
            yield from _spot("fell", fourth, number)


def _spot(what: str, at: int, number: int) -> Iterator[tuple[str, int, int, int]]:
    if at >= 0 and number > 0:
        x, y = BOARD.centre(at)
        yield what, round(x + EDGE), round(y + EDGE), number
