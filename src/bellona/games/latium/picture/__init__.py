"""Pictures of the tabula and of the pugnae tabula, drawn by code alone."""

from __future__ import annotations

from .overlays import OVERLAYS
from .page import draw, draw_ground
from .style import THEMES

__all__ = ["OVERLAYS", "THEMES", "draw", "draw_ground"]
