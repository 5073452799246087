"""Sizes, and where the hexes are."""

from __future__ import annotations

from bellona.drawing import HexPaper

from ..position.world import war_grid

RADIUS = 40
MARGIN, HEADER, BAND, GAP, FOOTER = 28, 92, 104, 12, 44
EDGE = 2  # of paper around a map that stands alone
BOARD = HexPaper(war_grid(), RADIUS)
WIDTH, HEIGHT = BOARD.width, BOARD.height
