"""Where on the field elements fought, and where they were lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..rules.events import EventKind
from .measures import paces

CELL = 60
SIZE = float(CELL)
"""The field is counted in squares of so many paces."""
WHAT: dict[int, str] = {EventKind.FIGHT: "fought", EventKind.DESTROYED: "fell", EventKind.LOST: "fell"}


def spots(setting: Any, before: Any, after: Any, rows: Sequence[Sequence[int]]) -> Iterator[tuple[str, int, int, int]]:
    """An element counts in the square where the middle of its front was."""
    for kind, _, element, *_ in rows:
        if kind in WHAT and element >= 0:
            stand = before.elements[element]
            x, y = paces(stand.x), paces(setting.world.height) - paces(stand.y)
            yield WHAT[kind], int(x // CELL * CELL + CELL // 2), int(y // CELL * CELL + CELL // 2), 1
