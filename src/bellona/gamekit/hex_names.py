"""Hexes by their names in data files: CCRR, column from the west and row from the north, from 01."""

from __future__ import annotations

AROUND_ODD_COLUMN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
AROUND_EVEN_COLUMN = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def hex_names(columns: int, rows: int) -> tuple[str, ...]:
    """Every hex of a map, in the order of the engine's numbers."""
    return tuple(f"{column:02}{row:02}" for row in range(1, rows + 1) for column in range(1, columns + 1))


def column_row(hex_id: str) -> tuple[int, int]:
    """The numbers of a hex's column and row."""
    return int(hex_id[:2]), int(hex_id[2:])


def around(hex_id: str) -> list[str]:
    """The six hexes around a hex from the north clockwise, also those beyond the edge."""
    column, row = column_row(hex_id)
    steps = AROUND_ODD_COLUMN if column % 2 else AROUND_EVEN_COLUMN
    return [f"{column + right:02}{row + down:02}" for right, down in steps]
