"""Sizes: one unit of a picture is one pace."""

from __future__ import annotations

from ..position.records import PACE

MARGIN, HEADER, FOOTER = 48, 354, 274
"""Paper around the field of a framed picture."""
ZOOM = 2.0
"""How much larger the frame's text is than on the hex maps."""
STEP = 100
"""Paces between two marks of the ruler."""
BASE = 160
CONTOUR = 40
"""Paces of height between two tones of a hill."""


def paces(length: int) -> float:
    """A length of the engine in paces."""
    return int(length) / PACE
