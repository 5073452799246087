"""The grid of the tabula: caselle in rows, odd rows half a casella to the east, sides E, SE, SW, W, NW, NE."""

from __future__ import annotations

from ..data.values import COLUMNS, ROWS

_EVEN = ((1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1))
_ODD = ((1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1))
OFF = -1


def casella(name: str) -> int:
    """The number of a casella written CCRR."""
    return int(name[2:]) * COLUMNS + int(name[:2])


def casella_name(cell: int) -> str:
    """A casella as it is written: column and row."""
    return f"{cell % COLUMNS:02}{cell // COLUMNS:02}"


def neighbours(cell: int) -> tuple[int, ...]:
    """The casella over each side, OFF at the edge."""
    column, row = cell % COLUMNS, cell // COLUMNS
    found = ((column + right, row + down) for right, down in (_ODD if row % 2 else _EVEN))
    return tuple(r * COLUMNS + c if 0 <= c < COLUMNS and 0 <= r < ROWS else OFF for c, r in found)
