"""Sizes, and where the hexes are."""

from __future__ import annotations

from bellona.drawing import HexPaper, Point

from ..position.field import battle_grid

RADIUS = 40
MARGIN, HEADER, BAND, GAP, FOOTER = 28, 92, 104, 12, 44
EDGE = 2  # of paper around a map that stands alone
BOARD = HexPaper(battle_grid(), RADIUS)
WIDTH, HEIGHT = BOARD.width, BOARD.height

HALF = 22.5  # of a counter's side
BACK = (5, 7, 7, 5, 7, 7)  # how far a counter stands back from each front, so that its arrow is seen
AHEAD: tuple[Point, ...] = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))
