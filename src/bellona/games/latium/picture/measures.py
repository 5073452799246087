"""Sizes, and where the caselle are: pointed at the top, odd rows half a casella to the east."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from bellona.drawing import HexLattice, Point

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


class Tabula(HexLattice):
    """The caselle on paper: the lattice has halves of their width across and of their radius down."""

    ring = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))

    def beside(self, h: int) -> Sequence[int]:
        """The casella over each side, below 0 at the edge."""
        return neighbours(h)

    def _lattice(self, h: int) -> tuple[int, int]:
        column, row = h % COLUMNS, h // COLUMNS
        return 2 * column + 1 + row % 2, 3 * row + 2

    def _point(self, lattice: tuple[int, int]) -> Point:
        return lattice[0] * HALF, lattice[1] * RADIUS / 2


TABULA = Tabula()
centre, corners, shape, side, outline = TABULA.centre, TABULA.corners, TABULA.shape, TABULA.side, TABULA.outline
