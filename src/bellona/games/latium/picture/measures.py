"""Sizes, and where the caselle are: pointed at the top, odd rows half a casella to the east."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

from bellona.drawing import Point

from ..data.values import COLUMNS, ROWS
from ..position.tabula import neighbours

RADIUS = 38.0
MARGIN, HEADER, GAP, FOOTER = 28, 92, 14, 44
CARD = 96
"""The height of the cards of the Reges."""
EDGE = 2
"""The margin around a tabula without a frame."""
HALF = RADIUS * sqrt(3) / 2
WIDTH = HALF * (2 * COLUMNS + 1)
HEIGHT = RADIUS * (1.5 * ROWS + 0.5)
_CORNERS = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
"""Clockwise in halves of the width and of the radius: side d runs from corner d to the next."""


def centre(cell: int) -> Point:
    """The middle of a casella."""
    return _point(_lattice(cell))


def corners(cell: int) -> list[Point]:
    """The corners of a casella, clockwise from the upper right."""
    x, y = _lattice(cell)
    return [_point((x + dx, y + dy)) for dx, dy in _CORNERS]


def shape() -> list[Point]:
    """The corners of a casella around (0, 0)."""
    return [_point(corner) for corner in _CORNERS]


def side(cell: int, number: int) -> tuple[Point, Point]:
    """The ends of a side."""
    ring = corners(cell)
    return ring[number], ring[(number + 1) % 6]


def outline(cells: Collection[int]) -> list[list[Point]]:
    """The borders of a set of caselle, each a closed loop."""
    inside, follows = set(cells), dict[tuple[int, int], tuple[int, int]]()
    for cell in sorted(inside):
        x, y = _lattice(cell)
        ring = [(x + dx, y + dy) for dx, dy in _CORNERS]
        for number, beside in enumerate(neighbours(cell)):
            if beside not in inside:
                follows[ring[number]] = ring[(number + 1) % 6]
    loops = []
    while follows:
        start = next(iter(follows))
        loop, here = [start], follows.pop(start)
        while here != start:
            loop.append(here)
            here = follows.pop(here)
        loops.append([_point(corner) for corner in loop])
    return loops


def _lattice(cell: int) -> tuple[int, int]:
    column, row = cell % COLUMNS, cell // COLUMNS
    return 2 * column + 1 + row % 2, 3 * row + 2


def _point(lattice: tuple[int, int]) -> Point:
    return lattice[0] * HALF, lattice[1] * RADIUS / 2
