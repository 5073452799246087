"""A served battle."""

from __future__ import annotations

from bellona.gamekit import serving

from ..actions.verbs import ANYWHERE
from ..engine import ENGINE

SERVING = serving.bound(__name__, ENGINE, ANYWHERE)
