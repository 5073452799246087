"""Hex geometry: flat-top hexes in columns, even columns half a hex lower, directions 0-5 = N NE SE S SW NW.

A grid consists of a few tables; everything else is small functions over them. Hexes are numbered row by row from 0, and
written CCRR (column from the west, row from the north, from 01).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .jit import kernel

Table = npt.NDArray[np.int16]
DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
UNREACHABLE = 10_000

_STEP_ODD = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_STEP_EVEN = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


@dataclass(frozen=True)
class Grid:
    """The tables of a rectangular map."""

    cols: int
    rows: int
    neighbour: Table
    """neighbour[hex, direction], -1 off the map."""
    q: Table
    r: Table
    """Axial coordinates."""

    @property
    def count(self) -> int:
        return self.cols * self.rows

    def name(self, hex_index: int) -> str:
        """1010 for the tenth hex of the tenth column."""
        return f"{hex_index % self.cols + 1:02d}{hex_index // self.cols + 1:02d}"

    def index(self, name: str) -> int:
        """The hex of that name; ValueError if the map has none."""
        if len(name) != 4 or not name.isascii() or not name.isdigit():
            raise ValueError(f"{name!r} is no hex: four digits, column and row, are expected")
        col, row = int(name[:2]), int(name[2:])
        if not (1 <= col <= self.cols and 1 <= row <= self.rows):
            raise ValueError(f"hex {name} is not on this map of {self.cols} columns and {self.rows} rows")
        return (row - 1) * self.cols + col - 1


def grid(cols: int, rows: int) -> Grid:
    """Make the tables of a map."""
    count = cols * rows
    neighbour = np.full((count, 6), -1, np.int16)
    q, r = np.zeros(count, np.int16), np.zeros(count, np.int16)
    for hex_index in range(count):
        col, row = hex_index % cols + 1, hex_index // cols + 1
        q[hex_index], r[hex_index] = col, row - (col - 1) // 2
        for direction, (right, down) in enumerate(_STEP_ODD if col % 2 else _STEP_EVEN):
            if 1 <= col + right <= cols and 1 <= row + down <= rows:
                neighbour[hex_index, direction] = (row + down - 1) * cols + col + right - 1
    return Grid(cols, rows, neighbour, q, r)


@kernel
def distance(q: Any, r: Any, a: int, b: int) -> int:
    """The number of steps between two hexes."""
    across: int = q[a] - q[b]
    along: int = r[a] - r[b]
    return (abs(across) + abs(along) + abs(across + along)) // 2


@kernel
def direction_to(neighbour: Any, a: int, b: int) -> int:
    """The direction of an adjacent hex, -1 if it is not adjacent."""
    for direction in range(6):
        if neighbour[a, direction] == b:
            return direction
    return -1


@kernel
def is_front(facing: int, direction: int) -> bool:
    """Whether a direction is one of the three in front of a facing."""
    return (direction - facing + 7) % 6 <= 2


@kernel
def _side(x0: int, y0: int, x1: int, y1: int, x: int, y: int) -> int:
    """The side of a line on which a point lies: -1, 0 or 1."""
    cross = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)
    if cross == 0:
        return 0
    return 1 if cross > 0 else -1


@kernel
def sight(q: Any, r: Any, neighbour: Any, a: int, b: int, out: Any) -> int:
    """Write what lies between two hexes: `out[k]` is a crossed hex and -1, or the two hexes beside a hexside.

    Exact in integers: an affine image of the grid has centres at (3q, 2r+q) and corners at (+-2,0), (+-1,+-1).
    """
    reach = distance(q, r, a, b)
    x0, y0 = 3 * q[a], 2 * r[a] + q[a]
    x1, y1 = 3 * q[b], 2 * r[b] + q[b]
    found = 0
    for h in range(q.shape[0]):
        if h == a or h == b or distance(q, r, a, h) > reach or distance(q, r, h, b) > reach:
            continue
        x, y = 3 * q[h], 2 * r[h] + q[h]
        left = right = False
        last = _side(x0, y0, x1, y1, x - 1, y - 1)
        on_line = -1
        for corner in range(6):
            # corners clockwise from the one that begins the northern hexside
            dx = (1, 2, 1, -1, -2, -1)[corner]
            dy = (-1, 0, 1, 1, 0, -1)[corner]
            here = _side(x0, y0, x1, y1, x + dx, y + dy)
            left = left or here < 0
            right = right or here > 0
            if here == 0 and last == 0:
                on_line = corner
            last = here
        if left and right:
            out[found, 0], out[found, 1] = h, -1
            found += 1
        elif on_line >= 0 and neighbour[h, on_line] > h:
            out[found, 0], out[found, 1] = h, neighbour[h, on_line]
            found += 1
    return found


@kernel
def least_costs(neighbour: Any, cost: Any, out: Any) -> None:
    """Shortest routes to goals: `out` holds the goals' own costs and UNREACHABLE elsewhere, and is filled in.

    `cost[h]` is the cost of entering h, 0 if it cannot be entered; the result counts every hex entered after the first.
    """
    changed = True
    while changed:
        changed = False
        for h in range(cost.shape[0]):
            if cost[h] == 0:
                continue
            for direction in range(6):
                n = neighbour[h, direction]
                if n >= 0 and cost[n] > 0 and out[n] + cost[n] < out[h]:
                    out[h] = out[n] + cost[n]
                    changed = True
