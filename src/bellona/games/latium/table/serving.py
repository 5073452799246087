"""A served game."""

from __future__ import annotations

from bellona.gamekit import serving

from ..engine import ENGINE

NOTHING_FORESEEN = 0
"""Whether an answer rolls may depend on what others hold, so no button shows it."""
SERVING = serving.bound(__name__, ENGINE, NOTHING_FORESEEN)
