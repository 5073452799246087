"""Where on the tabula battles were fought, and which towns fell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..rules.events import EventKind
from .measures import EDGE, RADIUS, centre

SIZE = 2.0 * RADIUS


def spots(setting: Any, before: Any, after: Any, rows: Sequence[Sequence[int]]) -> Iterator[tuple[str, int, int, int]]:
    """A battle is in the casella of its field, a fall in that of the town."""
    for kind, _, first, second, *_ in rows:
        if kind == EventKind.FIELD_BUILT:
            yield from _spot("fought", first)
        elif kind == EventKind.TOWN_FELL:
            yield from _spot("fell", int(setting.world.sites[second].cell))


def _spot(what: str, cell: int) -> Iterator[tuple[str, int, int, int]]:
    if cell >= 0:
        x, y = centre(cell)
        yield what, round(x + EDGE), round(y + EDGE), 1
